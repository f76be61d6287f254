import CollectionCore
import Foundation
import TestSupport
import Testing

@Suite("Elementary") struct ElementaryTests {
  /// How many representable numbers lie between two; 0 for two NaNs.
  private func distance(_ a: Double, _ b: Double) -> Int {
    if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
    func order(_ x: Double) -> Int {
      let bits = Int(bitPattern: UInt(x.bitPattern))
      return bits >= 0 ? bits : Int.min &- bits
    }
    let (difference, overflow) = order(a).subtractingReportingOverflow(order(b))
    return overflow || difference == .min ? .max : abs(difference)
  }

  private func expectWithinOne(
    seed: UInt64, _ arguments: [Double], _ ours: @escaping (Double) -> Double, _ theirs: @escaping (Double) -> Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNone(seed: seed, arguments, sourceLocation: sourceLocation) { arguments in
      for x in arguments where distance(ours(x), theirs(x)) > 1 { return "\(ours(x)) instead of \(theirs(x))" }
      return nil
    }
  }

  private func arguments(seed: UInt64, count: Int, in range: ClosedRange<Double>) -> [Double] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in Double.random(in: range, using: &random) }
  }

  @Test(
    "Sine and cosine are at most 1 ulp from the C library's",
    arguments: [1e-9, 0.1, 0.8, 1.6, 7, 1_000, 1e5, 1_048_575, 1_048_577, 1e9, 1e16, 1e300])
  func sineAndCosine(limit: Double) {
    let arguments = arguments(seed: 11, count: 20_000, in: -limit...limit)
    expectWithinOne(seed: 11, arguments, Elementary.sin, Foundation.sin)
    expectWithinOne(seed: 11, arguments, Elementary.cos, Foundation.cos)
    expectWithinOne(seed: 11, arguments, { Elementary.sincos($0).sin }, Foundation.sin)
    expectWithinOne(seed: 11, arguments, { Elementary.sincos($0).cos }, Foundation.cos)
  }

  @Test("Sine and cosine hold next to multiples of a quarter turn and for every exponent")
  func sineAndCosineAtCorners() {
    var arguments: [Double] = []
    for quarters in 1..<20_000 {
      let x = Double(quarters) * (Double.pi / 4)
      arguments += [x.nextDown, x, x.nextUp, -x]
    }
    var random = SeededRandom(seed: 12)
    for _ in 0..<100_000 { arguments.append(Double(bitPattern: random.next())) }
    arguments += [0x1p1023, Double.greatestFiniteMagnitude]
    expectWithinOne(seed: 12, arguments, Elementary.sin, Foundation.sin)
    expectWithinOne(seed: 12, arguments, Elementary.cos, Foundation.cos)
  }

  @Test("The exponential is at most 1 ulp from the C library's, subnormal results included")
  func exponential() {
    for limit in [1e-9, 0.3, 0.4, 1, 10, 708, 746.0] {
      expectWithinOne(
        seed: 13, arguments(seed: 13, count: 20_000, in: -limit...limit), Elementary.exp, Foundation.exp)
    }
  }

  @Test("The logarithm is at most 1 ulp from the C library's, for every exponent and next to 1")
  func logarithm() {
    var random = SeededRandom(seed: 14)
    let anything = (0..<100_000).map { _ in Double(bitPattern: random.next() >> 1) }
    expectWithinOne(seed: 14, anything, Elementary.log, Foundation.log)
    let subnormal = Double(bitPattern: 20_240_225_330_731)
    for range in [0.5...2.0, 0.7...0.72, 0.99...1.01, 1.40...1.42, 0...subnormal, 1...1e6] {
      expectWithinOne(seed: 14, arguments(seed: 14, count: 20_000, in: range), Elementary.log, Foundation.log)
    }
  }

  @Test("What has an exact value gets it, and what is not a number stays so")
  func exactAndSpecial() {
    #expect(Elementary.sin(0) == 0 && Elementary.cos(0) == 1 && Elementary.exp(0) == 1 && Elementary.log(1) == 0)
    #expect(Elementary.sin(-0.0).sign == .minus)
    #expect(Elementary.sincos(0) == (0, 1))
    for x in [Double.infinity, -.infinity, .nan] {
      #expect(Elementary.sin(x).isNaN && Elementary.cos(x).isNaN)
      #expect(Elementary.sincos(x).sin.isNaN && Elementary.cosSin(degrees: x).cos.isNaN)
    }
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(-.infinity) == 0 && Elementary.exp(.nan).isNaN)
    #expect(Elementary.exp(709.78) < .infinity && Elementary.exp(709.79) == .infinity)
    #expect(Elementary.exp(-745.13) > 0 && Elementary.exp(-745.14) == 0)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity && Elementary.log(-1).isNaN)
    #expect(Elementary.log(.infinity) == .infinity && Elementary.log(.nan).isNaN)
  }

  @Test("Multiples of 90 degrees give exact values without a negative zero, whatever their size")
  func rightAngles() {
    let expected: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    for quarters in -4_000...4_000 {
      let (cos, sin) = Elementary.cosSin(degrees: Double(quarters) * 90)
      let (x, y) = expected[quarters & 3]
      if cos.bitPattern != x.bitPattern || sin.bitPattern != y.bitPattern {
        Issue.record("\(quarters) quarters give \(cos), \(sin)")
      }
    }
    // Beyond 2^46 the quarters are counted in integers: 2^60 is 136 modulo 360, and 2^47 is 248.
    #expect(Elementary.cosSin(degrees: 45 * 0x1p60) == (1, 0))
    #expect(Elementary.cosSin(degrees: 0x1p60) == Elementary.cosSin(degrees: 136))
    #expect(Elementary.cosSin(degrees: -0x1p60) == Elementary.cosSin(degrees: -136))
    #expect(Elementary.cosSin(degrees: 0x1p47 + 0.25) == Elementary.cosSin(degrees: 248.25))
  }

  @Test("Other degrees are as near as radians are, and whole turns change nothing")
  func degrees() {
    #expect(Elementary.cosSin(degrees: 60).cos == 0.5 && Elementary.cosSin(degrees: 30).sin == 0.5)
    #expect(Elementary.cosSin(degrees: 120).cos == -0.5 && Elementary.cosSin(degrees: -150).sin == -0.5)
    #expect(Elementary.cosSin(degrees: 720_030) == Elementary.cosSin(degrees: 30))
    var random = SeededRandom(seed: 15)
    for _ in 0..<10_000 {
      let degrees = Double.random(in: -1_000...1_000, using: &random)
      let (cos, sin) = Elementary.cosSin(degrees: degrees)
      let radians = degrees * .pi / 180
      if abs(cos - Foundation.cos(radians)) > 1e-14 || abs(sin - Foundation.sin(radians)) > 1e-14 {
        Issue.record("\(degrees)° give \(cos), \(sin)")
      }
    }
  }

  /// Values computed with 2,000 bits and rounded once.
  @Test("Known values come out to the last bit")
  func table() {
    let sines: [(Double, UInt64)] = [
      (0.5, 0x3FDE_AEE8_744B_05F0),
      (1, 0x3FEA_ED54_8F09_0CEE),
      (2, 0x3FED_18F6_EAD1_B446),
      (3, 0x3FC2_1038_6DB6_D55B),
      (10, 0xBFE1_689E_F5F3_4F52),
      (100, 0xBFE0_3425_B78C_4DB8),
      (100000.0, 0x3FA2_4DAA_9C52_7E96),
      (123456.789, 0xBFEF_F50E_60AB_53F9),
      (-7.25, 0xBFEA_56AD_B62A_27B9),
      (1000000.0, 0xBFD6_664B_2568_D867),
      (1e22, 0xBFEB_453A_B76B_F397),
      (8.98846567431158e307, 0x3FE2_0524_8CBD_B760),
      (1e-5, 0x3EE4_F8B5_88E1_E8A2),
      (0.7853981633974483, 0x3FE6_A09E_667F_3BCC),
      (3.141592653589793, 0x3CA1_A626_3314_5C07),
      (1.5707963267948966, 0x3FF0_0000_0000_0000),
    ]
    for (x, bits) in sines { #expect(Elementary.sin(x).bitPattern == bits, "sin \(x)") }
    let cosines: [(Double, UInt64)] = [
      (0.5, 0x3FEC_1528_065B_7D50),
      (1, 0x3FE1_4A28_0FB5_068C),
      (2, 0xBFDA_A226_5753_7205),
      (3, 0xBFEF_AE04_BE85_E5D2),
      (10, 0xBFEA_D9AC_890C_6B1F),
      (100, 0x3FEB_981D_BF66_5FDF),
      (100000.0, 0xBFEF_FAC3_841B_3DA7),
      (123456.789, 0x3FAA_74D2_7C41_B22A),
      (-7.25, 0x3FE2_2C6F_50DC_3FBE),
      (1000000.0, 0x3FED_F9DF_9906_D32C),
      (1e22, 0x3FE0_BE2C_EF01_C8F4),
      (8.98846567431158e307, 0xBFEA_719F_26C2_32BF),
      (1e-5, 0x3FEF_FFFF_FFF9_20C8),
      (0.7853981633974483, 0x3FE6_A09E_667F_3BCD),
      (3.141592653589793, 0xBFF0_0000_0000_0000),
      (1.5707963267948966, 0x3C91_A626_3314_5C07),
      // The double that comes nearest to a multiple of π/2; the C library of Linux misses it by 80 ulp.
      (6_381_956_970_095_103 * 0x1p797, 0xBC21_4AE7_2E6B_A22F),
    ]
    for (x, bits) in cosines { #expect(Elementary.cos(x).bitPattern == bits, "cos \(x)") }
    let powers: [(Double, UInt64)] = [
      (1, 0x4005_BF0A_8B14_5769),
      (-1, 0x3FD7_8B56_362C_EF38),
      (0.5, 0x3FFA_6129_8E1E_069C),
      (2, 0x401D_8E64_B8D4_DDAE),
      (10, 0x40D5_829D_CF95_0560),
      (-10, 0x3F07_CD79_B564_7C9B),
      (100, 0x48F3_494A_9B17_1BF5),
      (-100, 0x36EA_8C1F_14E2_AF5D),
      (709.5, 0x7FE8_1E9B_4B52_D0C9),
      (-708, 0x0017_C8AB_2288_C9AB),
      (-740, 0x0000_0000_0000_0055),
      (1e-10, 0x3FF0_0000_0006_DF38),
      (0.002, 0x3FF0_0833_4024_18E7),
    ]
    for (x, bits) in powers { #expect(Elementary.exp(x).bitPattern == bits, "exp \(x)") }
    let logarithms: [(Double, UInt64)] = [
      (2, 0x3FE6_2E42_FEFA_39EF),
      (10, 0x4002_6BB1_BBB5_5516),
      (0.5, 0xBFE6_2E42_FEFA_39EF),
      (3, 0x3FF1_93EA_7AAD_030B),
      (1e-300, 0xC085_9634_47F8_7FB5),
      (1e300, 0x4085_9634_47F8_7FB5),
      (.leastNonzeroMagnitude, 0xC087_4385_446D_71C3),
      (0.999, 0xBF50_6467_0D97_9B73),
      (1.001, 0x3F50_6035_4F8C_3CC4),
      (2.718281828459045, 0x3FF0_0000_0000_0000),
      (1.4142135623730951, 0x3FD6_2E42_FEFA_39F0),
      (0.7071067811865476, 0xBFD6_2E42_FEFA_39EE),
      (100000.0, 0x4027_069E_2AA2_AA5B),
    ]
    for (x, bits) in logarithms { #expect(Elementary.log(x).bitPattern == bits, "log \(x)") }
  }
}
