/// Bringing an angle into ±π/4 without losing bits, whatever its size.
extension Elementary {
  /// An angle as a number of quarter turns (modulo 4) and a rest inside ±π/4, the rest in two parts.
  struct Angle {
    var quadrant: Int
    var high: Double
    var low: Double
  }

  /// The angle `x` radians, reduced. NaN and infinities give NaN.
  static func reduced(_ x: Double) -> Angle {
    let size = x.magnitude
    if size <= 0x1.921fb54442d18p-1 { return Angle(quadrant: 0, high: x, low: 0) }
    if size < 0x1p20 { return reducedByParts(x) }
    if size.isFinite { return reducedByIntegers(x) }
    return Angle(quadrant: 0, high: .nan, low: .nan)
  }

  /// Subtracts quarter turns in parts of 33 bits: 20 bits of count times 33 are exact.
  private static func reducedByParts(_ x: Double) -> Angle {
    let quarters = nearestInteger(x * 0x1.45f306dc9c883p-1)
    // Exact: both sides are multiples of 2^−53 and the difference is small.
    let first = x - quarters * 0x1.921fb544p+0
    let second = sum(first, -(quarters * 0x1.0b4611a6p-34))
    let third = sum(second.high, -(quarters * 0x1.3198a2e0p-69))
    let tail = third.low + second.low - quarters * 0x1.b839a252049c1p-104
    let rest = sum(third.high, tail)
    return Angle(quadrant: Int(quarters) & 3, high: rest.high, low: rest.low)
  }

  /// Multiplies the significand by the 192 bits of 2/π that matter, in integers: the bits before them add whole turns.
  private static func reducedByIntegers(_ x: Double) -> Angle {
    let significand = x.significandBitPattern | 1 << 52
    // x = significand · 2^shift; the table starts with 64 zero bits, and 2 bits are left for the quadrant.
    let shift = Int(x.exponentBitPattern) - 1075
    let position = shift - 2 + 64
    let bottom = significand.multipliedFullWidth(by: twoOverPi(from: position + 128))
    let middle = significand.multipliedFullWidth(by: twoOverPi(from: position + 64))
    let (mid, carry) = bottom.high.addingReportingOverflow(middle.low)
    let top = significand &* twoOverPi(from: position) &+ middle.high &+ (carry ? 1 : 0)

    // Quarter turns in front of the point, the fraction behind it.
    var quadrant = Int(top >> 62)
    var words = (top << 2 | mid >> 62, mid << 2 | bottom.low >> 62, bottom.low << 2)
    let isAbove = words.0 >> 63 == 1
    if isAbove {
      // More than half a quarter: count from the next one, backwards.
      quadrant += 1
      words = (~words.0, ~words.1, ~words.2)
    }
    // No double is nearer to a multiple of π/2 than about 2^−62, so the first word always has a bit.
    let zeros = words.0.leadingZeroBitCount
    let (a, b, c) = words
    words = (a << zeros | b >> (64 - zeros), b << zeros | c >> (64 - zeros), c << zeros)
    let scale = Double(bitPattern: UInt64(1023 - 53 - zeros) << 52)
    let high = Double(words.0 >> 11) * scale
    let low = Double((words.0 & 0x7FF) << 42 | words.1 >> 22) * (scale * 0x1p-53)
    let fraction = product(high, 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    var rest = sum(fraction.high, fraction.low + low * 0x1.921fb54442d18p+0)
    if isAbove != (x < 0) { rest = (-rest.high, -rest.low) }
    return Angle(quadrant: (x < 0 ? -quadrant : quadrant) & 3, high: rest.high, low: rest.low)
  }

  /// 64 bits of 2/π from a position, counted from 64 zero bits before its point.
  private static func twoOverPi(from position: Int) -> UInt64 {
    let word = position >> 6
    let bit = UInt64(position & 63)
    let left = twoOverPiBits[word]
    return bit == 0 ? left : left << bit | twoOverPiBits[word + 1] >> (64 - bit)
  }

  private static let twoOverPiBits: [UInt64] = [
    0, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
    0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E, 0xE882_35F5_2EBB_4484,
    0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B, 0x1FF8_97FF_DE05_980F,
    0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D, 0x7527_BAC7_EBE5_F17B,
    0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]

  /// What is left of degrees beyond 2^46 after whole turns, by doubling modulo 360.
  static func remainder360(_ degrees: Double) -> Double {
    // The last bits may be fractions: take them off first, they are their own remainder.
    let whole = degrees.magnitude.rounded(.down)
    let fraction = degrees.magnitude - whole
    var shift = Int(whole.exponentBitPattern) - 1075
    var significand = whole.significandBitPattern | 1 << 52
    if shift < 0 {
      significand >>= UInt64(-shift)
      shift = 0
    }
    var rest = significand % 360
    for _ in 0..<shift { rest = rest * 2 % 360 }
    let value = Double(rest) + fraction
    return degrees < 0 ? -value : value
  }

  // MARK: - Exact arithmetic

  /// The nearest whole number, ties to even, for |x| below 2^51: adding 1.5 · 2^52 leaves no room for a fraction.
  static func nearestInteger(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }

  /// A sum and what was rounded away from it.
  static func sum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let part = high - a
    return (high, (a - (high - part)) + (b - part))
  }

  /// `a` times the constant `b + bLow`, in two parts, without a fused multiply-add: the factors are split in halves.
  static func product(_ a: Double, _ b: Double, _ bLow: Double) -> (high: Double, low: Double) {
    let high = a * b
    let aScaled = a * 134_217_729
    let aHigh = aScaled - (aScaled - a)
    let aRest = a - aHigh
    let bScaled = b * 134_217_729
    let bHigh = bScaled - (bScaled - b)
    let bRest = b - bHigh
    let low = ((aHigh * bHigh - high) + aHigh * bRest + aRest * bHigh) + aRest * bRest
    return (high, low + a * bLow)
  }
}
