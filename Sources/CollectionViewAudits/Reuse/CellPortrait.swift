import Foundation
import VirtualCollectionView

/// Everything about a cell or supplementary view that somebody sees, and what its class keeps: by view and property.
///
/// A view that the cell keeps in a property of its own is named by that property, others by their place among their
/// siblings of the same class.
@MainActor public struct CellPortrait {
  /// Where a value was read.
  public struct Place: Hashable, Sendable, Comparable {
    /// The view: `title UILabel` for one that the cell keeps as `title`, else `contentView.0 UILabel`; empty for the cell.
    public let view: String
    /// The property.
    public let property: String

    /// By view, then by property.
    public static func < (a: Place, b: Place) -> Bool { (a.view, a.property) < (b.view, b.property) }
  }

  /// The values as text.
  public private(set) var values: [Place: String] = [:]
  /// Class and reuse identifier: what is the same for all items of one sort may differ from those of another.
  let sort: String
  let size: CGSize
  /// The views by name; where each stands, and whether it can be seen.
  private(set) var views: [String: Seen] = [:]

  struct Seen {
    let parent: String
    let isHidden: Bool
    let frame: CGRect
  }

  /// Reads a cell.
  ///
  /// - Parameter more: Properties beside the known ones.
  public init(_ cell: CollectionReusableView, more: [PortraitProperty] = []) {
    cell.layoutIfNeeded()
    sort = "\(type(of: cell)) \(cell.reuseIdentifier ?? "")"
    size = cell.bounds.size
    let properties = CellPortrait.known + more
    let walk = PortraitWalk(cell)
    for stop in walk.stops {
      views[stop.name] = Seen(parent: stop.parent, isHidden: stop.isHidden, frame: stop.view.frame)
      for property in properties {
        guard let value = property.read(stop.view) else { continue }
        values[Place(view: stop.name, property: property.name)] = value
      }
      for (property, value) in walk.structure(of: stop.view) {
        values[Place(view: stop.name, property: property)] = value
      }
      for (property, value) in OwnValues.read(stop.view) {
        values[Place(view: stop.name, property: property)] = value
      }
    }
  }

  static let known =
    PortraitProperty.views + PortraitProperty.layers + PortraitProperty.cells + PortraitProperty.labels
    + PortraitProperty.standIns + PortraitProperty.controls

  /// What two portraits of the same item differ in, in order of places.
  ///
  /// Whatever is hidden in both is left out, and what follows from another difference. Frames are compared only where
  /// nothing else differs and the cells are of one size.
  public func differences(from other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    guard sort == other.sort else { return [] }
    var found: [(place: Place, mine: String, theirs: String)] = []
    for place in Set(values.keys).union(other.values.keys).sorted() where isComparable(place, with: other) {
      guard let mine = values[place], let theirs = other.values[place], mine != theirs,
        mine != PortraitProperty.unseen, theirs != PortraitProperty.unseen
      else { continue }
      found.append((place, mine, theirs))
    }
    found = CellPortrait.withoutConsequences(found)
    found += missingViews(other, found.map(\.place))
    let isSeen = found.contains { !$0.place.isOwn }
    return isSeen || size != other.size ? found : found + movedViews(other)
  }

  /// Whether somebody sees a place in both, or sees that one is hidden.
  private func isComparable(_ place: Place, with other: CellPortrait) -> Bool {
    guard let mine = views[place.view], let theirs = other.views[place.view] else { return false }
    if !mine.isHidden, !theirs.isHidden { return true }
    return mine.isHidden != theirs.isHidden && (place.property == "isHidden" || place.property == "alpha")
  }

  // MARK: Places

  /// Views that only one of the two has, where no count of subviews says it already.
  private func missingViews(
    _ other: CellPortrait, _ known: [Place]
  ) -> [(place: Place, mine: String, theirs: String)] {
    let counted = Set(known.filter { $0.property == PortraitWalk.subviewCount }.map(\.view))
    let absent = { (a: CellPortrait, b: CellPortrait) in
      a.views.filter { b.views[$0.key] == nil && !$0.value.isHidden && !counted.contains($0.value.parent) }
    }
    let (more, fewer) = (absent(self, other), absent(other, self))
    // The topmost ones: what is in them is missing with them.
    let top = { (views: [String: Seen]) in views.filter { views[$0.value.parent] == nil }.keys.sorted() }
    return top(more).map { (Place(view: $0, property: "presence"), "there", "not there") }
      + top(fewer).map { (Place(view: $0, property: "presence"), "not there", "there") }
  }

  private func movedViews(_ other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    views.keys.sorted().compactMap { name in
      guard !name.isEmpty, let mine = views[name], let theirs = other.views[name], !mine.isHidden, !theirs.isHidden
      else { return nil }
      // Half a point: sizes that are kept by springs and struts add their roundings up.
      let (a, b) = (mine.frame, theirs.frame)
      let gap = max(
        abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
      guard gap > 0.5 else { return nil }
      return (Place(view: name, property: "frame"), AuditText.rect(a), AuditText.rect(b))
    }
  }

  /// Leaves out what another difference brings with it: the attributes of another text, the constraints beside their number.
  private static func withoutConsequences(
    _ found: [(place: Place, mine: String, theirs: String)]
  ) -> [(place: Place, mine: String, theirs: String)] {
    let places = Set(found.map(\.place))
    return found.filter { difference in
      guard let causes = PortraitProperty.consequences[difference.place.property] else { return true }
      return !causes.contains { places.contains(Place(view: difference.place.view, property: $0)) }
    }
  }
}

extension CellPortrait.Place {
  /// Whether it is kept by the cell and not seen by itself.
  var isOwn: Bool { property.hasPrefix(OwnValues.prefix) || property.hasPrefix(OwnValues.countPrefix) }

  /// As sentences have it: `the cell's alpha`, `title UILabel's text`.
  var text: String { (view.isEmpty ? "the cell" : view) + "'s " + property }

  /// The names by which a user may leave it out: `price`, `text`, `title.text`.
  func isNamed(in names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var bare = property
    for prefix in [OwnValues.prefix, OwnValues.countPrefix] where bare.hasPrefix(prefix) {
      bare.removeFirst(prefix.count)
    }
    let owner = view.split(separator: " ").first.map(String.init) ?? ""
    return names.contains(bare) || names.contains(property) || names.contains(owner + "." + bare)
      || names.contains(view + "." + bare)
  }
}
