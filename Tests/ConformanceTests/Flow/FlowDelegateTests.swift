#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Flow layout and its delegate") struct FlowDelegateTests {
    @Test("Every metric comes from the delegate where it answers, for each section on its own (Semantics 4.2)")
    func precedence() {
      let screen = Screen.flow([3, 3]) {
        $0.itemSize = CGSize(width: 11, height: 11)
        $0.minimumLineSpacing = 77
        $0.minimumInteritemSpacing = 77
        $0.sectionInset = UIEdgeInsets(top: 77, left: 77, bottom: 77, right: 77)
        $0.headerReferenceSize = CGSize(width: 77, height: 77)
        $0.footerReferenceSize = CGSize(width: 77, height: 77)
      }
      let delegate = MetricsDelegate()
      delegate.size = { CGSize(width: $0.section == 0 ? 150 : 100, height: 40) }
      delegate.inset = { .of(top: CGFloat($0) * 5) }
      delegate.lineSpacing = { _ in 3 }
      delegate.header = { CGSize(width: 0, height: $0 == 0 ? 0 : 30) }
      delegate.footer = { CGSize(width: 0, height: $0 == 0 ? 20 : 0) }
      screen.use(delegate)
      screen.layOut()
      #expect(
        screen.picture == [
          "0.0: 0 0 150 40", "0.1: 170 0 150 40", "0.2: 0 43 150 40", "1.0: 0 138 100 40", "1.1: 110 138 100 40",
          "1.2: 220 138 100 40", "header 1.0: 0 103 320 30", "footer 0.0: 0 83 320 20",
        ])
    }

    @Test("A delegate that gives sizes alone leaves the other metrics to the properties (Semantics 4.2)")
    func partial() {
      let screen = Screen.flow([3]) {
        $0.minimumLineSpacing = 7
        $0.sectionInset = .of(top: 5, left: 10, right: 10)
        $0.headerReferenceSize = CGSize(width: 0, height: 9)
      }
      screen.use(SizesDelegate { _ in CGSize(width: 300, height: 40) })
      screen.layOut()
      #expect(
        screen.picture == ["0.0: 10 14 300 40", "0.1: 10 61 300 40", "0.2: 10 108 300 40", "header 0.0: 0 0 320 9"])
    }

    @Test("A delegate without the flow layout's protocol gives no metrics (Semantics 4.2)")
    func otherDelegate() {
      let screen = Screen.flow([2])
      screen.layOut()
      #expect(screen.cells.map(\.frame.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    }

    @Test("The size of every item is asked, in order, once a preparation and not while scrolling (Semantics 4.3)")
    func everyItem() {
      let screen = Screen.flow([100, 0, 50], height: 100)
      let delegate = SizesDelegate { _ in CGSize(width: 320, height: 100) }
      screen.use(delegate)
      screen.layOut()
      let all = (0..<100).map { "size 0.\($0)" } + (0..<50).map { "size 2.\($0)" }
      #expect(delegate.log.take() == all)
      #expect(screen.cells.count == 1)
      screen.scroll(to: 3_000)
      #expect(delegate.log.take() == [])
      screen.view.collectionViewLayout.invalidateLayout()
      screen.layOut()
      #expect(delegate.log.take() == all)
    }

    @Test("The other metrics are asked for each section, empty ones too, in whatever order (Semantics 4.4)")
    func everySection() {
      let screen = Screen.flow([1, 0], height: 100)
      let delegate = MetricsDelegate()
      screen.use(delegate)
      screen.layOut()
      #expect(
        Set(delegate.log.take()).isSuperset(of: [
          "footer 0", "footer 1", "header 0", "header 1", "inset 0", "inset 1", "interitem 0", "line 0", "size 0.0",
        ]))
    }

    @Test("Metrics are read through the getters, which a subclass may override (Semantics 4.2)")
    func getters() {
      final class Fixed: UICollectionViewFlowLayout {
        override var itemSize: CGSize {
          get { CGSize(width: 40, height: 40) }
          set {}
        }
        override var minimumLineSpacing: CGFloat {
          get { 5 }
          set {}
        }
        override var sectionInset: UIEdgeInsets {
          get { .of(top: 7) }
          set {}
        }
      }
      let screen = Screen.flow([3], width: 100, Fixed()) { $0.minimumInteritemSpacing = 20 }
      screen.layOut()
      #expect(screen.picture == ["0.0: 0 7 40 40", "0.1: 60 7 40 40", "0.2: 0 52 40 40"])
    }
  }
#endif
