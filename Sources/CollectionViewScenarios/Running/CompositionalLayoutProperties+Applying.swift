import CollectionCore
import Foundation
import VirtualCollectionView

extension CompositionalLayoutProperties {
  /// A new layout.
  ///
  /// - Parameters:
  ///   - asksProvider: Whether the layout asks for each section even where one object would do, so that it can follow
  ///     another description later.
  ///   - handler: Is told what the handlers of sections are told; they change nothing.
  @MainActor func makeLayout(
    asksProvider: Bool = false,
    handler: ((_ section: Int, _ items: [any CollectionLayoutVisibleItem], _ offset: CGPoint) -> Void)? = nil
  ) -> CollectionViewCompositionalLayout {
    let layout: CollectionViewCompositionalLayout
    if isSingle, handler == nil, !asksProvider {
      layout = CollectionViewCompositionalLayout(section: sections[0].made, configuration: configuration.made)
    } else {
      let described = SectionDescriptions(sections)
      layout = DescribedCompositionalLayout(
        described: described,
        sectionProvider: { index, _ in
          guard let section = described[index] else { return nil }
          let made = section.made
          if let handler, section.hasHandler {
            made.visibleItemsInvalidationHandler = { items, offset, _ in handler(index, items, offset) }
          }
          return made
        }, configuration: configuration.made)
    }
    registerDecorations(on: layout)
    return layout
  }

  /// Makes a layout follow this description.
  @MainActor func apply(to layout: DescribedCompositionalLayout) {
    layout.described.sections = sections
    registerDecorations(on: layout)
    layout.configuration = configuration.made
  }

  @MainActor private func registerDecorations(on layout: CollectionViewCompositionalLayout) {
    for decoration in sections.flatMap(\.decorations) {
      layout.register(CollectionReusableView.self, forDecorationViewOfKind: decoration.kind)
    }
  }
}

/// What the sections of a layout in use look like now; the last holds for all behind it.
@MainActor final class SectionDescriptions {
  var sections: [CompositionalLayoutProperties.Section]

  init(_ sections: [CompositionalLayoutProperties.Section]) { self.sections = sections }

  subscript(index: Int) -> CompositionalLayoutProperties.Section? {
    sections.indices.contains(index) ? sections[index] : sections.last
  }
}

/// A compositional layout whose description can change while it is in use.
@MainActor final class DescribedCompositionalLayout: CollectionViewCompositionalLayout {
  let described: SectionDescriptions

  init(
    described: SectionDescriptions, sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
    configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    self.described = described
    super.init(sectionProvider: sectionProvider, configuration: configuration)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor extension CompositionalLayoutProperties.Configuration {
  fileprivate var made: CollectionViewCompositionalLayoutConfiguration {
    let result = CollectionViewCompositionalLayoutConfiguration()
    result.scrollDirection = axis == .vertical ? .vertical : .horizontal
    result.interSectionSpacing = interSectionSpacing
    result.boundarySupplementaryItems = boundaryItems.map(\.made)
    result.contentInsetsReference = reference.made
    return result
  }
}

@MainActor extension CompositionalLayoutProperties.Section {
  fileprivate var made: CollectionLayoutSection {
    let result = CollectionLayoutSection(group: group.made)
    result.interGroupSpacing = interGroupSpacing
    result.contentInsets = contentInsets.directional
    result.contentInsetsReference = reference.made
    result.supplementaryContentInsetsReference = supplementaryReference.made
    result.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    result.boundarySupplementaryItems = boundaryItems.map(\.made)
    result.decorationItems = decorations.map { decoration in
      let item = CollectionLayoutDecorationItem.background(elementKind: decoration.kind)
      item.contentInsets = decoration.contentInsets.directional
      item.zIndex = decoration.zIndex
      return item
    }
    result.orthogonalScrollingBehavior = scrolling.made
    return result
  }
}

@MainActor extension CompositionalLayoutProperties.Group {
  fileprivate var made: CollectionLayoutGroup {
    let subitems = children.map { child -> CollectionLayoutItem in
      switch child {
      case .item(let item): item.made
      case .group(let group): group.made
      }
    }
    let size = CollectionLayoutSize(item.size)
    let result: CollectionLayoutGroup
    switch (axis, count) {
    case (.custom, _):
      let places = places
      result = .custom(layoutSize: size) { _ in
        places.map { CollectionLayoutGroupCustomItem(frame: CGRect($0.frame), zIndex: $0.zIndex) }
      }
    case (.horizontal, let count?) where !subitems.isEmpty:
      result =
        countForm == .equalShare
        ? .horizontal(layoutSize: size, subitem: subitems[0], count: count)
        : .horizontal(layoutSize: size, repeatingSubitem: subitems[0], count: count)
    case (.vertical, let count?) where !subitems.isEmpty:
      result =
        countForm == .equalShare
        ? .vertical(layoutSize: size, subitem: subitems[0], count: count)
        : .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: count)
    case (.horizontal, _): result = .horizontal(layoutSize: size, subitems: subitems)
    case (.vertical, _): result = .vertical(layoutSize: size, subitems: subitems)
    }
    result.interItemSpacing = interItemSpacing.map { CollectionLayoutSpacing.made($0) }
    result.supplementaryItems = item.supplementaries.map(\.made)
    item.apply(to: result)
    return result
  }
}

@MainActor extension CompositionalLayoutProperties.Item {
  fileprivate var made: CollectionLayoutItem {
    let result = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(size), supplementaryItems: supplementaries.map(\.made))
    apply(to: result)
    return result
  }

