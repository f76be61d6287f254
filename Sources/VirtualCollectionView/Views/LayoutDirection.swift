/// The direction in which a line of text runs: `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: Int, Hashable, Sendable, Codable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// What a view means, which decides whether it is mirrored for readers from right to left: `UISemanticContentAttribute`.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// Mirrored with the reading direction.
  case unspecified = 0
  /// Controls of a player: never mirrored.
  case playback = 1
  /// Directions in space, such as a joystick's: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4

  /// The direction of a view with this meaning where the reading direction is `reading`.
  func direction(reading: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: reading
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
