/// The sizes that views turned out to want, by item, and what they are on average.
///
/// Sizes follow their items through updates (``follow(_:)``) and stay until ``removeAll()`` (Semantics 5.7).
///
/// | | |
/// |---|---|
/// | ``size(at:)`` | O(log *m*) for *m* sizes in the section |
/// | ``set(_:at:)`` | O(log *m*) to find the place; a new size moves those behind it, 24 bytes each |
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

  /// By section, ascending by item; sections behind the last one hold nothing.
  var sections: [[Entry]] = []
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

  /// What was measured in a section, ascending by item.
  public func entries(inSection section: Int) -> [Entry] {
    section >= 0 && section < sections.count ? sections[section] : []
  }

  /// The size of an item, nil when it was never measured.
  public func size(at path: ItemPath) -> LayoutSize? {
    let section = Int(path.section)
    guard section >= 0, section < sections.count else { return nil }
    let place = place(of: path.item, in: section)
    guard place < sections[section].count, sections[section][place].item == path.item else { return nil }
    return sections[section][place].size
  }
}

// MARK: - Changing

extension MeasuredSizes {
  /// Remembers the size of an item, in place of one that is known. Sizes that are not finite or are negative are not kept.
  public mutating func set(_ size: LayoutSize, at path: ItemPath) {
    guard path.section >= 0, path.item >= 0, size.width.isExtent, size.height.isExtent else { return }
    let section = Int(path.section)
    while sections.count <= section { sections.append([]) }
    let place = place(of: path.item, in: section)
    if place < sections[section].count, sections[section][place].item == path.item {
      let old = sections[section][place].size
      sections[section][place].size = size
      add(LayoutSize(width: size.width - old.width, height: size.height - old.height), bounds: size)
    } else {
      sections[section].insert(Entry(item: path.item, size: size), at: place)
      count += 1
      add(size, bounds: size)
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
      for entry in sections[section] {
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

  private func place(of item: Int32, in section: Int) -> Int {
    sections[section].withUnsafeBufferPointer { entries in
      var low = 0
      var high = entries.count
      // Mostly the next one behind all that are there.
      if high == 0 || entries[high - 1].item < item { return high }
      while low < high {
        let middle = (low + high) >> 1
        if entries[middle].item < item { low = middle + 1 } else { high = middle }
      }
      return low
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
      for entry in sections[section] {
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
