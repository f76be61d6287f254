internal import CollectionCore
import Foundation

/// Makes a solver's values of the objects that describe a layout.
///
/// Sections that say the same share one definition, so that what repeats is solved once.
@MainActor struct CompositionalTranslation {
  let view: CollectionView
  let configuration: CollectionViewCompositionalLayoutConfiguration
  private let viewSize: LayoutSize
  private let grid: PixelGrid
  private(set) var definitions: [CompositionalSection] = []
  /// What was reported, so that each kind is reported once a solve.
  private var reportedKinds: Set<String> = []

  init(_ view: CollectionView, _ configuration: CollectionViewCompositionalLayoutConfiguration) {
    self.view = view
    self.configuration = configuration
    viewSize = view._bounds.size
    grid = PixelGrid(scale: Double(view._environment.scale))
  }

  /// What the layout's configuration says.
  mutating func translatedConfiguration() -> CompositionalConfiguration {
    let spacing = finite(configuration.interSectionSpacing, "interSectionSpacing")
    return CompositionalConfiguration(
      axis: configuration.scrollDirection == .horizontal ? .horizontal : .vertical, viewSize: viewSize,
      scale: Double(view._environment.scale), interSectionSpacing: spacing,
      boundaryItems: boundaryItems(configuration.boundarySupplementaryItems))
  }

  /// The index of a section's definition; the one before is shared when it says the same.
  mutating func definition(of section: CollectionLayoutSection?) -> Int {
    let next = translated(section)
    if let last = definitions.last, last == next { return definitions.count - 1 }
    definitions.append(next)
    return definitions.count - 1
  }
}

// MARK: - Sections

extension CompositionalTranslation {
  /// A length as the solver may have it: one that is not finite is reported, once a solve, and 0 stands in.
  private mutating func finite(_ length: CGFloat, _ name: String) -> Double {
    if length.isFinite { return Double(length) }
    if reportedKinds.insert(name).inserted {
      view.report(.invalidMetric(view._layout, name, length, least: -.greatestFiniteMagnitude))
    }
    return 0
  }

  private mutating func finite(_ insets: DirectionalViewInsets) -> LayoutInsets {
    let checked = [insets.top, insets.leading, insets.bottom, insets.trailing].map { finite($0, "contentInsets") }
    return LayoutInsets(top: checked[0], left: checked[1], bottom: checked[2], right: checked[3])
  }

  private mutating func translated(_ section: CollectionLayoutSection?) -> CompositionalSection {
    guard let section else { return CompositionalTranslation.nothing }
    var result = CompositionalSection(group: group(section._group))
    result.interGroupSpacing = finite(section.interGroupSpacing, "interGroupSpacing")
    result.contentInsets = finite(section.contentInsets)
    result.referenceInsets = insets(of: section.contentInsetsReference)
    if section.supplementaryContentInsetsReference != .automatic {
      result.supplementaryReferenceInsets = insets(of: section.supplementaryContentInsetsReference)
    }
    result.supplementariesFollowContentInsets =
      section.supplementariesFollowContentInsets && section.supplementaryContentInsetsReference != .none
    result.boundaryItems = boundaryItems(section.boundarySupplementaryItems)
    result.decorations = section.decorationItems.map {
      CompositionalDecoration(
        kind: ElementKinds.number(of: $0._kind), contentInsets: LayoutInsets($0._contentInsets), zIndex: $0._depth)
    }
    result.orthogonalScrolling = CompositionalOrthogonalScrolling(section.orthogonalScrollingBehavior)
    result.leadPadding = Double(section._headerPadding)
    return result
  }

  /// A section that lays nothing out.
  private static var nothing: CompositionalSection {
    CompositionalSection(
      group: CompositionalGroup(
        size: CompositionalSize(width: .absolute(0), height: .absolute(0)), filling: .custom([])))
  }

  /// What a reference keeps clear, leading at the left.
  private func insets(of reference: ContentInsetsReference) -> LayoutInsets {
    let resolved = reference == .automatic ? configuration.contentInsetsReference : reference
    let insets: ViewInsets
    switch resolved {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins, .readableContent: insets = view.layoutMargins
    }
    var result = LayoutInsets(insets)
    if view._isMirrored { swap(&result.left, &result.right) }
    return result
  }

