import Foundation

/// What stands for a system accessory in the cell: a view of its size. Nothing is drawn, a label's text is laid out.
@MainActor final class AccessoryView: VirtualView {
  private(set) var accessory: CellAccessory
  private let label: VirtualLabel?

  init(_ accessory: CellAccessory) {
    self.accessory = accessory
    label = accessory.text.map { _ in VirtualLabel(frame: .zero) }
    super.init(frame: .zero)
    if let label { addSubview(label) }
    show(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another accessory of the same type.
  func show(_ accessory: CellAccessory) {
    self.accessory = accessory
    label?.text = accessory.text
    if let font = accessory.options.font { label?.font = font }
    label?.textColor = accessory.options.tintColor ?? .secondaryLabel
    tintColor = accessory.options.tintColor
    isHidden = accessory.options.isHidden
  }

  /// The size of an accessory of a type that has one, points. Measured: all but those that are taken to be like another.
  private static let sizes: [CellAccessory.AccessoryType: CGSize] = [
    .disclosureIndicator: CGSize(width: 14, height: 14), .outlineDisclosure: CGSize(width: 14, height: 14),
    .checkmark: CGSize(width: 19, height: 18), .reorder: CGSize(width: 27, height: 15),
    .delete: CGSize(width: 26, height: 26), .insert: CGSize(width: 26, height: 26),
    .multiselect: CGSize(width: 26, height: 26), .detail: CGSize(width: 26, height: 26),
  ]

  /// The chevrons beside a menu's text, points.
  private static let menuMark: CGFloat = 18

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let size = AccessoryView.sizes[accessory.accessoryType] { return size }
    var fitting = label?.intrinsicContentSize ?? .zero
    if accessory.accessoryType == .popUpMenu { fitting.width += AccessoryView.menuMark }
    return fitting
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = CGRect(origin: .zero, size: label?.intrinsicContentSize ?? .zero)
  }
}
