import CollectionCore
import Foundation
import VirtualCollectionView

/// What a trace says happened to a view, as data at the start and steps.
@MainActor struct TracedStory {
  /// The data when the trace begins.
  private(set) var start: ScenarioData
  /// The data now.
  private(set) var end: ScenarioData
  /// The size of the view when the trace begins, in points.
  private(set) var size: LayoutSize
  private(set) var steps: [ScenarioStep] = []
  /// What could not be told.
  private(set) var notes: [String] = []
  /// The names of items in the document, by path now; nil when they are only counted.
  var names: ((ItemPath) -> String?)? {
    guard hasNames else { return nil }
    let end = end
    return { end.itemID(at: $0) }
  }

  private var hasNames: Bool
  private var items: NamedItems
  private var bounds: LayoutRect
  private var laidOut = false
  private let trace: CollectionView.Trace
  private let changes: [TracedChange]

  /// More items than this are counted and not named.
  static let mostNames = 2_000
  /// More steps than this are thinned out: of scrolls in a row the last is kept.
  static let mostSteps = 200

  init(_ view: CollectionView, tracedFrom first: Int) {
    trace = view.trace(from: first)
    changes = view.tracedChanges
    let known = changes.last { $0.event < first }?.after
    let beginning =
      known ?? changes.first.map { $0.before ?? $0.after } ?? view.knownCounts ?? SectionTable(counts: [])
    hasNames = ([beginning] + changes.map(\.after)).allSatisfy { $0.itemCount <= TracedStory.mostNames }
    items = NamedItems(beginning, named: hasNames)
    start = items.data
    end = items.data
    bounds = LayoutRect(origin: LayoutPoint(view.contentOffset), size: LayoutSize(view.bounds.size))
    size = bounds.size
    takeFirstBounds()
    size = bounds.size
    if bounds.origin != .zero { add(.scroll(.to(bounds.origin))) }
    tell()
    // Without a trace nobody knows; laid out is likely.
    settleLast(laidOut || trace.isEmpty)
    if steps.isEmpty, laidOut { steps = [ScenarioStep(.layout)] }
    thinOut()
    end = items.data
    if trace.isEmpty { notes.append("the view recorded no trace, so no steps are known") }
    takeLabels(of: view)
  }

  /// Where the view stood at the start: what the first question of a pass or the first change of the bounds says.
  private mutating func takeFirstBounds() {
    for record in trace.records {
      switch record.event {
      case .elementsQueried(let rect, _):
        bounds = trace.rect(rect)
        return
      case .boundsChanged(let rect):
        bounds = LayoutRect(origin: .zero, size: trace.rect(rect).size)
        return
      default: break
      }
    }
  }

  // MARK: Telling

  private mutating func tell() {
    var isOutside: [Bool] = []
    isOutside.reserveCapacity(trace.count)
    for (place, record) in trace.records.enumerated() {
      let cause = Int(record.cause) - trace.firstNumber
      // Between two passes, what one call brought about is the cause of the next call's.
      let outside = record.cause < 0 || (cause >= 0 && cause < place && isOutside[cause])
      var isStep = false
      switch record.event {
      case .elementsQueried: laidOut = true
      case .boundsChanged(let rect):
        isStep = outside
        move(to: trace.rect(rect), byCall: outside)
      case .offsetClamped(let rect): bounds = trace.rect(rect)
      case .reloadRequested:
        isStep = outside
        reload(trace.firstNumber + place)
      case .updateRequested: update(trace.firstNumber + place)
      case .layoutInvalidated(let mark):
        isStep = outside
        if record.cause < 0 { invalidate(mark) }
      case .itemSelected(let path): add(.select(path))
      case .itemDeselected(let path):
        // A reload deselects by itself.
        if trace[Int(record.cause)]?.event != .reloadRequested { add(.deselect(path)) }
      case .itemHighlighted, .itemUnhighlighted: note("highlights are left out")
      case .violated: note("rules were broken: the trace names them")
      default: break
      }
      isOutside.append(isStep)
    }
  }

  private mutating func note(_ text: String) { if !notes.contains(text) { notes.append(text) } }

  private mutating func settleLast(_ isLaidOut: Bool) {
    if let last = steps.indices.last, steps[last].action.name != .set { steps[last].layout = isLaidOut }
  }

  private mutating func add(_ action: StepAction, about: String? = nil) {
    if steps.isEmpty, laidOut { steps.append(ScenarioStep(.layout)) }
    settleLast(laidOut)
    steps.append(ScenarioStep(action, about: about))
    laidOut = false
  }

  private mutating func move(to rect: LayoutRect, byCall: Bool) {
    defer { bounds = rect }
    guard byCall else { return }
    if rect.size != bounds.size { add(.resize(rect.size)) }
    if rect.origin != bounds.origin { add(.scroll(.to(rect.origin))) }
  }

  private mutating func reload(_ number: Int) {
    // The first reload is the view's own, when it loads.
    guard changes.contains(where: { $0.event < number }) else { return }
    if let change = changes.first(where: { $0.event > number && $0.operations == nil }) {
      let before = items
      items.take(change.after)
      if items != before { add(.set(items.data)) }
    }
    add(.reloadData)
  }

  private mutating func update(_ number: Int) {
    guard let change = changes.first(where: { $0.event == number }), let operations = change.operations else { return }
    let plan = change.before.flatMap { try? UpdatePlan(before: $0, after: change.after, operations: operations) }
    items.take(TracedUpdateText(after: change.after, plan: plan))
    add(.batch(BatchStep(data: items.data, updates: operations.map(ScenarioUpdate.init))))
  }

  private mutating func invalidate(_ mark: Invalidation) {
    // Before the first pass there is nothing to invalidate.
    guard laidOut || !steps.isEmpty else { return }
    switch mark.reason {
    case .requested:
      let about = "Or a property of the layout was set: the trace does not tell them apart."
      add(
        .invalidate(InvalidateStep(everything: mark.everything)),
        about: mark.named > 0 ? "\(mark.named) elements were named, the trace does not say which." : about)
    case .newLayout: note("a layout was put in place of another: the one from before is not known")
    default: break
    }
  }

  private mutating func thinOut() {
    guard steps.count > TracedStory.mostSteps else { return }
    var kept: [ScenarioStep] = []
    for step in steps {
      if step.action.name == .scroll, kept.last?.action.name == .scroll { kept.removeLast() }
      kept.append(step)
    }
    note("\(steps.count - kept.count) of \(steps.count) steps are left out: of scrolls in a row the last is here")
    steps = kept
  }

  // MARK: Names

  /// Calls items what their cells are labelled, where each label is one item's.
  private mutating func takeLabels(of view: CollectionView) {
    guard hasNames else {
      notes.append("items are counted and not named")
      return
    }
    var labels: [String: String] = [:]
    for element in view.visibleElements where element.category == .cell {
      guard let label = element.view.itemLabel, let id = end.itemID(at: ItemPath(element.indexPath)) else { continue }
      labels[id] = label
    }
    guard Set(labels.values).count == labels.count else { return }
    let all = [start, end] + steps.compactMap(\.action.dataAfter)
    let others = Set(all.flatMap { $0.sections.flatMap { $0.allIDs } }).subtracting(labels.keys)
    guard others.isDisjoint(with: labels.values) else { return }
    start = start.renamed(labels)
    end = end.renamed(labels)
    for index in steps.indices { steps[index].action = steps[index].action.renamed(labels) }
  }
}
