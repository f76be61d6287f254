import CollectionCore
import VirtualCollectionView

/// What a block had a view do beyond its budget, or less than it.
public struct BudgetOverrun: Hashable, Sendable {
  /// The budget.
  public let budget: WorkBudget
  /// What was done.
  public let count: Int
  /// The events of this work, as trace lines, each with what brought it about. Where there is an event for each unit of
  /// work, those within the budget are left out; of many, the first ones.
  public let events: [String]
}

extension BudgetOverrun: CustomStringConvertible {
  /// `creates: 3, budget 0`, and the events below.
  public var description: String {
    ([("\(budget.work.rawValue): \(count), budget \(budget.allowed)")] + events.map { "  " + $0 })
      .joined(separator: "\n")
  }
}

extension WorkBudget {
  /// Runs a block and says which budgets it did not keep; empty when all were kept.
  ///
  /// Work that waits for a layout pass counts if the block has it laid out. Blocks may be nested: the work of an inner one
  /// counts for both. When the block throws, nothing is checked.
  @MainActor public static func check(
    _ view: CollectionView, _ budgets: [WorkBudget], _ body: () throws -> Void
  ) rethrows -> [BudgetOverrun] {
    let watch = WorkWatch(view)
    defer { watch.end() }
    try body()
    return watch.overruns(budgets)
  }

  /// The same for a block that waits: for a diffable data source, for what comes on the main queue.
  ///
  /// Whatever the view does until the block returns counts, whoever has it done.
  @MainActor public static func check(
    _ view: CollectionView, _ budgets: [WorkBudget], _ body: () async throws -> Void
  ) async rethrows -> [BudgetOverrun] {
    let watch = WorkWatch(view)
    defer { watch.end() }
    try await body()
    return watch.overruns(budgets)
  }
}

/// The work of a view since a moment, with its events.
@MainActor private struct WorkWatch {
  private let view: CollectionView
  private let wasTracing: Bool
  private let start: Int
  private let before: Counters

  init(_ view: CollectionView) {
    self.view = view
    wasTracing = view.isTracing
    start = view.traceCount
    before = view.counters
    view.isTracing = true
  }

  func end() { view.isTracing = wasTracing }

  func overruns(_ budgets: [WorkBudget]) -> [BudgetOverrun] {
    let (done, trace) = (view.counters.since(before), view.trace(from: start))
    return budgets.compactMap { budget in
      let events = budget.work.events(in: trace)
      let count = budget.work.count(done) ?? events.count
      guard !budget.allows(count) else { return nil }
      let silent = budget.work == .itemQueries ? count - events.count : 0
      let within = count > budget.most && events.count == count ? min(max(0, budget.most), events.count) : 0
      return BudgetOverrun(
        budget: budget, count: count, events: WorkBudget.lines(events, in: trace, leavingOut: within, silent: silent))
    }
  }
}

extension WorkBudget {
  /// Events with their causes, at most `most` of them, and how many there are besides.
  fileprivate static func lines(
    _ events: [Int], in trace: Trace, leavingOut within: Int, silent: Int, most: Int = 12
  ) -> [String] {
    var lines = within > 0 ? ["within the budget: the first \(within); then"] : []
    let beyond = events.dropFirst(within)
    lines += beyond.prefix(most).map { trace.explain($0) }
    if beyond.count > most { lines.append("and \(beyond.count - most) more") }
    if silent > 0 {
      lines.append("\(silent) without an event: asked by a query of the view, by scrolling to an item or by an update")
    }
    return lines
  }
}

extension WorkBudget.Work {
  /// How much of this work counters hold; nil for what only a trace tells.
  fileprivate func count(_ counters: Counters) -> Int? {
    switch self {
    case .creates: counters.cellsCreated
    case .dequeues: counters.cellsCreated + counters.cellsReused
    case .recycles: counters.cellsRecycled
    case .supplementaryCreates: counters.supplementaryCreated
    case .supplementaryDequeues: counters.supplementaryCreated + counters.supplementaryReused
    case .prepares: counters.prepareCalls
    case .layoutQueries: counters.elementsQueries
    case .itemQueries: counters.itemQueries
    case .attributes: counters.attributesMade
    case .invalidations: counters.invalidations
    case .counts: counters.numberOfSectionsCalls + counters.numberOfItemsCalls
    case .cellRequests: counters.cellForItemCalls
    case .supplementaryRequests: counters.supplementaryCalls
    case .sizeQuestions: counters.sizeForItemCalls
    case .displays: counters.willDisplayCalls
    case .endedDisplays: counters.didEndDisplayingCalls
    case .sizingRounds: counters.selfSizingRounds
    case .moves, .boundsChanges, .violations: nil
    }
  }

  /// The numbers of the events of a trace that are this work, or during which it was done.
  fileprivate func events(in trace: Trace) -> [Int] {
    trace.numbers.filter { number in trace[number].map { isMine($0.event) } ?? false }
  }

  private func isMine(_ event: Event) -> Bool {
    switch (self, event) {
    case (.creates, .viewCreated(let view, _, _)): view.category == .cell
    case (.dequeues, .viewCreated(let view, _, _)), (.dequeues, .viewReused(let view, _, _)): view.category == .cell
    case (.recycles, .viewRecycled(let view, _)): view.category == .cell
    case (.supplementaryCreates, .viewCreated(let view, _, _)): view.category != .cell
    case (.supplementaryDequeues, .viewCreated(let view, _, _)), (.supplementaryDequeues, .viewReused(let view, _, _)):
      view.category != .cell
    case (.moves, .viewMoved): true
    case (.prepares, .layoutPrepared): true
    case (.layoutQueries, .elementsQueried): true
    case (.itemQueries, .elementQueried): true
    case (.attributes, .elementsQueried), (.attributes, .elementQueried), (.attributes, .layoutPrepared): true
    case (.invalidations, .layoutInvalidated): true
    case (.counts, .dataCounted): true
    case (.cellRequests, .viewConfigured(let view, _, _)): view.category == .cell
    case (.supplementaryRequests, .viewConfigured(let view, _, _)): view.category == .supplementary
    case (.sizeQuestions, .layoutPrepared): true
    case (.displays, .viewDisplayed(let view, _)): view.category == .cell
    case (.endedDisplays, .viewEndedDisplay(let view, _)): view.category == .cell
    case (.sizingRounds, .sizesAsked): true
    case (.boundsChanges, .boundsChanged): true
    case (.violations, .violated): true
    default: false
    }
  }
}
