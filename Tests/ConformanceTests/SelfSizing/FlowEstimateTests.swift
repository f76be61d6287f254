#if canImport(UIKit)
  import Testing
  import UIKit

  /// Cells of a flow layout with an estimate.
  @MainActor @Suite("Estimates of a flow layout") struct FlowEstimateTests {
    /// 320 x 480, UIKit's spacings, with sizes that a recording had.
    private func flow(
      _ count: Int, estimate: CGSize, spacing: CGFloat = 10, _ sizes: @escaping (Int, CGSize) -> CGSize,
      _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> Screen {
      let flow = UICollectionViewFlowLayout()
      flow.estimatedItemSize = estimate
      flow.minimumInteritemSpacing = spacing
      setUp(flow)
      return Screen.wishing([count], flow) { $0.size = { path, given in sizes(path.item, given) } }
    }

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    @Test("An estimate turns self-sizing on: what cells prefer is laid out (Semantics 5.1, 5.2, 5.3)")
    func measures() {
      let heights: [CGFloat] = [29, 63, 29, 29, 63, 29]
      let screen = flow(6, estimate: size(320, 40), { size($1.width, heights[$0]) })
      screen.layOut()
      #expect(screen.rows == ["0.0 0+29", "0.1 39+63", "0.2 112+29", "0.3 151+29", "0.4 190+63", "0.5 263+29"])
      #expect(screen.view.contentSize == size(320, 292))
    }

    @Test("Without an estimate cells are asked, and what they answer is not used (Semantics 5.4, 12.12)")
    func unused() {
      let screen = flow(2, estimate: .zero, { _, given in size(given.width, 90) })
      screen.layOut()
      #expect(screen.wishes.asked.contains("0.0"))
      #expect(screen.picture == ["0.0: 0 0 50 50", "0.1: 67.5 0 50 50"])
    }

    @Test("A cell is asked after it was made, before it is displayed (Semantics 5.2a, 5.2b)")
    func order() {
      let screen = flow(1, estimate: size(320, 40), { _, given in size(given.width, 60) })
      var isInView: [Bool] = []
      screen.wishes.onAsk = { isInView.append($0.superview != nil) }
      screen.layOut()
      #expect(isInView.first == false)
      #expect(isInView.count == 2)
    }

    @Test("Cells that were never shown take the average of those that were (Semantics 5.6, 5.6a)")
    func average() {
      let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
      let screen = flow(40, estimate: size(320, 40), { size($1.width, $0 < 9 ? heights[$0] : 500) })
      screen.layOut()
      #expect(screen.rows.count == 9)
      #expect(abs((screen.height(0, 30) ?? 0) - 397.0 / 9) < 0.001)
      #expect(screen.view.contentSize.height == 2154)
    }

    @Test("The delegate's sizes take the average's place (Semantics 5.6, 12.11)")
    func delegateSizes() {
      let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
      let screen = flow(40, estimate: size(320, 40), { size($1.width, $0 < 9 ? heights[$0] : 500) })
      screen.use(Seventy())
      screen.layOut()
      #expect(screen.rows.first == "0.0 0+29")
      #expect(screen.height(0, 30) == 70)
      #expect(screen.view.contentSize.height == 2957)
    }

    @Test("Measured widths fill lines as given ones do (Semantics 5.8)", .halfPoints)
    func lines() {
      let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
      let screen = flow(8, estimate: size(50, 40), { item, _ in size(widths[item], 29) })
      screen.layOut()
      #expect(screen.xs == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
      #expect(screen.view.contentSize.height == 107)
    }

    @Test("Sideways, measured cells of one height are a column, centred on the widest (Semantics 5.9)", .halfPoints)
    func sideways() {
      let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
      let screen = flow(6, estimate: size(60, 100), { item, _ in size(widths[item], 29) }) {
        $0.scrollDirection = .horizontal
      }
      screen.layOut()
      let layout = screen.view.collectionViewLayout
      let frames = (0..<6).compactMap { layout.layoutAttributesForItem(at: path(0, $0))?.frame }
      #expect(frames.map(\.minX) == [340.5, 21, 265, 357.5, 0, 353])
      #expect(frames.map(\.minY) == [0, 41, 82, 123, 164, 205])
      #expect(screen.view.contentSize == size(739, 480))
    }

    @Test("What was measured is remembered until the data is reloaded (Semantics 5.7)")
    func remembered() {
      var height: CGFloat = 30
      let screen = flow(40, estimate: size(320, 40), { size($1.width, $0 > 20 ? 30 : height) })
      screen.layOut()
      screen.scroll(to: 1_000)
      #expect(screen.height(0, 0) == 30)
      height = 50
      screen.scroll(to: 0)
      screen.reload()
      #expect(screen.height(0, 0) == 50)
    }
  }

  private final class Seventy: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 320, height: 70) }
  }
#endif
