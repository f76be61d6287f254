import Foundation

// MARK: - Fixed colours

extension VirtualColor {
  /// Red 1.
  public static let red = VirtualColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 1, green 0.5.
  public static let orange = VirtualColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 1, green 1.
  public static let yellow = VirtualColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Green 1.
  public static let green = VirtualColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue 1.
  public static let blue = VirtualColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 1, blue 1.
  public static let magenta = VirtualColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 0.5, blue 0.5.
  public static let purple = VirtualColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Green 1, blue 1.
  public static let cyan = VirtualColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = VirtualColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// White 0.
  public static let black = VirtualColor(white: 0, alpha: 1)
  /// White 1.
  public static let white = VirtualColor(white: 1, alpha: 1)
  /// White 0.5.
  public static let gray = VirtualColor(white: 0.5, alpha: 1)
  /// White 1/3.
  public static let darkGray = VirtualColor(white: 1.0 / 3, alpha: 1)
  /// White 2/3.
  public static let lightGray = VirtualColor(white: 2.0 / 3, alpha: 1)
  /// Black with opacity 0.
  public static let clear = VirtualColor(white: 0, alpha: 0)
  /// White, for text on dark ground.
  public static let lightText = VirtualColor(white: 1, alpha: 0.6)
  /// Black, for text on light ground.
  public static let darkText = VirtualColor(white: 0, alpha: 1)
}
