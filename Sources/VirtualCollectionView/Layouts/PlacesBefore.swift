internal import CollectionCore

/// Where everything was before the update that runs, for a layout of ours: where what disappears and what moves comes from.
///
/// The solver of that time is kept as it was, which copies nothing: solvers are values.
@MainActor struct PlacesBefore {
  /// The place of any element, on screen or not, as the layout itself had it.
  private let place: @MainActor (ElementKey) -> PlacedElement?
  /// What was shown otherwise, because a subclass had a say in it; ascending by key.
  private var shown: [ShownOtherwise] = []

  /// - Complexity: O(visible) questions for a place.
  init(_ view: CollectionView, _ place: @escaping @MainActor (ElementKey) -> PlacedElement?) {
    self.place = place
    for entry in view._visible where entry.key.kind <= 2 && entry.key.category != .decoration {
      let shown = view._views[Int(entry.slot)]
      var geometry = shown._applied
      if view._isMirrored { geometry.frame = geometry.frame.mirrored(inWidth: view.mirrorWidth) }
      let own = place(entry.key).map { ElementGeometry(frame: $0.frame, zIndex: $0.zIndex) }
      if own == geometry, shown._appliedTransform == nil, shown._appliedAttributes == nil { continue }
      self.shown.append(
        ShownOtherwise(
          key: entry.key, geometry: geometry, transform: shown._appliedTransform,
          attributes: shown._appliedAttributes))
    }
  }

  /// The attributes that an element had, as attributes of `name`; nil when it did not exist.
  func attributes(
    of key: ElementKey, as name: ElementKey, _ vendor: AttributesVendor
  ) -> CollectionViewLayoutAttributes? {
    if let shown = shown.first(where: { $0.key == key }) {
      let attributes =
        shown.attributes?.copy() as? CollectionViewLayoutAttributes
        ?? vendor.single(PlacedElement(key: name, frame: shown.geometry.frame))
      attributes._key = name
      attributes._givenPath = nil
      attributes._geometry = shown.geometry
      attributes._transform = shown.transform
      return attributes
    }
    guard let element = place(key) else { return nil }
    return vendor.single(PlacedElement(key: name, frame: element.frame, zIndex: element.zIndex))
  }
}

/// An element on screen whose attributes were not those that the layout computed.
private struct ShownOtherwise {
  var key: ElementKey
  var geometry: ElementGeometry
  var transform: TransformBox?
  /// Set for attributes of a user's class.
  var attributes: CollectionViewLayoutAttributes?
}
