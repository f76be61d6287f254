// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: NSCollectionLayoutSection: static func list(using configuration: UICollectionLayoutListConfiguration,
//   layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
@MainActor private func listSection() {
  let _:
    @MainActor (UICollectionLayoutListConfiguration, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection =
      NSCollectionLayoutSection.list(using:layoutEnvironment:)
}

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

// row: UIBackgroundConfiguration: var image: UIImage? { get set }
@MainActor private func row524() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIImage?> = \.image
}

// row: UIBackgroundConfiguration: var imageContentMode: UIView.ContentMode { get set }
@MainActor private func row525() {
  let _: WritableKeyPath<UIBackgroundConfiguration, UIView.ContentMode> = \.imageContentMode
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
