internal import CollectionCore
import Foundation

/// The accessories of a cell that are shown, and where.
@MainActor struct ListCellArrangement {
  let sides: CellAccessory.Sides
  let placed: AccessoryArrangement
  let size: CGSize
  let isMirrored: Bool

  /// Where the content is, in the cell's coordinates.
  var contentFrame: CGRect {
    mirrored(
      CGRect(
        x: placed.content.lowerBound, y: 0, width: placed.content.upperBound - placed.content.lowerBound,
        height: size.height))
  }

  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

// MARK: - Placing

extension CollectionViewListCell {
  /// Where everything is in a cell of this size; of its own size without one.
  final func arrangement(in given: CGSize? = nil) -> ListCellArrangement {
    takeListMargins()
    let size = given ?? bounds.size
    let sides = shownAccessories
    let scale = max(1, traitCollection.displayScale)
    let placed = AccessoryArrangement(
      leading: sides.leading.map { entry($0) }, trailing: sides.trailing.map { entry($0) }, size: size,
      margins: directionalLayoutMargins, indentation: CGFloat(_indentationLevel) * _indentationWidth,
      indentsAccessories: _indentsAccessories, scale: scale)
    return ListCellArrangement(
      sides: sides, placed: placed, size: size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func entry(_ accessory: CellAccessory) -> AccessoryArrangement.Entry {
    let size = size(of: accessory)
    let place: CGFloat
    switch accessory.options.reservedLayoutWidth {
    case .actual: place = size.width
    case .standard: place = AccessoryArrangement.standardWidth
    case .custom(let width): place = max(0, width)
    }
    return AccessoryArrangement.Entry(
      place: place, size: size, isSeparated: accessory.options.showsVerticalSeparator)
  }

  private func size(of accessory: CellAccessory) -> CGSize {
    guard let view = view(of: accessory) else { return .zero }
    return accessory.options.maintainsFixedSize ? view.bounds.size : view.sizeThatFits(view.bounds.size)
  }

  final func layoutAccessories() {
    guard !_accessories.isEmpty || _separatorGuide != nil else { return }
    let arrangement = arrangement()
    for (accessory, frame) in zip(arrangement.sides.leading, arrangement.placed.leading) {
      place(accessory, arrangement.mirrored(frame))
    }
    for (accessory, frame) in zip(arrangement.sides.trailing, arrangement.placed.trailing) {
      place(accessory, arrangement.mirrored(frame))
    }
    hideOthers(than: arrangement.sides)
    showSeparator(arrangement.placed.separator.map { arrangement.mirrored($0) })
    placeSeparatorGuide(arrangement)
  }

  private func place(_ accessory: CellAccessory, _ frame: CGRect) {
    guard let view = view(of: accessory) else { return }
    if view.superview !== self { addSubview(view) }
    view.frame = frame
    view.isHidden = accessory.options.isHidden
  }

  private func hideOthers(than sides: CellAccessory.Sides) {
    let shown = (sides.leading + sides.trailing).compactMap { view(of: $0) }
    for view in _accessoryViews where !shown.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func showSeparator(_ frame: CGRect?) {
    guard let frame else {
      _accessorySeparator?.removeFromSuperview()
      return
    }
    let line = _accessorySeparator ?? VirtualView(frame: frame)
    line.backgroundColor = .separator
    _accessorySeparator = line
    if line.superview !== self { addSubview(line) }
    line.frame = frame
  }
}

// MARK: - Measuring

extension CollectionViewListCell {
  /// The given width, and the height of the content in what the accessories leave of it; nil for a content that says
  /// nothing of its size.
  final func fittingListSize(_ size: CGSize) -> CGSize? {
    guard let content = _contentView else { return nil }
    let frame = arrangement(in: size).contentFrame
    if let list = content as? ListContentView {
      return CGSize(width: size.width, height: list.height(width: frame.width, in: outerMargins(frame, size)))
    }
    guard frame.size.width != size.width, content._subviews.contains(where: { $0._extras?.constraints != nil }) else {
      return nil
    }
    let height = content.systemLayoutSizeFitting(
      CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return CGSize(width: size.width, height: height)
  }

  /// What the margins leave of themselves at the edges of the content.
  private func outerMargins(_ frame: CGRect, _ size: CGSize) -> DirectionalViewInsets {
    let margins = layoutMargins
    return DirectionalViewInsets(
      ViewInsets(
        top: margins.top, left: margins.left - frame.minX, bottom: margins.bottom,
        right: margins.right - (size.width - frame.maxX)),
      direction: effectiveUserInterfaceLayoutDirection)
  }
}

// MARK: - Separator

extension CollectionViewListCell {
  final func separatorGuide() -> LayoutGuide {
    if let guide = _separatorGuide { return guide }
    let guide = LayoutGuide()
    guide._role = .placed
    guide._mayBeConstrained = true
    addLayoutGuide(guide)
    _separatorGuide = guide
    setNeedsLayout()
    return guide
  }

  /// From the text of a list content, or from where the content begins, to the trailing edge; one pixel high.
  private func placeSeparatorGuide(_ arrangement: ListCellArrangement) {
    guard let guide = _separatorGuide, guide._touching.isEmpty else { return }
    let insets = separatorInsets(arrangement)
    let pixel = 1 / max(1, traitCollection.displayScale)
    guide._frame = LayoutRect(
      arrangement.mirrored(
        CGRect(
          x: insets.leading, y: bounds.height - pixel,
          width: max(0, bounds.width - insets.leading - insets.trailing), height: pixel)))
  }

  /// What the cell chooses where a separator's insets are automatic: the text's beginning, and the cell's end.
  ///
  /// Inferred: UIKit documents the alignment with the text, not the end.
  final func separatorInsets(_ arrangement: ListCellArrangement) -> DirectionalViewInsets {
    let content = arrangement.placed.content
    let text = (_contentView as? ListContentView)?.textBeginning ?? directionalLayoutMargins.leading
    return DirectionalViewInsets(top: 0, leading: content.lowerBound + text, bottom: 0, trailing: 0)
  }
}
