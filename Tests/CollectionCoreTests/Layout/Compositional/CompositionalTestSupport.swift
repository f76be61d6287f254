import CollectionCore

// Short names for the parts of a compositional layout, and its frames as text.

/// An item; `badges` stand beside it.
func item(
  _ width: CompositionalDimension, _ height: CompositionalDimension, insets: LayoutInsets = .zero,
  edges: CompositionalEdgeSpacing = .zero, badges: [CompositionalSupplementary] = []
) -> CompositionalChild {
  .item(
    CompositionalItem(
      size: CompositionalSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges,
      supplementaries: badges))
}

/// A horizontal group that repeats its children as long as they fit.
func row(
  _ width: CompositionalDimension, _ height: CompositionalDimension, _ children: [CompositionalChild],
  spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero, edges: CompositionalEdgeSpacing = .zero,
  badges: [CompositionalSupplementary] = []
) -> CompositionalGroup {
  CompositionalGroup(
    size: CompositionalSize(width: width, height: height), filling: .fit(axis: .horizontal), children: children,
    interItemSpacing: spacing, contentInsets: insets, edgeSpacing: edges, supplementaries: badges)
}

/// A vertical group that repeats its children as long as they fit.
func column(
  _ width: CompositionalDimension, _ height: CompositionalDimension, _ children: [CompositionalChild],
  spacing: CompositionalSpacing = .fixed(0), insets: LayoutInsets = .zero, badges: [CompositionalSupplementary] = []
) -> CompositionalGroup {
  CompositionalGroup(
    size: CompositionalSize(width: width, height: height), filling: .fit(axis: .vertical), children: children,
    interItemSpacing: spacing, contentInsets: insets, supplementaries: badges)
}

extension CompositionalDimension {
  static let full = CompositionalDimension.fractionalWidth(1)
  static let tall = CompositionalDimension.fractionalHeight(1)
}

extension LayoutInsets {
  /// The insets of most recorded cases: 3 at the top, 4 leading, 5 at the bottom, 6 trailing.
  static let uneven = LayoutInsets(top: 3, left: 4, bottom: 5, right: 6)
}

/// A solver at two pixels to a point whose sections all follow one definition.
func solve(
  _ section: CompositionalSection, _ counts: [Int], view: LayoutSize = LayoutSize(width: 320, height: 480),
  axis: LayoutAxis = .vertical, interSectionSpacing: Double = 0, boundaryItems: [CompositionalBoundaryItem] = [],
  isRightToLeft: Bool = false
) -> CompositionalSolver {
  CompositionalSolver(
    CompositionalConfiguration(
      axis: axis, viewSize: view, scale: 2, interSectionSpacing: interSectionSpacing, boundaryItems: boundaryItems,
      isRightToLeft: isRightToLeft),
    definitions: [section], sections: counts.map { CompositionalSectionUse(definition: 0, count: $0) })
}

/// A number without a fraction where it has none.
private func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

/// A frame as `x,y,width,height`.
func box(_ rect: LayoutRect?) -> String {
  guard let rect else { return "none" }
  return [rect.x, rect.y, rect.width, rect.height].map(text).joined(separator: ",")
}

extension CompositionalSolver {
  /// The frames of a section's items.
  func boxes(_ section: Int = 0) -> [String] {
    (0..<itemCount(inSection: section)).map { box(frame(ofItem: ItemPath(section, $0))) }
  }

  /// The frame of a supplementary view.
  func view(_ kind: UInt16, _ section: Int = 0, _ item: Int = 0, pinning: CompositionalPinning? = nil) -> String {
    box(element(ElementKey(.supplementary, kind: kind, path: ItemPath(section, item)), pinning: pinning)?.frame)
  }

  /// The content's extent as `width,height`.
  var content: String { "\(text(contentSize.width)),\(text(contentSize.height))" }

  /// The elements in a rectangle: `0.1` for a cell, `k3 0.1` for a supplementary view of kind 3, `d3 0.1` for a
  /// background.
  func names(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [String] {
    var found: [PlacedElement] = []
    _ = elements(in: LayoutRect(x: x, y: y, width: width, height: height), into: &found)
    return found.map(\.key).map(name)
  }
}

/// The name of an element in short.
func name(_ key: ElementKey) -> String {
  let path = "\(key.path.section).\(key.path.item == ItemPath.unlimited ? "max" : "\(key.path.item)")"
  switch key.category {
  case .cell: return path
  case .supplementary: return "k\(key.kind) \(path)"
  case .decoration: return "d\(key.kind) \(path)"
  }
}
