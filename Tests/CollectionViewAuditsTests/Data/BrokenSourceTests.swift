import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// A data source with headers that does one thing in its own way.
@MainActor private final class StrangeSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  enum Way: String, Sendable, CaseIterable {
    // Broken.
    case keepsCells, keepsOneCell, dequeuesForAnother, identifierPerItem, registersWhileAsked, registersHeaderWhileAsked
    case deletesInProvider, updatesInProvider, reloadsSectionInHeader, headerIsCell, headerOfOtherKind, ownHeader
    case growsLazily, sectionsGrow, headerIdentifierChanges, insertsInWillDisplay, dequeuesForNothing
    // Correct.
    case plain, typesByItem, reloadsLater, reconfiguresLater, empty, headersDequeued
  }

  let way: Way
  private var asked = 0
  private var counts = [20, 0, 7]
  private var kept: [IndexPath: UICollectionViewCell] = [:]
  private var one: UICollectionViewCell?
  private var hasChanged = false

  init(_ way: Way) { self.way = way }

  func install(_ view: UICollectionView) -> AnyObject? {
    for name in ["row", "other", "third"] {
      view.register(name == "other" ? RowCell.self : UICollectionViewCell.self, forCellWithReuseIdentifier: name)
    }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      view.register(HeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "other header")
    }
    if way == .empty { counts = [] }
    view.dataSource = self
    view.delegate = self
    return self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    if way == .sectionsGrow, hasChanged { return counts.count + 1 }
    return counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    asked += 1
    if way == .growsLazily, section == 0 { return min(counts[0] + asked / 8, 100) }
    return counts.indices.contains(section) ? counts[section] : 1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let isFifth = indexPath.item == 5 && indexPath.section == 0
    var identifier = "row"
    switch way {
    case .keepsCells:
      if let cell = kept[indexPath] { return cell }
    case .keepsOneCell:
      if isFifth, let one { return one }
    case .dequeuesForAnother:
      let path = IndexPath(item: indexPath.item, section: 0)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    case .identifierPerItem:
      identifier = "row-\(indexPath.section)-\(indexPath.item)"
      if kept[indexPath] == nil {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
      }
    case .registersWhileAsked:
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    case .deletesInProvider:
      if isFifth, !hasChanged {
        hasChanged = true
        counts[2] = 6
        collectionView.deleteItems(at: [IndexPath(item: 6, section: 2)])
      }
    case .updatesInProvider:
      if isFifth, !hasChanged {
        hasChanged = true
        collectionView.performBatchUpdates {
          counts[2] = 8
          collectionView.insertItems(at: [IndexPath(item: 7, section: 2)])
        }
      }
    case .sectionsGrow: if isFifth { hasChanged = true }
    case .typesByItem: identifier = ["row", "other", "third"][indexPath.item % 3]
    case .reloadsLater:
      if isFifth { DispatchQueue.main.async { [weak collectionView] in collectionView?.reloadData() } }
    default: break
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    kept[indexPath] = cell
    if one == nil { one = cell }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    switch way {
    case .registersHeaderWhileAsked:
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    case .reloadsSectionInHeader: collectionView.reloadSections([indexPath.section])
    case .headerIsCell: return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    case .headerOfOtherKind:
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "header", for: indexPath)
    case .ownHeader: return UICollectionReusableView()
    case .headerIdentifierChanges:
      asked += 1
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: asked % 5 == 0 ? "other header" : "header", for: indexPath)
    default: break
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard indexPath.item == 5, !hasChanged else { return }
    switch way {
    case .insertsInWillDisplay:
      hasChanged = true
      counts[2] = 8
      collectionView.insertItems(at: [IndexPath(item: 7, section: 2)])
    case .dequeuesForNothing:
      hasChanged = true
      _ = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    default: break
    }
  }
}

@MainActor @Suite("Broken data sources") struct BrokenSourceTests {
  private func report(_ way: StrangeSource.Way, hasHeaders: Bool = true) -> AuditReport {
    var audit = DataSourceAudit { StrangeSource(way).install($0) }
    if hasHeaders { audit.layout = rowsWithHeaders }
    return audit.run()
  }

  @Test(
    "Each fault has its name",
    arguments: [
      (StrangeSource.Way.keepsCells, "kept-cell"), (.keepsOneCell, "view-in-use"),
      (.dequeuesForAnother, "dequeued-for-another"), (.identifierPerItem, "identifier-per-item"),
      (.registersWhileAsked, "registers-while-asked"), (.registersHeaderWhileAsked, "registers-while-asked"),
      (.deletesInProvider, "mutates-during-layout"), (.updatesInProvider, "mutates-during-layout"),
      (.reloadsSectionInHeader, "mutates-during-layout"), (.headerIsCell, "supplementary-kind-mismatch"),
      (.headerOfOtherKind, "supplementary-kind-mismatch"), (.ownHeader, "supplementary-not-dequeued"),
      (.growsLazily, "counts-change"), (.sectionsGrow, "counts-change-in-pass"),
      (.headerIdentifierChanges, "identifier-changes"), (.insertsInWillDisplay, "mutates-during-layout"),
      (.dequeuesForNothing, "dequeued-not-returned"),
    ])
  fileprivate func broken(way: StrangeSource.Way, rule: String) {
    let report = report(way)
    #expect(report.names.contains(rule), "\(report)")
  }

  @Test(
    "Data sources that keep the contract are clean",
    arguments: [
      StrangeSource.Way.plain, .typesByItem, .reloadsLater, .reconfiguresLater, .empty, .headersDequeued,
    ], [true, false])
  fileprivate func correct(way: StrangeSource.Way, hasHeaders: Bool) {
    let report = report(way, hasHeaders: hasHeaders)
    #expect(report.isClean, "\(report)")
  }

  @Test("A layout with headers for a data source without them is found")
  func noHeaders() {
    var audit = DataSourceAudit { view in RowSource([3, 3]) { _, _ in }.install(view) }
    audit.layout = rowsWithHeaders
    #expect(audit.run().names == ["supplementary-not-dequeued"])
  }

  @Test("A data source that nobody keeps is not clean")
  func gone() {
    let report = DataSourceAudit { view in
      _ = RowSource([3]) { _, _ in }.install(view)
      return nil
    }.run()
    #expect(report.names == ["nothing-shown"])
  }

  @Test("What is dequeued for a path that does not exist is not held against the data source")
  func missingPath() {
    var audit = DataSourceAudit { view in RowSource([30]) { _, _ in }.install(view) }
    audit.asksForMissingPaths = true
    #expect(audit.run().names == ["answers-for-missing-path"])
  }

  @Test("A diffable data source is clean, and one whose provider has no cell is found")
  func diffable() {
    let report = { (gives: Bool) in
      DataSourceAudit { view in
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
          gives || number != 7 ? view.dequeueConfiguredReusableCell(using: registration, for: path, item: number) : nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<40))
        source.apply(snapshot, animatingDifferences: false)
        return source
      }.run()
    }
    #expect(report(true).isClean, "\(report(true))")
    #expect(report(false).names == ["cell-provider-returned-nil"], "\(report(false))")
  }
}
