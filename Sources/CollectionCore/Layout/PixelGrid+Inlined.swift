extension PixelGrid {
  /// The same as ``nearest(_:)`` for hot loops on machines where rounding is a call into the C library.
  ///
  /// Adding and subtracting 1.5 · 2⁵² leaves the nearest whole number, from which the one below follows.
  @inline(__always) func nearestInlined(_ value: Double) -> Double {
    let pixels = value * scale + 0.5
    guard pixels.magnitude < 0x1p51 else { return nearest(value) }
    let whole = (pixels + 0x1.8p52) - 0x1.8p52
    return (whole > pixels ? whole - 1 : whole) / scale
  }
}
