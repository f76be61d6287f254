import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// Columns of a flow layout that can be mirrored.
private final class FlippingFlow: CollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite("Direction") struct DirectionTests {
  private func fixture(_ layout: CollectionViewLayout) -> Fixture {
    let fixture = Fixture(counts: [2], size: CGSize(width: 320, height: 100), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("A view made where the interface runs from right to left mirrors a layout that allows it (Semantics 3.27)")
  func environment() {
    withEnvironment({ $0.direction = .rightToLeft }) {
      let fixture = fixture(FlippingFlow())
      #expect(fixture.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(fixture.view.boxes(0, 0..<2) == ["270 0 50 50", "202.5 0 50 50"])
      #expect(fixture.view.visibleCells.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(self.fixture(CollectionViewFlowLayout()).view.boxes(0, 0..<1) == ["0 0 50 50"])
    }
    #expect(fixture(FlippingFlow()).view.boxes(0, 0..<1) == ["0 0 50 50"])
  }
}
