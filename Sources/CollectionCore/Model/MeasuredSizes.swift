/// The sizes that views turned out to want, by item, and what they are on average.
///
/// Sizes follow their items through updates (``follow(_:)``) and stay until ``removeAll()`` (Semantics 5.7).
///
/// | | |
/// |---|---|
/// | ``size(at:)`` | O(log *m*) for *m* sizes in the section |
/// | ``set(_:at:)`` | O(log *m*), and one of 128 moves what lies behind in its block |
/// | ``average`` | O(1) |
/// | ``follow(_:)`` | O(*m* log edits) over all sections |
public struct MeasuredSizes: Sendable {
  /// A size and the item it belongs to.
  public struct Entry: Hashable, Sendable {
    /// The number of the item in its section.
    public var item: Int32
    /// Points.
    public var size: LayoutSize

    /// Makes an entry.
    public init(item: Int32, size: LayoutSize) {
      self.item = item
      self.size = size
    }
  }

  /// By section blocks of entries, ascending by item, none empty; sections behind the last one hold nothing.
  private var sections: [[[Entry]]] = []
  private static let blockLimit = 128
  /// How many items were measured.
  public private(set) var count = 0
  private var sum = LayoutSize.zero
  // No average lies outside of what was measured: sums of many equal numbers may round so.
  private var least = LayoutSize.zero
  private var most = LayoutSize.zero

  /// Nothing measured.
  public init() {}

  /// The running average of all that was measured, width and height apart; nil when nothing was (Semantics 5.6).
  public var average: LayoutSize? {
    guard count > 0 else { return nil }
    return LayoutSize(
      width: min(max(sum.width / Double(count), least.width), most.width),
      height: min(max(sum.height / Double(count), least.height), most.height))
  }

  /// What was measured in a section, ascending by item. O(*m*).
  public func entries(inSection section: Int) -> [Entry] {
    guard section >= 0, section < sections.count else { return [] }
    var entries: [Entry] = []
    for block in sections[section] { entries.append(contentsOf: block) }
    return entries
  }

  /// The size of an item, nil when it was never measured.
  public func size(at path: ItemPath) -> LayoutSize? {
    let section = Int(path.section)
    guard section >= 0, section < sections.count else { return nil }
    let place = place(of: path.item, in: section)
    guard let place, place.entry < sections[section][place.block].count else { return nil }
    let entry = sections[section][place.block][place.entry]
    return entry.item == path.item ? entry.size : nil
  }
}

// MARK: - Changing

extension MeasuredSizes {
  /// Remembers the size of an item, in place of one that is known. Sizes that are not finite or are negative are not kept.
  public mutating func set(_ size: LayoutSize, at path: ItemPath) {
    guard path.section >= 0, path.item >= 0, size.width.isExtent, size.height.isExtent else { return }
    let section = Int(path.section)
    while sections.count <= section { sections.append([]) }
    let new = Entry(item: path.item, size: size)
    guard let place = place(of: path.item, in: section) else {
      sections[section].append([new])
      count += 1
      add(size, bounds: size)
      return
    }
    let blockCount = sections[section][place.block].count
    if place.entry < blockCount, sections[section][place.block][place.entry].item == path.item {
      let old = sections[section][place.block][place.entry].size
      sections[section][place.block][place.entry].size = size
      add(LayoutSize(width: size.width - old.width, height: size.height - old.height), bounds: size)
      return
    }
    count += 1
    add(size, bounds: size)
    if blockCount < MeasuredSizes.blockLimit {
      sections[section][place.block].insert(new, at: place.entry)
    } else if place.entry == blockCount {
      // What is measured in order fills blocks to the brim.
      sections[section].insert([new], at: place.block + 1)
    } else {
      let half = blockCount / 2
      let upper = Array(sections[section][place.block][half...])
      sections[section][place.block].removeLast(blockCount - half)
      sections[section].insert(upper, at: place.block + 1)
      let isUpper = place.entry >= half
      sections[section][isUpper ? place.block + 1 : place.block].insert(
        new, at: isUpper ? place.entry - half : place.entry)
    }
  }

  /// Forgets everything.
  public mutating func removeAll() { self = MeasuredSizes() }

  /// Brings all sizes to where their items are after an update; those of items that were deleted or reloaded are forgotten.
  public mutating func follow(_ plan: UpdatePlan) {
    guard count > 0, !plan.isEmpty else { return }
    var moved: [(path: ItemPath, size: LayoutSize)] = []
    moved.reserveCapacity(count)
    for section in sections.indices {
      for entry in sections[section].joined() {
        let old = ItemPath(section: Int32(truncatingIfNeeded: section), item: entry.item)
        if let path = plan.newPath(of: old) { moved.append((path, entry.size)) }
      }
    }
    moved.sort { $0.path < $1.path }
    removeAll()
    for (path, size) in moved { set(size, at: path) }
  }

  private mutating func add(_ change: LayoutSize, bounds size: LayoutSize) {
    if count == 1 {
      sum = size
      least = size
      most = size
      return
    }
    sum = LayoutSize(width: sum.width + change.width, height: sum.height + change.height)
    least = LayoutSize(width: min(least.width, size.width), height: min(least.height, size.height))
    most = LayoutSize(width: max(most.width, size.width), height: max(most.height, size.height))
  }

  /// The block whose items are around an item, and the first entry in it that is not in front of the item; nil without
  /// blocks.
  private func place(of item: Int32, in section: Int) -> (block: Int, entry: Int)? {
    sections[section].withUnsafeBufferPointer { blocks in
      guard !blocks.isEmpty else { return nil }
      var low = 0
      var high = blocks.count
      while high - low > 1 {
        let middle = (low + high) >> 1
        if blocks[middle][0].item <= item { low = middle } else { high = middle }
      }
      let block = low
      return blocks[block].withUnsafeBufferPointer { entries in
        low = 0
        high = entries.count
        // Mostly the next one behind all that are there.
        if entries[high - 1].item < item { return (block, high) }
        while low < high {
          let middle = (low + high) >> 1
          if entries[middle].item < item { low = middle + 1 } else { high = middle }
        }
        return (block, low)
      }
    }
  }
}

// MARK: - Checking

extension MeasuredSizes {
  /// Nil when all is in order, else what is not.
  ///
  /// - Complexity: O(sizes).
  public func checkInvariants() -> String? {
    var found = 0
    var total = LayoutSize.zero
    for section in sections.indices {
      var last: Int32 = -1
      for block in sections[section] where block.isEmpty || block.count > MeasuredSizes.blockLimit {
        return "a block of section \(section) holds \(block.count) sizes"
      }
      for entry in sections[section].joined() {
        if entry.item <= last {
          return "section \(section) holds item \(entry.item) behind item \(last), but items must ascend"
        }
        last = entry.item
        found += 1
        total = LayoutSize(width: total.width + entry.size.width, height: total.height + entry.size.height)
      }
    }
    if found != count { return "\(found) sizes are held, but \(count) were counted" }
    let drift = max((total.width - sum.width).magnitude, (total.height - sum.height).magnitude)
    if count > 0, drift > 1e-6 * max(1, total.width + total.height) {
      return "the sums are off by more than a millionth"
    }
    return nil
  }
}
