/// What the items of a flow section measure.
///
/// Arrays are kept as given, without a copy. A dimension that is not finite or is negative counts as 0 and is reported
/// (``FlowSolver/firstInvalidItem``).
public enum FlowItems: Hashable, Sendable {
  /// All items have one size; takes no memory per item.
  case uniform(LayoutSize, count: Int)
  /// A size for each item.
  case sizes([LayoutSize])
  /// A length along the scroll axis for each item; `breadth` is the extent of all of them across it.
  case lengths([Double], breadth: Double)
  /// What an update left of such lists (``FlowSolver/updated(by:sections:whole:some:)``).
  case pieces(FlowPieces)
  /// Items some of which were measured (``FlowSolver/append(_:measured:)``).
  indirect case measured(FlowMeasured)
  /// Items that were given a length each, some of which were changed since by measuring.
  indirect case indexed(FlowIndexed)

  /// The number of items; a negative count is 0, and no section holds more than ``ItemPath/itemLimit``.
  public var count: Int {
    switch self {
    case .uniform(_, let count): max(0, min(count, ItemPath.itemLimit))
    case .sizes(let sizes): sizes.count
    case .lengths(let lengths, _): lengths.count
    case .pieces(let pieces): pieces.count
    case .measured(let items): items.count
    case .indexed(let items): items.count
    }
  }
}

/// One section as a flow layout sees it: items, insets, spacings, header and footer.
///
/// Numbers that are not finite count as 0; negative insets and spacings are taken as they are.
public struct FlowSection: Hashable, Sendable {
  /// The items in order.
  public var items: FlowItems
  /// Distances from the section's edges to its lines, the section inset reference already applied (Semantics 4.39).
  public var inset: LayoutInsets
  /// The distance between lines, exact (Semantics 4.11).
  public var lineSpacing: Double
  /// The smallest distance between the items of a line (Semantics 4.14).
  public var interitemSpacing: Double
  /// The header's extent along the scroll axis; 0 or less: no header (Semantics 4.6).
  public var headerLength: Double
  /// The footer's extent along the scroll axis; 0 or less: no footer.
  public var footerLength: Double
  /// Whether items of equal extent along the line make a grid even when they differ in the other direction.
  ///
  /// True for self-sized items; sizes known up front must be equal in both directions (Semantics 4.16c).
  public var equalAcrossIsGrid: Bool

  /// Makes a section; the default metrics are those of a new flow layout (Semantics 4.1).
  public init(
    items: FlowItems, inset: LayoutInsets = .zero, lineSpacing: Double = 10, interitemSpacing: Double = 10,
    headerLength: Double = 0, footerLength: Double = 0, equalAcrossIsGrid: Bool = false
  ) {
    self.items = items
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerLength = headerLength
    self.footerLength = footerLength
    self.equalAcrossIsGrid = equalAcrossIsGrid
  }
}

// MARK: - Cleaning

extension FlowSection {
  /// The section with every metric finite and the lengths of header and footer not negative; the items are untouched.
  var withFiniteMetrics: FlowSection {
    var clean = self
    clean.inset = LayoutInsets(
      top: inset.top.isFinite ? inset.top : 0, left: inset.left.isFinite ? inset.left : 0,
      bottom: inset.bottom.isFinite ? inset.bottom : 0, right: inset.right.isFinite ? inset.right : 0)
    clean.lineSpacing = lineSpacing.isFinite ? lineSpacing : 0
    clean.interitemSpacing = interitemSpacing.isFinite ? interitemSpacing : 0
    clean.headerLength = headerLength.isExtent ? headerLength : 0
    clean.footerLength = footerLength.isExtent ? footerLength : 0
    return clean
  }
}

extension FlowItems {
  /// The items with every unusable extent replaced by 0, and the first item that had one.
  func cleaned() -> (items: FlowItems, firstInvalid: Int?) {
    var firstInvalid: Int?
    func clean(_ extent: Double, _ item: Int) -> Double {
      if extent.isExtent { return extent }
      if firstInvalid == nil { firstInvalid = item }
      return 0
    }
    switch self {
    case .uniform(let size, let count):
      let cleanSize = LayoutSize(width: clean(size.width, 0), height: clean(size.height, 0))
      return (.uniform(cleanSize, count: count), count > 0 ? firstInvalid : nil)
    case .sizes(var sizes):
      for item in sizes.indices {
        sizes[item] = LayoutSize(width: clean(sizes[item].width, item), height: clean(sizes[item].height, item))
      }
      return (.sizes(sizes), firstInvalid)
    case .lengths(var lengths, let breadth):
      let cleanBreadth = clean(breadth, 0)
      for item in lengths.indices { lengths[item] = clean(lengths[item], item) }
      return (.lengths(lengths, breadth: cleanBreadth), lengths.isEmpty ? nil : firstInvalid)
    case .pieces, .measured, .indexed:
      // What was kept through an update, or measured, was clean already.
      return (self, nil)
    }
  }
}

extension Double {
  /// Whether the number can be an extent: finite and not negative.
  var isExtent: Bool { self >= 0 && self < .infinity }
}

// MARK: - Looking for equals

extension FlowItems {
  /// The size of all items when they are equal in both directions; nil as soon as one differs, or without items.
  func commonSize(axis: LayoutAxis) -> LayoutSize? {
    switch self {
    case .uniform(let size, let count): return count > 0 ? size : nil
    case .sizes(let sizes):
      guard let first = sizes.first else { return nil }
      for size in sizes where size != first { return nil }
      return first
    case .lengths(let lengths, let breadth):
      guard let first = lengths.first else { return nil }
      for length in lengths where length != first { return nil }
      return axis == .vertical
        ? LayoutSize(width: breadth, height: first) : LayoutSize(width: first, height: breadth)
    case .pieces(let pieces):
      guard pieces.count > 0, pieces.firstDifference(axis: axis) == nil else { return nil }
      return pieces.size(0, axis: axis)
    case .measured, .indexed: return nil
    }
  }
}
