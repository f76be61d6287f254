import Foundation
import Testing
import VirtualCollectionView

/// Waterfalls with heights by range, which follow updates.
@MainActor @Suite("Heights by range") struct WaterfallFollowingTests {
  @MainActor final class Model {
    var names: [Int]
    var asked: [Range<Int>] = []
    var more: CGFloat = 0
    init(_ names: [Int]) { self.names = names }
    func height(_ name: Int) -> CGFloat { 20 + CGFloat(name * 11 % 30) + more }
  }

  private func scene(_ model: Model) -> Fixture {
    let layout = WaterfallLayout()
    layout.headerHeight = 12
    layout.itemHeights = { _ in [1] }
    layout.itemHeightsInRange = { [model] _, items in
      model.asked.append(items)
      return model.names[items].map { model.height($0) }
    }
    let fixture = Fixture(counts: [model.names.count], size: CGSize(width: 320, height: 300), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func frames(_ fixture: Fixture) -> [CGRect] {
    let layout = fixture.view.collectionViewLayout
    return (0..<fixture.source.counts[0]).map { layout.layoutAttributesForItem(at: path(0, $0))?.frame ?? .null }
  }

  private func update(
    _ fixture: Fixture, _ model: Model, to names: [Int], _ calls: @escaping (CollectionView) -> Void
  ) {
    model.asked = []
    fixture.view.performBatchUpdates {
      model.names = names
      fixture.source.counts = [names.count]
      calls(fixture.view)
    }
  }

  @Test("An update asks for what is new, what stays keeps its height, and an invalidation asks for everything")
  func asksForWhatIsNew() {
    let model = Model(Array(0..<50))
    let fixture = scene(model)
    #expect(model.asked == [0..<50])
    update(fixture, model, to: [49, 60, 61] + Array(1..<49)) { view in
      view.deleteItems(at: [path(0, 0)])
      view.moveItem(at: path(0, 49), to: path(0, 0))
      view.insertItems(at: [path(0, 1), path(0, 2)])
    }
    #expect(model.asked == [1..<3])
    #expect(frames(fixture) == frames(scene(model)))
    #expect(fixture.view.checkInvariants() == nil)
    model.more = 100
    update(fixture, model, to: [49, 60, 61] + Array(2..<49)) { $0.deleteItems(at: [path(0, 3)]) }
    #expect(model.asked == [])
    #expect(frames(fixture)[9].height == model.height(8) - 100)
    update(fixture, model, to: model.names) { $0.reloadItems(at: [path(0, 9)]) }
    #expect(model.asked == [9..<10])
    #expect(frames(fixture)[9].height == model.height(8))
    update(fixture, model, to: model.names) { _ in }
    #expect(model.asked == [0..<50])
    #expect(frames(fixture) == frames(scene(model)))
  }

  @Test("Other metrics, spans and too short lists are seen to from scratch")
  func fromScratch() throws {
    let model = Model(Array(0..<50))
    let fixture = scene(model)
    let layout = try #require(fixture.view.collectionViewLayout as? WaterfallLayout)
    update(fixture, model, to: Array(1..<50)) { view in
      view.deleteItems(at: [path(0, 0)])
      layout.numberOfColumns = 3
    }
    #expect(model.asked == [0..<49])
    #expect(frames(fixture)[0].width == 106.5)
    layout.itemSpans = { _ in [2] }
    fixture.view.layoutIfNeeded()
    update(fixture, model, to: Array(2..<50)) { $0.deleteItems(at: [path(0, 0)]) }
    #expect(model.asked == [0..<48])
    #expect(frames(fixture)[0].width == 213)
    layout.itemSpans = nil
    layout.itemHeightsInRange = { _, items in items.count == 1 ? [] : [CGFloat](repeating: 9, count: items.count) }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [])
    update(fixture, model, to: Array(1..<50)) { $0.insertItems(at: [path(0, 0)]) }
    #expect(frames(fixture).allSatisfy { $0.height == 9 })
  }
}
