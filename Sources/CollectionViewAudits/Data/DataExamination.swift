import CollectionCore
import Foundation
import VirtualCollectionView

/// An audit of a data source that is under way.
@MainActor struct DataExamination {
  let view: AuditedCollectionView
  let source: any CollectionViewDataSource
  private var findings: [Finding] = []
  private var comparisons = 0
  private var cases = 0
  /// By element: class and identifier.
  private var seen: [ShownElement: String] = [:]
  /// By identifier: the items that had a cell of it.
  private var users: [String: Set<IndexPath>] = [:]
  /// By view: the element it was dequeued for, until it is handed over.
  private var dequeued: [String: String] = [:]
  /// By view: the element it shows, until it leaves.
  private var showing: [String: String] = [:]
  private var readUpTo = 0

  init(view: AuditedCollectionView, source: any CollectionViewDataSource) {
    self.view = view
    self.source = source
  }

  private var subject: String { "\(type(of: source))" }

  private mutating func find(_ rule: FindingRule, _ when: String, _ facts: String) {
    findings.append(Finding(rule, subject: subject, facts: facts, smallest: when))
  }

  // MARK: Counts

  private func counts() -> [Int] {
    let sections = source.numberOfSections?(in: view) ?? 1
    return (0..<max(0, sections)).map { source.collectionView(view, numberOfItemsInSection: $0) }
  }

  mutating func compareCounts(_ when: String) {
    let (first, second) = (counts(), counts())
    comparisons += 1
    if first != second {
      find(.countsChange, when, "\(AuditText.counts(first)), and then \(AuditText.counts(second))")
      return
    }
    guard when != "at the start" else { return }
    let known = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    if known != first {
      find(
        .countsChangeInPass, when,
        "the view knows \(AuditText.counts(known)), and the data source has \(AuditText.counts(first))")
    }
  }

  // MARK: Views

  mutating func look(_ when: String) {
    cases += 1
    compareCounts(when)
    readTrace(when)
    for (element, shown) in view.shownElements {
      let identifier = shown.reuseIdentifier ?? ""
      let kind = "\(type(of: shown)) \"\(identifier)\""
      comparisons += 1
      if let known = seen[element], known != kind {
        find(.identifierChanges, when, "\(element.text) had \(known), and now has \(kind)")
      }
      seen[element] = kind
      if element.kind == nil { users[identifier, default: []].insert(element.path) }
    }
  }

  /// Whether what was handed over for an element was dequeued for it.
  private mutating func readTrace(_ when: String) {
    let trace = view.trace(from: readUpTo)
    for number in trace.numbers {
      switch trace[number]?.event {
      case .viewCreated(let id, _, let key)?, .viewReused(let id, _, let key)?:
        dequeued[Trace.name(id)] = trace.name(of: key)
      case .viewConfigured(let id, let key, _)?:
        let (name, element) = (Trace.name(id), trace.name(of: key))
        if let meant = dequeued.removeValue(forKey: name) {
          comparisons += 1
          if meant != element {
            find(.dequeuedForAnother, when, "\(name) was dequeued for \(meant), and returned for \(element)")
          }
        } else if showing[name] != element {
          // One that shows the element already is configured again in its place.
          find(.keptCell, when, "\(name) was returned for \(element), and not dequeued for it")
        }
        showing[name] = element
      case .viewRenamed(let id, let key)?: showing[Trace.name(id)] = trace.name(of: key)
      case .viewRecycled(let id, _)?, .viewDropped(let id, _)?: showing[Trace.name(id)] = nil
      default: break
      }
    }
    readUpTo = view.traceCount
  }

  mutating func askForMissing() {
    for (section, count) in counts().enumerated() {
      let path = IndexPath(item: count, section: section)
      _ = source.collectionView(view, cellForItemAt: path)
      find(
        .answersForMissingPath, "a cell for item \(ValueText.path(path))",
        "item \(ValueText.path(path)) got a cell, where there are \(AuditText.counts(counts()))")
    }
  }

  // MARK: The end

  /// What was found, with the rules of the contract that the view noticed.
  mutating func report(_ violations: [Violation]) -> AuditReport {
    if let first = view.registeredWhileAsked.first {
      find(
        .registersWhileAsked, "the first time it came up",
        "\(first) was registered while a view was asked for, \(view.registeredWhileAsked.count) times in all")
    }
    if users.count >= 12, users.values.allSatisfy({ $0.count == 1 }) {
      let names = users.keys.sorted().prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
      find(.identifierPerItem, "all items", "\(users.count) items have \(users.count) identifiers: \(names), …")
    }
    // No items is a state of its own; items that nobody sees are none.
    if seen.isEmpty, counts().contains(where: { $0 > 0 }) {
      find(
        .nothingShown, "all rounds",
        "no view was shown, with \(AuditText.counts(counts())) in a view of \(AuditText.size(view.bounds.size))")
    }
    var all = findings
    let odd: Set<ViolationRule> = [
      .cellNotDequeued, .viewInUse, .supplementaryNotDequeued, .missingSupplementaryProvider, .cellProviderReturnedNil,
    ]
    let isOddView = violations.contains { odd.contains($0.rule) }
    // The view says by itself what is wrong with these.
    if isOddView { all.removeAll { $0.rule == .keptCell } }
    for violation in violations where violation.severity != .advice || violation.rule == .optionalMethodInSubclass {
      let facts = violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      let rule: FindingRule =
        switch violation.rule {
        case .reloadDuringPass, .updateDuringPass: .mutatesDuringLayout
        default: FindingRule(violation)
        }
      all.append(
        Finding(
          rule, subject: subject, facts: facts.isEmpty ? violation.sentence : facts,
          smallest: "the first time it came up"))
    }
    return AuditReport(subject: subject, findings: all, cases: cases, comparisons: comparisons)
  }
}
