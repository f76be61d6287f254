// MARK: - Paging

extension PagedGridSolver {
  /// The speed from which a lifted finger turns a page whatever the position, points per millisecond (Semantics 7.16).
  public static let pageTurnVelocity = 0.3

  /// How many pages there are.
  public var pageCount: Int { firstPages[firstPages.count - 1] }

  /// How many pages a section has; 0 for an empty section and for one that does not exist.
  public func pageCount(inSection section: Int) -> Int {
    counts.indices.contains(section) ? firstPages[section + 1] - firstPages[section] : 0
  }

  /// The page on which an item is, counted over all sections; nil when there is no such item. O(1).
  public func page(of path: ItemPath) -> Int? {
    let section = Int(path.section)
    guard counts.indices.contains(section), path.item >= 0, path.item < counts[section] else { return nil }
    return firstPages[section] + Int(path.item) / capacity
  }

  /// The offset along the axis at which a page is shown, points; pages that do not exist count as the nearest that does.
  public func offset(ofPage page: Int) -> Double {
    Double(max(0, min(page, pageCount - 1))) * pageSize[axis]
  }

  /// The page that is nearest to an offset along the axis, halves to the later one; 0 when there are none.
  public func page(nearestTo offset: Double) -> Int {
    let length = pageSize[axis]
    guard length > 0 else { return 0 }
    return max(0, min(index(offset / length + 0.5, atMost: pageCount), pageCount - 1))
  }

  /// Where scrolling comes to rest after the finger was lifted: an offset along the axis, points.
  ///
  /// It is the page nearest to `offset`; from ``pageTurnVelocity`` on the next or the previous one, as the direction
  /// says. Never more than one page from where the drag began, and never outside the content.
  ///
  /// - Parameters:
  ///   - offset: Where the finger was lifted, points.
  ///   - velocity: Points per millisecond, positive towards later pages.
  ///   - startPage: The page that was shown when the drag began; nil takes the one nearest to `offset`.
  public func snapPage(forOffset offset: Double, velocity: Double, startPage: Int? = nil) -> Double {
    let nearest = page(nearestTo: offset)
    let start = max(0, min(startPage ?? nearest, pageCount - 1))
    var page = nearest
    if velocity >= PagedGridSolver.pageTurnVelocity {
      page = start + 1
    } else if velocity <= -PagedGridSolver.pageTurnVelocity {
      page = start - 1
    }
    return self.offset(ofPage: max(start - 1, min(page, start + 1)))
  }

  /// The whole part of a number, brought between 0 and a limit; what is no number is 0.
  @inline(__always) func index(_ value: Double, atMost limit: Int) -> Int {
    value > 0 ? (value < Double(limit) ? Int(value) : limit) : 0
  }
}
