// face
internal import CollectionCore
import Foundation

/// A cell: a content view over optional backgrounds, with a selected and a highlighted state.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  internal final var _contentView: VirtualView?
  internal final var _isSelected = false
  internal final var _isHighlighted = false
  internal final var _isEditing = false
  /// The element it was when its swipe actions were opened; nil once they are closed.
  internal final var _swipedKey: ElementKey?
  /// Where its item is in a tree that a data source shows.
  internal final var _outlinePlace = OutlinePlace()
  internal final var _backgroundView: VirtualView?
  internal final var _selectedBackgroundView: VirtualView?
  internal final var _needsConfigurationUpdate = false
  internal final var _updatesContentConfiguration = true
  internal final var _updatesBackgroundConfiguration = true
  internal final var _configurationUpdateHandler: ConfigurationUpdateHandler?
  internal final var _configurations: CellConfigurations?

  /// Called to bring a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void

  /// Makes a cell with an empty content view of its size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // A subclass may override `updateConfiguration(using:)`, which is called before the first display too.
    _needsConfigurationUpdate = type(of: self) != CollectionViewCell.self
  }

  /// Archives are not supported; the cell is made empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _needsConfigurationUpdate = type(of: self) != CollectionViewCell.self
  }

  /// Where the cell's own views go. It fills the cell; it is made when first asked for.
  open var contentView: VirtualView { _contentView ?? makeContentView() }

  /// Whether the cell is drawn as selected. The collection view sets it; setting it by hand does not select the item
  /// (Semantics 8.12).
  open var isSelected: Bool {
    get { _isSelected }
    set { setSelectedState(newValue) }
  }

  /// Whether the cell is drawn as highlighted. The collection view sets it.
  open var isHighlighted: Bool {
    get { _isHighlighted }
    set { setHighlightedState(newValue) }
  }

  /// A view behind the content; it fills the cell.
  open var backgroundView: VirtualView? {
    get { _backgroundView }
    set { setBackground(newValue) }
  }

  /// A view behind the content and before the background, shown while the cell is selected or highlighted
  /// (Semantics 8.11).
  open var selectedBackgroundView: VirtualView? {
    get { _selectedBackgroundView }
    set { setSelectedBackground(newValue) }
  }

  /// The state as configurations see it.
  open var configurationState: CellConfigurationState { currentState() }

  /// Asks for ``updateConfiguration(using:)`` at the next layout of the cell.
  open func setNeedsUpdateConfiguration() { markConfiguration() }

  /// Brings the cell up to date with its state. The base calls ``configurationUpdateHandler``.
  open func updateConfiguration(using state: CellConfigurationState) { _configurationUpdateHandler?(self, state) }

  /// Called when the cell is to be brought up to date with its state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { _configurationUpdateHandler }
    set {
      _configurationUpdateHandler = newValue
      markConfiguration()
    }
  }

  /// What the content shows. Setting one puts the view it makes in the place of ``contentView``, or gives it to the view
  /// that is there and supports it; it is updated for the cell's state first where
  /// ``automaticallyUpdatesContentConfiguration`` says so. Setting nil brings a plain content view back.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { _configurations?.content }
    set { setContentConfiguration(newValue) }
  }

  /// What is behind the content. Setting one takes ``backgroundView`` and ``selectedBackgroundView`` away, and setting
  /// ``backgroundView`` takes it away.
  open var backgroundConfiguration: BackgroundConfiguration? {
    get { _configurations?.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// The background a cell of this kind begins with: nothing.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { .clear() }

  /// Whether a content configuration follows the state by itself; true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { _updatesContentConfiguration }
    set { _updatesContentConfiguration = newValue }
  }

  /// Whether a background configuration follows the state by itself; true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { _updatesBackgroundConfiguration }
    set { _updatesBackgroundConfiguration = newValue }
  }

  // MARK: Hooks

  override var ownContent: VirtualView? { _contentView }

  /// Where the content is in the cell.
  var contentArea: CGRect { CGRect(origin: .zero, size: bounds.size) }

  override func fittingContentSize(_ size: CGSize) -> CGSize? { fittingConfiguredSize(size) }

  /// A tap ends on the cell: whether the cell does something of its own, and is not to be selected.
  func takesTap() -> Bool { false }

  /// The collection view begins or ends editing.
  func setEditing(_ editing: Bool) {
    _isEditing = editing
    markConfiguration()
  }

  /// The data source says where the cell's item is in its tree: when the cell was provided, and when that changes.
  func takeOutlinePlace(_ place: OutlinePlace) { setOutlinePlace(place) }

  /// Fits the content view and backgrounds to the cell, and runs a configuration update that was asked for.
  open override func layoutSubviews() {
    layoutParts()
    super.layoutSubviews()
  }
}
