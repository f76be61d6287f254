#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: spacing and insets") struct CompositionalSpacingTests {
    private func edges(
      leading: NSCollectionLayoutSpacing? = nil, top: NSCollectionLayoutSpacing? = nil,
      trailing: NSCollectionLayoutSpacing? = nil, bottom: NSCollectionLayoutSpacing? = nil
    ) -> NSCollectionLayoutEdgeSpacing {
      NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }

    @Test("Flexible spacing shares the rest equally, in the last row as in a full one (Semantics 11.19)")
    func flexible() {
      let group = NSCollectionLayoutGroup.row(.fractionalWidth(1), .absolute(10), [.of(.absolute(100))], .flexible(4))
      #expect(
        Screen.composed([5], .of(group)).boxes() == [
          "0 0 100 10", "110 0 100 10", "220 0 100 10", "0 10 100 10", "110 10 100 10",
        ])
      let parts = NSCollectionLayoutGroup.row(
        .fractionalWidth(1), .absolute(10), [.of(.fractionalWidth(0.4))], .flexible(10))
      #expect(Screen.composed([2], .of(parts)).boxes() == ["0 0 124 10", "196 0 124 10"])
      let column = NSCollectionLayoutGroup.column(
        .fractionalWidth(1), .absolute(100), [.of(.fractionalWidth(1), .absolute(30))], .flexible(10))
      #expect(
        Screen.composed([5], .of(column)).boxes() == [
          "0 0 320 30", "0 70 320 30", "0 100 320 30", "0 170 320 30", "0 200 320 30",
        ])
    }

    @Test("Fixed spacing is exact, and a flexible one never less than it says (Semantics 11.19)")
    func fixed() {
      func row(_ spacing: NSCollectionLayoutSpacing) -> [String] {
        Screen.composed(
          [4], .of(.row(.fractionalWidth(1), .absolute(10), [.of(.absolute(100))], spacing))
        ).boxes()
      }
      #expect(row(.fixed(9)) == ["0 0 100 10", "109 0 100 10", "218 0 100 10", "0 10 100 10"])
      // 10 + 10 is all there is for two spacings: with a hundredth more the third item does not fit.
      #expect(row(.flexible(10)).prefix(3) == ["0 0 100 10", "110 0 100 10", "220 0 100 10"])
      #expect(row(.flexible(10.01)) == ["0 0 100 10", "220 0 100 10", "0 10 100 10", "220 10 100 10"])
    }

    @Test("Fixed edges lie outside the item and count for fitting (Semantics 11.20)")
    func fixedEdges() {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5)) {
        $0.edgeSpacing = edges(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
      }
      #expect(
        Screen.composed([2], .of(.row(.fractionalWidth(1), .absolute(100), [item]))).boxes() == [
          "4 5 160 100", "4 105 160 100",
        ])
    }

    @Test("Flexible edges share what is left over along the group, and take it across it (Semantics 11.21)")
    func flexibleEdges() {
      let centred = NSCollectionLayoutItem.of(.fractionalWidth(0.5)) {
        $0.edgeSpacing = edges(leading: .flexible(4), trailing: .flexible(6))
      }
      #expect(
        Screen.composed([1], .of(.row(.fractionalWidth(1), .absolute(100), [centred]))).boxes() == ["79 0 160 100"])
      let pushed = NSCollectionLayoutItem.of(.fractionalWidth(0.4), .fractionalHeight(0.5)) {
        $0.edgeSpacing = edges(leading: .flexible(0), top: .flexible(0))
      }
      #expect(
        Screen.composed([2], .of(.row(.fractionalWidth(1), .absolute(100), [pushed]))).boxes() == [
          "32 50 128 50", "192 50 128 50",
        ])
      let pulled = NSCollectionLayoutItem.of(.fractionalWidth(0.4), .fractionalHeight(0.5)) {
        $0.edgeSpacing = edges(trailing: .flexible(0), bottom: .flexible(0))
      }
      #expect(
        Screen.composed([2], .of(.row(.fractionalWidth(1), .absolute(100), [pulled]))).boxes() == [
          "0 0 128 50", "160 0 128 50",
        ])
    }

    @Test(
      "A group's edges are room between groups beside their spacing; leading moves without shrinking (Semantics 11.22)")
    func groupEdges() {
      let group = NSCollectionLayoutGroup.row(.fractionalWidth(1), .absolute(30), [.of(.fractionalWidth(0.5))]) {
        $0.edgeSpacing = edges(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
      }
      let screen = Screen.composed([5], .of(group) { $0.interGroupSpacing = 8 })
      #expect(
        screen.boxes() == ["4 5 160 30", "164 5 160 30", "4 55 160 30", "164 55 160 30", "4 105 160 30"])
      #expect(screen.content == "320 142")
    }

    @Test("Sections are set apart, empty ones too, and groups not behind the last (Semantics 11.23)")
    func sections() {
      let screen = Screen.composed([3, 0, 4], .of(.halves(30)) { $0.contentInsets = .uneven }) {
        $0.interSectionSpacing = 12
      }
      #expect(screen.boxes(0) == ["4 3 155 30", "159 3 155 30", "4 33 155 30"])
      #expect(screen.boxes(2).first == "4 95 155 30")
      #expect(screen.content == "320 160")
      let spaced = NSCollectionLayoutSection.of(.halves(30)) { $0.interGroupSpacing = 4 }
      #expect([2, 3, 5].map { Screen.composed([$0], spaced).content } == ["320 30", "320 64", "320 98"])
    }

    @Test("An item's insets are taken off its frame once it is placed (Semantics 11.24)")
    func itemInsets() {
      func item(_ insets: NSDirectionalEdgeInsets) -> [String] {
        let group = NSCollectionLayoutGroup.row(
          .absolute(157), .absolute(96), [.of(.fractionalWidth(1)) { $0.contentInsets = insets }])
        return Screen.composed([1], .of(group)).boxes()
      }
      #expect(item(.of(5, 6, 7, 8)) == ["6 5 143 84"])
      // More than there is: as wide as they exceed it.
      #expect(item(.of(0, 80, 0, 77)) == ["80 0 0 96"])
      #expect(item(.of(0, 80, 0, 78)).first?.hasSuffix(" 1 96") == true)
    }

    @Test("An item's insets do not count on an axis that is estimated (Semantics 11.24)")
    func estimatedInsets() {
      let group = NSCollectionLayoutGroup.row(
        .fractionalWidth(1), .estimated(40),
        [.of(.fractionalWidth(0.5), .estimated(40)) { $0.contentInsets = .of(5, 6, 7, 8) }])
      #expect(Screen.composed([2], .of(group)).boxes() == ["6 0 146 40", "166 0 146 40"])
    }

    @Test("A group's insets shrink what its items are parts of (Semantics 11.25)")
    func groupInsets() {
      let group = NSCollectionLayoutGroup.row(
        .fractionalWidth(1), .absolute(100),
        [.of(.fractionalWidth(0.5)) { $0.contentInsets = .of(5, 6, 7, 8) }]
      ) { $0.contentInsets = .of(1, 2, 3, 4) }
      #expect(
        Screen.composed([3], .of(group)).boxes() == ["8 6 143 84", "165 6 143 84", "8 106 143 84"])
    }
  }
#endif
