import Foundation
import Testing
import VirtualCollectionView

private final class RedCell: CollectionViewCell {}
private final class BlueCell: CollectionViewCell {}
private final class Badge: CollectionReusableView {}

@MainActor @Suite("Registration") struct RegistrationTests {
  @Test(
    "A class registered under an identifier in use replaces the earlier one for new cells and pooled ones (Semantics 1.1)"
  )
  func replacing() {
    let fixture = Fixture(counts: [30])
    fixture.view.register(RedCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    #expect(fixture.view.pooledViews.count == 3)
    fixture.view.register(BlueCell.self, forCellWithReuseIdentifier: "Cell")
    #expect(fixture.view.pooledViews.isEmpty)
    fixture.scroll(to: 600)
    #expect(fixture.view.visibleCells.allSatisfy { $0 is BlueCell })
    #expect(fixture.view.brokenInvariant(lost: 6) == nil)
  }

  @Test("Registering the same class again keeps what is in the pool (Semantics 1.1)")
  func sameClass() {
    let fixture = Fixture(counts: [30])
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    fixture.view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.scroll(to: 600)
    #expect(fixture.view.counters.cellsCreated == 6)
    #expect(fixture.view.counters.cellsReused == 3)
  }

  @Test(
    "A class that is no cell cannot be registered for cells, nor one that is no reusable view for the rest (Semantics 1.1)"
  )
  func wrongClasses() {
    let fixture = Fixture(counts: [3])
    fixture.view.register(Badge.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.register(
      VirtualView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "View")
    fixture.view.collectionViewLayout.register(NSObject.self, forDecorationViewOfKind: "line")
    #expect(fixture.view.violations.map(\.rule) == [.registeredClass, .registeredClass, .registeredClass])
    #expect(fixture.view.violations.allSatisfy { $0.severity == .exception })
    // The registrations before are still good.
    expectUsable(fixture.view)
  }
}