  private mutating func boundaryItems(
    _ items: [CollectionLayoutBoundarySupplementaryItem]
  ) -> [CompositionalBoundaryItem] {
    unique(items).map { item in
      CompositionalBoundaryItem(
        kind: ElementKinds.number(of: item.elementKind), size: item.layoutSize._value,
        alignment: CompositionalEdges(item.alignment), offset: LayoutPoint(item.offset),
        extendsBoundary: item.extendsBoundary, pinsToVisibleBounds: item.pinToVisibleBounds, zIndex: item.zIndex,
        contentInsets: LayoutInsets(item.contentInsets))
    }
  }
}

extension CompositionalOrthogonalScrolling {
  init(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) {
    switch behavior {
    case .none: self = .none
    case .continuous: self = .continuous
    case .continuousGroupLeadingBoundary: self = .continuousGroupLeadingBoundary
    case .paging: self = .paging
    case .groupPaging: self = .groupPaging
    case .groupPagingCentered: self = .groupPagingCentered
    }
  }
}

// MARK: - Groups

extension CompositionalTranslation {
  private mutating func child(_ item: CollectionLayoutItem) -> CompositionalChild {
    if let inner = item as? CollectionLayoutGroup { return .group(group(inner)) }
    return .item(
      CompositionalItem(
        size: item.layoutSize._value, contentInsets: LayoutInsets(item.contentInsets),
        edgeSpacing: item.edgeSpacing?._value ?? .zero, supplementaries: supplementaries(item.supplementaryItems)))
  }

  private mutating func group(_ group: CollectionLayoutGroup) -> CompositionalGroup {
    let filling: CompositionalFilling
    switch group._filling {
    case .fit(let axis): filling = .fit(axis: axis)
    case .equalShares(let axis, let count): filling = .equalShares(axis: axis, count: count)
    case .repeating(let axis, let count): filling = .repeating(axis: axis, count: count)
    case .custom(let provider): filling = .custom(places(provider, group))
    }
    return CompositionalGroup(
      size: group.layoutSize._value, filling: filling, children: group._children.map { child($0) },
      interItemSpacing: group._spacing?._value ?? .fixed(0), contentInsets: LayoutInsets(group.contentInsets),
      edgeSpacing: group.edgeSpacing?._value ?? .zero, supplementaries: supplementaries(group.supplementaryItems))
  }

  /// What a custom group's provider answers, which is told the group's size resolved in the whole view
  /// (Semantics 11.18).
  private func places(
    _ provider: CollectionLayoutGroupCustomItemProvider, _ group: CollectionLayoutGroup
  ) -> [CompositionalCustomItem] {
    let size = group.layoutSize._value
    let room = LayoutContainer(
      LayoutSize(width: extent(size.width), height: extent(size.height)), group.contentInsets)
    return provider(LayoutEnvironment(room, view.traitCollection)).map {
      CompositionalCustomItem(frame: LayoutRect($0.frame), zIndex: $0.zIndex)
    }
  }

  private func extent(_ dimension: CompositionalDimension) -> Double {
    let points: Double
    switch dimension {
    case .fractionalWidth(let part): points = grid.down(part * viewSize.width)
    case .fractionalHeight(let part): points = grid.down(part * viewSize.height)
    case .absolute(let given), .estimated(let given), .uniformAcrossSiblings(let given): points = given
    }
    return points.isFinite ? max(0, points) : 0
  }

  private mutating func supplementaries(
    _ items: [CollectionLayoutSupplementaryItem]
  ) -> [CompositionalSupplementary] {
    unique(items).map { item in
      CompositionalSupplementary(
        kind: ElementKinds.number(of: item.elementKind), size: item.layoutSize._value,
        containerAnchor: item.containerAnchor._value, itemAnchor: item.itemAnchor?._value, zIndex: item.zIndex,
        contentInsets: LayoutInsets(item.contentInsets))
    }
  }

  /// The first item of each kind; a second one in the same place is reported (Semantics 11.45).
  private mutating func unique<Item: CollectionLayoutSupplementaryItem>(_ items: [Item]) -> [Item] {
    guard items.count > 1 else { return items }
    var seen: Set<String> = []
    var duplicates: [String] = []
    let kept = items.filter { item in
      if seen.insert(item.elementKind).inserted { return true }
      if !duplicates.contains(item.elementKind) { duplicates.append(item.elementKind) }
      return false
    }
    let news = duplicates.filter { reportedKinds.insert($0).inserted }
    if !news.isEmpty { view.report(.duplicateSupplementaryKinds(news)) }
    return kept
  }
}
