import Foundation

/// What the marks of a snapshot ask of the view, in the paths of that snapshot.
struct SnapshotReloads {
  var sections = IndexSet()
  /// Reloaded items that are in none of the sections.
  var items: [IndexPath] = []
  /// Items to be configured again that are not reloaded, alone or with their section.
  var reconfigured: [IndexPath] = []
  /// Items that are marked for both, as text (Semantics 10.10c).
  var twiceMarked: [String] = []

  var isEmpty: Bool { sections.isEmpty && items.isEmpty && reconfigured.isEmpty }

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(_ snapshot: DiffableDataSourceSnapshot<Section, Item>) {
    var contents = snapshot.storage.ask { $0 }
    for section in contents.reloadedSections.list {
      if let slot = contents.slots[section] { sections.insert(contents.sections[slot].index) }
    }
    for item in contents.reloadedItems.list {
      if let path = contents.path(of: item), !sections.contains(path.section) { items.append(path) }
    }
    for item in contents.reconfiguredItems.list {
      if contents.reloadedItems.set.contains(item) {
        twiceMarked.append(String(describing: item))
      } else if let path = contents.path(of: item), !sections.contains(path.section) {
        reconfigured.append(path)
      }
    }
  }
}

extension SnapshotContents {
  /// The path of an item; nil when it is not there.
  mutating func path(of item: Item) -> IndexPath? {
    guard let place = place(of: item) else { return nil }
    return IndexPath(item: Int(place.position), section: sections[Int(place.slot)].index)
  }

  /// The item at a path; nil when there is none.
  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, order.indices.contains(path[0]) else { return nil }
    let items = sections[order[path[0]]].items
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }
}
