import Foundation

// MARK: - Current

extension ViewTraits {
  /// The traits that colours resolve with outside of a view: of this thread, as in UIKit; where none were set, those of
  /// the current ``SimulationEnvironment``.
  ///
  /// A layout pass does not set them to those of the view it lays out.
  public static var current: ViewTraits {
    get { Thread.current.threadDictionary[key] as? ViewTraits ?? SimulationEnvironment.current.traits }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `actions` with these as the ``current`` traits, and puts back what they were.
  public func performAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let old = dictionary[ViewTraits.key]
    dictionary[ViewTraits.key] = completed(by: ViewTraits.current)
    actions()
    dictionary[ViewTraits.key] = old
  }

  private static let key = "VirtualCollectionView.ViewTraits.current"
}

// MARK: - The environment's

extension SimulationEnvironment {
  /// The traits of a screen of this environment.
  ///
  /// Size classes follow the kind of device and the screen's shape, as Apple lists them: a pad is regular both ways; a
  /// phone is compact from side to side, regular when it lies on its side and is at least 896 points wide; it is regular
  /// from top to bottom when it stands, else compact.
  public var traits: ViewTraits {
    var traits = ViewTraits(
      displayScale: scale, layoutDirection: direction, preferredContentSizeCategory: contentSizeCategory)
    traits.userInterfaceStyle = interfaceStyle
    traits.userInterfaceIdiom = idiom
    let isLying = screenSize.width > screenSize.height
    if idiom == .phone {
      traits.horizontalSizeClass = isLying && screenSize.width >= 896 ? .regular : .compact
      traits.verticalSizeClass = isLying ? .compact : .regular
    } else {
      traits.horizontalSizeClass = .regular
      traits.verticalSizeClass = .regular
    }
    return traits
  }
}
