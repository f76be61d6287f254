/// Sine, cosine, exponential and logarithm that give the same bits on every machine, within 1 ulp of the exact value.
///
/// The C library's functions differ from platform to platform in the last bit, and a browser has none at all. These use
/// only the four operations, which IEEE 754 rounds alike everywhere.
public enum Elementary {
  /// The sine of an angle in radians; NaN for an infinite one. Exact for zero, whose sign it keeps.
  public static func sin(_ x: Double) -> Double {
    // Below this the cube is less than a quarter of the last bit.
    if x.magnitude < 0x1p-27 { return x }
    let angle = reduced(x)
    switch angle.quadrant {
    case 0: return sineKernel(angle.high, angle.low)
    case 1: return cosineKernel(angle.high, angle.low)
    case 2: return -sineKernel(angle.high, angle.low)
    default: return -cosineKernel(angle.high, angle.low)
    }
  }

  /// The cosine of an angle in radians; NaN for an infinite one. Exact for zero.
  public static func cos(_ x: Double) -> Double {
    let angle = reduced(x)
    switch angle.quadrant {
    case 0: return cosineKernel(angle.high, angle.low)
    case 1: return -sineKernel(angle.high, angle.low)
    case 2: return -cosineKernel(angle.high, angle.low)
    default: return sineKernel(angle.high, angle.low)
    }
  }

  /// Sine and cosine of an angle in radians, for little more than the price of one.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    if x.magnitude < 0x1p-27 { return (x, 1) }
    return turned(reduced(x))
  }

  /// Cosine and sine of an angle in degrees, exactly 0 or ±1 at multiples of 90° and ±½ where they should be.
  ///
  /// Whole turns are taken off before anything is rounded, so 720,030° gives the same bits as 30°.
  public static func cosSin(degrees: Double) -> (cos: Double, sin: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    // From 2^46 on a multiple of 90 may not fit in 53 bits.
    let degrees = degrees.magnitude < 0x1p46 ? degrees : remainder360(degrees)
    let quarters = nearestInteger(degrees / 90)
    let rest = degrees - 90 * quarters
    let (high, low) = product(rest, 0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62)
    let values = turned(Angle(quadrant: Int(quarters) & 3, high: high, low: low))
    return (values.cos, values.sin)
  }

  /// Both values of a reduced angle.
  private static func turned(_ angle: Angle) -> (sin: Double, cos: Double) {
    let sine = sineKernel(angle.high, angle.low)
    let cosine = cosineKernel(angle.high, angle.low)
    // Adding 0 makes a −0 that comes of the negation a plain 0.
    switch angle.quadrant {
    case 0: return (sine, cosine)
    case 1: return (cosine, 0 - sine)
    case 2: return (0 - sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  // MARK: - Series

  /// The sine of `high + low` inside ±π/4, by its series to the 17th power; the next term is below 2^−63.
  private static func sineKernel(_ high: Double, _ low: Double) -> Double {
    let z = high * high
    var series = 1.0 / 355_687_428_096_000
    series = series * z - 1.0 / 1_307_674_368_000
    series = series * z + 1.0 / 6_227_020_800
    series = series * z - 1.0 / 39_916_800
    series = series * z + 1.0 / 362_880
    series = series * z - 1.0 / 5_040
    series = series * z + 1.0 / 120
    series = series * z - 1.0 / 6
    return high + (high * z * series + low * (1 - 0.5 * z))
  }

  /// The cosine of `high + low` inside ±π/4, by its series to the 18th power; the next term is below 2^−67.
  private static func cosineKernel(_ high: Double, _ low: Double) -> Double {
    let z = high * high
    var series = -1.0 / 6_402_373_705_728_000
    series = series * z + 1.0 / 20_922_789_888_000
    series = series * z - 1.0 / 87_178_291_200
    series = series * z + 1.0 / 479_001_600
    series = series * z - 1.0 / 3_628_800
    series = series * z + 1.0 / 40_320
    series = series * z - 1.0 / 720
    series = series * z + 1.0 / 24
    let half = 0.5 * z
    let lead = 1 - half
    // What was rounded away in `lead` goes back in with the small terms.
    return lead + (((1 - lead) - half) + (z * z * series - high * low))
  }
}
