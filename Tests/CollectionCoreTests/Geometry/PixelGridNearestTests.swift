import CollectionCore
import TestSupport
import Testing

@Suite("Rounding to the nearest pixel") struct PixelGridNearestTests {
  @Test("Halves go upwards, on both sides of 0 (Semantics 4.22)")
  func halves() {
    let grid = PixelGrid(scale: 2)
    #expect(
      [130.75, 130.74, 130.25, -130.75, -130.76, -0.25].map(grid.nearest) == [131, 130.5, 130.5, -130.5, -131, 0])
  }

  @Test("The result is that of the floor function, also for numbers beyond 52 bits", arguments: [1.0, 2, 3])
  func sameAsFloor(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var random = SeededRandom(seed: 7)
    var values: [Double] = [0, 0x1p50, 0x1p51, 0x1p52 + 1, -0x1p53, 1e300, -1e300, .infinity, 0.49999999999999994]
    for exponent in -3..<54 {
      for _ in 0..<20 {
        values.append(
          Double.random(in: -1...1, using: &random) * Double(sign: .plus, exponent: exponent, significand: 1))
      }
    }
    for value in values {
      #expect(grid.nearest(value) == (value * scale + 0.5).rounded(.down) / scale, "\(value)")
    }
    #expect(grid.nearest(.nan).isNaN)
  }
}
