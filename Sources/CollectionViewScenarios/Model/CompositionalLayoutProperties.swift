import CollectionCore

/// What a compositional layout is told, as a document describes it.
public struct CompositionalLayoutProperties: Hashable, Sendable {
  /// The object, `type` included or not: what was checked.
  public let given: JSONValue
  let configuration: Configuration
  /// What sections look like; the last holds for all behind it.
  let sections: [Section]
  /// Whether one object stands for all sections, in place of a provider that is asked for each.
  let isSingle: Bool

  /// What holds for all sections.
  struct Configuration: Hashable, Sendable {
    var axis = LayoutAxis.vertical
    var interSectionSpacing = 0.0
    var boundaryItems: [BoundaryItem] = []
    var reference = InsetsReference.safeArea
  }

  /// A section.
  struct Section: Hashable, Sendable {
    var group: Group
    var interGroupSpacing = 0.0
    var contentInsets = LayoutInsets.zero
    var reference = InsetsReference.automatic
    var supplementaryReference = InsetsReference.automatic
    var supplementariesFollowContentInsets = true
    var boundaryItems: [BoundaryItem] = []
    var decorations: [Decoration] = []
    var scrolling = Scrolling.none
    /// Whether a handler is set, which changes nothing.
    var hasHandler = false
  }

  /// What stands in a group.
  indirect enum Child: Hashable, Sendable {
    case item(Item)
    case group(Group)
  }

  /// The place of one cell.
  struct Item: Hashable, Sendable {
    var size: CompositionalSize
    var contentInsets = LayoutInsets.zero
    var edgeSpacing: EdgeSpacing?
    var supplementaries: [Supplementary] = []
  }

  /// Items that are laid out together.
  struct Group: Hashable, Sendable {
    var item: Item
    var axis = GroupAxis.horizontal
    var count: Int?
    var countForm = CountForm.equalShare
    /// Nil where the document sets it to null.
    var interItemSpacing: CompositionalSpacing? = .fixed(0)
    var children: [Child] = []
    var places: [CompositionalCustomItem] = []
  }

  /// Four spacings, each of which a document can set to null.
  struct EdgeSpacing: Hashable, Sendable {
    var leading: CompositionalSpacing?
    var top: CompositionalSpacing?
    var trailing: CompositionalSpacing?
    var bottom: CompositionalSpacing?
  }

  /// A view beside an item or group.
  struct Supplementary: Hashable, Sendable {
    var kind: String
    var size: CompositionalSize
    var containerAnchor: CompositionalAnchor
    var itemAnchor: CompositionalAnchor?
    var zIndex = 1
    var contentInsets = LayoutInsets.zero
  }

  /// A view at the boundary of a section or of all.
  struct BoundaryItem: Hashable, Sendable {
    var kind: String
    var size: CompositionalSize
    var alignment: Alignment
    var offset = LayoutPoint.zero
    var extendsBoundary = true
    var pinsToVisibleBounds = false
    var zIndex = 1
    var contentInsets = LayoutInsets.zero
  }

  /// A view behind a section.
  struct Decoration: Hashable, Sendable {
    var kind: String
    var contentInsets = LayoutInsets.zero
    var zIndex = 0
  }

  enum GroupAxis: String, CaseIterable, Hashable, Sendable { case horizontal, vertical, custom }

  /// How a group with a count is made: its items share its length, or keep their own.
  enum CountForm: String, CaseIterable, Hashable, Sendable { case equalShare, repeatingSubitem }

  enum InsetsReference: String, CaseIterable, Hashable, Sendable {
    case automatic, none, safeArea, layoutMargins, readableContent
  }

  enum Scrolling: String, CaseIterable, Hashable, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  enum Alignment: String, CaseIterable, Hashable, Sendable {
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  }
}

extension CompositionalLayoutProperties {
  /// Whether anything is sized by what its view asks for.
  var hasEstimates: Bool {
    configuration.boundaryItems.contains { $0.size.isEstimated }
      || sections.contains { section in
        section.boundaryItems.contains { $0.size.isEstimated } || section.group.hasEstimates
      }
  }
}

extension CompositionalSize {
  fileprivate var isEstimated: Bool { width.isEstimated || height.isEstimated }
}

extension CompositionalLayoutProperties.Item {
  fileprivate var hasEstimates: Bool {
    size.isEstimated || supplementaries.contains { $0.size.isEstimated }
  }
}

extension CompositionalLayoutProperties.Group {
  fileprivate var hasEstimates: Bool {
    item.hasEstimates
      || children.contains { child in
        switch child {
        case .item(let item): item.hasEstimates
        case .group(let group): group.hasEstimates
        }
      }
  }
}
