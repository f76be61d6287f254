#if canImport(UIKit)
  import Testing
  import UIKit

  /// Items of different sizes.
  @MainActor @Suite("Flow layout: items of different sizes") struct FlowLineTests {
    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    private func sized(_ sizes: [CGSize], width: CGFloat = 320, interitem: CGFloat = 10) -> Screen {
      let screen = Screen.flow([sizes.count], width: width, height: 600) { $0.minimumInteritemSpacing = interitem }
      screen.use(SizesDelegate { sizes[$0.item] })
      screen.layOut()
      return screen
    }

    @Test(
      "Full lines have their slack between items, the last the least spacing (fact-flow-slack, Semantics 4.14, 4.16)"
    )
    func justified() {
      let screen = sized([size(100, 50), size(80, 30), size(100, 20), size(60, 60), size(70, 60)])
      #expect(
        screen.picture == [
          "0.0: 0 0 100 50", "0.1: 120 10 80 30", "0.2: 220 15 100 20", "0.3: 0 60 60 60", "0.4: 70 60 70 60",
        ])
    }

    @Test("Items are centred on their line, which is as high as the tallest of them (Semantics 4.11, 4.20)")
    func centredOnLine() {
      let screen = sized([size(100, 50), size(80, 30), size(100, 20), size(300, 60), size(300, 40)])
      #expect(screen.ys == [0, 10, 15, 60, 130])
    }

    @Test("A section that fits on one line is its last line: left aligned, least spacing (Semantics 4.16, 4.28)")
    func oneLine() {
      let sizes = (0..<7).map { size(60 + 10 * CGFloat($0 % 3), 40 + 6 * CGFloat($0 % 4)) }
      let screen = Screen.flow([7], width: 768) {
        $0.minimumInteritemSpacing = 7
        $0.sectionInset = .of(left: 12)
      }
      screen.use(SizesDelegate { sizes[$0.item] })
      screen.layOut()
      #expect(screen.xs == [12, 79, 156, 243, 310, 387, 474])
    }

    @Test(
      "Sizes that are all equal make a grid; one other height makes the last line narrow (Semantics 4.16b, 4.16c, 12.4)"
    )
    func equalDelegateSizes() {
      let equal = sized(Array(repeating: size(90, 50), count: 5), width: 296, interitem: 6)
      #expect(equal.xs == [0, 103, 206, 0, 103])
      let unequal = sized([size(90, 60)] + Array(repeating: size(90, 50), count: 4), width: 296, interitem: 6)
      #expect(unequal.xs == [0, 103, 206, 0, 96])
    }

    @Test(
      "A lone item is centred, unless it is the last and two would fit (fact-flow-one-item-line, Semantics 4.17, 4.18)"
    )
    func loneItems() {
      #expect(sized([size(200, 50), size(210, 50), size(110, 20)]).xs == [60, 55, 0])
      #expect(sized([size(210, 50), size(200, 50)]).xs == [55, 60])
    }

    @Test("Two items fit when the spacing does, and not a hundredth later (fact-flow-last-line, Semantics 4.9)")
    func greedy() {
      let fits = sized([size(150, 40), size(160, 50)])
      #expect(fits.ys == [5, 0])
      #expect(fits.xs == [0, 160])
      #expect(sized([size(150, 40), size(160.01, 50)]).ys == [0, 50])
    }

    @Test("An item wider than the room stands alone at the inset and does not widen the content (Semantics 4.9, 4.19)")
    func tooWide() {
      let screen = sized([size(50, 50), size(400, 50), size(50, 50)])
      #expect(screen.xs == [135, 0, 0])
      #expect(screen.view.contentSize.width == 320)
    }

    @Test("Lines are the line spacing apart, exactly, and none follows the last (Semantics 4.11, 4.12)")
    func lineSpacing() {
      let screen = Screen.flow([3], width: 100) {
        $0.itemSize = size(100, 30)
        $0.minimumLineSpacing = 7
        $0.sectionInset = .of(top: 4, bottom: 8)
      }
      screen.layOut()
      #expect(screen.ys == [4, 41, 78])
      #expect(screen.view.contentSize.height == 116)
    }

    @Test(
      "Three sections of seven sizes, with headers and insets (insetref-ref0.delegate.320, Semantics 4.27, 4.12, 4.13)",
      .halfPoints)
    func recorded() {
      let screen = Screen.flow([7, 5, 1]) {
        $0.minimumLineSpacing = 9
        $0.minimumInteritemSpacing = 7
      }
      let delegate = MetricsDelegate()
      delegate.size = { self.size(60 + 10 * CGFloat($0.item % 3), 40 + 6 * CGFloat($0.item % 4)) }
      delegate.inset = {
        [
          UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 10), UIEdgeInsets(top: 7, left: 11, bottom: 9, right: 14),
          UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 18),
        ][$0]
      }
      delegate.lineSpacing = { _ in 9 }
      delegate.interitemSpacing = { _ in 7 }
      delegate.header = { _ in CGSize(width: 0, height: 24) }
      screen.use(delegate)
      screen.layOut()
      #expect(screen.view.contentSize == CGSize(width: 320, height: 386))
      #expect(
        screen.picture == [
          "0.0: 6 37 60 40", "0.1: 77.5 34 70 46", "0.2: 158.5 31 80 52", "0.3: 250 28 60 58", "0.4: 6 101 70 40",
          "0.5: 83 98 80 46", "0.6: 170 95 60 52", "1.0: 11 195 60 40", "1.1: 79.5 192 70 46", "1.2: 157.5 189 80 52",
          "1.3: 246 186 60 58", "1.4: 11 253 70 40", "2.0: 16 336 60 40", "header 0.0: 0 0 320 24",
          "header 1.0: 0 155 320 24", "header 2.0: 0 302 320 24",
        ])
    }

    @Test("Sideways, one other size does not swap the two spacings (B37, Semantics 4.21, 4.16)")
    func horizontalMixed() {
      let screen = Screen.flow([10], height: 568) {
        $0.scrollDirection = .horizontal
        $0.minimumLineSpacing = 50
      }
      screen.use(SizesDelegate { CGSize(width: 100, height: $0.item == 9 ? 99 : 100) })
      screen.layOut()
      #expect(screen.ys == [0, 117, 234, 351, 468, 0, 110, 220, 330, 440])
      #expect(screen.xs[5] == 150)
    }
  }
#endif
