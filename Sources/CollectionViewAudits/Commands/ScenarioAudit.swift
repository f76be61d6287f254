public import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what is wrong with a scenario: with its layout by itself, and with the screen that its steps lead to.
///
/// What the scenario expects is not looked at: it may well expect what is wrong.
@MainActor public struct ScenarioAudit {
  private let scenario: Scenario
  private let registry: ScenarioRegistry
  private let file: String
  private let subject: ScenarioSubject

  /// Audits a scenario.
  ///
  /// - Throws: What is wrong with its layout: nobody registered it, or it does not take its parameters.
  public init(_ scenario: Scenario, registry: ScenarioRegistry, file: String = "") throws(ScenarioError) {
    self.scenario = scenario
    self.registry = registry
    self.file = file
    subject = try ScenarioSubject(scenario, registry: registry, file: file)
  }

  /// Audits the layout that the scenario begins with, its delegate's answers included, with the scenario's data and view
  /// beside those of every audit.
  public func layout() -> AuditReport {
    let subject = subject
    var audit = LayoutAudit(making: { subject.makeLayout() }).preparingView { subject.install(in: $0) }
    audit.subject += " of " + (subject.name.isEmpty ? file : subject.name)
    // A million rows are another question: growth.
    if subject.counts.reduce(0, +) <= ScenarioAudit.mostItems, !audit.counts.contains(subject.counts) {
      audit.counts.append(subject.counts)
    }
    if !audit.sizes.contains(subject.size), subject.size.width > 0, subject.size.height > 0 {
      audit.sizes.append(subject.size)
    }
    return audit.run()
  }

  /// Runs the scenario and audits its screen at the end. Rules of the contract that its steps broke are findings too.
  ///
  /// - Throws: What is wrong with the document that shows only here.
  public func screen() throws(ScenarioError) -> AuditReport {
    var runner = ScenarioRunner(registry: registry)
    var report: AuditReport?
    runner.looksAtEnd = { report = ScreenAudit($0).run() }
    // Nothing is to stop the process here, whatever the document wants.
    var scenario = scenario
    scenario.view.policy = .record
    let result = try runner.run(scenario, file: file)
    let broken = result.violations.filter { $0.severity != .advice }.map {
      Finding(FindingRule($0), subject: subject.name, facts: $0.sentence, smallest: "the steps of the scenario")
    }
    let found = report ?? AuditReport(subject: subject.name, findings: [], cases: 0, comparisons: 0)
    return AuditReport(
      subject: found.subject, findings: found.findings + broken, cases: found.cases, comparisons: found.comparisons)
  }

  /// Up to how many items of its own a scenario's layout is audited with.
  private static let mostItems = 500
}
