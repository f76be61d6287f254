/// The changes of a batch, those of items and sections together, in UIKit's order of paths: a section comes behind its
/// items.
struct UpdateListing: Hashable, Sendable {
  typealias Edit = EditedPlaces.Edit

  /// Explicit deletes, ascending, doubles kept.
  var deletes: [ItemPath] = []
  /// Explicit inserts, ascending, doubles kept.
  var inserts: [ItemPath] = []
  /// Reloads with their place after the update, ascending, no doubles.
  var reloads: [Edit] = []
  /// Moves, ascending by source, no doubles.
  var moves: [Edit] = []

  init() {}

  /// Sorts the calls of a batch; reconfiguring is no part of it.
  init(_ operations: [UpdateOperation]) {
    for operation in operations {
      switch operation {
      case .insert(let path): inserts.append(path)
      case .insertSection(let section): inserts.append(UpdatePlace.section(section).path)
      case .delete(let path): deletes.append(path)
      case .deleteSection(let section): deletes.append(UpdatePlace.section(section).path)
      case .reload(let path): reloads.append(Edit(path: path, action: .reload))
      case .reloadSection(let section):
        reloads.append(Edit(path: UpdatePlace.section(section).path, action: .reload))
      case .move(let from, let to):
        moves.append(Edit(path: from, action: .move, partner: to))
      case .moveSection(let from, let to):
        moves.append(
          Edit(path: UpdatePlace.section(from).path, action: .move, partner: UpdatePlace.section(to).path))
      case .reconfigure: continue
      }
    }
    deletes.sortByPath { $0 }
    inserts.sortByPath { $0 }
    reloads.sortByPath { $0.path }
    // Equal ones keep the order of calls, as in UIKit: it decides which of two conflicting moves is named first.
    moves.sortByPath { $0.path }
  }

  /// What layouts are told: deletes descending, then inserts, reloads and moves, each ascending.
  var items: [UpdateItem] {
    var items: [UpdateItem] = []
    items.reserveCapacity(deletes.count + inserts.count + reloads.count + moves.count)
    for path in deletes.reversed() { items.append(UpdateItem(action: .delete, before: UpdatePlace(path), after: nil)) }
    for path in inserts { items.append(UpdateItem(action: .insert, before: nil, after: UpdatePlace(path))) }
    for edit in reloads {
      items.append(
        UpdateItem(action: .reload, before: UpdatePlace(edit.path), after: UpdatePlace(edit.partner)))
    }
    for edit in moves {
      items.append(UpdateItem(action: .move, before: UpdatePlace(edit.path), after: UpdatePlace(edit.partner)))
    }
    return items
  }

  /// The deletes with those that reloads stand for, ascending.
  var allDeletes: [ItemPath] { merged(deletes, reloads.map { $0.path }) }

  /// The inserts with those that reloads stand for, ascending.
  var allInserts: [ItemPath] { merged(inserts, reloads.map { $0.partner }) }

  private func merged(_ a: [ItemPath], _ b: [ItemPath]) -> [ItemPath] {
    if b.isEmpty { return a }
    var all = a
    all.append(contentsOf: b)
    all.sortByPath { $0 }
    return all
  }
}
