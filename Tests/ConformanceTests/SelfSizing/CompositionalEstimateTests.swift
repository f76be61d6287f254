#if canImport(UIKit)
  import Testing
  import UIKit

  /// Estimated dimensions of a compositional layout.
  @MainActor @Suite("Estimates of a compositional layout") struct CompositionalEstimateTests {
    private func size(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func screen(
      _ counts: [Int], _ group: NSCollectionLayoutGroup, height: CGFloat = 480,
      _ heights: @escaping (IndexPath) -> CGFloat
    ) -> Screen {
      let section = NSCollectionLayoutSection(group: group)
      let screen = Screen.wishing(
        counts, height: height, UICollectionViewCompositionalLayout(section: section)
      ) { $0.heights(heights) }
      screen.layOut()
      return screen
    }

    @Test("Rows take the heights their cells prefer, and the layout's width (Semantics 5.2, 11.59)")
    func rows() {
      let heights: [CGFloat] = [31, 50, 31, 69, 31]
      let section = NSCollectionLayoutSection.wishingRows(44)
      section.interGroupSpacing = 3
      let screen = Screen.wishing([5], UICollectionViewCompositionalLayout(section: section)) {
        $0.size = { path, _ in CGSize(width: 77, height: heights[path.item]) }
      }
      screen.layOut()
      #expect(screen.rows == ["0.0 0+31", "0.1 34+50", "0.2 87+31", "0.3 121+69", "0.4 193+31"])
      #expect(screen.cells.allSatisfy { $0.frame.width == 320 })
      #expect(screen.view.contentSize.height == 224)
    }

    @Test("Rows that were not seen keep their estimate; those seen keep what was measured (Semantics 5.7, 11.59)")
    func unseen() {
      let heights: [CGFloat] = [31, 50, 31, 69, 31]
      let section = NSCollectionLayoutSection.wishingRows(44)
      section.interGroupSpacing = 3
      let screen = Screen.wishing([60], UICollectionViewCompositionalLayout(section: section)) {
        $0.heights { heights[$0.item % 5] }
      }
      screen.layOut()
      screen.scroll(to: 500)
      #expect(screen.rows.first == "0.11 488+50")
      #expect(screen.rows.last == "0.21 942+50")
      #expect(screen.view.contentOffset.y == 500)
      #expect(screen.view.contentSize.height == 2778)
    }

    @Test("A row of two is as tall as the taller (Semantics 11.16, 11.59)")
    func grid() {
      let heights: [CGFloat] = [41, 98, 41, 136, 41]
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(50)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [item])
      let screen = screen([5], group) { heights[$0.item] }
      #expect(screen.rows == ["0.0 0+41", "0.1 0+98", "0.2 98+41", "0.3 98+136", "0.4 234+41"])
    }

    @Test("A group of fixed height measures its items and keeps its height (Semantics 11.60)")
    func fixedGroup() {
      let heights: [CGFloat] = [31, 50, 31, 69, 31]
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
      let screen = screen([5], group) { heights[$0.item] }
      #expect(screen.rows == ["0.0 0+31", "0.1 60+50", "0.2 120+31", "0.3 180+69", "0.4 240+31"])
      #expect(screen.view.contentSize.height == 300)
    }

    @Test("A vertical group with a count splits its estimate and measures nothing (Semantics 11.60)")
    func counted() {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .estimated(88)), subitem: item, count: 2)
      group.interItemSpacing = .fixed(5)
      let screen = screen([2], group) { _ in 70 }
      #expect(screen.rows == ["0.0 0+41.5", "0.1 46.5+41.5"])
    }

    @Test("Uniform siblings take the largest of their group (Semantics 11.4)")
    func uniform() {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [item])
      let heights: [CGFloat] = [50, 70, 40, 35]
      let screen = screen([4], group) { heights[$0.item] }
      #expect(screen.rows == ["0.0 0+70", "0.1 0+70", "0.2 70+40", "0.3 70+40"])
    }

    @Test("A section that scrolls across is as tall as its tallest measured group (Semantics 11.53, 11.59)")
    func orthogonal() {
      let size = size(.absolute(100), .estimated(30))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let screen = Screen.wishing([3, 1], UICollectionViewCompositionalLayout(section: section)) {
        $0.heights { $0.section == 1 ? 30 : CGFloat(40 + $0.item * 20) }
      }
      screen.layOut()
      #expect(screen.height(0, 2) == 80)
      #expect(
        screen.view.collectionViewLayout.layoutAttributesForItem(at: path(1, 0))?.frame.minY == 80)
    }

    @Test("Headers with an estimated height are measured (Semantics 5.2b, 5.15)")
    func headers() {
      let section = NSCollectionLayoutSection.wishingRows(44)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: headerKind, alignment: .top)
      ]
      let screen = Screen.wishing([1, 1], UICollectionViewCompositionalLayout(section: section)) {
        $0.heights { _ in 33 }
      }
      screen.layOut()
      #expect(screen.ends == ["header 0.0: 0 0 320 33", "header 1.0: 0 66 320 33"])
      #expect(screen.rows == ["0.0 33+33", "1.0 99+33"])
    }

    @Test(
      "The layout is asked once a measurement, and a size that is measured asks for no section (Semantics 5.3a, 5.17)")
    func asked() {
      var provided = 0
      let layout = NotingComposition { _, _ in
        provided += 1
        return .wishingRows(44)
      }
      let screen = Screen.wishing([3], layout) { $0.heights { $0.item == 1 ? 90 : 44 } }
      screen.layOut()
      #expect(layout.asked.sorted() == screen.wishes.asked.sorted())
      #expect(screen.rows == ["0.0 0+44", "0.1 44+90", "0.2 134+44"])
      #expect(provided == 1)
    }

    @Test("Estimates are read again when the provider runs again (Semantics 5.17, 11.31)")
    func reread() {
      var estimate: CGFloat = 44
      let layout = UICollectionViewCompositionalLayout { _, _ in .wishingRows(estimate) }
      let screen = Screen.wishing([100], layout) { $0.heights { _ in 30 } }
      screen.layOut()
      estimate = 70
      screen.scroll(to: 300)
      #expect(screen.height(0, 99) == 44)
      layout.invalidateLayout()
      screen.layOut()
      #expect(screen.height(0, 99) == 70)
    }
  }

  private final class NotingComposition: UICollectionViewCompositionalLayout {
    var asked: [String] = []

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      asked.append(name(originalAttributes.indexPath))
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
  }

  /// Sixty rows of 36⅓ points in 390 x 844 below a bar of 47, as they were measured on screens of three pixels in a point;
  /// of 36½ on screens of two.
  @MainActor @Suite("Half a pixel") struct HalfPixelTests {
    private func laidOut(_ error: CGFloat, scale: CGFloat) -> Screen {
      let height: CGFloat = scale == 3 ? 109.0 / 3 : 36.5
      let layout = UICollectionViewCompositionalLayout(section: .wishingRows(height + error))
      let screen = Screen.wishing([60], width: 390, height: 844, layout, in: Surroundings(scale: scale)) {
        $0.heights { _ in height }
      }
      screen.view.contentInset.top = 47
      screen.layOut()
      return screen
    }

    private nonisolated static let rows: [(CGFloat, CGFloat, Int, CGFloat?)] = [
      (3, 0, 22, 2180), (3, 0.1, 22, 2186), (3, 0.2, 44, nil), (3, 8, 44, nil), (2, 0, 22, 2190), (2, 0.1, 22, 2196),
      (2, 0.2, 22, nil), (2, 8, 44, nil),
    ]

    @Test(
      "A wrong estimate costs one more measurement a row; less than half a pixel keeps the given height (Semantics 5.12a)",
      arguments: rows)
    func table(_ scale: CGFloat, _ error: CGFloat, _ measurements: Int, _ content: CGFloat?) {
      guard Engine.scales.contains(scale) else { return }
      let screen = laidOut(error, scale: scale)
      #expect(screen.wishes.asked.count == measurements)
      if let content { #expect(abs(screen.view.contentSize.height - content) < 0.001) }
    }

    @Test("Noise in the last digit is no difference (Semantics 5.12a)")
    func noise() {
      for scale in Engine.scales.filter({ $0 > 1 }) {
        #expect(laidOut(CGFloat(36.5).ulp, scale: scale).wishes.asked.count == 22)
      }
    }

    @Test("A jump to the end of many rows lands near it when the estimate is good (Semantics 5.16)")
    func jump() {
      let screen = Screen.wishingRows([2_000], estimate: 44.06) { _ in 44 }
      screen.layOut()
      #expect(abs(screen.view.contentSize.height / 88_000 - 1) < 0.0015)
      screen.scroll(to: screen.view.contentSize.height - 480)
      #expect(abs(screen.view.contentSize.height / 88_000 - 1) < 0.0015)
    }
  }
#endif
