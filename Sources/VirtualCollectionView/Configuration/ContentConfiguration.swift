import Foundation

/// Describes the content of a cell, and makes the view that shows it: `UIContentConfiguration`.
@preconcurrency @MainActor public protocol ContentConfiguration {
  /// Makes a view that shows this configuration. Called once, as long as the view supports the ones that follow.
  func makeContentView() -> any VirtualView & ConfiguredView
  /// The configuration for a state.
  func updated(for state: any ConfigurationState) -> Self
}

/// A view that shows a content configuration: `UIContentView`.
@preconcurrency @MainActor public protocol ConfiguredView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any ContentConfiguration { get set }
  /// Whether the view can show another configuration; when not implemented, one of the same type as it shows now.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ConfiguredView {
  /// Not implemented: whether the types are the same.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
