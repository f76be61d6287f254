import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// A list that is scrolled, edited, resized and invalidated, against a model that knows which item was measured and adds
/// heights up from the beginning.
@MainActor @Suite("Self-sizing in a compositional layout, any course of events") struct CompositionalSizingRandomTests {
  /// What happens; numbers are taken modulo what there is, so that leaving steps out leaves a legal course.
  enum Step: CustomStringConvertible {
    case scroll(Int)
    case jump(Int)
    case insert(Int)
    case delete(Int)
    case move(Int, Int)
    case change(Int)
    case invalidate
    case resize(Int)
    case reload

    var description: String {
      switch self {
      case .scroll(let by): "scroll \(by)"
      case .jump(let to): "jump \(to)"
      case .insert(let at): "insert \(at)"
      case .delete(let at): "delete \(at)"
      case .move(let from, let to): "move \(from) \(to)"
      case .change(let item): "change \(item)"
      case .invalidate: "invalidate"
      case .resize(let height): "resize \(height)"
      case .reload: "reload"
      }
    }

    static func random(_ random: inout SeededRandom) -> Step {
      let number = Int.random(in: 0..<1_000, using: &random)
      switch Int.random(in: 0..<14, using: &random) {
      case 0...3: return .scroll(number % 121 - 60)
      case 4...5: return .jump(number)
      case 6...7: return .insert(number)
      case 8: return .delete(number)
      case 9: return .move(number, Int.random(in: 0..<1_000, using: &random))
      case 10: return .change(number)
      case 11: return .invalidate
      case 12: return .resize(number % 100)
      default: return .reload
      }
    }
  }

  /// What is wrong after the first step that leads to something wrong.
  private func problem(_ steps: [Step], perRow: Int) -> String? {
    let model = Course(perRow: perRow)
    if let problem = model.problem() { return "at the beginning: \(problem)" }
    for (index, step) in steps.enumerated() {
      if let problem = model.take(step) ?? model.problem() { return "step \(index), \(step): \(problem)" }
    }
    return nil
  }

  @Test(
    "Frames, content and what is on screen are those of heights that are added up", arguments: 0..<60 as Range<UInt64>)
  func courses(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var steps = (0..<30).map { _ in Step.random(&random) }
    let perRow = Int(seed % 2) + 1
    guard problem(steps, perRow: perRow) != nil else { return }
    var index = 0
    while index < steps.count {
      var fewer = steps
      fewer.remove(at: index)
      if problem(fewer, perRow: perRow) != nil { steps = fewer } else { index += 1 }
    }
    Issue.record("seed \(seed), \(perRow) a row: \(steps) — \(problem(steps, perRow: perRow) ?? "")")
  }
}

@MainActor private final class Course {
  private struct Item {
    var height: CGFloat
    /// What was measured; nil when it never was, or was forgotten.
    var measured: CGFloat?
  }

  private var items: [Item] = []
  private var made = 0
  private let perRow: Int
  private let estimate: CGFloat = 40
  private let fixture: SizingFixture
  private var view: CollectionView { fixture.view }

  init(perRow: Int) {
    self.perRow = perRow
    let layout = CollectionViewCompositionalLayout(
      section: .pairs(.estimated(40), row: .estimated(40), count: perRow))
    fixture = SizingFixture(counts: [0], size: CGSize(width: 100, height: 200), layout: layout) { _ in nil }
    for _ in 0..<25 { items.append(makeItem()) }
    fixture.source.counts = [items.count]
    fixture.height = { [unowned self] path in self.items[path.item].height }
    fixture.layout()
    noteVisible()
  }

  private func makeItem() -> Item {
    made += 1
    return Item(height: CGFloat(20 + made * 37 % 61), measured: nil)
  }

  /// What is on screen was measured.
  private func noteVisible() {
    for path in view.indexPathsForVisibleItems { items[path.item].measured = items[path.item].height }
  }

  /// Whoever was asked and then pushed away keeps what came of it: the model takes it over from the layout.
  private func noteAsked() {
    for path in fixture.asked.compactMap({ Int($0.dropFirst(2)) }) where path < items.count {
      if fixture.known(path) == items[path].height { items[path].measured = items[path].height }
    }
    fixture.asked = []
  }

  private var firstOnScreen: Int? { view.indexPathsForVisibleItems.map(\.item).min() }

  private func place(_ item: Int) -> CGFloat? { fixture.place(path(0, item)) }

