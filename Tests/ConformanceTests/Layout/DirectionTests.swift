#if canImport(UIKit)
  import Testing
  import UIKit

  /// A flow layout that lets itself be mirrored.
  private final class FlippingFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  @MainActor @Suite("From right to left") struct DirectionTests {
    private func screen(_ flow: UICollectionViewFlowLayout, _ direction: UISemanticContentAttribute) -> Screen {
      let screen = Screen.flow([2], height: 100, flow)
      screen.view.semanticContentAttribute = direction
      screen.layOut()
      return screen
    }

    @Test("A flow layout does not let itself be flipped, and is shown as it is (Semantics 3.27)")
    func plain() {
      let flow = UICollectionViewFlowLayout()
      #expect(!flow.flipsHorizontallyInOppositeLayoutDirection)
      #expect(screen(flow, .forceRightToLeft).picture == ["0.0: 0 0 50 50", "0.1: 67.5 0 50 50"])
    }

    @Test("One that lets itself be flipped is mirrored where the interface runs the other way (Semantics 3.27)")
    func flipped() {
      let screen = screen(FlippingFlow(), .forceRightToLeft)
      #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(screen.picture == ["0.0: 270 0 50 50", "0.1: 202.5 0 50 50"])
    }

    @Test("It is not mirrored where the interface runs with it (Semantics 3.27)")
    func alike() {
      #expect(screen(FlippingFlow(), .forceLeftToRight).picture == ["0.0: 0 0 50 50", "0.1: 67.5 0 50 50"])
    }
  }
#endif
