/// What leads from one list of identifiers to another: which elements go, which come, and the fewest that must be moved.
///
///     let diff = Diff(from: ["a", "b", "c"], to: ["c", "a", "d"])
///     diff.deletes     // [1]
///     diff.inserts     // [2]
///     diff.moves       // [2 to 0]
///     diff.operations(inSection: 0)     // a legal batch
///
/// | | |
/// |---|---|
/// | `Diff(from: [ID], to: [ID])` | lists of anything hashable; whole numbers have a faster way of their own |
/// | `Diff(from: UnsafeBufferPointer<ID>, to: …)` | the same without arrays |
/// | `deletes`, `inserts`, `moves`, `operationCount` | the edits, as numbers |
/// | `operations(inSection:)` | the edits as one batch that ``UpdatePlan`` accepts |
/// | `batches(inSection:reloading:)` | the same with reloads, in a second batch where one would not do |
/// | `indexMap` | where everything old is now, and where everything new was |
/// | `pairs(where:)` | elements in both lists that have to be shown again |
/// | `Diff.duplicates(in:)` | elements that are there twice |
///
/// Lists with sections have ``SectionedDiff``.
///
/// Deletes are old numbers, inserts new ones, moves go from an old number to a new one; what is not named keeps its order.
/// When no list has an element twice, the edits are the fewest there are: every element of both lists that is moved would
/// have to be. Equal elements are paired where both lists run side by side, otherwise the first with the first; the result
/// leads to the new list all the same, and depends on nothing but the lists.
///
/// Making one takes O(n), and O(m log m) for the m elements that neither stand at both ends nor in runs. With few edits no
/// table is made but for these. Beside the result it needs at most 32 bytes an element while it is made.
public struct Diff: Hashable, Sendable {
  /// The length of the old list.
  public let oldCount: Int
  /// The length of the new list.
  public let newCount: Int
  let deleted: [Int32]
  let inserted: [Int32]
  let moved: [IndexPair]

  /// An element that is at another place among those that stay.
  public struct Move: Hashable, Sendable {
    /// Its number in the old list.
    public var from: Int
    /// Its number in the new list.
    public var to: Int

    /// Makes a move.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  @usableFromInline init(_ match: ListMatch) {
    let order = MatchOrder(match)
    oldCount = match.oldCount
    newCount = match.newCount
    deleted = order.deletes
    inserted = order.inserts
    moved = order.moves
  }
}

// MARK: - Making

extension Diff {
  /// Compares two lists of identifiers; see ``Diff`` for equal ones.
  ///
  /// - Complexity: O(n) hash values at most; O(n) comparisons when few elements differ.
  @inlinable public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    self = old.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { new in Diff(from: old, to: new) } }
  }

  /// Compares two lists of whole numbers, several times as fast as of other identifiers.
  ///
  /// - Complexity: O(n).
  @inlinable public init<ID: FixedWidthInteger>(from old: [ID], to new: [ID]) {
    self = old.withUnsafeBufferPointer { old in new.withUnsafeBufferPointer { new in Diff(from: old, to: new) } }
  }

  /// Compares two lists of identifiers in memory that is only borrowed.
  @inlinable public init<ID: Hashable>(from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>) {
    self.init(ListMatch(old, new, by: PlainHashing<ID>.self))
  }

  /// Compares two lists of whole numbers in memory that is only borrowed.
  @inlinable public init<ID: FixedWidthInteger>(from old: UnsafeBufferPointer<ID>, to new: UnsafeBufferPointer<ID>) {
    self.init(ListMatch(old, new, by: IntegerHashing<ID>.self))
  }
}

// MARK: - Edits

extension Diff {
  /// Old numbers of the elements that go, ascending. O(deletes).
  public var deletes: [Int] { deleted.map { Int($0) } }

  /// New numbers of the elements that come, ascending. O(inserts).
  public var inserts: [Int] { inserted.map { Int($0) } }

  /// The elements that change their order, ascending by their new number. O(moves).
  public var moves: [Move] { moved.map { Move(from: Int($0.old), to: Int($0.new)) } }

  /// How many edits there are.
  public var operationCount: Int { deleted.count + inserted.count + moved.count }

  /// Whether both lists are the same.
  public var isEmpty: Bool { operationCount == 0 }

  /// The edits as one batch for the items of a section whose number does not change: deletes descending, inserts and moves
  /// ascending. O(edits).
  public func operations(inSection section: Int) -> [UpdateOperation] {
    let section = Int32(truncatingIfNeeded: section)
    var operations: [UpdateOperation] = []
    operations.reserveCapacity(operationCount)
    for item in deleted.reversed() { operations.append(.delete(ItemPath(section: section, item: item))) }
    for item in inserted { operations.append(.insert(ItemPath(section: section, item: item))) }
    for pair in moved {
      operations.append(
        .move(from: ItemPath(section: section, item: pair.old), to: ItemPath(section: section, item: pair.new)))
    }
    return operations
  }
}
