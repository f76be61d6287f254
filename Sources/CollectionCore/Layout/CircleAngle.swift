/// The cosine and sine of an angle in degrees, exact at multiples of 90°, the same bytes on every platform.
///
/// An angle that is not finite, or so large that its degrees can no longer be told apart, counts as 0.
@inline(__always) func angleVector(degrees: Double) -> (cos: Double, sin: Double) {
  guard degrees.magnitude < 1e15 else { return (1, 0) }
  // The subtraction is exact: the rest is a multiple of the last bit of `degrees` and not larger than it.
  let quarter = (degrees / 90 + 0.5).rounded(.down)
  let (c, s) = firstOctants(radians: (degrees - quarter * 90) * (Double.pi / 180))
  switch Int(quarter) & 3 {
  case 0: return (c, s)
  case 1: return (-s, c)
  case 2: return (-c, -s)
  default: return (s, -c)
  }
}

/// Taylor series; between −π/4 and π/4 the first term left out is below 1e-17.
private func firstOctants(radians x: Double) -> (cos: Double, sin: Double) {
  let z = x * x
  var s = 1.0 / 355_687_428_096_000
  s = s * z - 1.0 / 1_307_674_368_000
  s = s * z + 1.0 / 6_227_020_800
  s = s * z - 1.0 / 39_916_800
  s = s * z + 1.0 / 362_880
  s = s * z - 1.0 / 5_040
  s = s * z + 1.0 / 120
  s = s * z - 1.0 / 6
  var c = 1.0 / 20_922_789_888_000
  c = c * z - 1.0 / 87_178_291_200
  c = c * z + 1.0 / 479_001_600
  c = c * z - 1.0 / 3_628_800
  c = c * z + 1.0 / 40_320
  c = c * z - 1.0 / 720
  c = c * z + 1.0 / 24
  return (1 - (z * 0.5 - c * z * z), x + x * z * s)
}
