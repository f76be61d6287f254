/// The extent along the scroll axis of a block of items, from the start of the first to the end of the last.
struct WaterfallBlock: Sendable {
  var start: Double
  var end: Double
}

/// The shape of the tree of blocks over the items of a section: 16 items to a block, 16 blocks to a larger one, and so
/// on, until at most 16 are left. Levels lie one behind the other, the finest first.
enum WaterfallBlocks {
  static let shift = 4
  static let width = 1 << shift

  /// How many blocks a level has; level 0 holds the items' own.
  @inline(__always) static func count(_ items: Int, level: Int) -> Int {
    let bits = shift &* (level &+ 1)
    return (items &+ (1 &<< bits) &- 1) &>> bits
  }

  /// The coarsest level.
  @inline(__always) static func top(_ items: Int) -> Int {
    var level = 0
    while count(items, level: level) > width { level &+= 1 }
    return level
  }

  /// Where a level begins.
  @inline(__always) static func offset(_ items: Int, level: Int) -> Int {
    var sum = 0
    for finer in 0..<level { sum &+= count(items, level: finer) }
    return sum
  }

  /// Blocks of all levels.
  @inline(__always) static func total(_ items: Int) -> Int { items == 0 ? 0 : offset(items, level: top(items) + 1) }
}
