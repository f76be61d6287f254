#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: dimensions") struct CompositionalDimensionTests {
    typealias Dimension = NSCollectionLayoutDimension

    @Test("Dimensions know their sort and number, equal ones are equal (Semantics 11.1, 11.5)")
    func sorts() {
      let sorts: [(Dimension, [Bool])] = [
        (.fractionalWidth(0.5), [true, false, false, false]), (.fractionalHeight(0.25), [false, true, false, false]),
        (.absolute(7), [false, false, true, false]), (.estimated(44), [false, false, false, true]),
      ]
      for (dimension, expected) in sorts {
        #expect(
          [
            dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute, dimension.isEstimated,
          ] == expected)
      }
      #expect(sorts.map(\.0.dimension) == [0.5, 0.25, 7, 44])
      #expect(Dimension.absolute(7) == .absolute(7))
      #expect(Dimension.absolute(7) != .absolute(7.01))
      #expect(Dimension.absolute(7) != .estimated(7))
      #expect(Dimension.fractionalWidth(0.5) != .fractionalHeight(0.5))
    }

    @Test("A size prints the factors and points of both dimensions (Semantics 11.5)")
    func description() {
      let size = NSCollectionLayoutSize.of(.fractionalWidth(0.5), .absolute(20))
      #expect(size.description.contains("{.containerWidthFactor(0.5), .absolute(20)}"))
      #expect(size == .of(.fractionalWidth(0.5), .absolute(20)))
    }

    @Test("Fractions are of the container, of its width in a height too (Semantics 11.1)")
    func fractions() {
      let screen = Screen.composed(
        [2], .of(.row(.fractionalWidth(1), .fractionalWidth(0.25), [.of(.fractionalHeight(1), .fractionalWidth(0.1))])))
      // The row is 320 × 80, its items as wide as it is high and a tenth of its width high.
      #expect(screen.boxes() == ["0 0 80 32", "80 0 80 32"])
    }

    @Test(
      "Fractions are rounded down to a pixel, and what is left over stays empty (Semantics 11.2)", .halfPoints,
      arguments: [
        (320, ["0 0 106.5 20", "106.5 0 106.5 20", "213 0 106.5 20"]),
        (301, ["0 0 100 20", "100 0 100 20", "200 0 100 20"]), (280, ["0 0 93 20", "93 0 93 20", "186 0 93 20"]),
        (319.99, ["0 0 106.5 20", "106.5 0 106.5 20", "213 0 106.5 20"]),
        (319.49, ["0 0 106 20", "106 0 106 20", "212 0 106 20"]),
      ] as [(CGFloat, [String])])
    func thirds(_ width: CGFloat, _ expected: [String]) {
      let screen = Screen.composed(
        [3], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.fractionalWidth(1 / 3))])), width: width)
      #expect(screen.boxes() == expected)
    }

    @Test("A whole number that a sum just misses is that number (Semantics 11.2)", .halfPoints)
    func epsilon() {
      // 0.7 · 100 is 69.999… in binary.
      let screen = Screen.composed(
        [1], .of(.row(.fractionalWidth(0.7), .absolute(20), [.of(.fractionalWidth(1))])), width: 100)
      #expect(screen.boxes() == ["0 0 70 20"])
    }

    @Test("Absolute sizes are kept as they are, positions go to the nearest pixel (Semantics 11.2)", .halfPoints)
    func absolute() {
      let screen = Screen.composed([4], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.absolute(33.3))])))
      // 33.3, 66.6 and 99.9.
      #expect(screen.boxes() == ["0 0 33.3 20", "33.5 0 33.3 20", "66.5 0 33.3 20", "100 0 33.3 20"])
    }

    @Test("A number that is not finite raises, zero, negative and large ones do not (Semantics 11.3)")
    func notFinite() {
      #expect(
        Engine.raised { _ = Dimension.fractionalWidth(.nan) }
          == "Invalid fractional width: nan. The fraction must be a finite value.")
      #expect(
        Engine.raised { _ = Dimension.fractionalHeight(.infinity) }
          == "Invalid fractional height: inf. The fraction must be a finite value.")
      #expect(
        Engine.raised { _ = Dimension.absolute(.infinity) }
          == "Invalid absolute dimension: inf. The dimension must be a finite value.")
      #expect(
        Engine.raised { _ = Dimension.estimated(-.infinity) }
          == "Invalid estimated dimension: -inf. The dimension must be a finite value.")
      let fine = Engine.raised {
        for number in [0, -3, 4, -0.01, CGFloat.greatestFiniteMagnitude] {
          _ = [Dimension.fractionalWidth(number), .fractionalHeight(number), .absolute(number), .estimated(number)]
        }
      }
      #expect(fine == nil)
    }
  }
#endif
