// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: NSCollectionLayoutSection: static func list(using configuration: UICollectionLayoutListConfiguration,
//   layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
@MainActor private func listSection() {
  let _:
    @MainActor (UICollectionLayoutListConfiguration, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection =
      NSCollectionLayoutSection.list(using:layoutEnvironment:)
}

// row: UIBackgroundConfiguration: struct UIBackgroundConfiguration
private func backgroundConfiguration() { let _: any Any.Type = UIBackgroundConfiguration.self }

// row: UIBackgroundConfiguration: var backgroundColor: UIColor? { get set }
@MainActor private func row518() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIColor?> = \.backgroundColor
}

// row: UIBackgroundConfiguration: var backgroundColorTransformer: UIConfigurationColorTransformer? { get set }
@MainActor private func row519() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?> = \.backgroundColorTransformer
}

// row: UIBackgroundConfiguration: var backgroundInsets: NSDirectionalEdgeInsets { get set }
@MainActor private func row520() {
  let _: WritableKeyPath<UIBackgroundConfiguration, NSDirectionalEdgeInsets> = \.backgroundInsets
}

// row: UIBackgroundConfiguration: var cornerRadius: CGFloat { get set }
@MainActor private func row521() {
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.cornerRadius
}

// row: UIBackgroundConfiguration: var customView: UIView? { get set }
@MainActor private func row522() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIView?> = \.customView
}

// row: UIBackgroundConfiguration: var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge { get set }
@MainActor private func row523() {
  let _: WritableKeyPath<UIBackgroundConfiguration, NSDirectionalRectEdge> =
    \.edgesAddingLayoutMarginsToBackgroundInsets
}

// row: UIBackgroundConfiguration: var image: UIImage? { get set }
@MainActor private func row524() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIImage?> = \.image
}

// row: UIBackgroundConfiguration: var imageContentMode: UIView.ContentMode { get set }
@MainActor private func row525() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIView.ContentMode> = \.imageContentMode
}

// row: UIBackgroundConfiguration: static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration
@MainActor private func row526() {
  let _: @MainActor () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listAccompaniedSidebarCell
}

// row: UIBackgroundConfiguration: static func listGroupedCell() -> UIBackgroundConfiguration
@MainActor private func row527() {
  let _: @MainActor () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listGroupedCell
}

// row: UIBackgroundConfiguration: static func listPlainCell() -> UIBackgroundConfiguration
@MainActor private func row528() {
  let _: @MainActor () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listPlainCell
}

// row: UIBackgroundConfiguration: static func listSidebarCell() -> UIBackgroundConfiguration
@MainActor private func row529() {
  let _: @MainActor () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarCell
}

// row: UIBackgroundConfiguration: static func listSidebarHeader() -> UIBackgroundConfiguration
@MainActor private func row530() {
  let _: @MainActor () -> UIBackgroundConfiguration = UIBackgroundConfiguration.listSidebarHeader
}

// row: UIBackgroundConfiguration: func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
@MainActor private func row531() {
  let _: @MainActor (UIBackgroundConfiguration) -> (UIColor) -> UIColor = UIBackgroundConfiguration
    .resolvedBackgroundColor(for:)
}

// row: UIBackgroundConfiguration: func resolvedStrokeColor(for tintColor: UIColor) -> UIColor
@MainActor private func row532() {
  let _: @MainActor (UIBackgroundConfiguration) -> (UIColor) -> UIColor = UIBackgroundConfiguration.resolvedStrokeColor(
    for:)
}

// row: UIBackgroundConfiguration: var strokeColor: UIColor? { get set }
@MainActor private func row533() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIColor?> = \.strokeColor
}

// row: UIBackgroundConfiguration: var strokeColorTransformer: UIConfigurationColorTransformer? { get set }
@MainActor private func row534() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIConfigurationColorTransformer?> = \.strokeColorTransformer
}

// row: UIBackgroundConfiguration: var strokeOutset: CGFloat { get set }
@MainActor private func row535() {
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.strokeOutset
}

// row: UIBackgroundConfiguration: var strokeWidth: CGFloat { get set }
@MainActor private func row536() {
  let _: WritableKeyPath<UIBackgroundConfiguration, CGFloat> = \.strokeWidth
}

// row: UIBackgroundConfiguration: var visualEffect: UIVisualEffect? { get set }
@MainActor private func row537() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIVisualEffect?> = \.visualEffect
}

// row: UICollectionLayoutListConfiguration: struct UICollectionLayoutListConfiguration
private func listConfiguration() { let _: any Any.Type = UICollectionLayoutListConfiguration.self }

// row: UICollectionLayoutListConfiguration: init(appearance: UICollectionLayoutListConfiguration.Appearance)
@MainActor private func row539() {
  let _: @MainActor (UICollectionLayoutListConfiguration.Appearance) -> UICollectionLayoutListConfiguration =
    UICollectionLayoutListConfiguration.init(appearance:)
}

