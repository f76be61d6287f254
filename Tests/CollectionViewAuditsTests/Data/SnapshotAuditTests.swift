import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Snapshot audit") struct SnapshotAuditTests {
  private func snapshot<Item: Hashable & Sendable>(_ items: [Item]) -> DiffableDataSourceSnapshot<Int, Item> {
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("Equal identifiers with other content are found, and items that differ are not (B62)")
  func stale() throws {
    let report = SnapshotAudit.run(
      from: snapshot([ByID(id: 1, name: "Test"), ByID(id: 2, name: "Same")]),
      to: snapshot([ByID(id: 2, name: "Same"), ByID(id: 1, name: "Updated")]))
    let finding = try #require(report[.staleContent])
    #expect(report.names == ["stale-content"])
    #expect(finding.facts.contains("Test") && finding.facts.contains("is now") && finding.facts.contains("Updated"))
    #expect(
      SnapshotAudit.run(
        from: snapshot([Whole(id: 1, name: "Test")]), to: snapshot([Whole(id: 1, name: "Updated")])
      ).isClean)
  }

  @Test("What is reconfigured, reloaded, or in a section that is reloaded is not stale")
  func told() {
    let old = snapshot([ByID(id: 1, name: "Test")])
    let item = ByID(id: 1, name: "Updated")
    for change: (inout DiffableDataSourceSnapshot<Int, ByID>) -> Void in [
      { $0.reconfigureItems([item]) }, { $0.reloadItems([item]) }, { $0.reloadSections([0]) },
    ] {
      var new = snapshot([item])
      change(&new)
      #expect(SnapshotAudit.run(from: old, to: new).isClean)
    }
  }

  @Test("What somebody sees of an item can be told, and nothing else counts then")
  func content() {
    let (old, new) = (snapshot([ByID(id: 1, name: "Test")]), snapshot([ByID(id: 1, name: "test")]))
    #expect(SnapshotAudit.run(from: old, to: new, content: { $0.name.lowercased() }).isClean)
    #expect(SnapshotAudit.run(from: old, to: new, content: \.name).names == ["stale-content"])
  }

  @Test("Equal items with different hashes are found")
  func hashes() {
    let report = SnapshotAudit.run(
      from: snapshot([Torn(id: 1, name: "Test")]), to: snapshot([Torn(id: 1, name: "Updated")]))
    #expect(report.names == ["uneven-hashes"])
  }
}

private struct ByID: Hashable, Sendable {
  let id: Int
  let name: String
  static func == (a: ByID, b: ByID) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private struct Whole: Hashable, Sendable {
  let id: Int
  let name: String
}

private struct Torn: Hashable, Sendable {
  let id: Int
  let name: String
  static func == (a: Torn, b: Torn) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
