import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// An audit of a layout that is under way: what was found so far, and in which case.
@MainActor struct LayoutExamination {
  let audit: LayoutAudit
  private var found: [FindingRule: (facts: String, setup: AuditCase, cases: Set<AuditCase>)] = [:]
  private(set) var cases = 0
  private(set) var comparisons = 0
  /// Whether a step of scrolling ever moved anything, and how many steps invalidated.
  var scrolling = ScrollingRecord()
  /// The one axis along which much data scrolls; nil when it is both or neither.
  let axis: LayoutAxis?

  init(audit: LayoutAudit) {
    self.audit = audit
    let many = audit.counts.max { $0.reduce(0, +) < $1.reduce(0, +) } ?? [60]
    let stage = audit.stage(AuditCase(counts: many, size: audit.usableSizes.first ?? CGSize(width: 320, height: 480)))
    let (content, bounds) = (stage.content.size, stage.view.bounds.size)
    let scrolls = (x: content.width > bounds.width + 1, y: content.height > bounds.height + 1)
    axis = scrolls.x == scrolls.y ? nil : scrolls.y ? .vertical : .horizontal
  }

  /// What was found, each rule with its smallest case.
  var report: AuditReport {
    var found = found
    if scrolling.isNeedless, let first = scrolling.firstInvalidating {
      found[.boundsChangeNeedless] = (
        "\(scrolling.invalidating) of \(scrolling.steps) steps were answered with true, and no frame changed by any of"
          + " them", first, [first]
      )
    }
    return AuditReport(
      subject: audit.subject,
      findings: found.map { rule, what in
        Finding(
          rule, subject: audit.subject, facts: what.facts, smallest: what.setup.description, cases: what.cases.count)
      },
      cases: cases, comparisons: comparisons)
  }

  /// Keeps what was found if it is the first of its rule or in a smaller case.
  mutating func find(_ rule: FindingRule, _ setup: AuditCase, _ facts: @autoclosure () -> String) {
    guard var known = found[rule] else {
      found[rule] = (facts(), setup, [setup])
      return
    }
    known.cases.insert(setup)
    if setup.weight < known.setup.weight { (known.facts, known.setup) = (facts(), setup) }
    found[rule] = known
  }

  /// Begins a case: a view with the layout in it.
  mutating func stage(_ setup: AuditCase, frameScale: CGFloat = 1) -> AuditStage {
    cases += 1
    AuditBreadcrumb.drop(
      "LayoutAudit was looking at \(audit.subject): \(setup). A layout that knows one section only wants"
        + " expectsAllSections = false.")
    return audit.stage(setup, frameScale: frameScale)
  }

  /// Finds a rule when two answers differ.
  mutating func compare(_ rule: FindingRule, _ setup: AuditCase, _ is: ProbedAnswer, shouldBe: ProbedAnswer) {
    comparisons += max(`is`.order.count, shouldBe.order.count)
    if let difference = `is`.firstDifference(from: shouldBe) { find(rule, setup, difference) }
  }

  mutating func compared(_ count: Int = 1) { comparisons += count }
}

/// What steps of scrolling came to.
struct ScrollingRecord {
  var steps = 0
  var invalidating = 0
  var moved = false
  var firstInvalidating: AuditCase?

  var isNeedless: Bool { steps >= 2 && invalidating == steps && !moved }
}
