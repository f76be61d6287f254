import CollectionCore
import VirtualCollectionView

/// What a block had a view do beyond its budget, or less than it.
public struct BudgetOverrun: Hashable, Sendable {
  /// The budget.
  public let budget: WorkBudget
  /// What was done.
  public let count: Int
  /// The events of this work, as trace lines, each with what brought it about; the first ones.
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
  /// Work that waits for a layout pass counts if the block has it laid out.
  @MainActor public static func check(
    _ view: CollectionView, _ budgets: [WorkBudget], _ body: () throws -> Void
  ) rethrows -> [BudgetOverrun] {
    let before = view.counters
    let trace = try view.record(body)
    let done = view.counters.since(before)
    return budgets.compactMap { budget in
      let count = budget.work.count(done)
      guard count < budget.least || count > budget.most else { return nil }
      return BudgetOverrun(budget: budget, count: count, events: budget.work.events(in: trace))
    }
  }
}

extension WorkBudget.Work {
  /// How much of this work counters hold.
  func count(_ counters: Counters) -> Int {
    switch self {
    case .creates: counters.cellsCreated
    case .dequeues: counters.cellsCreated + counters.cellsReused
    case .recycles: counters.cellsRecycled
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
    }
  }

  /// The events of a trace that are this work, with their causes, at most `most` of them.
  func events(in trace: Trace, most: Int = 12) -> [String] {
    let numbers = trace.numbers.filter { number in trace[number].map { isMine($0.event) } ?? false }
    var lines = numbers.prefix(most).map { trace.explain($0) }
    if numbers.count > most { lines.append("and \(numbers.count - most) more") }
    return lines
  }

  private func isMine(_ event: Event) -> Bool {
    switch (self, event) {
    case (.creates, .viewCreated(let view, _, _)): view.category == .cell
    case (.dequeues, .viewCreated(let view, _, _)), (.dequeues, .viewReused(let view, _, _)): view.category == .cell
    case (.recycles, .viewRecycled(let view, _)): view.category == .cell
    case (.prepares, .layoutPrepared): true
    case (.layoutQueries, .elementsQueried): true
    case (.itemQueries, .elementQueried): true
    case (.attributes, .elementsQueried), (.attributes, .elementQueried): true
    case (.invalidations, .layoutInvalidated): true
    case (.counts, .dataCounted): true
    case (.cellRequests, .viewConfigured(let view, _, _)): view.category == .cell
    case (.supplementaryRequests, .viewConfigured(let view, _, _)): view.category == .supplementary
    case (.sizeQuestions, .layoutPrepared): true
    case (.displays, .viewDisplayed(let view, _)): view.category == .cell
    case (.endedDisplays, .viewEndedDisplay(let view, _)): view.category == .cell
    case (.sizingRounds, .sizesAsked): true
    default: false
    }
  }
}
