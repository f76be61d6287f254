import CollectionCore
import Foundation
import VirtualCollectionView

// A composition in the words of documents.

extension CompositionalLayoutProperties {
  /// What a layout was made of; nil where documents have no words for it, such as places that code answers.
  ///
  /// - Parameter sections: How many there are: a provider is asked for each.
  @MainActor init?(_ layout: CollectionViewCompositionalLayout, sections count: Int) {
    guard count <= CompositionalLayoutProperties.mostSections,
      let sections = layout.sectionDescriptions(count: count), !sections.isEmpty
    else { return nil }
    let configuration = layout.configuration
    var settings = JSONObjectBuilder()
    if configuration.scrollDirection == .horizontal { settings.set("scrollDirection", .string("horizontal")) }
    settings.set("interSectionSpacing", Double(configuration.interSectionSpacing), unless: 0)
    guard let items = JSONValue.all(configuration.boundarySupplementaryItems, { .boundary($0) }) else { return nil }
    settings.set("boundarySupplementaryItems", items)
    settings.set("contentInsetsReference", .string(configuration.contentInsetsReference.word))
    guard let described = JSONValue.all(sections, { .section($0) }) else { return nil }
    let object = JSONValue.object([
      JSONMember("sectionSource", .string(sections.count == 1 ? "single" : "provider")),
      JSONMember("configuration", settings.json), JSONMember("sections", described),
    ])
    try? self.init(object)
  }

  /// More sections than this are not asked for.
  private static let mostSections = 200
}

@MainActor extension JSONValue {
  /// A list whose elements can all be told; nil otherwise.
  fileprivate static func all<Element>(_ elements: [Element], _ write: (Element) -> JSONValue?) -> JSONValue? {
    var values: [JSONValue] = []
    for element in elements {
      guard let value = write(element) else { return nil }
      values.append(value)
    }
    return .array(values)
  }

  fileprivate static func section(_ section: CollectionLayoutSection) -> JSONValue? {
    guard let group = group(section.repeatedGroup), section.visibleItemsInvalidationHandler == nil,
      let boundary = all(section.boundarySupplementaryItems, { JSONValue.boundary($0) })
    else { return nil }
    var object = JSONObjectBuilder()
    object.set("group", group)
    object.set("interGroupSpacing", Double(section.interGroupSpacing), unless: 0)
    object.set("contentInsets", LayoutInsets(section.contentInsets), unless: .zero)
    object.set("contentInsetsReference", .string(section.contentInsetsReference.word))
    object.set("supplementaryContentInsetsReference", .string(section.supplementaryContentInsetsReference.word))
    object.set("supplementariesFollowContentInsets", section.supplementariesFollowContentInsets, unless: true)
    object.set("boundarySupplementaryItems", boundary)
    object.set(
      "decorationItems",
      .array(
        section.decorationItems.map { item in
          var object = JSONObjectBuilder()
          object.set("kind", .string(item.elementKind))
          object.set("contentInsets", LayoutInsets(item.contentInsets), unless: .zero)
          object.set("zIndex", .integer(item.zIndex))
          return object.json
        }))
    object.set("orthogonalScrollingBehavior", .string(section.orthogonalScrollingBehavior.word))
    return object.json
  }

  // MARK: Groups and items

  fileprivate static func group(_ group: CollectionLayoutGroup) -> JSONValue? {
    guard
      let children = all(
        group.subitems, { child in (child as? CollectionLayoutGroup).map { JSONValue.group($0) } ?? item(child) })
    else { return nil }
    var object = JSONObjectBuilder()
    object.set("type", .string("group"))
    set(&object, group)
    switch group.filling {
    case .custom: return nil
    case .fit(let axis): object.set("axis", axis.json)
    case .equalShares(let axis, let count), .repeating(let axis, let count):
      object.set("axis", axis.json)
      object.set("count", .integer(count))
      if case .repeating = group.filling { object.set("countForm", .string("repeatingSubitem")) }
    }
    object.set("interItemSpacing", spacing(group.interItemSpacing))
    object.set("items", children)
    return object.json
  }

