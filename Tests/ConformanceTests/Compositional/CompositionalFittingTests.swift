#if canImport(UIKit)
  import Testing
  import UIKit

  /// How many items a group takes, and how large they are.
  @MainActor @Suite("Compositional layout: fitting") struct CompositionalFittingTests {
    /// Rows of 20 points with items of a fraction of the width.
    private func row(_ fraction: CGFloat, _ spacing: NSCollectionLayoutSpacing?, count: Int = 5) -> [String] {
      Screen.composed(
        [count], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.fractionalWidth(fraction))], spacing))
      ).boxes()
    }

    @Test("Subitems are repeated in turn until the next does not fit, then a new group begins (Semantics 11.10)")
    func repeating() {
      let screen = Screen.composed(
        [7], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.absolute(100)), .of(.absolute(50))])))
      // 100, 50, 100, 50 are 300; another 100 does not fit.
      #expect(
        screen.boxes() == [
          "0 0 100 20", "100 0 50 20", "150 0 100 20", "250 0 50 20", "0 20 100 20", "100 20 50 20", "150 20 100 20",
        ])
    }

    @Test(
      "An item fits to the last point, and not beyond (Semantics 11.10)",
      arguments: [(100, 3), (106.66, 3), (106.68, 2), (159.99, 2), (160, 2), (160.01, 1), (320, 1)] as [(CGFloat, Int)])
    func boundaries(_ width: CGFloat, _ perRow: Int) {
      let screen = Screen.composed([4], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.absolute(width))])))
      let ys = (0..<4).compactMap { screen.view.layoutAttributesForItem(at: path(0, $0))?.frame.minY }
      #expect(ys.filter { $0 == 0 }.count == perRow)
    }

    @Test("Fractions are parts of what the spacings leave, so four quarters and three spacings fit (Semantics 11.11)")
    func fractionsAndSpacing() {
      #expect(
        row(0.25, .fixed(10)) == [
          "0 0 72.5 20", "82.5 0 72.5 20", "165 0 72.5 20", "247.5 0 72.5 20", "0 20 72.5 20",
        ])
      #expect(row(0.3, .fixed(10)).prefix(4) == ["0 0 90 20", "100 0 90 20", "200 0 90 20", "0 20 90 20"])
      #expect(row(0.4, .fixed(10)).prefix(3) == ["0 0 124 20", "134 0 124 20", "0 20 124 20"])
      #expect(row(0.5, .fixed(10)).prefix(3) == ["0 0 155 20", "165 0 155 20", "0 20 155 20"])
      #expect(row(0.25, nil).prefix(5) == ["0 0 80 20", "80 0 80 20", "160 0 80 20", "240 0 80 20", "0 20 80 20"])
    }

    @Test("A height in parts of the width is a part of the shortened width (Semantics 11.12)")
    func crossFractions() {
      let screen = Screen.composed(
        [2],
        .of(
          .row(
            .fractionalWidth(1), .absolute(20),
            [.of(.fractionalWidth(0.5), .absolute(100)), .of(.fractionalWidth(0.5), .fractionalWidth(0.25))],
            .fixed(10))))
      #expect(screen.boxes() == ["0 0 155 100", "165 0 155 77.5"])
    }

    @Test("A counted group gives each item an equal share, whatever its own length (Semantics 11.13)")
    func counted() {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.fractionalWidth(1), .absolute(20)), subitem: .of(.absolute(30)), count: 3)
      group.interItemSpacing = .fixed(10)
      #expect(
        Screen.composed([4], .of(group)).boxes() == ["0 0 100 20", "110 0 100 20", "220 0 100 20", "0 20 100 20"])
    }

    @Test("A repeating group holds its count at the item's own size, whether it fits or not (Semantics 11.14)")
    func repeatingCount() {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.fractionalWidth(1), .absolute(20)), repeatingSubitem: .of(.absolute(150)), count: 3)
      #expect(
        Screen.composed([4], .of(group)).boxes() == ["0 0 150 20", "150 0 150 20", "300 0 150 20", "0 20 150 20"])
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .of(.absolute(50), .absolute(90)),
        repeatingSubitem: .of(.fractionalWidth(1), .absolute(30)), count: 2)
      #expect(Screen.composed([3], .of(column)).boxes() == ["0 0 50 30", "0 30 50 30", "0 90 50 30"])
    }

    @Test(
      "A group whose first item is too long lays out nothing, one that is too tall is laid out and sticks out (Semantics 11.15)"
    )
    func tooLarge() {
      let long = Screen.composed([4], .of(.row(.absolute(100), .absolute(20), [.of(.absolute(100.01))])))
      #expect(long.visible == "")
      #expect(long.content == "320 0")
      #expect(Screen.composed([4], .of(.row(.absolute(100), .absolute(20), [.of(.absolute(100))]))).content == "320 80")
      let tall = Screen.composed(
        [4], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.fractionalWidth(0.5), .absolute(100))])))
      #expect(tall.boxes() == ["0 0 160 100", "160 0 160 100", "0 20 160 100", "160 20 160 100"])
      #expect(tall.content == "320 40")
    }

    @Test("A group estimated along its axis holds one turn of its subitems and is as long as these (Semantics 11.16)")
    func estimatedAlong() {
      let screen = Screen.composed(
        [4],
        .of(
          .row(
            .estimated(200), .absolute(20), [.of(.absolute(30)), .of(.absolute(50))])))
      #expect(screen.boxes() == ["0 0 30 20", "30 0 50 20", "0 20 30 20", "30 20 50 20"])
    }

    @Test(
      "A group estimated across its axis is as tall as its tallest item, or as estimated for parts of it (Semantics 11.16)"
    )
    func estimatedAcross() {
      let own = Screen.composed(
        [4], .of(.row(.fractionalWidth(1), .estimated(44), [.of(.fractionalWidth(0.5), .absolute(30))])))
      #expect(own.boxes() == ["0 0 160 30", "160 0 160 30", "0 30 160 30", "160 30 160 30"])
      #expect(own.content == "320 60")
      let whole = Screen.composed([4], .of(.row(.fractionalWidth(1), .estimated(44), [.of(.fractionalWidth(0.5))])))
      #expect(whole.content == "320 88")
    }

    @Test("Groups are never put side by side (Semantics 11.17)")
    func oneARow() {
      let screen = Screen.composed([3], .of(.row(.absolute(100), .absolute(50), [.of(.fractionalWidth(1))])))
      #expect(screen.boxes() == ["0 0 100 50", "0 50 100 50", "0 100 100 50"])
    }
  }
#endif