  /// Carries a step out, in the view and in the model; says what moved that should not have.
  func take(_ step: CompositionalSizingRandomTests.Step) -> String? {
    fixture.asked = []
    var complaint: String?
    switch step {
    case .scroll(let by): fixture.scroll(to: view.contentOffset.y + CGFloat(by))
    case .jump(let to): fixture.scroll(to: CGFloat(to))
    case .insert(let at):
      let index = at % (items.count + 1)
      complaint = stays(maps: { $0 >= index ? $0 + 1 : $0 }) {
        self.items.insert(self.makeItem(), at: index)
        self.view.insertItems(at: [path(0, index)])
      }
    case .delete(let at):
      guard !items.isEmpty else { break }
      let index = at % items.count
      complaint = stays(maps: { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }) {
        self.items.remove(at: index)
        self.view.deleteItems(at: [path(0, index)])
      }
    case .move(let from, let to):
      guard !items.isEmpty else { break }
      let (source, target) = (from % items.count, to % items.count)
      complaint = stays(maps: { old in
        guard old != source else { return nil }
        let without = old > source ? old - 1 : old
        return without >= target ? without + 1 : without
      }) {
        let item = self.items.remove(at: source)
        self.items.insert(item, at: target)
        self.view.moveItem(at: path(0, source), to: path(0, target))
      }
    case .change(let item):
      guard !items.isEmpty else { break }
      let index = item % items.count
      // A cell is told of; others are asked when they come into sight.
      guard view.cellForItem(at: path(0, index)) != nil else { break }
      items[index].height = 101 - items[index].height
      view.reconfigureItems(at: [path(0, index)])
    case .invalidate:
      fixture.composed.invalidateLayout()
      let visible = Set(view.indexPathsForVisibleItems.map(\.item))
      for index in items.indices where !visible.contains(index) { items[index].measured = nil }
      fixture.layout()
    case .resize(let height):
      view.frame.size.height = 150 + CGFloat(height)
      fixture.layout()
    case .reload:
      for index in items.indices { items[index].measured = nil }
      view.reloadData()
      fixture.layout()
    }
    noteAsked()
    noteVisible()
    return complaint
  }

  /// Carries an update out and says when the first item that stays moved on screen although there was room.
  private func stays(maps: (Int) -> Int?, _ change: @escaping () -> Void) -> String? {
    let visible = view.indexPathsForVisibleItems.map(\.item).sorted { (place($0)!, $0) < (place($1)!, $1) }
    let held = visible.first { maps($0) != nil }
    let before = held.flatMap { place($0) }
    view.performBatchUpdates {
      change()
      self.fixture.source.counts = [self.items.count]
    }
    noteVisible()
    let offset = view.contentOffset.y
    let end = max(0, view.contentSize.height - view.bounds.height)
    // Beside the ends, and with one item a row, where it moves neither to another row nor to another neighbour.
    guard perRow == 1, offset > 0, offset < end, let held, let now = maps(held), let before else { return nil }
    guard let place = place(now) else { return "item \(held), now \(now), left the screen" }
    return abs(place - before) < 1e-6 ? nil : "item \(held), now \(now), moved from \(before) to \(place)"
  }

  /// Whether frames and content are what the heights say, and what is on screen has its own height.
  func problem() -> String? {
    if let violation = view.violations.first { return "\(violation)" }
    var y: CGFloat = 0
    var index = 0
    while index < items.count {
      let row = index..<min(index + perRow, items.count)
      for item in row {
        let frame = fixture.composed.layoutAttributesForItem(at: path(0, item))?.frame
        let height = items[item].measured ?? estimate
        if frame?.minY != y || frame?.height != height {
          return "item \(item) should be at \(y), \(height) high, and has \(frame.map { "\($0)" } ?? "no frame")"
        }
      }
      y += row.map { items[$0].measured ?? estimate }.max() ?? 0
      index = row.upperBound
    }
    if view.contentSize.height != y { return "the content is \(view.contentSize.height) high and not \(y)" }
    let seen = view.contentOffset.y..<(view.contentOffset.y + view.bounds.height)
    for item in items.indices {
      let frame = fixture.composed.layoutAttributesForItem(at: path(0, item))!.frame
      let touches = frame.maxY > seen.lowerBound && frame.minY < seen.upperBound && frame.height > 0
      let cell = view.cellForItem(at: path(0, item))
      if touches != (cell != nil) { return "item \(item) at \(frame.minY) is \(touches ? "not " : "")on screen" }
      if let cell, cell.frame.height != items[item].height {
        return "item \(item) is \(cell.frame.height) high and wants \(items[item].height)"
      }
    }
    return nil
  }
}
