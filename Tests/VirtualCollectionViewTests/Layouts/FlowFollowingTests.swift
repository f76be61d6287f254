import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// Flow layouts with sizes by range, which follow updates.
@MainActor @Suite("Sizes by range") struct FlowFollowingTests {
  /// A model of names; each name has a size.
  @MainActor final class Model {
    var sections: [[Int]]
    var asked: [String] = []
    /// What one more point in the height of every item shows: whether its size was asked for again.
    var more: CGFloat = 0

    init(_ sections: [[Int]]) { self.sections = sections }

    func sizes(_ section: Int, _ items: Range<Int>) -> [CGSize] {
      asked.append("\(section): \(items)")
      return sections[section][items].map { size($0) }
    }

    func size(_ name: Int) -> CGSize {
      CGSize(width: 30 + CGFloat(name * 37 % 80), height: 20 + CGFloat(name * 11 % 30) + more)
    }
  }

  private func scene(_ model: Model, _ layout: CollectionViewFlowLayout = CollectionViewFlowLayout()) -> Fixture {
    layout.itemSizesInRange = { [model] in model.sizes($0, $1) }
    layout.headerReferenceSize = CGSize(width: 10, height: 12)
    let fixture = Fixture(counts: model.sections.map(\.count), size: CGSize(width: 320, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func frames(_ fixture: Fixture) -> [[CGRect]] {
    let layout = fixture.view.collectionViewLayout
    return fixture.source.counts.enumerated().map { section, count in
      (0..<count).map { layout.layoutAttributesForItem(at: path(section, $0))?.frame ?? .null }
    }
  }

  private func update(
    _ fixture: Fixture, _ model: Model, to sections: [[Int]], _ calls: @escaping (CollectionView) -> Void
  ) {
    fixture.view.performBatchUpdates {
      model.sections = sections
      fixture.source.counts = sections.map(\.count)
      calls(fixture.view)
    }
  }

  @Test("An update asks for what is new or reloaded, and the frames are those of a layout from scratch")
  func asksForWhatIsNew() {
    let model = Model([Array(0..<60), Array(60..<70)])
    let fixture = scene(model)
    #expect(model.asked == ["0: 0..<60", "1: 0..<10"])
    model.asked = []
    var first = Array(0..<60)
    first.remove(at: 3)
    first.insert(contentsOf: [100, 101], at: 20)
    update(fixture, model, to: [first, [102], Array(60..<70)]) { view in
      view.deleteItems(at: [path(0, 3)])
      view.insertItems(at: [path(0, 20), path(0, 21)])
      view.reloadItems(at: [path(1, 9)])
      view.insertSections([1])
    }
    #expect(model.asked == ["0: 20..<22", "1: 0..<1", "2: 9..<10"])
    #expect(frames(fixture) == frames(scene(model)))
    #expect(fixture.view.violations.map(\.rule) == [])
    #expect(fixture.view.checkInvariants() == nil)
  }

  @Test("What stays keeps its size through an update; a reload, an empty batch and an invalidation ask again")
  func keepsSizes() {
    let model = Model([Array(0..<30)])
    let fixture = scene(model)
    let height = { (item: Int) in frames(fixture)[0][item].height }
    model.more = 100
    update(fixture, model, to: [[50] + Array(0..<30)]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(height(0) == model.size(50).height)
    #expect(height(6) == model.size(5).height - 100)
    update(fixture, model, to: model.sections) { $0.reloadItems(at: [path(0, 6)]) }
    #expect(height(6) == model.size(5).height)
    #expect(height(7) == model.size(6).height - 100)
    fixture.view.performBatchUpdates(nil)
    #expect(height(7) == model.size(6).height)
    model.more = 0
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(height(7) == model.size(6).height)
    #expect(frames(fixture) == frames(scene(model)))
  }

  @Test("An invalidation in the block of a batch has everything asked for again")
  func invalidatedInBlock() {
    let model = Model([Array(0..<30)])
    let fixture = scene(model)
    model.more = 50
    model.asked = []
    update(fixture, model, to: [Array(1..<30)]) { view in
      view.deleteItems(at: [path(0, 0)])
      view.collectionViewLayout.invalidateLayout()
    }
    #expect(model.asked == ["0: 0..<29"])
    #expect(frames(fixture) == frames(scene(model)))
  }

  @Test("A metric that is set in the block counts, and other insets after the update find every item where it belongs")
  func otherMetrics() {
    let model = Model([Array(0..<30)])
    let flow = CollectionViewFlowLayout()
    let fixture = scene(model, flow)
    update(fixture, model, to: [Array(1..<30)]) { view in
      view.deleteItems(at: [path(0, 0)])
      flow.minimumLineSpacing = 3
    }
    let other = CollectionViewFlowLayout()
    other.minimumLineSpacing = 3
    #expect(frames(fixture) == frames(scene(model, other)))
    update(fixture, model, to: [Array(2..<30)]) { $0.deleteItems(at: [path(0, 0)]) }
    for target in [fixture, scene(model, other)] {
      target.view.contentInset.left = 40
      target.view.layoutIfNeeded()
    }
    #expect(frames(fixture) == frames(scene(model, other).inset(40)))
  }

  @Test("A layout that invalidates itself after super prepared is not brought forward twice")
  func preparedTwice() {
    @MainActor final class Twice: CollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        let context = CollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        invalidateLayout(with: context)
      }
    }
    let model = Model([Array(0..<30)])
    let fixture = scene(model, Twice())
    update(fixture, model, to: [[29] + Array(0..<29)]) { $0.moveItem(at: path(0, 29), to: path(0, 0)) }
    #expect(frames(fixture) == frames(scene(model)))
  }

  @Test("A list that is too short is filled up with the item size, in an update as well")
  func tooShort() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 33, height: 7)
    let fixture = Fixture(counts: [3], size: CGSize(width: 320, height: 300), layout: flow)
    flow.itemSizesInRange = { _, items in items.count > 1 ? [CGSize(width: 20, height: 20)] : [] }
    fixture.view.layoutIfNeeded()
    #expect(frames(fixture)[0].map(\.height) == [20, 7, 7])
    fixture.view.performBatchUpdates {
      fixture.source.counts = [4]
      fixture.view.insertItems(at: [path(0, 1)])
    }
    #expect(frames(fixture)[0].map(\.height) == [20, 7, 7, 7])
  }

