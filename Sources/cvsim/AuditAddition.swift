import CollectionViewAudits
import CollectionViewScenarios
import CollectionViewZoo

extension AdditionalCommand {
  /// `cvsim audit`: the audits of shipped layouts, of the zoo, and of scenario files.
  static func audit(registry: ScenarioRegistry) -> AdditionalCommand {
    audit(
      ShippedLayouts.all.map { shipped in AuditSubject(shipped.name) { shipped.audit() } },
      group: ("zoo", ZooCatalogue.exhibits.map { AuditSubject($0.name, mended: $0.auditMended, audit: $0.audit) }),
      registry: registry)
  }
}
