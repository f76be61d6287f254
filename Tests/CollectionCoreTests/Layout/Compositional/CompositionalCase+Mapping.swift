import CollectionCore

/// Another layout that has to come out the same, but for a factor or with its two axes exchanged.
struct CompositionalMapping {
  /// All points are multiplied with it; pixels grow as much.
  var factor = 1.0
  /// Whether left and top, widths and heights are exchanged.
  var transposes = false

  func callAsFunction(_ value: CompositionalCase) -> CompositionalCase {
    var value = value
    value.configuration.axis = axis(value.configuration.axis)
    value.configuration.viewSize = self(value.configuration.viewSize)
    value.configuration.scale /= factor
    value.configuration.interSectionSpacing *= factor
    value.configuration.boundaryItems = value.configuration.boundaryItems.map { self($0) }
    value.sections = value.sections.map { self($0) }
    for index in value.measured.indices { value.measured[index].size = self(value.measured[index].size) }
    value.offsets = value.offsets.map { $0 * factor }
    return value
  }

  func callAsFunction(_ value: LayoutSize) -> LayoutSize {
    transposes
      ? LayoutSize(width: value.height * factor, height: value.width * factor)
      : LayoutSize(width: value.width * factor, height: value.height * factor)
  }

  func callAsFunction(_ value: LayoutPoint) -> LayoutPoint {
    transposes
      ? LayoutPoint(x: value.y * factor, y: value.x * factor) : LayoutPoint(x: value.x * factor, y: value.y * factor)
  }

  func callAsFunction(_ value: LayoutRect) -> LayoutRect {
    LayoutRect(origin: self(value.origin), size: self(value.size))
  }

  private func callAsFunction(_ value: LayoutInsets) -> LayoutInsets {
    let scaled = LayoutInsets(
      top: value.top * factor, left: value.left * factor, bottom: value.bottom * factor, right: value.right * factor)
    return transposes
      ? LayoutInsets(top: scaled.left, left: scaled.top, bottom: scaled.right, right: scaled.bottom) : scaled
  }

  private func axis(_ value: LayoutAxis) -> LayoutAxis { transposes ? value.across : value }

  private func callAsFunction(_ value: CompositionalDimension) -> CompositionalDimension {
    switch value {
    case .fractionalWidth(let part): transposes ? .fractionalHeight(part) : value
    case .fractionalHeight(let part): transposes ? .fractionalWidth(part) : value
    case .absolute(let points): .absolute(points * factor)
    case .estimated(let points): .estimated(points * factor)
    case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: points * factor)
    }
  }

  private func callAsFunction(_ value: CompositionalSize) -> CompositionalSize {
    transposes
      ? CompositionalSize(width: self(value.height), height: self(value.width))
      : CompositionalSize(width: self(value.width), height: self(value.height))
  }

  private func callAsFunction(_ value: CompositionalSpacing) -> CompositionalSpacing {
    switch value {
    case .fixed(let points): .fixed(points * factor)
    case .flexible(let points): .flexible(points * factor)
    }
  }

  private func callAsFunction(_ value: CompositionalEdgeSpacing) -> CompositionalEdgeSpacing {
    let all = [value.leading, value.top, value.trailing, value.bottom].map { self($0) }
    return transposes
      ? CompositionalEdgeSpacing(leading: all[1], top: all[0], trailing: all[3], bottom: all[2])
      : CompositionalEdgeSpacing(leading: all[0], top: all[1], trailing: all[2], bottom: all[3])
  }

  private func callAsFunction(_ value: CompositionalEdges) -> CompositionalEdges {
    guard transposes else { return value }
    var result: CompositionalEdges = []
    for (edge, other) in [
      (CompositionalEdges.top, CompositionalEdges.leading), (.leading, .top), (.bottom, .trailing),
      (.trailing, .bottom),
    ] where value.contains(edge) { result.insert(other) }
    return result
  }

  private func callAsFunction(_ value: CompositionalAnchor) -> CompositionalAnchor {
    let parts = CompositionalMapping(factor: 1, transposes: transposes)
    return CompositionalAnchor(
      edges: self(value.edges), offset: value.offsetIsFractional ? parts(value.offset) : self(value.offset),
      offsetIsFractional: value.offsetIsFractional)
  }

  private func callAsFunction(_ value: CompositionalSupplementary) -> CompositionalSupplementary {
    var value = value
    value.size = self(value.size)
    value.containerAnchor = self(value.containerAnchor)
    value.itemAnchor = value.itemAnchor.map { self($0) }
    value.contentInsets = self(value.contentInsets)
    return value
  }

  private func callAsFunction(_ value: CompositionalBoundaryItem) -> CompositionalBoundaryItem {
    var value = value
    value.size = self(value.size)
    value.alignment = self(value.alignment)
    value.offset = self(value.offset)
    value.contentInsets = self(value.contentInsets)
    return value
  }

  private func callAsFunction(_ value: CompositionalChild) -> CompositionalChild {
    switch value {
    case .group(let group): return .group(self(group))
    case .item(var item):
      item.size = self(item.size)
      item.contentInsets = self(item.contentInsets)
      item.edgeSpacing = self(item.edgeSpacing)
      item.supplementaries = item.supplementaries.map { self($0) }
      return .item(item)
    }
  }

  private func callAsFunction(_ value: CompositionalGroup) -> CompositionalGroup {
    var value = value
    value.size = self(value.size)
    switch value.filling {
    case .fit(let along): value.filling = .fit(axis: axis(along))
    case .equalShares(let along, let count): value.filling = .equalShares(axis: axis(along), count: count)
    case .repeating(let along, let count): value.filling = .repeating(axis: axis(along), count: count)
    case .custom(let places):
      value.filling = .custom(places.map { CompositionalCustomItem(frame: self($0.frame), zIndex: $0.zIndex) })
    }
    value.children = value.children.map { self($0) }
    value.interItemSpacing = self(value.interItemSpacing)
    value.contentInsets = self(value.contentInsets)
    value.edgeSpacing = self(value.edgeSpacing)
    value.supplementaries = value.supplementaries.map { self($0) }
    return value
  }

  private func callAsFunction(_ value: CompositionalSection) -> CompositionalSection {
    var value = value
    value.group = self(value.group)
    value.interGroupSpacing *= factor
    value.leadPadding *= factor
    value.contentInsets = self(value.contentInsets)
    value.referenceInsets = self(value.referenceInsets)
    value.boundaryItems = value.boundaryItems.map { self($0) }
    value.decorations = value.decorations.map {
      CompositionalDecoration(kind: $0.kind, contentInsets: self($0.contentInsets), zIndex: $0.zIndex)
    }
    return value
  }
}
