// face
internal import CollectionCore
import Foundation

/// A cell of a list: its content between accessories, indented by level: `UICollectionViewListCell`.
///
/// It may stand in any layout, and be a header or footer. In a list its margins at the sides are 16 points in place of 8
/// (measured), and its default content is that of the list's appearance.
///
/// Its height is what a ``ListContentConfiguration`` measures in the width that the accessories leave, or what the
/// constraints of its content say; its width is the given one.
@preconcurrency @MainActor open class CollectionViewListCell: CollectionViewCell {
  internal final var _accessories: [CellAccessory] = []
  internal final var _accessoryViews: [VirtualView] = []
  internal final var _accessorySeparator: VirtualView?
  internal final var _indentationLevel = 0
  internal final var _indentationWidth: CGFloat = 10
  internal final var _indentsAccessories = true
  internal final var _separatorGuide: LayoutGuide?
  /// Whether the margins are those of a row in a list.
  internal final var _hasListMargins = false

  /// Makes a cell without accessories.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Archives are not supported; the cell is made empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How deep the item lies; each level moves the content by ``indentationWidth``. A diffable data source sets it to the
  /// item's level in its section snapshot once the cell is configured.
  open var indentationLevel: Int {
    get { _indentationLevel }
    set { changeArrangement(&_indentationLevel, newValue) }
  }

  /// How far one level moves the content, points; 10.
  open var indentationWidth: CGFloat {
    get { _indentationWidth }
    set { changeArrangement(&_indentationWidth, newValue) }
  }

  /// Whether the leading accessories move with the content; true.
  open var indentsAccessories: Bool {
    get { _indentsAccessories }
    set { changeArrangement(&_indentsAccessories, newValue) }
  }

  /// What stands at the edges. Where each stands and in which order: ``CellAccessory/Placement``.
  ///
  /// Two system accessories of one type are a violation; the second is left out.
  open var accessories: [CellAccessory] {
    get { _accessories }
    set { setAccessories(newValue) }
  }

  /// Where the separator below the cell is: as wide as the text of a list content and what follows it. Constraints on
  /// the guide decide in place of that.
  open var separatorLayoutGuide: LayoutGuide { separatorGuide() }

  /// An empty content in the look of the list and of the cell's place in it: a row's, a header's or a footer's. Outside of
  /// a list that of a row.
  open func defaultContentConfiguration() -> ListContentConfiguration { .standard(for: listPlace) }

  /// The background in the look of the list and of the cell's place in it. Outside of a list that of a plain row.
  open override func defaultBackgroundConfiguration() -> BackgroundConfiguration { .standard(for: listPlace) }

  override var contentArea: CGRect { arrangement().contentFrame }

  override func fittingContentSize(_ size: CGSize) -> CGSize? { fittingListSize(size) }

  override func takesTap() -> Bool { togglesExpansionAtTap() }

  override func takeOutlinePlace(_ place: OutlinePlace) {
    super.takeOutlinePlace(place)
    indentationLevel = place.level
  }

  override func setEditing(_ editing: Bool) {
    guard editing != _isEditing else { return }
    super.setEditing(editing)
    arrangementChanged()
  }

  /// Places accessories and content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutAccessories()
  }
}

extension CollectionViewListCell {
  final func changeArrangement<Value: Equatable>(_ value: inout Value, _ new: Value) {
    if new == value { return }
    value = new
    arrangementChanged()
  }

  /// Another place for the content may make it another height.
  final func arrangementChanged() {
    setNeedsLayout()
    if _isShown { _owner?.sizeMayHaveChanged(of: self, direct: true) }
  }
}
