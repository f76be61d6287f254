import Foundation

// Items that the reader moves.

extension DiffableEngine {
  func canMoveItem(at path: IndexPath) -> Bool {
    guard let item = state.content.snapshot.storage.ask({ $0.item(at: path) }) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the snapshot; the handlers are told before and after.
  func moveItem(at source: IndexPath, to destination: IndexPath) {
    let old = state.content
    guard source != destination, let item = old.snapshot.storage.ask({ $0.item(at: source) }) else { return }
    var snapshot = old.snapshot
    let sections = snapshot.sectionIdentifiers
    guard destination.count == 2, sections.indices.contains(destination[0]) else { return }
    let others = snapshot.itemIdentifiers(inSection: sections[destination[0]]).filter { $0 != item }
    if others.indices.contains(destination[1]) {
      snapshot.moveItem(item, beforeItem: others[destination[1]])
    } else {
      snapshot.append([item], sections[destination[0]], tellsMoves: false)
    }
    var new = old
    new.apply(snapshot)
    let transaction = DiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    state.replace(new)
    reorderingHandlers.didReorder?(transaction)
  }
}
