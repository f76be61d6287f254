#if canImport(UIKit)
  import Testing
  import UIKit

  /// Counts how often it is reloaded.
  private final class CountingView: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class SilentDelegate: NSObject, UICollectionViewDelegate {}

  @MainActor @Suite("First load, data source and delegate") struct FirstLoadTests {
    private let source = RecordingSource([10], CallLog())

    private func counting() -> (view: CountingView, shown: Shown<CountingView>) {
      let shown = Engine.show {
        CountingView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
      }
      shown.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      shown.view.reloads = 0
      return (shown.view, shown)
    }

    @Test(
      "The first layout reloads through the overridable method, the second does not (Semantics 2.2, 2.2b)"
    )
    func firstLayoutReloads() {
      let (view, shown) = counting()
      view.dataSource = source
      view.layoutIfNeeded()
      let reloads = view.reloads
      #expect(reloads > 0)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.reloads == reloads)
      withExtendedLifetime(shown) {}
    }

    @Test("A question for counts before the first layout loads as well (Semantics 2.2b)")
    func firstQuestionReloads() {
      let (view, shown) = counting()
      view.dataSource = source
      #expect(view.numberOfItems(inSection: 0) == 10)
      #expect(view.reloads > 0)
      withExtendedLifetime(shown) {}
    }

    @Test("Another data source means a reload, the same one again means nothing (Semantics 2.2, 2.2b)")
    func changingDataSource() {
      let (view, shown) = counting()
      view.dataSource = source
      view.layoutIfNeeded()
      let reloads = view.reloads
      view.dataSource = source
      #expect(view.reloads == reloads)
      let other = RecordingSource([2], CallLog())
      view.dataSource = other
      #expect(view.numberOfItems(inSection: 0) == 2)
      view.layoutIfNeeded()
      #expect(names(view.indexPathsForVisibleItems) == "0.0 0.1")
      view.dataSource = nil
      view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
      withExtendedLifetime(shown) {}
    }

    @Test("A view does not keep its data source and delegate alive (Semantics 2.18)")
    func weakness() {
      let (view, shown) = counting()
      do {
        let source = RecordingSource([5], CallLog())
        let delegate = SilentDelegate()
        view.dataSource = source
        view.delegate = delegate
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 5)
      }
      #expect(view.dataSource == nil)
      #expect(view.delegate == nil)
      withExtendedLifetime(shown) {}
    }

    @Test("What a delegate implements is found out for each delegate that is set (Semantics 2.18, 12.32)")
    func capabilities() {
      let screen = Screen.rows([100])
      screen.use(SilentDelegate())
      screen.layOut()
      screen.scroll(to: 300)
      #expect(screen.log.take("will", "did") == [])
      screen.view.delegate = screen.delegate
      screen.scroll(to: 400)
      #expect(screen.log.take("will", "did") == ["will 0.6", "did 0.3"])
      screen.view.delegate = nil
      screen.scroll(to: 500)
      #expect(screen.log.take("will", "did") == [])
    }
  }
#endif
