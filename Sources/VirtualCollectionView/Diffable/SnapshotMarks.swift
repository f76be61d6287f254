/// Identifiers that are marked in a snapshot, in the order of marking, each once.
@usableFromInline struct SnapshotMarks<Identifier: Hashable> {
  @usableFromInline var list: [Identifier] = []
  @usableFromInline var set: Set<Identifier> = []

  @inlinable init() {}

  /// Marks what is not marked yet.
  @inlinable mutating func mark(_ identifiers: [Identifier]) {
    for identifier in identifiers where set.insert(identifier).inserted { list.append(identifier) }
  }

  /// Takes marks off; identifiers without one are left alone.
  ///
  /// - Complexity: O(1) without marks, else O(marks + *k*).
  @inlinable mutating func remove(_ identifiers: [Identifier]) {
    guard !list.isEmpty else { return }
    let before = set.count
    for identifier in identifiers { set.remove(identifier) }
    if set.count < before { list.removeAll { !set.contains($0) } }
  }
}
