// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

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
