internal import CollectionCore
import Foundation

extension CollectionViewListCell {
  final func setAccessories(_ new: [CellAccessory]) {
    var kept: [CellAccessory] = []
    for accessory in new {
      if accessory.placement == nil, kept.contains(where: { $0.accessoryType == accessory.accessoryType }) {
        report(.duplicateAccessory(accessory, cell: self))
      } else {
        kept.append(accessory)
      }
    }
    let old = _accessoryViews
    _accessories = kept
    _accessoryViews = kept.map { accessory in
      if case .customView(let view) = accessory.accessoryType {
        if let tint = accessory.options.tintColor { view.tintColor = tint }
        return view
      }
      let view = old.first { ($0 as? AccessoryView)?.accessory.accessoryType == accessory.accessoryType }
      guard let view = view as? AccessoryView, (view.accessory.text == nil) == (accessory.text == nil) else {
        return AccessoryView(accessory)
      }
      view.show(accessory)
      return view
    }
    for view in old where !_accessoryViews.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    arrangementChanged()
  }

  private func report(_ violation: Violation) {
    if let owner = _owner { owner.report(violation) } else { reportNearby(violation) }
  }

  final func view(of accessory: CellAccessory) -> VirtualView? {
    if case .customView(let view) = accessory.accessoryType { return view }
    return _accessoryViews.first { ($0 as? AccessoryView)?.accessory.accessoryType == accessory.accessoryType }
  }

  /// The accessories that are shown now, by edge and in order.
  final var shownAccessories: CellAccessory.Sides {
    if _accessories.isEmpty { return CellAccessory.Sides() }
    return CellAccessory.sides(of: _accessories, editing: _isEditing) { accessory in
      traitCollection.userInterfaceIdiom == .mac && !isHeaderStyle(accessory)
    }
  }

  /// Whether a tap anywhere toggles the outline disclosure.
  private func isHeaderStyle(_ accessory: CellAccessory) -> Bool {
    switch accessory.outlineStyle {
    case .header: true
    case .cell: false
    case .automatic: listPlace?.isHeader ?? false
    }
  }

  /// What a tap on the cell does before anything else: an outline disclosure of a header takes it.
  final func togglesExpansionAtTap() -> Bool {
    guard let outline = outlineDisclosure, isHeaderStyle(outline) else { return false }
    toggleExpansion(by: outline)
    return true
  }

  private var outlineDisclosure: CellAccessory? {
    _accessories.first {
      $0.accessoryType == .outlineDisclosure && $0.displayedState.includes(editing: _isEditing) && !$0.options.isHidden
    }
  }

  private func toggleExpansion(by accessory: CellAccessory) {
    if let handler = accessory.actionHandler {
      handler()
    } else if let key = shownElement, key.isCell {
      _owner?.toggleExpansion(at: IndexPath(key.path))
    }
  }
}

// MARK: - Asking and tapping

extension CollectionViewListCell {
  /// Where an accessory is in the cell, as of the last layout, points; nil when it is not shown.
  public final func frame(ofAccessory type: CellAccessory.AccessoryType) -> CGRect? {
    let sides = shownAccessories
    guard let accessory = (sides.leading + sides.trailing).first(where: { $0.accessoryType == type }) else {
      return nil
    }
    return view(of: accessory).flatMap { $0.superview === self ? $0.frame : nil }
  }

  /// The types of the accessories that are shown, from leading to trailing, as text: `delete reorder`.
  public final var accessoryNames: String {
    let sides = shownAccessories
    return (sides.leading + sides.trailing).map(\.accessoryType.name).joined(separator: " ")
  }

  /// Taps an accessory: its handler is called or, without one, an outline disclosure shows or hides the item's children,
  /// and the circle of a multiple selection taps the cell.
  ///
  /// The others without a handler take no touch of their own: the tap goes to the cell.
  ///
  /// - Returns: Whether the accessory is shown and the tap did something.
  @discardableResult public final func simulateTap(onAccessory type: CellAccessory.AccessoryType) -> Bool {
    let sides = shownAccessories
    guard let accessory = (sides.leading + sides.trailing).first(where: { $0.accessoryType == type }),
      !accessory.options.isHidden
    else { return false }
    if type == .outlineDisclosure {
      toggleExpansion(by: accessory)
      return true
    }
    if let handler = accessory.actionHandler {
      handler()
      return true
    }
    guard type != .delete, type != .insert, type != .detail, type != .popUpMenu, let owner = _owner,
      let key = shownElement, key.isCell
    else { return false }
    return owner.simulateTap(at: IndexPath(key.path))
  }
}

extension CellAccessory.AccessoryType {
  /// The name of the case.
  var name: String {
    switch self {
    case .disclosureIndicator: "disclosureIndicator"
    case .outlineDisclosure: "outlineDisclosure"
    case .checkmark: "checkmark"
    case .delete: "delete"
    case .insert: "insert"
    case .reorder: "reorder"
    case .multiselect: "multiselect"
    case .label: "label"
    case .detail: "detail"
    case .popUpMenu: "popUpMenu"
    case .customView: "customView"
    }
  }
}
