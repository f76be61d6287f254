import CollectionCore
import Foundation
import TestSupport
import Testing

@testable import VirtualCollectionView

/// What is done to a list whose cells size themselves.
private enum SizingStep: CustomStringConvertible {
  case scroll(CGFloat)
  case insert(Int)
  case delete(Int)
  case move(Int, Int)
  case reload(Int)
  case configure(Int)
  case invalidate
  case reloadData

  var description: String {
    switch self {
    case .scroll(let y): "scroll \(y)"
    case .insert(let item): "insert \(item)"
    case .delete(let item): "delete \(item)"
    case .move(let from, let to): "move \(from) \(to)"
    case .reload(let item): "reload \(item)"
    case .configure(let item): "configure \(item)"
    case .invalidate: "invalidate"
    case .reloadData: "reload all"
    }
  }

  static func random(using random: inout SeededRandom) -> SizingStep {
    let item = Int.random(in: 0..<500, using: &random)
    switch Int.random(in: 0...12, using: &random) {
    case 0...5: return .scroll(CGFloat(Int.random(in: 0..<12_000, using: &random)))
    case 6: return .insert(item)
    case 7...8: return .delete(item)
    case 9: return .move(item, Int.random(in: 0..<500, using: &random))
    case 10: return Bool.random(using: &random) ? .reload(item) : .configure(item)
    case 11: return .invalidate
    default: return Int.random(in: 0...4, using: &random) == 0 ? .reloadData : .scroll(0)
    }
  }
}

