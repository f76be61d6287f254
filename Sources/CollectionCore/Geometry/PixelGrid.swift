/// Rounding of points to the pixels of a screen.
@frozen public struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point: 1, 2 or 3 on real screens.
  public let scale: Double

  /// Makes a grid; a scale that is not positive and finite counts as 1.
  @inlinable public init(scale: Double) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The nearest pixel, halves upwards (Semantics 4.22: 130.75 becomes 131 at scale 2).
  @inlinable public func nearest(_ value: Double) -> Double {
    let pixels = value * scale + 0.5
    // `rounded(.down)` is a call into the C library on older processors, several times the cost of the rest.
    guard pixels.magnitude < 0x1p51 else { return pixels.rounded(.down) / scale }
    let whole = (pixels + 0x1.8p52) - 0x1.8p52
    return (whole > pixels ? whole - 1 : whole) / scale
  }

  /// The last pixel that is not above `value`; a value within a millionth of a pixel of the next one counts as that
  /// (Semantics 11.2).
  @inlinable public func down(_ value: Double) -> Double { (value * scale + 1e-6).rounded(.down) / scale }

  /// The first pixel that is not below `value`, with the same tolerance.
  @inlinable public func up(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