  @Test("Sizes by range come before those of whole sections, and behind those of the delegate")
  func precedence() {
    let model = Model([Array(0..<9)])
    let flow = CollectionViewFlowLayout()
    flow.itemSizes = { _ in [CGSize(width: 1, height: 1)] }
    let fixture = scene(model, flow)
    #expect(frames(fixture)[0].map(\.size) == model.sections[0].map { model.size($0) })
    let delegate = BulkSizesTests.OneByOne((0..<10).map { CGSize(width: 40, height: 40 + $0) })
    fixture.view.delegate = delegate
    fixture.view.collectionViewLayout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    model.asked = []
    update(fixture, model, to: [[20] + Array(0..<9)]) { $0.insertItems(at: [path(0, 0)]) }
    #expect(model.asked == [])
    #expect(frames(fixture)[0].map(\.height) == (0..<10).map { CGFloat(40 + $0) })
  }

  @Test("Batches at random leave the frames and the screen of a layout from scratch")
  func atRandom() {
    for seed in UInt64(0)..<60 {
      var random = SeededRandom(seed: seed)
      var names = 1000
      let model = Model([Array(0..<Int.random(in: 0...200, using: &random)), Array(300..<320)])
      let fixture = scene(model)
      for step in 0..<6 {
        var sections = model.sections
        var deletes: [IndexPath] = []
        var inserts: [IndexPath] = []
        for section in sections.indices {
          let gone = Set((0..<4).compactMap { _ in sections[section].indices.randomElement(using: &random) })
          for item in gone.sorted(by: >) {
            sections[section].remove(at: item)
            deletes.append(path(section, item))
          }
          let places = Set((0..<4).map { _ in Int.random(in: 0...sections[section].count, using: &random) }).sorted()
          for place in places {
            sections[section].insert(names, at: place)
            inserts.append(path(section, place))
            names += 1
          }
        }
        update(fixture, model, to: sections) {
          $0.deleteItems(at: deletes)
          $0.insertItems(at: inserts)
        }
        let wanted = scene(model)
        guard frames(fixture) == frames(wanted), fixture.view.contentSize == wanted.view.contentSize else {
          Issue.record("seed \(seed), step \(step): deleted \(deletes.map(name)), inserted \(inserts.map(name))")
          return
        }
        fixture.scroll(to: CGFloat(Int.random(in: 0...900, using: &random)))
        #expect(fixture.view.checkInvariants() == nil)
      }
    }
  }
}

extension Fixture {
  /// The same view with another inset at the left, laid out.
  fileprivate func inset(_ left: CGFloat) -> Fixture {
    view.contentInset.left = left
    view.layoutIfNeeded()
    return self
  }
}
