import VirtualCollectionView

/// Carries recorded calls out on a snapshot.
@MainActor struct SnapshotPlayer {
  private(set) var snapshot = DiffableDataSourceSnapshot<String, String>()
  /// What the last question answered.
  private(set) var result: JSONValue?
  /// What the last comparison answered.
  private(set) var equal: Bool?

  init(_ operations: [SnapshotOperation]) { for operation in operations { play(operation) } }

  private mutating func play(_ operation: SnapshotOperation) {
    switch operation {
    case .appendSections(let ids): snapshot.appendSections(ids)
    case .insertSections(let ids, .before, let anchor): snapshot.insertSections(ids, beforeSection: anchor)
    case .insertSections(let ids, .after, let anchor): snapshot.insertSections(ids, afterSection: anchor)
    case .deleteSections(let ids): snapshot.deleteSections(ids)
    case .moveSection(let id, .before, let anchor): snapshot.moveSection(id, beforeSection: anchor)
    case .moveSection(let id, .after, let anchor): snapshot.moveSection(id, afterSection: anchor)
    case .reloadSections(let ids): snapshot.reloadSections(ids)
    case .appendItems(let ids, let section): snapshot.appendItems(ids, toSection: section)
    case .insertItems(let ids, .before, let anchor): snapshot.insertItems(ids, beforeItem: anchor)
    case .insertItems(let ids, .after, let anchor): snapshot.insertItems(ids, afterItem: anchor)
    case .deleteItems(let ids): snapshot.deleteItems(ids)
    case .deleteAllItems: snapshot.deleteAllItems()
    case .moveItem(let id, .before, let anchor): snapshot.moveItem(id, beforeItem: anchor)
    case .moveItem(let id, .after, let anchor): snapshot.moveItem(id, afterItem: anchor)
    case .reloadItems(let ids): snapshot.reloadItems(ids)
    case .reconfigureItems(let ids): snapshot.reconfigureItems(ids)
    case .copy: snapshot = { $0 }(snapshot)
    case .compare(let a, let b): equal = SnapshotPlayer(a).snapshot == SnapshotPlayer(b).snapshot
    default: result = answer(operation)
    }
  }

  private func answer(_ question: SnapshotOperation) -> JSONValue? {
    switch question {
    case .numberOfItems(let section):
      .integer(section.map { snapshot.numberOfItems(inSection: $0) } ?? snapshot.numberOfItems)
    case .itemIdentifiers(let section): JSONValue(snapshot.itemIdentifiers(inSection: section))
    case .indexOfItem(let id): JSONValue(snapshot.indexOfItem(id))
    case .indexOfSection(let id): JSONValue(snapshot.indexOfSection(id))
    case .sectionContaining(let id): JSONValue(snapshot.sectionIdentifier(containingItem: id))
    case .contains(let id): .bool(snapshot.indexOfItem(id) != nil)
    default: nil
    }
  }

  /// What an expectation is about; nil when a snapshot has nothing of that name.
  func value(_ key: String, _: JSONValue) -> JSONValue? {
    switch key {
    case "state":
      .array(
        snapshot.sectionIdentifiers.map {
          .array([.string($0), JSONValue(snapshot.itemIdentifiers(inSection: $0))])
        })
    case "order": JSONValue(snapshot.sectionIdentifiers)
    case "items": JSONValue(snapshot.itemIdentifiers)
    case "reloadedItems": JSONValue(snapshot.reloadedItemIdentifiers)
    case "reloadedSections": JSONValue(snapshot.reloadedSectionIdentifiers)
    case "reconfiguredItems": JSONValue(snapshot.reconfiguredItemIdentifiers)
    case "result": result
    case "equal": equal.map { .bool($0) }
    default: nil
    }
  }
}

/// Carries recorded calls out on a section snapshot.
@MainActor struct SectionSnapshotPlayer {
  private(set) var snapshot = DiffableDataSourceSectionSnapshot<String>()
  private(set) var result: JSONValue?
  private(set) var equal: Bool?

  init(_ operations: [SnapshotOperation]) { for operation in operations { play(operation) } }

  private mutating func play(_ operation: SnapshotOperation) {
    switch operation {
    case .append(let ids, let parent): snapshot.append(ids, to: parent)
    case .insert(let ids, .before, let anchor): snapshot.insert(ids, before: anchor)
    case .insert(let ids, .after, let anchor): snapshot.insert(ids, after: anchor)
    case .delete(let ids): snapshot.delete(ids)
    case .deleteAll: snapshot.deleteAll()
    case .expand(let ids): snapshot.expand(ids)
    case .collapse(let ids): snapshot.collapse(ids)
    case .replaceChildren(let parent, let operations):
      snapshot.replace(childrenOf: parent, using: SectionSnapshotPlayer(operations).snapshot)
    case .snapshotOfParent(let parent, let isIncluded):
      snapshot = snapshot.snapshot(of: parent, includingParent: isIncluded)
    case .copy: snapshot = DiffableDataSourceSectionSnapshot(snapshot)
    case .compare(let a, let b): equal = SectionSnapshotPlayer(a).snapshot == SectionSnapshotPlayer(b).snapshot
    default: result = answer(operation)
    }
  }

  private func answer(_ question: SnapshotOperation) -> JSONValue? {
    switch question {
    case .contains(let id): .bool(snapshot.contains(id))
    case .isExpanded(let id): .bool(snapshot.isExpanded(id))
    case .isVisible(let id): .bool(snapshot.isVisible(id))
    case .level(let id): .integer(snapshot.level(of: id))
    case .index(let id): JSONValue(snapshot.index(of: id))
    case .parent(let id): JSONValue(snapshot.parent(of: id))
    default: nil
    }
  }

  /// What an expectation is about, for the items it names; nil when a section snapshot has nothing of that name.
  func value(_ key: String, _ expected: JSONValue) -> JSONValue? {
    func each(_ answer: (String) -> JSONValue) -> JSONValue {
      .object((expected.members ?? []).map { JSONMember($0.key, answer($0.key)) })
    }
    switch key {
    case "items": return JSONValue(snapshot.items)
    case "rootItems": return JSONValue(snapshot.rootItems)
    case "visibleItems": return JSONValue(snapshot.visibleItems)
    case "expandedItems": return JSONValue(snapshot.items.filter { snapshot.isExpanded($0) })
    case "levels": return each { .integer(snapshot.level(of: $0)) }
    case "parents": return each { JSONValue(snapshot.parent(of: $0)) }
    case "isVisible": return each { .bool(snapshot.isVisible($0)) }
    case "isExpanded": return each { .bool(snapshot.isExpanded($0)) }
    case "contains": return each { .bool(snapshot.contains($0)) }
    case "index": return each { JSONValue(snapshot.index(of: $0)) }
    case "visualDescription": return .string(snapshot.visualDescription())
    case "result": return result
    case "equal": return equal.map { .bool($0) }
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  fileprivate init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  fileprivate init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
}
