#if canImport(UIKit)
  import Testing
  import UIKit

  /// Items of one size. The numbers were recorded on UIKit at two pixels in a point.
  @MainActor @Suite("Flow layout: items of one size") struct FlowGridTests {
    @Test("A new flow layout has these values (fact-flow-pin-default, Semantics 4.1)")
    func defaults() {
      let flow = UICollectionViewFlowLayout()
      #expect(flow.itemSize == CGSize(width: 50, height: 50))
      #expect(flow.minimumLineSpacing == 10)
      #expect(flow.minimumInteritemSpacing == 10)
      #expect(flow.sectionInset == .zero)
      #expect(flow.headerReferenceSize == .zero)
      #expect(flow.footerReferenceSize == .zero)
      #expect(flow.scrollDirection == .vertical)
      #expect(flow.estimatedItemSize == .zero)
      #expect(!flow.sectionHeadersPinToVisibleBounds)
      #expect(!flow.sectionFootersPinToVisibleBounds)
      #expect(flow.sectionInsetReference == .fromContentInset)
      #expect(UICollectionViewFlowLayout.SectionInsetReference.fromContentInset.rawValue == 0)
    }

    @Test("Six items of 50 in 320 points: five in a line, 17.5 apart (Semantics 4.23)", .halfPoints)
    func sixItems() {
      let screen = Screen.flow([6])
      screen.layOut()
      #expect(
        screen.picture == [
          "0.0: 0 0 50 50", "0.1: 67.5 0 50 50", "0.2: 135 0 50 50", "0.3: 202.5 0 50 50", "0.4: 270 0 50 50",
          "0.5: 0 60 50 50",
        ])
      #expect(screen.view.contentSize == CGSize(width: 320, height: 110))
    }

    private func grid(width: CGFloat, inset: UIEdgeInsets = .zero, scale: CGFloat = 2) -> Screen {
      let screen = Screen.flow([7, 5, 1], width: width, in: Surroundings(scale: scale)) {
        $0.itemSize = CGSize(width: 70, height: 50)
        $0.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        $0.minimumLineSpacing = 9
        $0.minimumInteritemSpacing = 7
      }
      screen.view.contentInset = inset
      screen.layOut()
      return screen
    }

    @Test("Every line has the gap of a full line, one of a single item included (Semantics 4.10, 4.15, 4.24)")
    func gridAt320() {
      let screen = grid(width: 320)
      #expect(screen.xs == [12, 123, 234, 12, 123, 234, 12, 12, 123, 234, 12, 123, 12])
      #expect(screen.ys == [10, 10, 10, 69, 69, 69, 128, 202, 202, 202, 261, 261, 335])
      #expect(screen.view.contentSize == CGSize(width: 320, height: 399))
    }

    @Test("Places are rounded to the nearest pixel (Semantics 4.22, 4.25)", .halfPoints)
    func gridAt375() {
      let screen = grid(width: 375)
      #expect(screen.xs.prefix(4) == [12, 104.5, 196.5, 289])
      #expect(screen.view.contentSize == CGSize(width: 375, height: 340))
    }

    @Test("The pixel is that of the screen (Semantics 4.22)")
    func pixels() {
      let places: [CGFloat: CGFloat] = [1: 104, 2: 104.5, 3: 104.333]
      for scale in Engine.scales {
        guard let place = places[scale] else { continue }
        #expect(text(grid(width: 375, scale: scale).xs[1]) == text(place))
      }
    }

    @Test(
      "The content inset takes from the room and from the content's width (fact-inset-width, Semantics 4.8, 4.26, 4.30)"
    )
    func gridInsideInset() {
      let screen = grid(width: 320, inset: .of(left: 20, right: 30))
      #expect(screen.xs.prefix(3) == [12, 98, 184])
      #expect(screen.view.contentSize == CGSize(width: 270, height: 399))
    }

    @Test("The last, incomplete line of a grid is spread like the others (Semantics 4.15, 4.29)")
    func lastLineOfGrid() {
      let screen = Screen.flow([4]) {
        $0.itemSize = CGSize(width: 90, height: 50)
        $0.sectionInset = .of(left: 12, right: 12)
        $0.minimumInteritemSpacing = 6
      }
      screen.layOut()
      #expect(screen.xs == [12, 115, 218, 12])
    }

    @Test("Items that fit to the point stand in one line: 155 + 10 + 155 = 320 (B33, Semantics 4.9a, 4.10)")
    func exactFit() {
      let screen = Screen.flow([2]) { $0.itemSize = CGSize(width: 155, height: 40) }
      screen.layOut()
      #expect(screen.picture == ["0.0: 0 0 155 40", "0.1: 165 0 155 40"])
    }

    @Test(
      "Four items of 200, 8 between them and 5 around, fill 834 points, whoever says so (B34, Semantics 4.9, 4.10)"
    )
    func exactFitOfFour() {
      for fromDelegate in [false, true] {
        let screen = Screen.flow([8], width: 834, height: 900) {
          $0.itemSize = CGSize(width: 200, height: 200)
          $0.minimumInteritemSpacing = 8
          $0.sectionInset = .of(left: 5, right: 5)
        }
        if fromDelegate { screen.use(SizesDelegate { _ in CGSize(width: 200, height: 200) }) }
        screen.layOut()
        #expect(screen.xs == [5, 213, 421, 629, 5, 213, 421, 629])
      }
    }

    @Test("One item that fills more than half of a line is centred on every line (Semantics 4.18, 12.5)")
    func singleColumn() {
      let screen = Screen.flow([4]) { $0.itemSize = CGSize(width: 200, height: 50) }
      screen.layOut()
      #expect(screen.xs == [60, 60, 60, 60])
    }

    @Test(
      "A lone item of 266.5 in 321 points stands at 27.25, which is pixel 27.5 (B41, Semantics 4.18, 4.22)", .halfPoints
    )
    func loneItemOnPixel() {
      let screen = Screen.flow([1], width: 321) { $0.itemSize = CGSize(width: 266.5, height: 81) }
      screen.layOut()
      #expect(screen.picture == ["0.0: 27.5 0 266.5 81"])
    }

    @Test("Sizes are kept exactly as given, places alone are rounded (Semantics 4.22)", .halfPoints)
    func sizesKept() {
      let screen = Screen.flow([3], width: 100) { $0.itemSize = CGSize(width: 100, height: 44.1111) }
      screen.layOut()
      let frames = (0..<3).compactMap { screen.view.layoutAttributesForItem(at: path(0, $0))?.frame }
      #expect(frames.map { text($0.height) } == ["44.111", "44.111", "44.111"])
      #expect(frames.map(\.minY) == [0, 54, 108])
    }

    // MARK: Sideways

    @Test("Sideways, line spacing lies between columns, interitem spacing inside them (B37, Semantics 4.21, 4.30)")
    func horizontal() {
      let screen = Screen.flow([10], height: 568) {
        $0.scrollDirection = .horizontal
        $0.itemSize = CGSize(width: 100, height: 100)
        $0.minimumLineSpacing = 50
      }
      screen.layOut()
      #expect(screen.xs == [0, 0, 0, 0, 0, 150, 150, 150, 150, 150])
      #expect(screen.ys == [0, 117, 234, 351, 468, 0, 117, 234, 351, 468])
      #expect(screen.view.contentSize == CGSize(width: 250, height: 568))
    }
  }
#endif
