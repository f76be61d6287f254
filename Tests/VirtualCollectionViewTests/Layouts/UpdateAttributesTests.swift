import Foundation
import Testing
import VirtualCollectionView

/// What our layouts say about where elements come from and go to in an update.
@MainActor @Suite("Initial and final attributes") struct UpdateAttributesTests {
  @MainActor final class Flow: CollectionViewFlowLayout {
    var atEnd: () -> Void = {}
    override func finalizeCollectionViewUpdates() { atEnd() }
  }

  @MainActor final class Circle: CircleLayout {
    var atEnd: () -> Void = {}
    override func finalizeCollectionViewUpdates() { atEnd() }
  }

  @MainActor final class Pages: PagedGridLayout {
    var atEnd: () -> Void = {}
    override func finalizeCollectionViewUpdates() { atEnd() }
  }

  @MainActor final class Waterfall: WaterfallLayout {
    var atEnd: () -> Void = {}
    override func finalizeCollectionViewUpdates() { atEnd() }
  }

  /// Gives every item a size of its own, by what it is and not where it is.
  @MainActor final class SizedSource: ListSource, CollectionViewDelegateFlowLayout, WaterfallLayoutDelegate {
    /// The name of each item, section by section.
    var names: [[Int]] = [] {
      didSet { counts = names.map(\.count) }
    }

