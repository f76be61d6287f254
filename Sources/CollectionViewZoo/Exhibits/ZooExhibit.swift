import CollectionViewAudits
import VirtualCollectionView

/// Something that is broken on purpose, and the same done right: with the checker that tells them apart.
@MainActor public struct ZooExhibit {
  /// What is broken.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A layout.
    case layout
    /// A cell, or how it is configured.
    case cell
    /// A data source.
    case dataSource
    /// A whole screen: view, layout and data together.
    case screen
  }

  /// The name: words with hyphens.
  public let name: String
  /// What is broken.
  public let kind: Kind
  /// What one sees.
  public let looks: String
  /// How it comes about.
  public let why: String
  /// How it is mended.
  public let mending: String
  /// What the checker calls it.
  public let rule: FindingRule
  /// The audit that looks at it.
  public let checker: String
  /// Looks at the broken one.
  public let audit: @MainActor () -> AuditReport
  /// Looks at the mended twin.
  public let auditMended: @MainActor () -> AuditReport
  /// Makes the broken layout, for scenario files; nil for cells and data sources.
  public let layout: (@MainActor () -> CollectionViewLayout)?

  /// A layout with one fault, beside one without.
  ///
  /// - Parameter audit: Tells an audit more about both.
  init<Broken: CollectionViewLayout, Mended: CollectionViewLayout>(
    layout name: String, _ rule: FindingRule, looks: String, why: String, mending: String,
    _ broken: @escaping @MainActor () -> Broken, _ mended: @escaping @MainActor () -> Mended,
    audit: @escaping @MainActor (LayoutAudit) -> LayoutAudit = { $0 }
  ) {
    self.init(
      name: name, kind: .layout, looks: looks, why: why, mending: mending, rule: rule,
      audit: { audit(LayoutAudit(making: { broken() })).run() },
      auditMended: { audit(LayoutAudit(making: { mended() })).run() }, layout: { broken() })
  }

  init(
    name: String, kind: Kind, looks: String, why: String, mending: String, rule: FindingRule, checker: String? = nil,
    audit: @escaping @MainActor () -> AuditReport, auditMended: @escaping @MainActor () -> AuditReport,
    layout: (@MainActor () -> CollectionViewLayout)? = nil
  ) {
    self.name = name
    self.kind = kind
    self.looks = looks
    self.why = why
    self.mending = mending
    self.rule = rule
    self.checker = checker ?? kind.checker
    self.audit = audit
    self.auditMended = auditMended
    self.layout = layout
  }
}

extension ZooExhibit {
  /// What is wrong, in one line, as `cvsim list` shows it.
  public var fault: String { looks + " " + why }
}