// row: UICollectionLayoutListConfiguration: var appearance: UICollectionLayoutListConfiguration.Appearance { get }
@MainActor private func row540() {
  let _: KeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.Appearance> = \.appearance
}

// row: UICollectionLayoutListConfiguration: var showsSeparators: Bool
@MainActor private func row541() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, Bool> = \.showsSeparators
}

// row: UICollectionLayoutListConfiguration: var separatorConfiguration: UIListSeparatorConfiguration
@MainActor private func row542() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UIListSeparatorConfiguration> = \.separatorConfiguration
}

// row: UICollectionLayoutListConfiguration: typealias ItemSeparatorHandler = (_ itemIndexPath: IndexPath, _
//   sectionSeparatorConfiguration: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
@MainActor private func row543(_ value: @escaping UICollectionLayoutListConfiguration.ItemSeparatorHandler) -> (
  _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
) -> UIListSeparatorConfiguration { value }

// row: UICollectionLayoutListConfiguration: var itemSeparatorHandler:
//   UICollectionLayoutListConfiguration.ItemSeparatorHandler?
@MainActor private func row544() {
  let _:
    WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.ItemSeparatorHandler?> =
      \.itemSeparatorHandler
}

// row: UICollectionLayoutListConfiguration: var backgroundColor: UIColor?
@MainActor private func row545() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UIColor?> = \.backgroundColor
}

// row: UICollectionLayoutListConfiguration: var headerMode: UICollectionLayoutListConfiguration.HeaderMode
@MainActor private func row546() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.HeaderMode> =
    \.headerMode
}

// row: UICollectionLayoutListConfiguration: var footerMode: UICollectionLayoutListConfiguration.FooterMode
@MainActor private func row547() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.FooterMode> =
    \.footerMode
}

// row: UICollectionLayoutListConfiguration: var headerTopPadding: CGFloat?
@MainActor private func row548() {
  let _: WritableKeyPath<UICollectionLayoutListConfiguration, CGFloat?> = \.headerTopPadding
}

// row: UICollectionLayoutListConfiguration: var contentHuggingElements:
//   UICollectionLayoutListConfiguration.ContentHuggingElements
@MainActor private func row549() {
  let _:
    WritableKeyPath<UICollectionLayoutListConfiguration, UICollectionLayoutListConfiguration.ContentHuggingElements> =
      \.contentHuggingElements
}

// row: UICollectionLayoutListConfiguration: struct ContentHuggingElements : OptionSet
private func contentHuggingElements() {
  let _: any OptionSet.Type = UICollectionLayoutListConfiguration.ContentHuggingElements.self
}

// row: UICollectionLayoutListConfiguration: static let supplementaryHeader: ContentHuggingElements
private func supplementaryHeader() {
  let _: UICollectionLayoutListConfiguration.ContentHuggingElements = .supplementaryHeader
}

// row: UICollectionLayoutListConfiguration: enum Appearance : Hashable (Swift enum, no raw value; ObjC raw 0...4)
private func listAppearance(_ value: UICollectionLayoutListConfiguration.Appearance) -> any Hashable {
  switch value {
  case .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain: value
  }
}

// row: UICollectionLayoutListConfiguration: case plain
private func plainAppearance() { let _: UICollectionLayoutListConfiguration.Appearance = .plain }

// row: UICollectionLayoutListConfiguration: case grouped
private func groupedAppearance() { let _: UICollectionLayoutListConfiguration.Appearance = .grouped }

// row: UICollectionLayoutListConfiguration: case insetGrouped
private func insetGroupedAppearance() { let _: UICollectionLayoutListConfiguration.Appearance = .insetGrouped }

// row: UICollectionLayoutListConfiguration: case sidebar
private func sidebarAppearance() { let _: UICollectionLayoutListConfiguration.Appearance = .sidebar }

// row: UICollectionLayoutListConfiguration: case sidebarPlain
private func sidebarPlainAppearance() { let _: UICollectionLayoutListConfiguration.Appearance = .sidebarPlain }

// row: UICollectionLayoutListConfiguration: enum HeaderMode : Hashable
private func headerMode(_ value: UICollectionLayoutListConfiguration.HeaderMode) -> any Hashable { value }

// row: UICollectionLayoutListConfiguration: case none, supplementary, firstItemInSection (HeaderMode)
private func headerModes(_ value: UICollectionLayoutListConfiguration.HeaderMode) {
  switch value {
  case .none, .supplementary, .firstItemInSection: break
  }
}

// row: UICollectionLayoutListConfiguration: enum FooterMode : Hashable
private func footerMode(_ value: UICollectionLayoutListConfiguration.FooterMode) -> any Hashable {
  switch value {
  case .none, .supplementary: value
  }
}