    private func height(_ path: IndexPath) -> CGFloat { CGFloat(20 + names[path.section][path.item] * 7 % 31) }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 20 + names[indexPath.section][indexPath.item] % 3 * 30, height: Int(height(indexPath)))
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      heightForItemAt indexPath: IndexPath, columnWidth: CGFloat
    ) -> CGFloat { height(indexPath) }
  }

  struct Look: Equatable, CustomStringConvertible {
    var path: IndexPath
    var frame: CGRect
    var alpha: CGFloat

    @MainActor init?(_ attributes: CollectionViewLayoutAttributes?) {
      guard let attributes else { return nil }
      self.init(attributes.indexPath, attributes.frame, attributes.alpha)
    }

    init(_ path: IndexPath, _ frame: CGRect, _ alpha: CGFloat) {
      self.path = path
      self.frame = frame
      self.alpha = alpha
    }

    var description: String { "\(path) \(frame) \(alpha)" }
  }

  private static let header = CollectionView.elementKindSectionHeader

  /// A view that shows `names`, with the layout of a kind.
  private func scene(_ kind: String, _ names: [[Int]]) -> (
    CollectionView, SizedSource, hook: (@escaping () -> Void) -> Void
  ) {
    let layout: CollectionViewLayout
    let hook: (@escaping () -> Void) -> Void
    switch kind {
    case "flow":
      let flow = Flow()
      flow.headerReferenceSize = CGSize(width: 10, height: 10)
      layout = flow
      hook = { flow.atEnd = $0 }
    case "circle":
      let circle = Circle()
      layout = circle
      hook = { circle.atEnd = $0 }
    case "pages":
      let pages = Pages()
      layout = pages
      hook = { pages.atEnd = $0 }
    default:
      let waterfall = Waterfall()
      waterfall.headerHeight = 10
      layout = waterfall
      hook = { waterfall.atEnd = $0 }
    }
    let fixture = Fixture(counts: [], size: CGSize(width: 200, height: 150), layout: layout)
    let source = SizedSource([])
    source.names = names
    fixture.view.dataSource = source
    fixture.view.delegate = source
    fixture.view.layoutIfNeeded()
    return (fixture.view, source, hook)
  }

  /// The frames of all items by name, and of all headers by the first name of their section.
  private func frames(_ view: CollectionView, _ names: [[Int]]) -> (items: [Int: CGRect], headers: [Int: CGRect]) {
    var items: [Int: CGRect] = [:]
    var headers: [Int: CGRect] = [:]
    let layout = view.collectionViewLayout
    for (section, list) in names.enumerated() {
      headers[section] =
        layout.layoutAttributesForSupplementaryView(ofKind: Self.header, at: path(section, 0))?.frame
      for (item, name) in list.enumerated() {
        items[name] = layout.layoutAttributesForItem(at: path(section, item))?.frame
      }
    }
    return (items, headers)
  }

  @Test(
    "What comes and goes fades in place, what stays comes from its old place and goes to its new one (Semantics 6.15)",
    arguments: ["flow", "circle", "pages", "waterfall"])
  func everyElement(_ kind: String) {
    let before = [Array(0..<40), Array(40..<52), Array(60..<64)]
    // Section 1 goes, one comes in front; 3 goes, 30 goes to 1, 39 is replaced by itself, 100 comes.
    var first = Array(0..<40)
    first.removeAll { $0 == 3 || $0 == 30 }
    first.insert(30, at: 1)
    first.append(100)
    let after = [[200, 201], first, Array(60..<64)]
    let (view, source, hook) = scene(kind, before)
    let old = frames(view, before)
    var asked = 0
    hook {
      let layout = view.collectionViewLayout
      let new = frames(view, after)
      for (section, list) in after.enumerated() {
        let oldSection = section == 0 ? nil : section == 1 ? 0 : 2
        let header = layout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: Self.header, at: path(section, 0))
        #expect(
          Look(header)
            == new.headers[section].map { frame in
              oldSection.map { Look(path(section, 0), old.headers[$0]!, 1) } ?? Look(path(section, 0), frame, 0)
            })
        for (item, name) in list.enumerated() {
          let wanted =
            name < 100 && name != 39
            ? Look(path(section, item), old.items[name]!, 1) : Look(path(section, item), new.items[name]!, 0)
          #expect(Look(layout.initialLayoutAttributesForAppearingItem(at: path(section, item))) == wanted)
          asked += 1
        }
      }
      for (section, list) in before.enumerated() {
        let newSection = section == 0 ? 1 : section == 1 ? nil : 2
        let header = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
          ofKind: Self.header, at: path(section, 0))
        #expect(
          Look(header)
            == old.headers[section].map { frame in
              newSection.map { Look(path(section, 0), new.headers[$0]!, 1) } ?? Look(path(section, 0), frame, 0)
            })
        for (item, name) in list.enumerated() {
          let stays = section != 1 && name != 3 && name != 39
          let wanted =
            stays ? Look(path(section, item), new.items[name]!, 1) : Look(path(section, item), old.items[name]!, 0)
          #expect(Look(layout.finalLayoutAttributesForDisappearingItem(at: path(section, item))) == wanted)
          asked += 1
        }
      }
    }
    view.performBatchUpdates {
      source.names = after
      view.deleteSections([1])
      view.insertSections([0])
      view.deleteItems(at: [path(0, 3)])
      view.moveItem(at: path(0, 30), to: path(1, 1))
      view.reloadItems(at: [path(0, 39)])
      view.insertItems(at: [path(1, 39)])
    }
    #expect(asked == 46 + 56)
    #expect(view.violations.map(\.rule) == [])
    let layout = view.collectionViewLayout
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0)) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0)) == nil)
  }

  @Test("Headers that were not there before fade in, those that are not there any more fade out")
  func otherHeaders() {
    let (view, source, hook) = scene("flow", [[1, 2]])
    let flow = view.collectionViewLayout as! Flow
    var looks: [Look?] = []
    func look() {
      hook {
        looks.append(
          Look(
            flow.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: Self.header, at: path(0, 0))))
        looks.append(
          Look(
            flow.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: Self.header, at: path(0, 0))))
      }
    }
    look()
    let header = Look(path(0, 0), CGRect(x: 0, y: 0, width: 200, height: 10), 0)
    view.performBatchUpdates {
      flow.headerReferenceSize = .zero
      source.names = [[1]]
      view.deleteItems(at: [path(0, 1)])
    }
    #expect(looks == [nil, header])
    looks = []
    view.performBatchUpdates {
      flow.headerReferenceSize = CGSize(width: 10, height: 10)
      source.names = [[1, 2]]
      view.insertItems(at: [path(0, 1)])
    }
    #expect(looks == [header, nil])
  }

  @Test("Paths that name nothing get nil: of other lengths, beyond the counts, of other kinds (Semantics 1.26b)")
  func oddPaths() {
    let (view, source, hook) = scene("flow", [[1, 2]])
    let layout = view.collectionViewLayout
    var answers: [CollectionViewLayoutAttributes?] = []
    hook {
      for odd in [IndexPath(), IndexPath(index: 0), path(0, 3), path(1, 0), path(-1, 0)] {
        answers.append(layout.initialLayoutAttributesForAppearingItem(at: odd))
        answers.append(layout.finalLayoutAttributesForDisappearingItem(at: odd))
        answers.append(
          layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: Self.header, at: odd))
        answers.append(
          layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: Self.header, at: odd))
      }
      answers.append(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "x", at: path(0, 0)))
      answers.append(layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: "x", at: path(0, 0)))
    }
    view.performBatchUpdates {
      source.names = [[1, 2, 3]]
      view.insertItems(at: [path(0, 2)])
    }
    #expect(answers.count == 22)
    #expect(answers.allSatisfy { $0 == nil })
    #expect(view.violations.map(\.rule) == [])
  }

  @Test("A pinned header comes from where it was held (Semantics 4.41a)")
  func pinned() {
    let (view, source, hook) = scene("flow", [Array(0..<40)])
    let flow = view.collectionViewLayout as! Flow
    flow.sectionHeadersPinToVisibleBounds = true
    view.contentOffset = CGPoint(x: 0, y: 100)
    view.layoutIfNeeded()
    var look: Look?
    hook {
      look = Look(flow.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: Self.header, at: path(0, 0)))
    }
    view.performBatchUpdates {
      source.names = [Array(1..<40)]
      view.deleteItems(at: [path(0, 0)])
    }
    #expect(look == Look(path(0, 0), CGRect(x: 0, y: 100, width: 200, height: 10), 1))
  }

  // MARK: Subclasses

  /// Puts every item half a point lower, and changes what super says about updates.
  @MainActor final class Lower: CollectionViewFlowLayout {
    var looks: [Look?] = []

    private func lowered(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes {
      let copy = attributes.copy() as! CollectionViewLayoutAttributes
      copy.frame.origin.y += 0.5
      return copy
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { lowered($0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      super.layoutAttributesForItem(at: indexPath).map { lowered($0) }
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let first = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      looks.append(Look(first))
      first?.frame.origin.x = 77
      looks.append(Look(super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)))
      return first
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let last = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      looks.append(Look(last))
      return last
    }
  }

  @Test("What an override made of a place counts, and what super answers is the caller's to change")
  func overrides() {
    let flow = Lower()
    flow.minimumLineSpacing = 0
    let fixture = Fixture(counts: [2], size: CGSize(width: 60, height: 150), layout: flow)
    fixture.view.layoutIfNeeded()
    fixture.view.performBatchUpdates {
      fixture.source.counts = [2]
      fixture.view.deleteItems(at: [path(0, 0)])
      fixture.view.insertItems(at: [path(0, 1)])
    }
    let top = CGRect(x: 5, y: 0.5, width: 50, height: 50)
    let next = CGRect(x: 5, y: 50.5, width: 50, height: 50)
    #expect(
      flow.looks == [
        Look(path(0, 0), top, 0), Look(path(0, 1), top, 1), Look(path(0, 0), next, 1), Look(path(0, 0), next, 1),
        Look(path(0, 1), next, 0), Look(path(0, 1), next, 0),
      ])
    let starts = fixture.view.lastUpdateAnimations.map(\.startFrame.minX)
    #expect(starts == [5, 5, 77])
    #expect(fixture.view.violations.map(\.rule) == [])
  }
}
