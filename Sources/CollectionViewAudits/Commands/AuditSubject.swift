public import CollectionViewScenarios
import VirtualCollectionView

/// Something that the command `audit` knows by name.
@MainActor public struct AuditSubject {
  /// What it is called on the command line.
  public let name: String
  /// Looks at it.
  public let audit: @MainActor () -> AuditReport
  /// Looks at the same thing done right, where there is one.
  public let auditMended: (@MainActor () -> AuditReport)?

  /// Makes a subject.
  public init(
    _ name: String, mended: (@MainActor () -> AuditReport)? = nil, audit: @escaping @MainActor () -> AuditReport
  ) {
    self.name = name
    self.audit = audit
    auditMended = mended
  }

  /// The layouts that a program registered, as they come without parameters; one that wants some is looked at through
  /// a scenario file.
  public static func layouts(of registry: ScenarioRegistry) -> [AuditSubject] {
    registry.layoutNames.compactMap { name in
      guard (try? registry.makeLayout(named: name)) != nil else { return nil }
      return AuditSubject(name) {
        var audit = LayoutAudit(making: { (try? registry.makeLayout(named: name)) ?? CollectionViewLayout() })
        audit.subject = name
        return audit.run()
      }
    }
  }
}
