#if canImport(UIKit)
  import Testing
  import UIKit

  /// What stays where it is on screen.
  @MainActor @Suite("Offsets of self-sizing") struct SizingOffsetTests {
    @Test("Scrolling up into rows that were never measured moves nothing on screen (Semantics 5.10, 12.15)")
    func scrollingUp() {
      let screen = Screen.wishingRows([100], height: 300, estimate: 20) { _ in 60 }
      screen.layOut()
      screen.scroll(to: 1_100)
      for _ in 0..<20 {
        let inside = (screen.view.indexPathsForVisibleItems.min()?.item ?? 0) + 2
        let place = screen.place(0, inside)
        screen.scroll(to: screen.view.contentOffset.y - 7)
        #expect(screen.place(0, inside) == place.map { $0 + 7 })
      }
    }

    private func update(_ screen: Screen, _ counts: [Int], _ calls: @escaping (UICollectionView) -> Void) {
      screen.view.performBatchUpdates {
        screen.source.counts = counts
        calls(screen.view)
      }
      screen.layOut()
    }

    @Test(
      "A row inserted or deleted above moves the first visible item by nothing, and its cell stays (Semantics 5.10a)")
    func above() async {
      let screen = Screen.wishingRows([50], height: 300, estimate: 40) { _ in 40 }
      screen.layOut()
      screen.scroll(to: 410)
      let cell = screen.view.cellForItem(at: path(0, 10))
      update(screen, [51]) { $0.insertItems(at: [path(0, 0)]) }
      await Engine.settle()
      #expect(screen.place(0, 11) == -10)
      #expect(screen.view.cellForItem(at: path(0, 11)) === cell)
      update(screen, [50]) { $0.deleteItems(at: [path(0, 3)]) }
      await Engine.settle()
      #expect(screen.place(0, 10) == -10)
      #expect(screen.view.cellForItem(at: path(0, 10)) === cell)
    }

    @Test("So does a section above, when visible cells come into another section (Semantics 5.10a)")
    func sectionAbove() async {
      let screen = Screen.wishingRows([20, 20], height: 300, estimate: 40) { _ in 40 }
      screen.layOut()
      screen.scroll(to: 810)
      let cell = screen.view.cellForItem(at: path(1, 1))
      update(screen, [2, 20, 20]) { $0.insertSections(IndexSet(integer: 0)) }
      await Engine.settle()
      #expect(screen.place(2, 1) == 30)
      #expect(screen.view.cellForItem(at: path(2, 1)) === cell)
    }

    @Test("At the very top the old first row stays, the new one is above the screen (Semantics 5.10b)")
    func atTop() async {
      let screen = Screen.wishingRows([50], height: 300, estimate: 40) { _ in 40 }
      screen.layOut()
      update(screen, [51]) { $0.insertItems(at: [path(0, 0)]) }
      await Engine.settle()
      #expect(screen.place(0, 1) == 0)
    }

    @Test("A snapshot does the same (Semantics 5.10a, 5.10b)")
    func snapshots() async {
      let layout = UICollectionViewCompositionalLayout(section: .wishingRows(40))
      let screen = Screen.wishing([], height: 300, layout) { $0.heights { _ in 40 } }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }
      func apply(_ items: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot, animatingDifferences: true)
      }
      apply(Array(0..<50))
      screen.layOut()
      screen.scroll(to: 410)
      apply([100, 101] + Array(0..<50))
      await Engine.settle()
      #expect(screen.place(0, 12) == -10)
    }

    @Test("For a snapshot a layout's own target is not used (Semantics 6.16d)")
    func target() async {
      let layout = TargetComposition(section: .wishingRows(40))
      let screen = Screen.wishing([], height: 300, layout) { $0.heights { _ in 40 } }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: screen.view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }
      func apply(_ items: Range<Int>) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(items))
        source.apply(snapshot, animatingDifferences: true)
        screen.layOut()
      }
      apply(0..<50)
      apply(0..<49)
      await Engine.settle()
      #expect(screen.view.contentOffset.y == 0)
    }

    @Test(
      "A scroll to an item among estimates may miss it, and has found it after three calls (Semantics 7.13, 7.13a)",
      arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom])
    func scrollToItem(_ position: UICollectionView.ScrollPosition) {
      let screen = Screen.wishingRows([200], height: 300, estimate: 40) { CGFloat(30 + $0.item % 7 * 20) }
      screen.layOut()
      var places: [CGFloat?] = []
      for _ in 0..<4 {
        screen.view.scrollToItem(at: path(0, 120), at: position, animated: false)
        screen.layOut()
        places.append(screen.place(0, 120))
      }
      // It wants 50.
      let place: CGFloat = position == .top ? 0 : position == .bottom ? 250 : 125
      #expect(places[2] == place)
      #expect(places[3] == place)
    }

    @Test("Another width keeps the first item (Semantics 5.10c)")
    func rotation() {
      let screen = Screen.wishingRows([100], height: 300, estimate: 40) { _ in 40 }
      screen.wishes.size = { _, given in CGSize(width: given.width, height: 12_800 / given.width) }
      screen.layOut()
      screen.scroll(to: 400)
      let first = screen.view.indexPathsForVisibleItems.min()
      screen.view.frame = CGRect(x: 0, y: 0, width: 640, height: 200)
      screen.layOut()
      #expect(screen.view.indexPathsForVisibleItems.min() == first)
    }

    @Test("A cell that says that it changed grows downwards (Semantics 5.14)")
    func invalidation() {
      var height: CGFloat = 40
      let screen = Screen.wishingRows([50], height: 300, estimate: 40) { $0.item == 12 ? height : 40 }
      screen.layOut()
      screen.scroll(to: 400)
      height = 90
      screen.view.cellForItem(at: path(0, 12))?.invalidateIntrinsicContentSize()
      screen.layOut()
      #expect(screen.place(0, 12) == 80)
      #expect(screen.place(0, 13) == 170)
    }
  }

  private final class TargetComposition: UICollectionViewCompositionalLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: 0, y: 77)
    }
  }
#endif
