/// Fills pages with rows of items, left to right and then down, and puts one page behind the other.
///
/// Each section starts a new page; an empty section has none. The content is a whole number of pages long, a page being
/// as large as the bounds.
///
/// An item fills its share of the page: what insets and spacings leave, divided by the items of a row or by the rows and
/// rounded down to a pixel, or it has a given size. Positions are sums of item sizes and spacings, rounded to the
/// nearest pixel (as in Semantics 11.2).
///
/// Memory is O(sections): frames are computed when asked for.
public struct PagedGridSolver: Sendable {
  let counts: [Int]
  /// The first page of each section, and the number of pages at the end.
  let firstPages: [Int]
  /// Items in a row, at least 1.
  public let itemsPerRow: Int
  /// Rows on a page, at least 1.
  public let rows: Int
  /// The axis along which page follows page.
  public let axis: LayoutAxis
  /// The extent of a page, points.
  public let pageSize: LayoutSize
  /// The extent of every item, points.
  public let itemSize: LayoutSize
  /// Left and top of the first item of a page.
  let first: LayoutPoint
  /// From one item to the next in a row, and from one row to the next.
  let pitch: LayoutSize
  let grid: PixelGrid

  /// Makes a solver. Extents and counts that make no sense count as 0, or as 1 for `itemsPerRow` and `rows`.
  ///
  /// - Parameters:
  ///   - counts: Items of each section.
  ///   - bounds: The extent of the view, and so of a page, points.
  ///   - sectionInset: Taken from every page.
  ///   - interitemSpacing: Points between the items of a row; a negative one lets them overlap.
  ///   - lineSpacing: Points between rows.
  ///   - itemSize: The extent of every item, kept as given; nil lets the items fill the page.
  /// - Complexity: O(sections).
  public init(
    counts: [Int], itemsPerRow: Int, rows: Int, axis: LayoutAxis = .horizontal, bounds: LayoutSize,
    sectionInset: LayoutInsets = .zero, interitemSpacing: Double = 0, lineSpacing: Double = 0,
    itemSize: LayoutSize? = nil, grid: PixelGrid
  ) {
    self.counts = counts.map { max(0, $0) }
    // More than this in a row cannot be told apart; the product must not overflow.
    let perRow = max(1, min(itemsPerRow, 1 << 30))
    let rowCount = max(1, min(rows, 1 << 30))
    self.itemsPerRow = perRow
    self.rows = rowCount
    self.axis = axis
    self.grid = grid
    let page = LayoutSize(width: bounds.width.orZero, height: bounds.height.orZero)
    pageSize = page
    let between = interitemSpacing.finiteOrZero
    let line = lineSpacing.finiteOrZero
    first = LayoutPoint(x: sectionInset.left.finiteOrZero, y: sectionInset.top.finiteOrZero)
    if let itemSize {
      self.itemSize = LayoutSize(width: itemSize.width.orZero, height: itemSize.height.orZero)
    } else {
      let width = page.width - first.x - sectionInset.right.finiteOrZero - Double(perRow - 1) * between
      let height = page.height - first.y - sectionInset.bottom.finiteOrZero - Double(rowCount - 1) * line
      self.itemSize = LayoutSize(
        width: max(0, grid.down(width / Double(perRow))), height: max(0, grid.down(height / Double(rowCount))))
    }
    pitch = LayoutSize(width: self.itemSize.width + between, height: self.itemSize.height + line)
    var pages = [0]
    pages.reserveCapacity(counts.count + 1)
    let capacity = perRow * rowCount
    for count in self.counts { pages.append(pages[pages.count - 1] + (count + capacity - 1) / capacity) }
    firstPages = pages
  }
}

// MARK: - Frames

extension PagedGridSolver {
  /// How many sections there are.
  public var numberOfSections: Int { counts.count }

  /// The extent of the content: a whole number of pages along the axis, one page across it, points.
  public var contentSize: LayoutSize {
    var size = pageSize
    size[axis] = Double(pageCount) * pageSize[axis]
    return size
  }

  /// Items on a full page.
  var capacity: Int { itemsPerRow * rows }

  /// The frame of an item; nil when there is no such item.
  ///
  /// - Complexity: O(1).
  public func frame(of path: ItemPath) -> LayoutRect? {
    guard let page = page(of: path) else { return nil }
    let slot = Int(path.item) % capacity
    return frame(page: page, row: slot / itemsPerRow, column: slot % itemsPerRow)
  }

  @inline(__always) func frame(page: Int, row: Int, column: Int) -> LayoutRect {
    var x = first.x + Double(column) * pitch.width
    var y = first.y + Double(row) * pitch.height
    if axis == .horizontal { x += Double(page) * pageSize.width } else { y += Double(page) * pageSize.height }
    return LayoutRect(
      x: grid.nearest(x), y: grid.nearest(y), width: itemSize.width, height: itemSize.height)
  }
}

// MARK: - Checking

extension PagedGridSolver {
  /// Nil when the pages of all sections follow each other, else a sentence naming the section where they do not.
  ///
  /// - Complexity: O(sections).
  public func checkInvariants() -> String? {
    guard firstPages.count == counts.count + 1 else {
      return "\(firstPages.count) page numbers for \(counts.count) sections"
    }
    for section in counts.indices {
      let pages = firstPages[section + 1] - firstPages[section]
      if pages * capacity < counts[section] || (pages - 1) * capacity >= max(1, counts[section]) {
        return "section \(section) has \(pages) pages of \(capacity) for \(counts[section]) items"
      }
    }
    return nil
  }
}
