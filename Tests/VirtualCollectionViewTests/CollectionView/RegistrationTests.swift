import Foundation
import Testing
import VirtualCollectionView

private final class RedCell: CollectionViewCell {
  var madeWith: CGRect?
  override init(frame: CGRect) {
    super.init(frame: frame)
    madeWith = frame
  }
  required init?(coder: NSCoder) { nil }
}
private final class BlueCell: CollectionViewCell {}
private final class Badge: CollectionReusableView {}

@MainActor @Suite("Registration") struct RegistrationTests {
  @Test("A registered class is made through its own init(frame:) (Semantics 1.1)")
  func initialiser() throws {
    let fixture = Fixture(counts: [3])
    fixture.view.register(RedCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)) as? RedCell)
    #expect(cell.madeWith == CGRect(x: 0, y: 100, width: 100, height: 100))
  }

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

  @Test("Cells on screen when their class is replaced stay until they leave, and never come back (Semantics 1.1)")
  func replacingOnScreen() {
    let fixture = Fixture(counts: [30])
    fixture.view.register(RedCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    fixture.view.register(BlueCell.self, forCellWithReuseIdentifier: "Cell")
    #expect(fixture.view.visibleCells.allSatisfy { $0 is RedCell })
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.count == 3)
    #expect(fixture.view.visibleCells.allSatisfy { $0 is BlueCell })
    #expect(fixture.view.brokenInvariant(lost: 3) == nil)
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

  @Test("Registering nil takes the registration away (Semantics 1.1, 1.10)")
  func unregistering() {
    let fixture = Fixture(counts: [3])
    fixture.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.unregisteredIdentifier])
    fixture.view.register(BlueCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { $0 is BlueCell })
  }

  @Test("Registering nil for a kind of supplementary views takes that registration away (Semantics 1.1, 1.10)")
  func unregisteringView() {
    let fixture = HookedFixture()
    fixture.view.register(
      nil as AnyClass?, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "View")
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.unregisteredIdentifier])
    #expect(fixture.view.violations.first?.fact("kind") == CollectionView.elementKindSectionHeader)
  }

  @Test("Cells are pooled by identifier: one identifier never gets the other's cells (Semantics 1.2)")
  func poolsByIdentifier() {
    let fixture = Fixture(counts: [30])
    fixture.view.register(BlueCell.self, forCellWithReuseIdentifier: "Other")
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 300)
    fixture.source.identifier = "Other"
    fixture.scroll(to: 600)
    #expect(fixture.view.visibleCells.allSatisfy { $0 is BlueCell && $0.reuseIdentifier == "Other" })
    #expect(fixture.view.counters.cellsReused == 0)
    fixture.source.identifier = "Cell"
    fixture.scroll(to: 900)
    #expect(fixture.view.visibleCells.allSatisfy { !($0 is BlueCell) && $0.reuseIdentifier == "Cell" })
    #expect(fixture.view.counters.cellsReused == 3)
  }

  @Test(
    "Supplementary views are pooled by kind and identifier: one identifier under two kinds is two pools (Semantics 1.2)"
  )
  func poolsByKind() throws {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    flow.footerReferenceSize = CGSize(width: 100, height: 50)
    let fixture = Fixture(counts: [1, 1, 1, 1, 1], size: CGSize(width: 100, height: 200), layout: flow)
    fixture.view.register(
      Badge.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionFooter, withReuseIdentifier: "View")
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 200)
    fixture.scroll(to: 400)
    let headers = fixture.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
    let footers = fixture.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionFooter)
    #expect(headers.count == 1)
    #expect(footers.count == 1)
    #expect(!(headers[0] is Badge))
    #expect(footers[0] is Badge)
    #expect(fixture.view.counters.supplementaryCreated == 4)
    #expect(fixture.view.counters.supplementaryReused == 2)
  }

  @Test("A cell under one identifier in two views belongs to the pool of its own view (Semantics 1.2)")
  func poolsByView() {
    let first = Fixture(counts: [30])
    let second = Fixture(counts: [30])
    first.view.layoutIfNeeded()
    first.scroll(to: 300)
    second.view.layoutIfNeeded()
    #expect(second.view.counters.cellsCreated == 3)
    #expect(first.view.pooledViews.count == 3)
  }

  @Test(
    "A registration object registers itself at its first use and configures inside the dequeue call (Semantics 1.3)")
  func registrationObject() {
    let fixture = HookedFixture()
    var log: [String] = []
    let registration = CollectionView.CellRegistration<BlueCell, String> { cell, path, item in
      log.append("configure \(name(path)) \(item)")
      cell.itemLabel = item
    }
    fixture.source.makeCell = { view, path in
      log.append("ask \(name(path))")
      let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "i\(path.item)")
      log.append("got \(cell.itemLabel ?? "nothing")")
      return cell
    }
    fixture.scroll(to: 150)
    #expect(log.prefix(3) == ["ask 0.1", "configure 0.1 i1", "got i1"])
    #expect(fixture.view.visibleCells.allSatisfy { $0 is BlueCell })
    #expect(Set(fixture.view.visibleCells.map { $0.reuseIdentifier ?? "" }).count == 1)
    fixture.source.identifier = "none"
    fixture.scroll(to: 1_150)
    fixture.scroll(to: 150)
    #expect(fixture.view.counters.cellsReused > 0)
    #expect(fixture.view.violations.isEmpty)
    expectOrder(fixture.view)
  }

  @Test("Two registration objects for one class have a pool each (Semantics 1.3)")
  func twoRegistrations() {
    let fixture = HookedFixture()
    let even = CollectionView.CellRegistration<BlueCell, Int> { cell, _, _ in cell.itemLabel = "even" }
    let odd = CollectionView.CellRegistration<BlueCell, Int> { cell, _, _ in cell.itemLabel = "odd" }
    fixture.source.makeCell = { view, path in
      view.dequeueConfiguredReusableCell(using: path.item % 2 == 0 ? even : odd, for: path, item: 0)
    }
    fixture.view.layoutIfNeeded()
    let identifiers = Set(fixture.view.visibleCells.map { $0.reuseIdentifier ?? "" })
    #expect(identifiers.count == 2)
  }

  @Test("A registration of supplementary views configures with kind and path (Semantics 1.3)")
  func supplementaryRegistration() {
    let fixture = HookedFixture()
    var log: [String] = []
    let registration = CollectionView.SupplementaryRegistration<Badge>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { _, kind, path in log.append("\(short(kind)) \(name(path))") }
    fixture.source.makeView = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    fixture.view.layoutIfNeeded()
    #expect(log == ["header 0.0"])
    #expect(
      fixture.view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0)) is Badge)
    expectUsable(fixture.view)
  }

  @Test("A cell made by the view has its identifier, a cell made by hand has none (Semantics 1.9)")
  func identifiers() throws {
    let fixture = Fixture(counts: [3])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { $0.reuseIdentifier == "Cell" })
    #expect(CollectionViewCell(frame: .zero).reuseIdentifier == nil)
    #expect(CollectionReusableView(frame: .zero).reuseIdentifier == nil)
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
