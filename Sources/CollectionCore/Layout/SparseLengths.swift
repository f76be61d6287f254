/// Lengths that follow each other, of which few are known. All others have one length, the rest's, which may change.
///
/// A tree with 32 children to a node, in which only the nodes above known lengths are there: it tells how many lengths in
/// front of one are known and what these add up to, and the rest follows by one multiplication. So another rest changes
/// one number, and a million lengths of which none is known take no memory. What is stored depends on the known lengths
/// alone and not on the changes that led to them.
///
/// | | |
/// |---|---|
/// | ``start(of:)``, ``subscript(_:)``, ``index(endingBehind:)`` | O(log *n*) |
/// | ``set(_:to:)`` | O(log *n*) |
/// | another ``rest`` | O(1) |
///
/// Memory: 512 bytes for each 32 lengths of which one is known, and a little more above them.
struct SparseLengths: Hashable, Sendable {
  private static let shift = 5

  /// One child of a node.
  private struct Slot: Hashable, Sendable {
    /// What the known lengths below add up to; in nodes of the lowest level the length.
    var sum = 0.0
    /// How many of the lengths below are known.
    var known: Int32 = 0
    /// The node below, −1 when nothing below is known. Not used in nodes of the lowest level.
    var node: Int32 = -1
  }

  let count: Int
  /// Between two lengths.
  let spacing: Double
  /// The length of all that is not known.
  var rest: Double
  /// How many lengths are known.
  private(set) var known = 0
  /// Levels of nodes, at least one.
  private let height: Int
  /// 32 for each node; none before the first length is known.
  private var slots: [Slot] = []

  /// Makes lengths of which none is known. O(1).
  init(count: Int, rest: Double, spacing: Double) {
    self.count = count
    self.rest = rest
    self.spacing = spacing
    var height = 1
    while count > 1 << (height * SparseLengths.shift) { height += 1 }
    self.height = height
  }

  // MARK: Reading

  /// One length.
  subscript(i: Int) -> Double {
    guard let leaf = leaf(of: i) else { return rest }
    let slot = slots[leaf + i & 31]
    return slot.known == 0 ? rest : slot.sum
  }

  /// Whether a length is known.
  func isKnown(_ i: Int) -> Bool {
    guard let leaf = leaf(of: i) else { return false }
    return slots[leaf + i & 31].known != 0
  }

  /// Whether any of the 32 lengths around one is known.
  func isAnyKnown(around i: Int) -> Bool { leaf(of: i) != nil }