  private static func item(_ item: CollectionLayoutItem) -> JSONValue {
    var object = JSONObjectBuilder()
    object.set("type", .string("item"))
    set(&object, item)
    return object.json
  }

  private static func set(_ object: inout JSONObjectBuilder, _ item: CollectionLayoutItem) {
    object.set("size", size(item.layoutSize))
    object.set("contentInsets", LayoutInsets(item.contentInsets), unless: .zero)
    if let edges = item.edgeSpacing {
      object.set(
        "edgeSpacing",
        .object([
          JSONMember("leading", spacing(edges.leading)), JSONMember("top", spacing(edges.top)),
          JSONMember("trailing", spacing(edges.trailing)), JSONMember("bottom", spacing(edges.bottom)),
        ]))
    }
    guard !item.supplementaryItems.isEmpty else { return }
    object.set(
      "supplementaryItems",
      .array(
        item.supplementaryItems.map { view in
          var object = JSONObjectBuilder()
          object.set("kind", .string(view.elementKind))
          object.set("size", size(view.layoutSize))
          object.set("containerAnchor", anchor(view.containerAnchor))
          object.set("itemAnchor", view.itemAnchor.map { anchor($0) })
          object.set("zIndex", .integer(view.zIndex))
          object.set("contentInsets", LayoutInsets(view.contentInsets), unless: .zero)
          return object.json
        }))
  }

  // MARK: Parts

  fileprivate static func boundary(_ item: CollectionLayoutBoundarySupplementaryItem) -> JSONValue? {
    guard let alignment = item.alignment.word else { return nil }
    var object = JSONObjectBuilder()
    object.set("kind", .string(item.elementKind))
    object.set("size", size(item.layoutSize))
    object.set("alignment", .string(alignment))
    object.set("offset", LayoutPoint(item.offset).json)
    object.set("extendsBoundary", item.extendsBoundary, unless: true)
    object.set("pinToVisibleBounds", item.pinToVisibleBounds, unless: false)
    object.set("zIndex", .integer(item.zIndex))
    object.set("contentInsets", LayoutInsets(item.contentInsets), unless: .zero)
    return object.json
  }

  private static func size(_ size: CollectionLayoutSize) -> JSONValue {
    .object([
      JSONMember("width", dimension(size.widthDimension)), JSONMember("height", dimension(size.heightDimension)),
    ])
  }

  private static func dimension(_ dimension: CollectionLayoutDimension) -> JSONValue {
    let word =
      dimension.isFractionalWidth
      ? "fractionalWidth"
      : dimension.isFractionalHeight
        ? "fractionalHeight"
        : dimension.isAbsolute
          ? "absolute" : dimension.isUniformAcrossSiblings ? "uniformAcrossSiblings" : "estimated"
    return .object([JSONMember(word, .number(Double(dimension.dimension)))])
  }

  private static func spacing(_ spacing: CollectionLayoutSpacing?) -> JSONValue {
    guard let spacing else { return .null }
    return .object([JSONMember(spacing.isFlexible ? "flexible" : "fixed", .number(Double(spacing.spacing)))])
  }

  private static func anchor(_ anchor: CollectionLayoutAnchor) -> JSONValue {
    let edges: [(DirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    var object = JSONObjectBuilder()
    object.set("edges", .strings(edges.filter { anchor.edges.contains($0.0) }.map(\.1)))
    object.set("offset", LayoutPoint(anchor.offset).json)
    object.set("offsetIsFractional", anchor.isFractionalOffset, unless: false)
    return object.json
  }
}

// MARK: - Words

extension LayoutInsets {
  fileprivate init(_ insets: DirectionalViewInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
      right: Double(insets.trailing))
  }
}

extension ContentInsetsReference {
  fileprivate var word: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    }
  }
}

extension CollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .continuous: "continuous"
    case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
    case .paging: "paging"
    case .groupPaging: "groupPaging"
    case .groupPagingCentered: "groupPagingCentered"
    }
  }
}

extension RectAlignment {
  fileprivate var word: String? {
    switch self {
    case .none: nil
    case .top: "top"
    case .topLeading: "topLeading"
    case .leading: "leading"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    case .trailing: "trailing"
    case .topTrailing: "topTrailing"
    }
  }
}
