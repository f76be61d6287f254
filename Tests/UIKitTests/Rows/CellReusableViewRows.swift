// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICellConfigurationState: struct UICellConfigurationState : UIConfigurationState, Hashable
private func cellState(_ state: UICellConfigurationState) -> any UIConfigurationState & Hashable { state }

// row: UICellConfigurationState: init(traitCollection: UITraitCollection)
@MainActor private func row20() {
  let _: @MainActor (UITraitCollection) -> UICellConfigurationState = UICellConfigurationState.init(traitCollection:)
}

// row: UICellConfigurationState: var traitCollection: UITraitCollection
@MainActor private func row21() {
  let _: WritableKeyPath<UICellConfigurationState, UITraitCollection> = \.traitCollection
}

// row: UICellConfigurationState: var isDisabled: Bool
@MainActor private func row22() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isDisabled
}

// row: UICellConfigurationState: var isHighlighted: Bool
@MainActor private func row23() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isHighlighted
}

// row: UICellConfigurationState: var isSelected: Bool
@MainActor private func row24() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isSelected
}

// row: UICellConfigurationState: var isFocused: Bool
@MainActor private func row25() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isFocused
}

// row: UICellConfigurationState: var isPinned: Bool
@MainActor private func row26() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isPinned
}

// row: UICellConfigurationState: var isEditing: Bool
@MainActor private func row27() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isEditing
}

// row: UICellConfigurationState: var isExpanded: Bool
@MainActor private func row28() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isExpanded
}

// row: UICellConfigurationState: var isSwiped: Bool
@MainActor private func row29() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isSwiped
}

// row: UICellConfigurationState: var isReordering: Bool
@MainActor private func row30() {
  let _: WritableKeyPath<UICellConfigurationState, Bool> = \.isReordering
}

// row: UICellConfigurationState: var cellDragState: UICellConfigurationState.DragState
@MainActor private func row31() {
  let _: WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DragState> = \.cellDragState
}

// row: UICellConfigurationState: var cellDropState: UICellConfigurationState.DropState
@MainActor private func row32() {
  let _: WritableKeyPath<UICellConfigurationState, UICellConfigurationState.DropState> = \.cellDropState
}

// row: UICellConfigurationState: enum DragState { case none, lifting, dragging }
private func dragState(_ state: UICellConfigurationState.DragState) -> Int {
  switch state {
  case .none: 0
  case .lifting: 1
  case .dragging: 2
  }
}

// row: UICellConfigurationState: enum DropState { case none, notTargeted, targeted }
private func dropState(_ state: UICellConfigurationState.DropState) -> Int {
  switch state {
  case .none: 0
  case .notTargeted: 1
  case .targeted: 2
  }
}

// row: UICellConfigurationState: subscript(key: UIConfigurationStateCustomKey) -> AnyHashable?
private func customState(_ state: inout UICellConfigurationState, _ key: UIConfigurationStateCustomKey) {
  let value: AnyHashable? = state[key]
  state[key] = value
}

// row: UICollectionReusableView: class UICollectionReusableView : UIView
private class Row36: UICollectionReusableView {}
@MainActor private func row36(_ value: Row36) -> UIView { value }

// row: UICollectionReusableView: func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
private class Row37: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
}

// row: UICollectionReusableView: func didTransition(from oldLayout: UICollectionViewLayout, to newLayout:
//   UICollectionViewLayout)
private class Row38: UICollectionReusableView {
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.didTransition(from: oldLayout, to: newLayout)
  }
}

// row: UICollectionReusableView: func preferredLayoutAttributesFitting(_ layoutAttributes:
//   UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
private class Row39: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

// row: UICollectionReusableView: func prepareForReuse()
private class Row40: UICollectionReusableView {
  override func prepareForReuse() {
    super.prepareForReuse()
  }
}

// row: UICollectionReusableView: var reuseIdentifier: String? { get }
private class Row41: UICollectionReusableView {
  override var reuseIdentifier: String? {
    get { super.reuseIdentifier }
  }
}

// row: UICollectionReusableView: func willTransition(from oldLayout: UICollectionViewLayout, to newLayout:
//   UICollectionViewLayout)
private class Row42: UICollectionReusableView {
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
    super.willTransition(from: oldLayout, to: newLayout)
  }
}

// row: UICollectionViewCell: class UICollectionViewCell : UICollectionReusableView
private class Row43: UICollectionViewCell {}
@MainActor private func row43(_ value: Row43) -> UICollectionReusableView { value }

