/// How the identifiers of a diff are compared and spread over a table: one way for whole numbers, one for all else.
@usableFromInline protocol IdentifierHashing {
  associatedtype Identifier: Equatable

  /// 64 bits of which the upper ones are spread well.
  static func hash(_ identifier: Identifier) -> UInt64

  /// How many of `limit` elements are the same from the start on.
  static func commonPrefix(_ a: UnsafePointer<Identifier>, _ b: UnsafePointer<Identifier>, limit: Int) -> Int
}

extension IdentifierHashing {
  /// How many of `limit` elements are the same from the end on; the pointers are behind the last elements.
  @inlinable static func commonSuffix(
    _ a: UnsafePointer<Identifier>, _ b: UnsafePointer<Identifier>, limit: Int
  ) -> Int {
    var count = 0
    while count < limit, a[-1 &- count] == b[-1 &- count] { count &+= 1 }
    return count
  }
}

/// Whole numbers: a multiplication spreads them, and eight are compared at once.
@usableFromInline enum IntegerHashing<Identifier: FixedWidthInteger>: IdentifierHashing {
  @inlinable static func hash(_ identifier: Identifier) -> UInt64 {
    // 2 to the 64th divided by the golden ratio: neighbours end up far from one another.
    UInt64(truncatingIfNeeded: identifier) &* 0x9E37_79B9_7F4A_7C15
  }

  @inlinable static func commonPrefix(
    _ a: UnsafePointer<Identifier>, _ b: UnsafePointer<Identifier>, limit: Int
  ) -> Int {
    var count = 0
    // Most runs between two edits are short: the eight at once only pay once the first ones are equal.
    while count &+ 8 <= limit {
      let (x, y) = (a + count, b + count)
      let low = (x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3])
      let high = (x[4] ^ y[4]) | (x[5] ^ y[5]) | (x[6] ^ y[6]) | (x[7] ^ y[7])
      if low | high != 0 { break }
      count &+= 8
    }
    while count < limit, a[count] == b[count] { count &+= 1 }
    return count
  }
}

/// Anything hashable, by its own hash value. That differs from run to run; no result depends on it.
@usableFromInline enum PlainHashing<Identifier: Hashable>: IdentifierHashing {
  @inlinable static func hash(_ identifier: Identifier) -> UInt64 {
    // Types may bring a hash value of their own whose upper bits say nothing.
    UInt64(truncatingIfNeeded: identifier.hashValue) &* 0x9E37_79B9_7F4A_7C15
  }

  @inlinable static func commonPrefix(
    _ a: UnsafePointer<Identifier>, _ b: UnsafePointer<Identifier>, limit: Int
  ) -> Int {
    var count = 0
    while count < limit, a[count] == b[count] { count &+= 1 }
    return count
  }
}
