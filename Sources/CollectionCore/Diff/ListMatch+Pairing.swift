// Pairing what is left by a table: the numbers of one rest, chained by hash value. It holds no identifiers.

extension ListMatch {
  /// Pairs equal elements of both rests, the first with the first, and does nothing when one side is empty.
  @inlinable mutating func pairRest<Hashing: IdentifierHashing>(
    _ old: UnsafePointer<Hashing.Identifier>, _ new: UnsafePointer<Hashing.Identifier>, by hashing: Hashing.Type
  ) {
    if oldRest.isEmpty || newRest.isEmpty { return }
    // The smaller side is the cheaper table.
    if oldRest.count <= newRest.count {
      (newOfOld, oldOfNew) = ListMatch.pairs(oldRest, old, newRest, new, by: hashing)
    } else {
      (oldOfNew, newOfOld) = ListMatch.pairs(newRest, new, oldRest, old, by: hashing)
    }
  }

  /// For each listed element of two lists its partner among those of the other, −1 for none; two empty lists when there is
  /// no pair.
  ///
  /// - Complexity: O(listed + asked).
  @inlinable static func pairs<Hashing: IdentifierHashing>(
    _ listed: [Int32], _ listedElements: UnsafePointer<Hashing.Identifier>, _ asked: [Int32],
    _ askedElements: UnsafePointer<Hashing.Identifier>, by hashing: Hashing.Type
  ) -> ([Int32], [Int32]) {
    let table = ChainTable(listed, listedElements, by: hashing)
    let isPaired = table.count > 0
    var askedOf = [Int32](repeating: -1, count: isPaired ? listed.count : 0)
    var listedOf = [Int32](repeating: -1, count: isPaired ? asked.count : 0)
    var pairCount = 0
    listed.withUnsafeBufferPointer { listed in
      askedOf.withUnsafeMutableBufferPointer { askedOf in
        var expected = 0
        for (index, number) in asked.enumerated() {
          let element = askedElements[Int(number)]
          // Behind a pair its neighbours are most likely one too; this spares the table.
          var found = -1
          if expected < listed.count, askedOf[expected] < 0, listedElements[Int(listed[expected])] == element {
            found = expected
          } else {
            found = table.take(element, listedElements, askedOf, by: hashing)
          }
          if found < 0 { continue }
          askedOf[found] = Int32(truncatingIfNeeded: index)
          listedOf[index] = Int32(truncatingIfNeeded: found)
          pairCount &+= 1
          expected = found &+ 1
        }
      }
    }
    return pairCount == 0 ? ([], []) : (askedOf, listedOf)
  }
}

/// Numbers of elements chained by the hash values of these, in ascending order.
@usableFromInline struct ChainTable: ~Copyable {
  /// The first of each chain, −1 for an empty one.
  @usableFromInline let heads: IndexBuffer
  /// For each number the next one in its chain, and the element it stands for, side by side: they are read together.
  @usableFromInline let links: IndexBuffer
  @usableFromInline let shift: UInt64

  @usableFromInline var count: Int { @inlinable get { links.count >> 1 } }

  /// - Complexity: O(listed).
  @inlinable init<Hashing: IdentifierHashing>(
    _ listed: [Int32], _ elements: UnsafePointer<Hashing.Identifier>, by hashing: Hashing.Type
  ) {
    var bits: UInt64 = 1
    while 1 << bits < UInt64(truncatingIfNeeded: listed.count) { bits += 1 }
    shift = 64 - bits
    heads = IndexBuffer(repeating: -1, count: 1 << Int(bits))
    links = IndexBuffer(repeating: -1, count: 2 * listed.count)
    listed.withUnsafeBufferPointer { listed in
      // Backwards, so that each chain ascends.
      var index = listed.count &- 1
      while index >= 0 {
        let slot = Int(truncatingIfNeeded: Hashing.hash(elements[Int(listed[index])]) >> shift)
        links[2 &* index] = heads[slot]
        links[2 &* index &+ 1] = listed[index]
        heads[slot] = Int32(truncatingIfNeeded: index)
        index &-= 1
      }
    }
  }

  /// The first listed element that is equal to another and has no partner yet, −1 if there is none. It leaves its chain, and
  /// so does whatever has a partner before it: no element is passed twice in vain.
  @inlinable func take<Hashing: IdentifierHashing>(
    _ element: Hashing.Identifier, _ elements: UnsafePointer<Hashing.Identifier>,
    _ partners: UnsafeMutableBufferPointer<Int32>, by hashing: Hashing.Type
  ) -> Int {
    let slot = Int(truncatingIfNeeded: Hashing.hash(element) >> shift)
    var previous = -1
    var index = Int(heads[slot])
    while index >= 0 {
      let following = links[2 &* index]
      let isEqual = elements[Int(links[2 &* index &+ 1])] == element
      if isEqual || partners[index] >= 0 {
        if previous < 0 { heads[slot] = following } else { links[2 &* previous] = following }
        if partners[index] < 0 { return index }
      } else {
        previous = index
      }
      index = Int(following)
    }
    return -1
  }
}
