import TestSupport

/// Lists of numbers in no order, and what becomes of them.
struct EditedLists {
  var old: [Int]
  var new: [Int]

  static func identical(_ size: Int) -> EditedLists {
    let old = shuffled(size)
    var new = old
    // Storage of its own.
    new.append(0)
    new.removeLast()
    return EditedLists(old: old, new: new)
  }

  static func appended(_ size: Int, part: Int) -> EditedLists {
    let old = shuffled(size)
    return EditedLists(old: old, new: old + Array(size..<(size + size / part)))
  }

  static func reordered(_ size: Int) -> EditedLists {
    var random = SeededRandom(seed: 2)
    let old = shuffled(size)
    return EditedLists(old: old, new: old.shuffled(using: &random))
  }

  /// One edit for each `part` elements, at places of no order: a third each go, come and move.
  static func mixed(_ size: Int, part: Int) -> EditedLists {
    var random = SeededRandom(seed: 3)
    let old = shuffled(size)
    let places = Array(0..<size).shuffled(using: &random)
    let third = max(1, size / part / 3)
    var isLeaving = [Bool](repeating: false, count: size)
    for place in places.prefix(2 * third) { isLeaving[place] = true }
    let moved = places[third..<(2 * third)].map { old[$0] }
    var arriving: [(place: Int, element: Int)] = []
    for element in moved + Array(size..<(size + third)) {
      arriving.append((Int.random(in: 0..<size, using: &random), element))
    }
    // By both, so that the order does not depend on how sorting treats equal places.
    arriving.sort { ($0.place, $0.element) < ($1.place, $1.element) }
    var new: [Int] = []
    new.reserveCapacity(size)
    var next = 0
    for place in 0..<size {
      while next < arriving.count, arriving[next].place == place {
        new.append(arriving[next].element)
        next += 1
      }
      if !isLeaving[place] { new.append(old[place]) }
    }
    return EditedLists(old: old, new: new)
  }

  private static func shuffled(_ size: Int) -> [Int] {
    var random = SeededRandom(seed: 1)
    return Array(0..<size).shuffled(using: &random)
  }
}
