import Foundation

/// What the look of a view may depend on: `UIConfigurationState`.
public protocol ConfigurationState {
  /// Makes a plain state.
  init(traitCollection: ViewTraits)
  /// Scale, direction and text size.
  var traitCollection: ViewTraits { get set }
  /// A value of the user's own.
  subscript(key: ConfigurationStateKey) -> AnyHashable? { get set }
}

/// The name of a value of the user's own in a state: `UIConfigurationStateCustomKey`.
public struct ConfigurationStateKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a key from its name, without the label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is no cell: `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable, @unchecked Sendable {
  /// Scale, direction and text size.
  public var traitCollection: ViewTraits
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is pinned.
  public var isPinned = false
  private var values: [ConfigurationStateKey: AnyHashable] = [:]

  /// A plain state.
  public init(traitCollection: ViewTraits) { self.traitCollection = traitCollection }

  /// A value of the user's own.
  public subscript(key: ConfigurationStateKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
