#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Compositional layout: questions") struct CompositionalQueryTests {
    /// Two sections of rows of 40, the first of two rows, with backgrounds.
    private func decorated() -> Screen {
      Screen.composed(
        [3, 2], .of(.halves(40)) { $0.decorationItems = [.background(elementKind: "back")] })
    }

    @Test("An item that sticks out of its group is met only where the group is (Semantics 11.50)")
    func stickingOut() {
      let screen = Screen.composed(
        [4], .of(.row(.fractionalWidth(1), .absolute(20), [.of(.fractionalWidth(0.5), .absolute(100))])))
      #expect(screen.met(0, 0, 320, 20) == ["0.0", "0.1"])
      #expect(screen.met(0, 33, 320, 0.5) == ["0.2", "0.3"])
      #expect(screen.met(0, 0, 320, 20.01) == ["0.0", "0.1", "0.2", "0.3"])
      #expect(screen.met(0, 19.99, 320, 0.01) == ["0.0", "0.1"])
      #expect(screen.met(0, 40, 320, 100) == [])
    }

    @Test("A rectangle is clipped to the content, and without area meets backgrounds alone (Semantics 11.50)")
    func clipping() {
      let screen = decorated()
      #expect(screen.met(-20, -20, 40, 40) == ["0.0", "back 0.0"])
      #expect(screen.met(0, 20, 320, 0) == ["back 0.0"])
      #expect(screen.met(0, 79, 320, 0) == ["back 0.0"])
      #expect(screen.met(0, 81, 320, 0) == ["back 1.0"])
      #expect(screen.met(0, 121, 320, 30) == [])
      #expect(screen.met(0, 119, 320, 30) == ["1.0", "1.1", "back 1.0"])
    }

    @Test("Edges are half open for items and closed for backgrounds (Semantics 11.50)")
    func edges() {
      let screen = decorated()
      #expect(screen.met(0, 0, 160, 40) == ["0.0", "back 0.0"])
      #expect(screen.met(0, 0, 160.01, 40.01) == ["0.0", "0.1", "0.2", "back 0.0"])
      #expect(screen.met(160, 40, 10, 10) == ["back 0.0"])
      #expect(screen.met(159.99, 40, 10, 10) == ["0.2", "back 0.0"])
      #expect(screen.met(0, 80, 10, 10) == ["1.0", "back 0.0", "back 1.0"])
      #expect(screen.met(0, 80.01, 10, 10) == ["1.0", "back 1.0"])
    }

    @Test("Empty sections are never met (Semantics 11.50)")
    func emptySections() {
      let section = NSCollectionLayoutSection.of(.halves(40)) {
        $0.decorationItems = [.background(elementKind: "back")]
      }
      #expect(Screen.composed([0, 1, 0], section).met(-10, -10, 500, 500) == ["1.0", "back 1.0"])
    }

    @Test("A question for an item is answered wherever it is (Semantics 11.51)")
    func items() {
      let screen = Screen.composed([1000], .of(.halves(40)), height: 100)
      #expect(
        screen.view.collectionViewLayout.layoutAttributesForItem(at: path(0, 999)).map { text($0.frame) }
          == "160 19960 160 40")
      #expect(screen.visible == "0.0 0.1 0.2 0.3 0.4 0.5")
    }
  }
#endif
