/// How many items are in which section, and the running number ("ordinal") of every item across the sections.
///
/// Sections that all have the same number of items take no memory of their own and answer without searching; others keep
/// one running sum a section.
public struct SectionTable: Hashable, Sendable {
  /// How many sections there are, empty ones included.
  public let sectionCount: Int
  /// How many items there are in all sections together.
  public let itemCount: Int
  /// The number of items of each section if it is the same everywhere; −1 when it differs.
  let uniformCount: Int
  /// The ordinal of each section's first item and, at the end, the number of items; empty when uniform.
  let starts: [Int]

  /// Makes a table of sections with the given numbers of items; a negative number counts as 0.
  ///
  /// - Complexity: O(sections).
  public init(counts: [Int]) {
    sectionCount = counts.count
    let first = counts.isEmpty ? 0 : Swift.max(0, counts[0])
    var isUniform = true
    for count in counts where Swift.max(0, count) != first {
      isUniform = false
      break
    }
    if isUniform {
      uniformCount = first
      itemCount = first * counts.count
      starts = []
      return
    }
    var sums: [Int] = []
    sums.reserveCapacity(counts.count + 1)
    var sum = 0
    for count in counts {
      sums.append(sum)
      sum += Swift.max(0, count)
    }
    sums.append(sum)
    uniformCount = -1
    itemCount = sum
    starts = sums
  }

  /// Makes a table of `sections` sections with `items` items each, in constant time.
  public init(sections: Int, items: Int) {
    sectionCount = Swift.max(0, sections)
    uniformCount = sectionCount == 0 ? 0 : Swift.max(0, items)
    itemCount = sectionCount * uniformCount
    starts = []
  }
}

// MARK: - Sections

extension SectionTable {
  /// The number of items of every section. O(sections).
  public var counts: [Int] {
    if uniformCount >= 0 { return [Int](repeating: uniformCount, count: sectionCount) }
    var counts: [Int] = []
    counts.reserveCapacity(sectionCount)
    for section in 0..<sectionCount { counts.append(starts[section + 1] - starts[section]) }
    return counts
  }

  /// The number of items of a section; 0 for one that does not exist.
  public func itemCount(in section: Int) -> Int {
    guard section >= 0, section < sectionCount else { return 0 }
    return uniformCount >= 0 ? uniformCount : starts[section + 1] - starts[section]
  }

  /// The ordinal of a section's first item, or where it would be in an empty one; ``sectionCount`` gives the item count.
  public func firstOrdinal(of section: Int) -> Int {
    uniformCount >= 0 ? section * uniformCount : starts[section]
  }

  /// The ordinals of a section's items, empty for a section without items or one that does not exist.
  public func ordinals(in section: Int) -> Range<Int> {
    guard section >= 0, section < sectionCount else { return 0..<0 }
    return firstOrdinal(of: section)..<firstOrdinal(of: section + 1)
  }
}

// MARK: - Paths and ordinals

extension SectionTable {
  /// Whether there is an item at `path`; never for a path of length 0 or 1. O(1).
  public func contains(_ path: ItemPath) -> Bool {
    path.item >= 0 && Int(path.item) < itemCount(in: Int(path.section))
  }

  /// The ordinal of the item at `path`, nil when there is no such item. O(1).
  public func ordinal(of path: ItemPath) -> Int? {
    contains(path) ? firstOrdinal(of: Int(path.section)) + Int(path.item) : nil
  }

  /// Where the item with a number is. The number must be one of 0 ..< ``itemCount``.
  ///
  /// - Complexity: O(log sections); O(1) when all sections have the same number of items.
  public func path(at ordinal: Int) -> ItemPath {
    guard ordinal >= 0, ordinal < itemCount else {
      fatalError("There is no item with number \(ordinal): the sections have \(itemCount) items.")
    }
    if sectionCount == 1 { return ItemPath(0, ordinal) }
    if uniformCount >= 0 { return ItemPath(ordinal / uniformCount, ordinal % uniformCount) }
    // The last section that starts at or before the ordinal: empty ones share their start with the one behind them.
    let section = starts.withUnsafeBufferPointer { starts in
      var low = 0
      var length = sectionCount
      while length > 1 {
        let middle = low &+ length >> 1
        low = starts[middle] <= ordinal ? middle : low
        length &-= length >> 1
      }
      return low
    }
    return ItemPath(section, ordinal - starts[section])
  }
}

// MARK: - Checking

extension SectionTable {
  /// What is wrong with the table, nil if nothing. O(sections).
  public func checkInvariants() -> String? {
    if uniformCount >= 0 {
      guard starts.isEmpty else { return "A uniform table keeps \(starts.count) running sums instead of 0." }
      guard itemCount == sectionCount * uniformCount else {
        return "\(sectionCount) sections of \(uniformCount) items are not \(itemCount) items."
      }
      return nil
    }
    guard starts.count == sectionCount + 1 else {
      return "There are \(starts.count) running sums for \(sectionCount) sections."
    }
    guard starts[0] == 0 else { return "The first section starts at item \(starts[0]) instead of 0." }
    guard starts[sectionCount] == itemCount else {
      return "The running sums end at \(starts[sectionCount]), but there are \(itemCount) items."
    }
    var isUniform = true
    for section in 0..<sectionCount {
      guard starts[section] <= starts[section + 1] else {
        return "Section \(section) starts at \(starts[section]), behind the next one at \(starts[section + 1])."
      }
      if starts[section + 1] - starts[section] != starts[1] { isUniform = false }
    }
    return isUniform ? "All \(sectionCount) sections have \(starts[1]) items, but the table is not uniform." : nil
  }
}
