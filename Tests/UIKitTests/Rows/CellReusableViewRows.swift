// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum CellReusableViewRows {
  // UICellConfigurationState: struct UICellConfigurationState : UIConfigurationState, Hashable
  static func row1() {
    let _: UICellConfigurationState.Type = UICellConfigurationState.self
  }

  // UICellConfigurationState: init(traitCollection: UITraitCollection)
  static func row2(_ a0: UITraitCollection) {
    let _: UICellConfigurationState = UICellConfigurationState(traitCollection: a0)
  }

  // UICellConfigurationState: var traitCollection: UITraitCollection
  static func row3(_ o: inout UICellConfigurationState) {
    let v: UITraitCollection = o.traitCollection
    o.traitCollection = v
  }

  // UICellConfigurationState: var isDisabled: Bool
  static func row4(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isDisabled
    o.isDisabled = v
  }

  // UICellConfigurationState: var isHighlighted: Bool
  static func row5(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isHighlighted
    o.isHighlighted = v
  }

  // UICellConfigurationState: var isSelected: Bool
  static func row6(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isSelected
    o.isSelected = v
  }

  // UICellConfigurationState: var isFocused: Bool
  static func row7(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isFocused
    o.isFocused = v
  }

  // UICellConfigurationState: var isPinned: Bool
  static func row8(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isPinned
    o.isPinned = v
  }

  // UICellConfigurationState: var isEditing: Bool
  static func row9(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isEditing
    o.isEditing = v
  }

  // UICellConfigurationState: var isExpanded: Bool
  static func row10(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isExpanded
    o.isExpanded = v
  }

  // UICellConfigurationState: var isSwiped: Bool
  static func row11(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isSwiped
    o.isSwiped = v
  }

  // UICellConfigurationState: var isReordering: Bool
  static func row12(_ o: inout UICellConfigurationState) {
    let v: Bool = o.isReordering
    o.isReordering = v
  }

  // UICellConfigurationState: var cellDragState: UICellConfigurationState.DragState
  static func row13(_ o: inout UICellConfigurationState) {
    let v: UICellConfigurationState.DragState = o.cellDragState
    o.cellDragState = v
  }

  // UICellConfigurationState: var cellDropState: UICellConfigurationState.DropState
  static func row14(_ o: inout UICellConfigurationState) {
    let v: UICellConfigurationState.DropState = o.cellDropState
    o.cellDropState = v
  }

  // UICellConfigurationState: enum DragState { case none, lifting, dragging }
  static func row15() {
    let _: UICellConfigurationState.DragState.Type = UICellConfigurationState.DragState.self
    let _: [UICellConfigurationState.DragState] = [.none, .lifting, .dragging]
  }

  // UICellConfigurationState: enum DropState { case none, notTargeted, targeted }
  static func row16() {
    let _: UICellConfigurationState.DropState.Type = UICellConfigurationState.DropState.self
    let _: [UICellConfigurationState.DropState] = [.none, .notTargeted, .targeted]
  }

  // UICellConfigurationState: subscript(key: UIConfigurationStateCustomKey) -> AnyHashable?
  static func row17(_ o: inout UICellConfigurationState, _ k: UIConfigurationStateCustomKey) {
    let v: AnyHashable? = o[k]
    o[k] = v
  }

  // UICollectionReusableView: class UICollectionReusableView : UIView
  static func row18(_ o: UICollectionReusableView) {
    let _: UIView = o
  }

  // UICollectionReusableView: func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  static func row19(_ o: UICollectionReusableView, _ a0: UICollectionViewLayoutAttributes) {
    let _: Void = o.apply(a0)
  }

  // UICollectionReusableView: func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  static func row20(_ o: UICollectionReusableView, _ a0: UICollectionViewLayout, _ a1: UICollectionViewLayout) {
    let _: Void = o.didTransition(from: a0, to: a1)
  }

  // UICollectionReusableView: func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  static func row21(_ o: UICollectionReusableView, _ a0: UICollectionViewLayoutAttributes) {
    let _: UICollectionViewLayoutAttributes = o.preferredLayoutAttributesFitting(a0)
  }

  // UICollectionReusableView: func prepareForReuse()
  static func row22(_ o: UICollectionReusableView) {
    let _: Void = o.prepareForReuse()
  }

  // UICollectionReusableView: var reuseIdentifier: String? { get }
  static func row23(_ o: UICollectionReusableView) {
    let _: String? = o.reuseIdentifier
  }

  // UICollectionReusableView: func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  static func row24(_ o: UICollectionReusableView, _ a0: UICollectionViewLayout, _ a1: UICollectionViewLayout) {
    let _: Void = o.willTransition(from: a0, to: a1)
  }

  // UICollectionViewCell: class UICollectionViewCell : UICollectionReusableView
  static func row25(_ o: UICollectionViewCell) {
    let _: UICollectionReusableView = o
  }

  // UICollectionViewCell: typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
  static func row26() {
    let _: UICollectionViewCell.ConfigurationUpdateHandler.Type = UICollectionViewCell.ConfigurationUpdateHandler.self
  }

  // UICollectionViewCell: var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  static func row27(_ o: inout UICollectionViewCell) {
    let v: UICollectionViewCell.ConfigurationUpdateHandler? = o.configurationUpdateHandler
    o.configurationUpdateHandler = v
  }

  // UICollectionViewCell: var contentConfiguration: (any UIContentConfiguration)?
  static func row28(_ o: inout UICollectionViewCell) {
    let v: (any UIContentConfiguration)? = o.contentConfiguration
    o.contentConfiguration = v
  }

  // UICollectionViewCell: var backgroundConfiguration: UIBackgroundConfiguration?
  static func row29(_ o: inout UICollectionViewCell) {
    let v: UIBackgroundConfiguration? = o.backgroundConfiguration
    o.backgroundConfiguration = v
  }

  // UICollectionViewCell: func defaultBackgroundConfiguration() -> UIBackgroundConfiguration
  static func row30(_ o: UICollectionViewCell) {
    let _: UIBackgroundConfiguration = o.defaultBackgroundConfiguration()
  }

  // UICollectionViewCell: var configurationState: UICellConfigurationState { get }
  static func row31(_ o: UICollectionViewCell) {
    let _: UICellConfigurationState = o.configurationState
  }

  // UICollectionViewCell: func updateConfiguration(using state: UICellConfigurationState)
  static func row32(_ o: UICollectionViewCell, _ a0: UICellConfigurationState) {
    let _: Void = o.updateConfiguration(using: a0)
  }

  // UICollectionViewCell: var automaticallyUpdatesBackgroundConfiguration: Bool { get set }
  static func row33(_ o: inout UICollectionViewCell) {
    let v: Bool = o.automaticallyUpdatesBackgroundConfiguration
    o.automaticallyUpdatesBackgroundConfiguration = v
  }

  // UICollectionViewCell: var automaticallyUpdatesContentConfiguration: Bool { get set }
  static func row34(_ o: inout UICollectionViewCell) {
    let v: Bool = o.automaticallyUpdatesContentConfiguration
    o.automaticallyUpdatesContentConfiguration = v
  }

  // UICollectionViewCell: var backgroundView: UIView? { get set }
  static func row35(_ o: inout UICollectionViewCell) {
    let v: UIView? = o.backgroundView
    o.backgroundView = v
  }

  // UICollectionViewCell: @objc(_bridgedConfigurationState) dynamic var configurationState: UICellConfigurationState { get }
  static func row36(_ o: UICollectionViewCell) {
    let _: UICellConfigurationState = o.configurationState
  }

  // UICollectionViewCell: var contentView: UIView { get }
  static func row37(_ o: UICollectionViewCell) {
    let _: UIView = o.contentView
  }

  // UICollectionViewCell: var isHighlighted: Bool { get set }
  static func row38(_ o: inout UICollectionViewCell) {
    let v: Bool = o.isHighlighted
    o.isHighlighted = v
  }

  // UICollectionViewCell: var isSelected: Bool { get set }
  static func row39(_ o: inout UICollectionViewCell) {
    let v: Bool = o.isSelected
    o.isSelected = v
  }

  // UICollectionViewCell: var selectedBackgroundView: UIView? { get set }
  static func row40(_ o: inout UICollectionViewCell) {
    let v: UIView? = o.selectedBackgroundView
    o.selectedBackgroundView = v
  }

  // UICollectionViewCell: func setNeedsUpdateConfiguration()
  static func row41(_ o: UICollectionViewCell) {
    let _: Void = o.setNeedsUpdateConfiguration()
  }

  // UICollectionViewCell: @objc(_bridgedUpdateConfigurationUsingState:) dynamic func updateConfiguration(using state: UICellConfigurationState)
  static func row42(_ o: UICollectionViewCell, _ a0: UICellConfigurationState) {
    let _: Void = o.updateConfiguration(using: a0)
  }

  // UIContentConfiguration: protocol UIContentConfiguration
  static func row43(_ o: any UIContentConfiguration) {
    _ = o
  }

  // UIContentConfiguration: func makeContentView() -> any UIView & UIContentView
  static func row44(_ o: any UIContentConfiguration) {
    let _: any UIView & UIContentView = o.makeContentView()
  }

  // UIContentConfiguration: func updated(for state: any UIConfigurationState) -> Self
  static func row45(_ o: any UIContentConfiguration, _ s: any UIConfigurationState) {
    let _: any UIContentConfiguration = o.updated(for: s)
  }

  // UIContentView: protocol UIContentView : NSObjectProtocol
  static func row46(_ o: any UIContentView) {
    let _: any NSObjectProtocol = o
  }

  // UIContentView: var configuration: any UIContentConfiguration { get set }
  static func row47(_ o: inout UIContentView) {
    let v: any UIContentConfiguration = o.configuration
    o.configuration = v
  }

  // UIContentView: func supports(_ configuration: any UIContentConfiguration) -> Bool
  static func row48(_ o: any UIContentView, _ c: any UIContentConfiguration) {
    let _: Bool = o.supports(c)
  }

  // UIViewConfigurationState: struct UIViewConfigurationState
  static func row49() {
    let _: UIViewConfigurationState.Type = UIViewConfigurationState.self
  }

  // UIViewConfigurationState: var isDisabled: Bool
  static func row50(_ o: inout UIViewConfigurationState) {
    let v: Bool = o.isDisabled
    o.isDisabled = v
  }

  // UIViewConfigurationState: var isHighlighted: Bool
  static func row51(_ o: inout UIViewConfigurationState) {
    let v: Bool = o.isHighlighted
    o.isHighlighted = v
  }

  // UIViewConfigurationState: var isPinned: Bool
  static func row52(_ o: inout UIViewConfigurationState) {
    let v: Bool = o.isPinned
    o.isPinned = v
  }

  // UIViewConfigurationState: var isSelected: Bool
  static func row53(_ o: inout UIViewConfigurationState) {
    let v: Bool = o.isSelected
    o.isSelected = v
  }
}