// row: UICollectionViewCell: typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state:
//   UICellConfigurationState) -> Void
@MainActor private func row44(_ value: @escaping UICollectionViewCell.ConfigurationUpdateHandler) -> (
  _ cell: UICollectionViewCell, _ state: UICellConfigurationState
) -> Void { value }

// row: UICollectionViewCell: var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
private class Row45: UICollectionViewCell {
  override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
}

// row: UICollectionViewCell: var contentConfiguration: (any UIContentConfiguration)?
private class Row46: UICollectionViewCell {
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
}

// row: UICollectionViewCell: var backgroundConfiguration: UIBackgroundConfiguration?
private class Row47: UICollectionViewCell {
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
}

// row: UICollectionViewCell: func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
private class Row48: UICollectionViewCell {
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    return super.defaultBackgroundConfiguration()
  }
}

// row: UICollectionViewCell: var configurationState: UICellConfigurationState { get }
private class Row49: UICollectionViewCell {
  override var configurationState: UICellConfigurationState {
    get { super.configurationState }
  }
}

// row: UICollectionViewCell: func updateConfiguration(using state: UICellConfigurationState)
private class Row50: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
}

// row: UICollectionViewCell: var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
private class Row51: UICollectionViewCell {
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
}

// row: UICollectionViewCell: var automaticallyUpdatesContentConfiguration: Bool { get set }
private class Row52: UICollectionViewCell {
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
}

// row: UICollectionViewCell: var backgroundView: UIView? { get set }
private class Row53: UICollectionViewCell {
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
}

// row: UICollectionViewCell: @objc(_bridgedConfigurationState) dynamic var configurationState:
//   UICellConfigurationState { get }
private class Row54: UICollectionViewCell {
  override var configurationState: UICellConfigurationState {
    get { super.configurationState }
  }
}

// row: UICollectionViewCell: var contentView: UIView { get }
private class Row55: UICollectionViewCell {
  override var contentView: UIView {
    get { super.contentView }
  }
}

// row: UICollectionViewCell: var isHighlighted: Bool { get set }
private class Row56: UICollectionViewCell {
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
}

// row: UICollectionViewCell: var isSelected: Bool { get set }
private class Row57: UICollectionViewCell {
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
}

// row: UICollectionViewCell: var selectedBackgroundView: UIView? { get set }
private class Row58: UICollectionViewCell {
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
}

// row: UICollectionViewCell: func setNeedsUpdateConfiguration()
private class Row59: UICollectionViewCell {
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
}

// row: UICollectionViewCell: @objc(_bridgedUpdateConfigurationUsingState:) dynamic func updateConfiguration(using
//   state: UICellConfigurationState)
private class Row60: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
}

// row: UIContentConfiguration: protocol UIContentConfiguration
@MainActor private func row61<Value: UIContentConfiguration>(_ value: Value) -> any UIContentConfiguration { value }

// row: UIContentConfiguration: func makeContentView() -> any UIView & UIContentView
@MainActor private func row62(_ value: any UIContentConfiguration) {
  let _: () -> any UIView & UIContentView = value.makeContentView
}

// row: UIContentConfiguration: func updated(for state: any UIConfigurationState) -> Self
@MainActor private func updated<Value: UIContentConfiguration>(_ value: Value, _ state: any UIConfigurationState)
  -> Value
{
  value.updated(for: state)
}

// row: UIContentView: protocol UIContentView : NSObjectProtocol
@MainActor private func row64(_ value: any UIContentView) -> any NSObjectProtocol { value }

// row: UIContentView: var configuration: any UIContentConfiguration { get set }
@MainActor private func row65(_ value: any UIContentView) {
  let _: any UIContentConfiguration = value.configuration
  value.configuration = value.configuration
}

// row: UIContentView: func supports(_ configuration: any UIContentConfiguration) -> Bool
@MainActor private func row66(_ value: any UIContentView) {
  let _: (any UIContentConfiguration) -> Bool = value.supports(_:)
}

// row: UIViewConfigurationState: struct UIViewConfigurationState
private func viewState(_ state: UIViewConfigurationState) -> any UIConfigurationState & Hashable { state }

// row: UIViewConfigurationState: var isDisabled: Bool
@MainActor private func row68() {
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isDisabled
}

// row: UIViewConfigurationState: var isHighlighted: Bool
@MainActor private func row69() {
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isHighlighted
}

// row: UIViewConfigurationState: var isPinned: Bool
@MainActor private func row70() {
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isPinned
}

// row: UIViewConfigurationState: var isSelected: Bool
@MainActor private func row71() {
  let _: WritableKeyPath<UIViewConfigurationState, Bool> = \.isSelected
}
