import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Data source audits") struct DataSourceAuditTests {
  @Test("A plain data source is clean")
  func clean() {
    let report = DataSourceAudit { view in RowSource([30, 0, 2]) { _, _ in }.install(view) }.run()
    #expect(report.isClean, "\(report)")
    #expect(report.subject == "RowSource")
  }

  @Test("Counts that move on are found")
  func counts() {
    let report = DataSourceAudit { view in
      let source = FaultySource()
      source.countsOn = true
      return source.install(view)
    }.run()
    #expect(report.names.contains("counts-change"), "\(report)")
  }

  @Test("A model that changes with nobody told is found")
  func silentChange() {
    let report = DataSourceAudit { view in
      var source: RowSource?
      source = RowSource([30]) { _, path in if path.item == 20 { source?.counts = [31] } }
      return source?.install(view)
    }.run()
    #expect(report.names == ["counts-change-in-pass"], "\(report)")
  }

  @Test(
    "Contract rules are found by their own names",
    arguments: [
      ("registration", "registration-in-provider"), ("twice", "dequeued-not-returned"),
      ("reload", "mutates-during-layout"),
      ("fresh", "cell-not-dequeued"), ("unregistered", "unregistered-identifier"),
    ])
  func contract(fault: String, rule: String) {
    let report = DataSourceAudit { view in
      let source = FaultySource()
      source.fault = fault
      return source.install(view)
    }.run()
    #expect(report.names.contains(rule), "\(report)")
  }

  @Test("An identifier that depends on more than the item is a risk")
  func identifiers() {
    let report = DataSourceAudit { view in
      let source = FaultySource()
      source.fault = "identifier"
      return source.install(view)
    }.run()
    #expect(report.names == ["identifier-changes"], "\(report)")
  }

  @Test("Every rule of the audits has a name of its own and says what to do")
  func catalogue() {
    #expect(Set(FindingRule.all.map(\.name)).count == FindingRule.all.count)
    for rule in FindingRule.all {
      #expect(rule.title.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule)")
      #expect(FindingRule.named(rule.name) == rule)
    }
  }
}

/// Does one thing wrong.
@MainActor private final class FaultySource: NSObject, CollectionViewDataSource {
  var fault = ""
  var countsOn = false
  private var asked = 0

  func install(_ view: CollectionView) -> AnyObject? {
    for name in ["row", "other"] { view.register(CollectionViewCell.self, forCellWithReuseIdentifier: name) }
    view.dataSource = self
    return self
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    asked += 1
    return countsOn ? 20 + asked % 2 : 30
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    switch fault {
    case "registration":
      let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 0)
    case "twice": _ = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    case "reload": if indexPath.item == 3 { collectionView.reloadData() }
    case "fresh": return CollectionViewCell()
    case "unregistered": return collectionView.dequeueReusableCell(withReuseIdentifier: "none", for: indexPath)
    case "identifier":
      asked += 1
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: asked % 7 == 0 ? "other" : "row", for: indexPath)
    default: break
    }
    return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
  }
}
