/// An element that a list has more than once.
public struct DuplicateElement: Hashable, Sendable {
  /// Where it stands again.
  public var index: Int
  /// Where it stands first.
  public var first: Int

  /// Makes the report of one element.
  public init(index: Int, first: Int) {
    self.index = index
    self.first = first
  }
}

extension Diff {
  /// The elements of a list that stand before them already, ascending; empty for a list of identifiers that are unique.
  ///
  /// A diff does not look for them by itself: that takes many times as long as a diff with few edits.
  ///
  /// - Complexity: O(n), with a table of 8 bytes an element.
  @inlinable public static func duplicates<ID: Hashable>(in list: [ID]) -> [DuplicateElement] {
    list.withUnsafeBufferPointer { duplicates(in: $0, by: PlainHashing<ID>.self) }
  }

  /// The same for whole numbers, several times as fast.
  @inlinable public static func duplicates<ID: FixedWidthInteger>(in list: [ID]) -> [DuplicateElement] {
    list.withUnsafeBufferPointer { duplicates(in: $0, by: IntegerHashing<ID>.self) }
  }

  @inlinable static func duplicates<Hashing: IdentifierHashing>(
    in list: UnsafeBufferPointer<Hashing.Identifier>, by hashing: Hashing.Type
  ) -> [DuplicateElement] {
    guard let elements = list.baseAddress else { return [] }
    var duplicates: [DuplicateElement] = []
    var bits: UInt64 = 1
    while 1 << bits < UInt64(truncatingIfNeeded: list.count) { bits += 1 }
    let heads = IndexBuffer(repeating: -1, count: 1 << Int(bits))
    let next = IndexBuffer(repeating: -1, count: list.count)
    for index in 0..<list.count {
      let slot = Int(truncatingIfNeeded: Hashing.hash(elements[index]) >> (64 - bits))
      var other = Int(heads[slot])
      while other >= 0, elements[other] != elements[index] { other = Int(next[other]) }
      if other >= 0 {
        duplicates.append(DuplicateElement(index: index, first: other))
      } else {
        // Only what is new joins a chain, so that no chain holds equal elements.
        next[index] = heads[slot]
        heads[slot] = Int32(truncatingIfNeeded: index)
      }
    }
    return duplicates
  }
}