/// What is in the first section: numbers, by which rows have their heights.
private final class SizingRows {
  var identifiers = Array(0..<300)
  private var count = 300

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor @Suite("Self-sizing in a flow layout at random") struct FlowSizingRandomTests {
  @Test("Whatever is scrolled and edited, items stand where all sizes written down put them (Semantics 5.6–5.8)")
  func random() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let steps = (0..<Int.random(in: 1...25, using: &random)).map { _ in SizingStep.random(using: &random) }
      let width = [100, 45, 30].randomElement(using: &random)!
      guard failure(steps, width: width) != nil else { continue }
      var small = steps
      var index = 0
      while index < small.count {
        var fewer = small
        fewer.remove(at: index)
        if failure(fewer, width: width) != nil { small = fewer } else { index += 1 }
      }
      Issue.record("seed \(seed), width \(width): \(failure(small, width: width) ?? "") – \(small)")
      return
    }
  }

  private func failure(_ steps: [SizingStep], width: Int) -> String? {
    let rows = SizingRows()
    let fixture = SizingFixture(counts: [300, 3]) { _ in nil }
    fixture.flow.estimatedItemSize = CGSize(width: width, height: 40)
    fixture.flow.headerReferenceSize = CGSize(width: 0, height: 10)
    fixture.size = { path, size in
      let identifier = path.section == 0 ? rows.identifiers[path.item] : path.item
      return CGSize(width: size.width, height: CGFloat(20 + identifier * 37 % 50))
    }
    fixture.layout()
    if let failure = difference(fixture) { return "at first: \(failure)" }
    for step in steps {
      perform(step, fixture, rows)
      if let failure = difference(fixture) { return "\(step): \(failure)" }
    }
    return nil
  }

  private func perform(_ step: SizingStep, _ fixture: SizingFixture, _ rows: SizingRows) {
    let view = fixture.view
    let count = rows.identifiers.count
    switch step {
    case .scroll(let y): fixture.scroll(to: min(y, max(0, view.contentSize.height - view.bounds.height)))
    case .invalidate:
      fixture.flow.invalidateLayout()
      fixture.layout()
    case .reloadData:
      view.reloadData()
      fixture.layout()
    case .insert(let item):
      rows.identifiers.insert(rows.next(), at: item % (count + 1))
      fixture.source.counts[0] = count + 1
      view.performBatchUpdates { view.insertItems(at: [path(0, item % (count + 1))]) }
    case .delete(let item):
      guard count > 0 else { return }
      rows.identifiers.remove(at: item % count)
      fixture.source.counts[0] = count - 1
      view.performBatchUpdates { view.deleteItems(at: [path(0, item % count)]) }
    case .move(let from, let to):
      guard count > 0 else { return }
      let moved = rows.identifiers.remove(at: from % count)
      rows.identifiers.insert(moved, at: to % count)
      view.performBatchUpdates { view.moveItem(at: path(0, from % count), to: path(0, to % count)) }
    case .reload(let item):
      guard count > 0 else { return }
      rows.identifiers[item % count] = rows.next()
      view.performBatchUpdates { view.reloadItems(at: [path(0, item % count)]) }
    case .configure(let item):
      guard count > 0 else { return }
      rows.identifiers[item % count] = rows.next()
      view.reconfigureItems(at: [path(0, item % count)])
    }
    fixture.layout()
  }

  /// What differs between where items stand and where their sizes, each written down, put them.
  private func difference(_ fixture: SizingFixture) -> String? {
    let flow = fixture.flow
    if let wrong = flow._solved.solver.checkInvariants() ?? flow._measured.checkInvariants() { return wrong }
    if !fixture.view.violations.isEmpty { return "\(fixture.view.violations)" }
    let rest = flow._measured.average ?? LayoutSize(flow.estimatedItemSize)
    var naive = FlowSolver(axis: .vertical, breadth: 100, scale: 2)
    for (number, section) in flow.selfSizedSections().enumerated() {
      var sizes = [LayoutSize](repeating: rest, count: section.items.count)
      for entry in flow._measured.entries(inSection: number) { sizes[Int(entry.item)] = entry.size }
      var section = section
      section.items = .sizes(sizes)
      naive.append(section)
    }
    for section in 0..<naive.sectionCount {
      for item in 0..<naive.itemCount(inSection: section) {
        guard let found = flow._solved.frame(ofItem: ItemPath(section, item)),
          let expected = naive.frame(ofItem: ItemPath(section, item))
        else { return "\(section).\(item) is not there" }
        // Half a pixel in the middle of a line, and a tie that the last bit decides.
        guard abs(found.x - expected.x) <= 0.5, abs(found.y - expected.y) <= 0.5,
          abs(found.width - expected.width) < 1e-9, abs(found.height - expected.height) < 1e-9
        else { return "\(section).\(item) is at \(found), not at \(expected)" }
      }
    }
    return abs(flow._solved.solver.contentSize.height - naive.contentSize.height) <= 0.5
      ? nil : "\(flow._solved.solver.contentSize.height) high, not \(naive.contentSize.height)"
  }

  @Test("In a million rows and in a grid, jumps and scrolls compute the flow anew for nobody", arguments: [100, 30])
  func inPlace(_ width: CGFloat) {
    let fixture = SizingFixture(counts: [1_000_000]) { _ in nil }
    fixture.flow.estimatedItemSize = CGSize(width: width, height: 40)
    fixture.size = { path, size in CGSize(width: size.width, height: CGFloat(20 + path.item * 37 % 50)) }
    fixture.layout()
    let flow = ObjectIdentifier(fixture.flow._solved)
    var measured = fixture.flow._measured.count
    for jump in [0.5, 0.25, 0.75, 1, 0] {
      var y = CGFloat(jump) * (fixture.view.contentSize.height - 300)
      fixture.scroll(to: y)
      for step in 0..<20 {
        y = max(0, y + (step % 4 < 2 ? -70 : 50))
        fixture.scroll(to: y)
      }
      #expect(fixture.flow._measured.count > measured || jump == 0)
      measured = fixture.flow._measured.count
    }
    // A flow that is computed again is another object.
    #expect(ObjectIdentifier(fixture.flow._solved) == flow)
    #expect(fixture.view.counters.sizeForItemCalls == 0)
    #expect(fixture.view.violations.isEmpty)
    #expect(fixture.flow._solved.solver.checkInvariants() == nil)
  }
}