// row: UICollectionViewListCell: class UICollectionViewListCell : UICollectionViewCell
private class Row561: UICollectionViewListCell {}
@MainActor private func row561(_ value: Row561) -> UICollectionViewCell { value }

// row: UICollectionViewListCell: func defaultContentConfiguration() -> UIListContentConfiguration
private class Row562: UICollectionViewListCell {
  override func defaultContentConfiguration() -> UIListContentConfiguration {
    return super.defaultContentConfiguration()
  }
}

// row: UICollectionViewListCell: var accessories: [UICellAccessory]
private class Row563: UICollectionViewListCell {
  override var accessories: [UICellAccessory] {
    get { super.accessories }
    set { super.accessories = newValue }
  }
}

// row: UICollectionViewListCell: var indentationLevel: Int { get set }
private class Row564: UICollectionViewListCell {
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
}

// row: UICollectionViewListCell: var indentationWidth: CGFloat { get set }
private class Row565: UICollectionViewListCell {
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
}

// row: UICollectionViewListCell: var indentsAccessories: Bool { get set }
private class Row566: UICollectionViewListCell {
  override var indentsAccessories: Bool {
    get { super.indentsAccessories }
    set { super.indentsAccessories = newValue }
  }
}

// row: UICollectionViewListCell: var separatorLayoutGuide: UILayoutGuide { get }
private class Row567: UICollectionViewListCell {
  override var separatorLayoutGuide: UILayoutGuide {
    get { super.separatorLayoutGuide }
  }
}

// row: UIListContentConfiguration: struct UIListContentConfiguration
private func listContent() { let _: any UIContentConfiguration.Type = UIListContentConfiguration.self }

// row: UIListContentConfiguration: struct ImageProperties
private func listImage() { let _: any Hashable.Type = UIListContentConfiguration.ImageProperties.self }

// row: UIListContentConfiguration: struct TextProperties
private func listText() { let _: any Hashable.Type = UIListContentConfiguration.TextProperties.self }

// row: UIListContentConfiguration: static func accompaniedSidebarCell() -> UIListContentConfiguration
@MainActor private func row571() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.accompaniedSidebarCell
}

// row: UIListContentConfiguration: static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
@MainActor private func row572() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.accompaniedSidebarSubtitleCell
}

// row: UIListContentConfiguration: var alpha: CGFloat
@MainActor private func row573() {
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.alpha
}

// row: UIListContentConfiguration: var attributedText: NSAttributedString?
@MainActor private func row574() {
  let _: WritableKeyPath<UIListContentConfiguration, NSAttributedString?> = \.attributedText
}

// row: UIListContentConfiguration: var axesPreservingSuperviewLayoutMargins: UIAxis { get set }
@MainActor private func row575() {
  let _: WritableKeyPath<UIListContentConfiguration, UIAxis> = \.axesPreservingSuperviewLayoutMargins
}

// row: UIListContentConfiguration: static func cell() -> UIListContentConfiguration
@MainActor private func row576() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.cell
}

// row: UIListContentConfiguration: var directionalLayoutMargins: NSDirectionalEdgeInsets
@MainActor private func row577() {
  let _: WritableKeyPath<UIListContentConfiguration, NSDirectionalEdgeInsets> = \.directionalLayoutMargins
}

// row: UIListContentConfiguration: static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration
@MainActor private func row578() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.extraProminentInsetGroupedHeader
}

// row: UIListContentConfiguration: static func footer() -> UIListContentConfiguration
@MainActor private func row579() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.footer
}

// row: UIListContentConfiguration: static func groupedFooter() -> UIListContentConfiguration
@MainActor private func row580() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.groupedFooter
}

// row: UIListContentConfiguration: static func groupedHeader() -> UIListContentConfiguration
@MainActor private func row581() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.groupedHeader
}

// row: UIListContentConfiguration: static func header() -> UIListContentConfiguration
@MainActor private func row582() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.header
}

// row: UIListContentConfiguration: var image: UIImage?
@MainActor private func row583() {
  let _: WritableKeyPath<UIListContentConfiguration, UIImage?> = \.image
}

// row: UIListContentConfiguration: var imageProperties: UIListContentConfiguration.ImageProperties { get set }
@MainActor private func row584() {
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.ImageProperties> = \.imageProperties
}

// row: UIListContentConfiguration: var imageToTextPadding: CGFloat
@MainActor private func row585() {
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.imageToTextPadding
}

// row: UIListContentConfiguration: static func plainFooter() -> UIListContentConfiguration
@MainActor private func row586() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.plainFooter
}

// row: UIListContentConfiguration: static func plainHeader() -> UIListContentConfiguration
@MainActor private func row587() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.plainHeader
}