  /// The first slot of the node of the lowest level that holds a length, nil when it is not there.
  @inline(__always) private func leaf(of i: Int) -> Int? {
    guard known > 0 else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      var first = 0
      var level = height &- 1
      while level > 0 {
        let next = slots[first &+ (i &>> (level &* SparseLengths.shift)) & 31].node
        if next < 0 { return nil }
        first = Int(next) &<< SparseLengths.shift
        level &-= 1
      }
      return first
    }
  }

  /// Where a length begins, counted from the start of the first one; `count` is where one behind the last would.
  ///
  /// From the start of 32 on they are added up one by one, so that a walk comes to the same bits.
  func start(of i: Int) -> Double {
    let pitch = rest + spacing
    guard known > 0 else { return walk(from: i & ~31, start: Double(i & ~31) * pitch, to: i) }
    return slots.withUnsafeBufferPointer { slots in
      var first = 0
      var level = height &- 1
      var sum = 0.0
      var known: Int32 = 0
      var isEmpty = false
      while level > 0 {
        let slot = first &+ (i &>> (level &* SparseLengths.shift)) & 31
        var elder = first
        while elder < slot {
          sum += slots[elder].sum
          known &+= slots[elder].known
          elder &+= 1
        }
        let next = slots[slot].node
        if next < 0 {
          isEmpty = true
          break
        }
        first = Int(next) &<< SparseLengths.shift
        level &-= 1
      }
      let base = i & ~31
      var start = Double(base &- Int(known)) * pitch + (sum + Double(known) * spacing)
      if isEmpty { return walk(from: base, start: start, to: i) }
      var slot = first
      let end = first &+ i & 31
      while slot < end {
        start += (slots[slot].known == 0 ? rest : slots[slot].sum) + spacing
        slot &+= 1
      }
      return start
    }
  }

  /// Adds lengths of which none is known one by one.
  private func walk(from base: Int, start: Double, to i: Int) -> Double {
    var start = start
    for _ in base..<i { start += rest + spacing }
    return start
  }

  /// Where the length behind one begins, the same bits as ``start(of:)`` would give.
  ///
  /// - Parameter start: What ``start(of:)`` or this function gave for `i`.
  /// - Complexity: O(1) but for every 32nd length.
  func start(behind i: Int, startingAt start: Double, length: Double) -> Double {
    (i + 1) & 31 == 0 ? self.start(of: i + 1) : start + (length + spacing)
  }

  /// The first length behind whose end and spacing `offset` does not lie, the last one if there is none, up to the last
  /// bits of sums.
  func index(endingBehind offset: Double) -> Int {
    guard known > 0 else { return common(endingBehind: offset, number: count) }
    return slots.withUnsafeBufferPointer { slots in
      let pitch = rest + spacing
      var first = 0
      var level = height &- 1
      var index = 0
      var rest = offset
      while true {
        let span = 1 &<< (level &* SparseLengths.shift)
        var slot = first
        while true {
          let number = min(span, count &- index)
          let known = slots[slot].known
          let length = Double(number &- Int(known)) * pitch + (slots[slot].sum + Double(known) * spacing)
          // The last one takes what lies behind all.
          if length > rest || index &+ number >= count || slot & 31 == 31 { break }
          rest -= length
          index &+= number
          slot &+= 1
        }
        if level == 0 { return index }
        let next = slots[slot].node
        if next < 0 { return index &+ common(endingBehind: rest, number: min(span, count &- index)) }
        first = Int(next) &<< SparseLengths.shift
        level &-= 1
      }
    }
  }

  private func common(endingBehind offset: Double, number: Int) -> Int {
    let pitch = rest + spacing
    guard offset > 0, pitch > 0 else { return offset > 0 ? number - 1 : 0 }
    let index = (offset / pitch).rounded(.down)
    return index < Double(number) ? Int(index) : number - 1
  }

  /// What all lengths add up to, without the spacing behind the last one.
  var total: Double { count == 0 ? 0 : start(of: count - 1) + self[count - 1] }

  /// The known lengths, ascending. O(known lengths).
  func forEachKnown(_ body: (Int, Double) -> Void) {
    if known > 0 { forEachKnown(below: 0, height - 1, 0, body) }
  }

  private func forEachKnown(below first: Int, _ level: Int, _ index: Int, _ body: (Int, Double) -> Void) {
    for child in 0..<32 where slots[first + child].known != 0 {
      let slot = slots[first + child]
      let place = index + child << (level * SparseLengths.shift)
      if level == 0 {
        body(place, slot.sum)
      } else {
        forEachKnown(below: Int(slot.node) << SparseLengths.shift, level - 1, place, body)
      }
    }
  }

  // MARK: Changing

  /// Makes a length known, in place of what was known of it.
  mutating func set(_ i: Int, to length: Double) {
    if slots.isEmpty { _ = makeNode() }
    known = Int(set(i, to: length, first: 0, level: height - 1).known)
  }

  private mutating func makeNode() -> Int {
    slots.append(contentsOf: repeatElement(Slot(), count: 32))
    return slots.count >> SparseLengths.shift - 1
  }

  /// Changes a length below a node and returns what the node knows of all below it.
  private mutating func set(
    _ i: Int, to length: Double, first: Int, level: Int
  ) -> (sum: Double, known: Int32) {
    let slot = first + (i >> (level * SparseLengths.shift)) & 31
    if level == 0 {
      slots[slot].sum = length
      slots[slot].known = 1
    } else {
      if slots[slot].node < 0 {
        let node = makeNode()
        slots[slot].node = Int32(truncatingIfNeeded: node)
      }
      let below = set(i, to: length, first: Int(slots[slot].node) << SparseLengths.shift, level: level - 1)
      slots[slot].sum = below.sum
      slots[slot].known = below.known
    }
    return slots.withUnsafeBufferPointer { slots in
      // Four sums at once: no addition waits for the one before it.
      var sums = (0.0, 0.0, 0.0, 0.0)
      var known: Int32 = 0
      var slot = first
      while slot < first &+ 32 {
        sums.0 += slots[slot].sum
        sums.1 += slots[slot &+ 1].sum
        sums.2 += slots[slot &+ 2].sum
        sums.3 += slots[slot &+ 3].sum
        known &+= slots[slot].known &+ slots[slot &+ 1].known &+ slots[slot &+ 2].known &+ slots[slot &+ 3].known
        slot &+= 4
      }
      return ((sums.0 + sums.1) + (sums.2 + sums.3), known)
    }
  }

  // MARK: Checking

  /// Nil when every sum is that of its parts, and starts are those of lengths added one by one. O(*n*).
  func checkInvariants() -> String? {
    var start = 0.0
    var found = 0
    for i in 0..<count {
      if (self.start(of: i) - start).magnitude > 1e-9 * max(1, start) { return "length \(i) begins at another place" }
      if isKnown(i) { found += 1 }
      start += self[i] + spacing
    }
    return found == known ? nil : "\(found) lengths are known, \(known) were counted"
  }
}
