public import CollectionViewAudits
public import VirtualCollectionView

// The checks of the kit as functions that fail the test that runs, of Swift Testing or of XCTest.

/// Fails unless a block has the view do as much work as its budgets allow.
///
/// ```swift
/// expect(view, .creates(0), .dequeues(...8), .layoutQueries(...2), .prepares(0)) {
///   view.contentOffset.y += 100
///   view.layoutIfNeeded()
/// }
/// ```
///
/// The failure names the events that exceeded a budget and why they happened; the trace is attached.
@MainActor public func expect(
  _ view: CollectionView, _ budgets: WorkBudget..., fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during body: () throws -> Void
) rethrows {
  let start = view.traceCount
  let overruns = try WorkBudget.check(view, budgets, body)
  failOverruns(overruns, of: view, tracedFrom: start, at: CheckPlace(fileID, file, line, column))
}

/// Fails unless a block that waits has the view do as much work as its budgets allow until it returns.
///
/// ```swift
/// await expect(view, .creates(0), .cellRequests(...2)) { await dataSource.apply(snapshot) }
/// ```
@MainActor public func expect(
  _ view: CollectionView, _ budgets: WorkBudget..., fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, during body: () async throws -> Void
) async rethrows {
  let start = view.traceCount
  let overruns = try await WorkBudget.check(view, budgets, body)
  failOverruns(overruns, of: view, tracedFrom: start, at: CheckPlace(fileID, file, line, column))
}

@MainActor private func failOverruns(
  _ overruns: [BudgetOverrun], of view: CollectionView, tracedFrom start: Int, at place: CheckPlace
) {
  guard !overruns.isEmpty else { return }
  TestReporting.fail(
    overruns.map(\.description).joined(separator: "\n"), attaching: TestReporting.Kept.of(view, tracedFrom: start),
    at: place)
}

/// Fails unless an audit found nothing, or nothing but what is allowed.
public func expectClean(
  _ report: AuditReport, allowing allowed: [FindingRule] = [], fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let findings = report.findings.filter { !allowed.contains($0.rule) }
  guard !findings.isEmpty else { return }
  TestReporting.fail(
    findings.map(\.description).joined(separator: "\n\n"), at: CheckPlace(fileID, file, line, column))
}

/// Fails unless an audit found a rule; for layouts that are known to be broken.
public func expectFound(
  _ rule: FindingRule, in report: AuditReport, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard report[rule] == nil else { return }
  TestReporting.fail(
    "\(rule.name) was not found in \(report)", at: CheckPlace(fileID, file, line, column))
}

/// Fails unless a trace holds to all claims.
public func expect(
  _ trace: CollectionView.Trace, _ claims: TraceClaim..., fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let failures = trace.failures(of: claims)
  guard !failures.isEmpty else { return }
  TestReporting.fail(
    failures.joined(separator: "\n"), attaching: [TestReporting.Kept(name: "trace.txt", text: trace.text)],
    at: CheckPlace(fileID, file, line, column))
}

/// Fails unless operations grow no faster than declared.
public func expect(
  _ growth: GrowthReport, atMost declared: [GrowthOperation: GrowthClass],
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let failures = growth.failures(declared)
  guard !failures.isEmpty else { return }
  TestReporting.fail(
    failures.joined(separator: "\n"), attaching: [TestReporting.Kept(name: "growth.txt", text: "\(growth)")],
    at: CheckPlace(fileID, file, line, column))
}
