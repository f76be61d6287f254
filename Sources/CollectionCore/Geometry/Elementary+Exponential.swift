extension Elementary {
  /// e to the power `x`: infinite above 709.78, 0 below −745.13, exactly 1 at 0.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 0x1.62e42fefa39efp+9 { return .infinity }
    if x < -0x1.74910d52d3051p+9 { return 0 }
    let count = nearestInteger(x * 0x1.71547652b82fep+0)
    // The first part of ln 2 has 40 bits, so its product with a count of 11 bits is exact, and so is the difference.
    let rest = sum(x - count * 0x1.62e42fefa2p-1, -(count * 0x1.9ef35793c7673p-41))
    let r = rest.high
    // The series to the 14th power; inside ±ln 2 / 2 the next term is below 2^−62.
    var series = 1.0 / 87_178_291_200
    series = series * r + 1.0 / 6_227_020_800
    series = series * r + 1.0 / 479_001_600
    series = series * r + 1.0 / 39_916_800
    series = series * r + 1.0 / 3_628_800
    series = series * r + 1.0 / 362_880
    series = series * r + 1.0 / 40_320
    series = series * r + 1.0 / 5_040
    series = series * r + 1.0 / 720
    series = series * r + 1.0 / 120
    series = series * r + 1.0 / 24
    series = series * r + 1.0 / 6
    series = series * r + 0.5
    let lead = sum(1, r)
    let power = lead.high + (lead.low + (series * r * r + rest.low * (1 + r)))
    return scaled(power, by: Int(count))
  }

  /// The natural logarithm: −∞ at 0, NaN below, exactly 0 at 1.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x == .infinity { return x }
    if x <= 0 { return x == 0 ? -.infinity : .nan }
    // x = 2^count · mantissa, the mantissa between √½ and √2; subnormal numbers are made normal first.
    let isTiny = x < 0x1p-1022
    let bits = (isTiny ? x * 0x1p54 : x).bitPattern
    var count = Int(bits >> 52) - 1023 - (isTiny ? 54 : 0)
    var mantissa = Double(bitPattern: bits & (1 << 52 - 1) | 1023 << 52)
    if mantissa > 0x1.6a09e667f3bcdp+0 {
      mantissa *= 0.5
      count += 1
    }
    // ln(1 + f) = 2 artanh s with s = f / (2 + f). Written as f − (f²/2 − s · (f²/2 + tail)), its lead is exact.
    let f = mantissa - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 2.0 / 25
    series = series * z + 2.0 / 23
    series = series * z + 2.0 / 21
    series = series * z + 2.0 / 19
    series = series * z + 2.0 / 17
    series = series * z + 2.0 / 15
    series = series * z + 2.0 / 13
    series = series * z + 2.0 / 11
    series = series * z + 2.0 / 9
    series = series * z + 2.0 / 7
    series = series * z + 2.0 / 5
    series = series * z + 2.0 / 3
    let half = 0.5 * f * f
    let correction = s * (half + series * z)
    let lead = sum(Double(count) * 0x1.62e42fefa2p-1, f)
    return lead.high + (lead.low - (half - (correction + Double(count) * 0x1.9ef35793c7673p-41)))
  }

  /// A value near 1 times a power of 2, in two steps where one factor would not be a normal number.
  private static func scaled(_ value: Double, by exponent: Int) -> Double {
    if exponent > 1022 { return value * powerOfTwo(exponent - 1) * 2 }
    if exponent < -1021 { return value * powerOfTwo(exponent + 64) * 0x1p-64 }
    return value * powerOfTwo(exponent)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double { Double(bitPattern: UInt64(1023 + exponent) << 52) }
}
