import Foundation
import VirtualCollectionView

extension CellPortrait {
  /// What two portraits of the same item differ in, in order of places.
  ///
  /// Whatever is hidden in both is left out, and what follows from another difference. Frames are compared only where
  /// nothing else differs and the cells are of one size.
  public func differences(from other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    guard sort == other.sort else { return [] }
    var found: [(place: Place, mine: String, theirs: String)] = []
    for mine in views {
      guard let theirs = other.view(named: mine.name), !(mine.isHidden && theirs.isHidden) else { continue }
      compare(mine, theirs, &found)
    }
    found += subviewDifferences(other)
    found = CellPortrait.withoutConsequences(found)
    if !found.contains(where: { !$0.place.isOwn }), size == other.size { found += movedViews(other) }
    return found.sorted { $0.place < $1.place }
  }

  private func compare(
    _ mine: Seen, _ theirs: Seen, _ found: inout [(place: Place, mine: String, theirs: String)]
  ) {
    // Of a view that is hidden in one of the two, only that is seen.
    let isHiding = mine.isHidden != theirs.isHidden
    let areAlike = mine.properties == theirs.properties
    for (index, property) in mine.properties.enumerated() {
      if isHiding, property != "isHidden", property != "alpha" { continue }
      let value = mine.values[index]
      guard let other = areAlike ? theirs.values[index] : theirs.value(property), value != other,
        value != PortraitProperty.unseen, other != PortraitProperty.unseen
      else { continue }
      found.append((Place(view: mine.name, property: property), value, other))
    }
  }

  // MARK: Views that come and go

  /// Views that only one of the two has, by the view they are in: so many more or fewer, or others.
  ///
  /// One that the other does not have and that is hidden was made when it was first needed: that is no trace of an item, unless
  /// they get many.
  private func subviewDifferences(_ other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    var result: [(place: Place, mine: String, theirs: String)] = []
    for parent in views where !parent.isHidden {
      guard let there = other.view(named: parent.name), !there.isHidden else { continue }
      let (mine, theirs) = (children(of: parent.name), other.children(of: parent.name))
      let added = mine.filter { other.view(named: $0.name) == nil }
      let missing = theirs.filter { view(named: $0.name) == nil }
      if added.isEmpty != missing.isEmpty {
        let place = Place(view: parent.name, property: PortraitWalk.subviewCount)
        result.append((place, "\(theirs.count + added.count - missing.count)", "\(theirs.count)"))
      } else {
        result += added.map { (Place(view: $0.name, property: "presence"), "there", "not there") }
        result += missing.map { (Place(view: $0.name, property: "presence"), "not there", "there") }
      }
      let hidden = views.count { $0.parent == parent.name && $0.isHidden && other.view(named: $0.name) == nil }
      if hidden > 5 {
        let place = Place(view: parent.name, property: "number of hidden subviews")
        result.append((place, "\(hidden)", "0"))
      }
    }
    return result
  }

  private func movedViews(_ other: CellPortrait) -> [(place: Place, mine: String, theirs: String)] {
    views.compactMap { mine in
      guard !mine.name.isEmpty, !mine.isHidden, let theirs = other.view(named: mine.name), !theirs.isHidden else {
        return nil
      }
      // Half a point: sizes that are kept by springs and struts add their roundings up.
      let (a, b) = (mine.frame, theirs.frame)
      let gap = max(
        abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
      guard gap > 0.5 else { return nil }
      return (Place(view: mine.name, property: "frame"), AuditText.rect(a), AuditText.rect(b))
    }
  }

  // MARK: Consequences

  /// Leaves out what another difference brings with it: the attributes of another text, the constraints beside their number.
  private static func withoutConsequences(
    _ found: [(place: Place, mine: String, theirs: String)]
  ) -> [(place: Place, mine: String, theirs: String)] {
    guard found.count > 1 else { return found }
    let places = Set(found.map(\.place))
    let hidesOthers = found.contains { $0.place.property == "isHidden" }
    let isOtherContent = places.contains(Place(view: "", property: "contentConfiguration"))
    return found.filter { difference in
      let place = difference.place
      // Another content view has other subviews.
      if isOtherContent, place.view.hasPrefix("contentView"), !place.isOwn { return false }
      // Constraints of what is hidden are not read.
      if hidesOthers, place.property == "constraints" { return false }
      guard let causes = PortraitProperty.consequences[place.property] else { return true }
      return !causes.contains { places.contains(Place(view: place.view, property: $0)) }
    }
  }
}
