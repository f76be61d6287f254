#if canImport(Darwin)
  import CoreGraphics
#endif
import Foundation

// MARK: - Core Graphics

extension VirtualColor {
  /// The colour as Core Graphics has it, resolved with the current traits.
  public final var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Makes a colour from one of Core Graphics: grey with two components, red, green and blue with four.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    switch parts.count {
    case 2: self.init(white: parts[0], alpha: parts[1])
    case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: self.init(white: 0, alpha: 0)
    }
  }
}