// row: UIListContentConfiguration: var prefersSideBySideTextAndSecondaryText: Bool
@MainActor private func row588() {
  let _: WritableKeyPath<UIListContentConfiguration, Bool> = \.prefersSideBySideTextAndSecondaryText
}

// row: UIListContentConfiguration: static func prominentInsetGroupedHeader() -> UIListContentConfiguration
@MainActor private func row589() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.prominentInsetGroupedHeader
}

// row: UIListContentConfiguration: var secondaryAttributedText: NSAttributedString?
@MainActor private func row590() {
  let _: WritableKeyPath<UIListContentConfiguration, NSAttributedString?> = \.secondaryAttributedText
}

// row: UIListContentConfiguration: var secondaryText: String?
@MainActor private func row591() {
  let _: WritableKeyPath<UIListContentConfiguration, String?> = \.secondaryText
}

// row: UIListContentConfiguration: var secondaryTextProperties: UIListContentConfiguration.TextProperties
@MainActor private func row592() {
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties> =
    \.secondaryTextProperties
}

// row: UIListContentConfiguration: static func sidebarCell() -> UIListContentConfiguration
@MainActor private func row593() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.sidebarCell
}

// row: UIListContentConfiguration: static func sidebarHeader() -> UIListContentConfiguration
@MainActor private func row594() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.sidebarHeader
}

// row: UIListContentConfiguration: static func sidebarSubtitleCell() -> UIListContentConfiguration
@MainActor private func row595() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.sidebarSubtitleCell
}

// row: UIListContentConfiguration: static func subtitleCell() -> UIListContentConfiguration
@MainActor private func row596() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.subtitleCell
}

// row: UIListContentConfiguration: var text: String?
@MainActor private func row597() {
  let _: WritableKeyPath<UIListContentConfiguration, String?> = \.text
}

// row: UIListContentConfiguration: var textProperties: UIListContentConfiguration.TextProperties
@MainActor private func row598() {
  let _: WritableKeyPath<UIListContentConfiguration, UIListContentConfiguration.TextProperties> = \.textProperties
}

// row: UIListContentConfiguration: var textToSecondaryTextHorizontalPadding: CGFloat
@MainActor private func row599() {
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.textToSecondaryTextHorizontalPadding
}

// row: UIListContentConfiguration: var textToSecondaryTextVerticalPadding: CGFloat
@MainActor private func row600() {
  let _: WritableKeyPath<UIListContentConfiguration, CGFloat> = \.textToSecondaryTextVerticalPadding
}

// row: UIListContentConfiguration: static func valueCell() -> UIListContentConfiguration
@MainActor private func row601() {
  let _: @MainActor () -> UIListContentConfiguration = UIListContentConfiguration.valueCell
}

// row: UIListSeparatorConfiguration: struct UIListSeparatorConfiguration : Hashable
private func listSeparators(_ value: UIListSeparatorConfiguration) -> any Hashable { value }

// row: UIListSeparatorConfiguration: init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
@MainActor private func row603() {
  let _: @MainActor (UICollectionLayoutListConfiguration.Appearance) -> UIListSeparatorConfiguration =
    UIListSeparatorConfiguration.init(listAppearance:)
}

// row: UIListSeparatorConfiguration: enum Visibility : Hashable { case automatic, visible, hidden }
private func separatorVisibility(_ value: UIListSeparatorConfiguration.Visibility) -> any Hashable {
  switch value {
  case .automatic, .visible, .hidden: value
  }
}

// row: UIListSeparatorConfiguration: var topSeparatorVisibility: UIListSeparatorConfiguration.Visibility
@MainActor private func row605() {
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIListSeparatorConfiguration.Visibility> =
    \.topSeparatorVisibility
}

// row: UIListSeparatorConfiguration: var bottomSeparatorVisibility: UIListSeparatorConfiguration.Visibility
@MainActor private func row606() {
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIListSeparatorConfiguration.Visibility> =
    \.bottomSeparatorVisibility
}

// row: UIListSeparatorConfiguration: static let automaticInsets: NSDirectionalEdgeInsets
@MainActor private func row607() {
  let _: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
}

// row: UIListSeparatorConfiguration: var topSeparatorInsets: NSDirectionalEdgeInsets
@MainActor private func row608() {
  let _: WritableKeyPath<UIListSeparatorConfiguration, NSDirectionalEdgeInsets> = \.topSeparatorInsets
}

// row: UIListSeparatorConfiguration: var bottomSeparatorInsets: NSDirectionalEdgeInsets
@MainActor private func row609() {
  let _: WritableKeyPath<UIListSeparatorConfiguration, NSDirectionalEdgeInsets> = \.bottomSeparatorInsets
}

// row: UIListSeparatorConfiguration: var color: UIColor
@MainActor private func row610() {
  let _: WritableKeyPath<UIListSeparatorConfiguration, UIColor> = \.color
}
