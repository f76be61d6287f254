internal import CollectionCore
import Foundation

// Initial and final attributes of our own layouts. What is inserted, deleted or reloaded fades where it stands; what stays
// comes from its old place and goes to its new one (Semantics 6.15). A layout of a user has no ``PlacesBefore`` and answers
// nil, which leaves the fade to the view (Semantics 6.15a).

extension CollectionViewLayout {
  /// Keeps the places before an update until it is over; the first preparation of the update calls it before it changes them.
  func rememberPlaces(_ place: @escaping @MainActor (ElementKey) -> LayoutRect?) {
    // Headers and footers lie above cells (Semantics 4.43).
    rememberElements { key in
      place(key).map { PlacedElement(key: key, frame: $0, zIndex: key.isCell ? 0 : 10) }
    }
  }

  /// The same for a layout that computes depths as well.
  func rememberElements(_ place: @escaping @MainActor (ElementKey) -> PlacedElement?) {
    guard updatePlan != nil, _placesBefore == nil, let view = _collectionView else { return }
    _placesBefore = PlacesBefore(view, place)
  }

  /// Where an item starts: nil outside of an update, and when there is no such item.
  func initialAttributes(ofItem path: IndexPath) -> CollectionViewLayoutAttributes? {
    path.count == 2 ? initialAttributes(of: ElementKey(cell: ItemPath(path))) : nil
  }

  /// Where an item goes: nil outside of an update, and when there was no such item.
  func finalAttributes(ofItem path: IndexPath) -> CollectionViewLayoutAttributes? {
    path.count == 2 ? finalAttributes(of: ElementKey(cell: ItemPath(path))) : nil
  }

  /// Where a header or footer starts; it follows its section.
  func initialAttributes(ofBoundary kind: String, _ path: IndexPath) -> CollectionViewLayoutAttributes? {
    boundaryKey(kind, path).flatMap { initialAttributes(of: $0) }
  }

  /// Where a header or footer goes; it follows its section.
  func finalAttributes(ofBoundary kind: String, _ path: IndexPath) -> CollectionViewLayoutAttributes? {
    boundaryKey(kind, path).flatMap { finalAttributes(of: $0) }
  }

  /// The key of a header or footer; nil for other kinds, and for the paths of length 0 that vanished views are told of by
  /// (Semantics 1.26b).
  private func boundaryKey(_ kind: String, _ path: IndexPath) -> ElementKey? {
    guard path.count == 2, path[0] >= 0, path[1] == 0 else { return nil }
    switch kind {
    case CollectionView.elementKindSectionHeader: return ElementKey(.supplementary, kind: 1, path: ItemPath(path))
    case CollectionView.elementKindSectionFooter: return ElementKey(.supplementary, kind: 2, path: ItemPath(path))
    default: return nil
    }
  }

  func initialAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let plan = updatePlan, let before = _placesBefore, let vendor = _vendor,
      exists(key, in: plan.after), let now = attributesNow(of: key, as: key)
    else { return nil }
    if let old = plan.oldKey(of: key), let attributes = before.attributes(of: old, as: key, vendor) {
      return attributes
    }
    now._geometry.alpha = 0
    return now
  }

  func finalAttributes(of key: ElementKey) -> CollectionViewLayoutAttributes? {
    guard let plan = updatePlan, let before = _placesBefore, let vendor = _vendor,
      let old = before.attributes(of: key, as: key, vendor)
    else { return nil }
    if let new = plan.newKey(of: key), let attributes = attributesNow(of: new, as: key) { return attributes }
    old._geometry.alpha = 0
    return old
  }

  private func exists(_ key: ElementKey, in counts: SectionTable) -> Bool {
    key.isCell ? counts.contains(key.path) : key.path.section < counts.sectionCount
  }

  /// What the layout answers for an element now, overrides included, as attributes of `name` that are the caller's own.
  private func attributesNow(of key: ElementKey, as name: ElementKey) -> CollectionViewLayoutAttributes? {
    let path = IndexPath(key.path)
    let answer: CollectionViewLayoutAttributes?
    switch key.category {
    case .cell: answer = layoutAttributesForItem(at: path)
    case .supplementary:
      answer = layoutAttributesForSupplementaryView(ofKind: ElementKinds.name(of: key.kind), at: path)
    case .decoration:
      answer = layoutAttributesForDecorationView(ofKind: ElementKinds.name(of: key.kind), at: path)
    }
    guard let copy = answer?.copy() as? CollectionViewLayoutAttributes else { return nil }
    copy._key = name
    copy._givenPath = nil
    return copy
  }
}

extension UpdatePlan {
  /// The key before the update; nil when what it shows is inserted or reloaded. O(log edits).
  fileprivate func oldKey(of key: ElementKey) -> ElementKey? {
    if key.isCell { return oldPath(of: key.path).map { ElementKey(cell: $0) } }
    guard let section = sections.oldIndex(of: Int(key.path.section)) else { return nil }
    return ElementKey(key.category, kind: key.kind, path: ItemPath(section, Int(key.path.item)))
  }
}