  fileprivate func apply(to item: CollectionLayoutItem) {
    item.contentInsets = contentInsets.directional
    guard let edges = edgeSpacing else { return }
    item.edgeSpacing = CollectionLayoutEdgeSpacing(
      leading: edges.leading.map { CollectionLayoutSpacing.made($0) },
      top: edges.top.map { CollectionLayoutSpacing.made($0) },
      trailing: edges.trailing.map { CollectionLayoutSpacing.made($0) },
      bottom: edges.bottom.map { CollectionLayoutSpacing.made($0) })
  }
}

@MainActor extension CompositionalLayoutProperties.Supplementary {
  fileprivate var made: CollectionLayoutSupplementaryItem {
    let size = CollectionLayoutSize(size)
    let container = CollectionLayoutAnchor.made(containerAnchor)
    let result =
      itemAnchor.map {
        CollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: container, itemAnchor: CollectionLayoutAnchor.made($0))
      } ?? CollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: container)
    result.zIndex = zIndex
    result.contentInsets = contentInsets.directional
    return result
  }
}

@MainActor extension CompositionalLayoutProperties.BoundaryItem {
  fileprivate var made: CollectionLayoutBoundarySupplementaryItem {
    let result = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(size), elementKind: kind, alignment: alignment.made,
      absoluteOffset: CGPoint(x: offset.x, y: offset.y))
    result.extendsBoundary = extendsBoundary
    result.pinToVisibleBounds = pinsToVisibleBounds
    result.zIndex = zIndex
    result.contentInsets = contentInsets.directional
    return result
  }
}

// MARK: - Words and numbers

extension CollectionLayoutSize {
  fileprivate convenience init(_ size: CompositionalSize) {
    self.init(
      widthDimension: CollectionLayoutDimension.made(size.width),
      heightDimension: CollectionLayoutDimension.made(size.height))
  }
}

extension CollectionLayoutDimension {
  fileprivate static func made(_ dimension: CompositionalDimension) -> CollectionLayoutDimension {
    switch dimension {
    case .fractionalWidth(let part): .fractionalWidth(part)
    case .fractionalHeight(let part): .fractionalHeight(part)
    case .absolute(let points): .absolute(points)
    case .estimated(let points): .estimated(points)
    case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: points)
    }
  }
}

extension CollectionLayoutSpacing {
  fileprivate static func made(_ spacing: CompositionalSpacing) -> CollectionLayoutSpacing {
    spacing.isFlexible ? .flexible(spacing.minimum) : .fixed(spacing.minimum)
  }
}

extension CollectionLayoutAnchor {
  fileprivate static func made(_ anchor: CompositionalAnchor) -> CollectionLayoutAnchor {
    let edges = DirectionalRectEdge(rawValue: UInt(anchor.edges.rawValue))
    let offset = CGPoint(x: anchor.offset.x, y: anchor.offset.y)
    return anchor.offsetIsFractional
      ? CollectionLayoutAnchor(edges: edges, fractionalOffset: offset)
      : CollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
  }
}

extension LayoutInsets {
  fileprivate var directional: DirectionalViewInsets {
    DirectionalViewInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }
}

extension CompositionalLayoutProperties.InsetsReference {
  fileprivate var made: ContentInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

extension CompositionalLayoutProperties.Scrolling {
  fileprivate var made: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}

extension CompositionalLayoutProperties.Alignment {
  fileprivate var made: RectAlignment {
    switch self {
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}
