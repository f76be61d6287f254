import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension FindingRule {
  /// What ``SnapshotAudit`` can find.
  public static let snapshotRules: [FindingRule] = [staleContent, unevenHashes]

  /// Items that are the same by identity and not by content.
  public static let staleContent = FindingRule(
    "stale-content", .fault,
    title:
      "An item has the identity of before and other content, and the snapshot does not say so: its cell stays as it is.",
    why: "== compares a part of the item, such as its id, and the difference of two snapshots sees nothing else.",
    remedy: "Call reconfigureItems with what changed, or use the id alone as the identifier and look the content up.")

  /// Items that are equal and have different hashes.
  public static let unevenHashes = FindingRule(
    "uneven-hashes", .fault, title: "Two items are equal and have different hash values.",
    why: "== compares less than hash(into:) combines.", remedy: "Combine in hash(into:) nothing that == leaves out.")
}

/// Looks for what the difference between two snapshots does not tell a diffable data source.
///
/// ```swift
/// let report = SnapshotAudit.run(from: dataSource.snapshot(), to: next)
/// ```
///
/// Nothing is applied. The content of an item is what a mirror of it shows: stored properties, by value. Objects have none
/// that could be older than themselves.
@MainActor public enum SnapshotAudit {
  /// Compares the items that both snapshots have.
  ///
  /// - Parameter content: What of an item somebody sees, as text; nil for all that is stored in it.
  /// - Complexity: O(items).
  public static func run<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: DiffableDataSourceSnapshot<Section, Item>,
    to new: DiffableDataSourceSnapshot<Section, Item>, content: (@MainActor (Item) -> String)? = nil
  ) -> AuditReport {
    let text = content ?? { ValueText.text($0) }
    let told = Set(new.reloadedItemIdentifiers).union(new.reconfiguredItemIdentifiers)
    let reloaded = Set(new.reloadedSectionIdentifiers)
    let before = old.itemIdentifiers
    var known: [Item: Item] = [:]
    for item in before { known[item] = item }
    var stale: [String] = []
    var first = ""
    var comparisons = 0
    for item in new.itemIdentifiers {
      // With another hash a table finds it by luck alone, here as in the data source: that is the other rule's business.
      guard let was = known[item], was.hashValue == item.hashValue else { continue }
      comparisons += 1
      let (mine, theirs) = (text(item), text(was))
      guard mine != theirs, !told.contains(item) else { continue }
      if let section = new.sectionIdentifier(containingItem: item), reloaded.contains(section) { continue }
      if stale.isEmpty { first = "\(theirs) is now \(mine)" }
      stale.append(mine)
    }
    let subject = "snapshot of \(Item.self)"
    var findings: [Finding] = []
    if !stale.isEmpty {
      findings.append(
        Finding(
          .staleContent, subject: subject,
          facts: first + (stale.count > 1 ? "; \(stale.count) items in all" : "")
            + ", and == says that nothing changed",
          smallest: "an apply of \(new.numberOfItems) items over \(old.numberOfItems)"))
    }
    if let pair = firstUneven(before, new.itemIdentifiers) {
      findings.append(
        Finding(
          .unevenHashes, subject: subject, facts: "\(text(pair.0)) == \(text(pair.1)), and their hashes differ",
          smallest: "an apply of \(new.numberOfItems) items over \(old.numberOfItems)"))
    }
    return AuditReport(subject: subject, findings: findings, cases: 1, comparisons: comparisons)
  }

  /// The first pair, an item of before and one of now at the same place or next to it, that are equal with other hashes.
  /// All pairs would be a square; items that were given again most often stand where they stood.
  private static func firstUneven<Item: Hashable>(_ old: [Item], _ new: [Item]) -> (Item, Item)? {
    for (place, item) in new.enumerated() {
      for other in [place, place - 1, place + 1] where old.indices.contains(other) {
        if old[other] == item, old[other].hashValue != item.hashValue { return (old[other], item) }
      }
    }
    return nil
  }
}
