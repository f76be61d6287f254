import VirtualCollectionView

/// What the look of a view may depend on.
public typealias UIConfigurationState = ConfigurationState

/// The name of a value of the user's own in a state.
public typealias UIConfigurationStateCustomKey = ConfigurationStateKey

/// The state of a view that is no cell.
public typealias UIViewConfigurationState = ViewConfigurationState

/// Describes the content of a cell.
public typealias UIContentConfiguration = ContentConfiguration

/// A view that shows a content configuration.
public typealias UIContentView = ConfiguredView

/// Describes what is behind the content of a cell.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// Makes a colour from another one.
public typealias UIConfigurationColorTransformer = ConfigurationColorTransformer
