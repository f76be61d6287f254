import Foundation
import Testing
import VirtualCollectionView

private final class Badge: CollectionReusableView {}

/// What UIKit raises exceptions for, in a view that records: the sentence, the facts, and a view that goes on.
@MainActor @Suite("Misuse of dequeuing") struct MisuseTests {
  private let footer = CollectionView.elementKindSectionFooter

  // MARK: 1.10

  @Test("An unregistered identifier gives UIKit's sentence, and a plain cell stands in (Semantics 1.10)")
  func unregistered() throws {
    let fixture = HookedFixture()
    fixture.source.identifier = "Missing"
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .unregisteredIdentifier,
      says:
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Missing - must register a nib"
        + " or a class for the identifier or connect a prototype cell in a storyboard")
    #expect(fixture.view.violations.first?.fact("identifier") == "Missing")
    #expect(fixture.view.violations.count == 3)
    #expect(fixture.view.visibleCells.count == 3)
    expectOrder(fixture.view)
    fixture.source.identifier = "Cell"
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.allSatisfy { $0.reuseIdentifier == "Cell" })
    #expect(fixture.view.rules(from: 3) == [])
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectOrder(fixture.view)
  }

  @Test("The sentence of an unregistered supplementary view names its kind (Semantics 1.10)")
  func unregisteredView() throws {
    let fixture = HookedFixture()
    fixture.source.makeView = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Missing", for: path)
    }
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .unregisteredIdentifier,
      says: "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier Missing - must")
    #expect(fixture.view.violations.count == 1)
    fixture.source.makeView = nil
    expectUsable(fixture.view)
  }

  // MARK: 1.11

  private static let older =
    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be"
    + " retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"

  @Test("A cell that was not dequeued gives the newest sentence by default and the older one before (Semantics 1.11)")
  func notDequeued() throws {
    for era in UIKitEra.allCases {
      let fixture = HookedFixture(era: era)
      fixture.source.makeCell = { _, path in path.item == 1 ? CollectionViewCell(frame: .zero) : nil }
      fixture.view.layoutIfNeeded()
      try expect(
        fixture.view.violations.first, .cellNotDequeued,
        says: era == .latest
          ? "The collection view's data source returned a cell without a reuseIdentifier." : MisuseTests.older)
      #expect(fixture.view.violations.count == 1)
      #expect(fixture.view.violations.first?.fact("index path") == "<NSIndexPath> {length = 2, path = 0 - 1}")
      #expect(fixture.view.visibleCells.count == 3)
      expectOrder(fixture.view, strangers: 1)
      fixture.source.makeCell = nil
      fixture.scroll(to: 2_000)
      expectUsable(fixture.view)
    }
  }

  @Test("A cell made by hand is let go when it leaves (Semantics 1.11)")
  func strangersLeave() throws {
    let fixture = HookedFixture()
    weak var kept: CollectionViewCell?
    fixture.source.makeCell = { _, path in
      guard path.item == 0, path.section == 0 else { return nil }
      let cell = CollectionViewCell(frame: .zero)
      kept = cell
      return cell
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.cellForItem(at: path(0, 0)) === kept)
    for offset in [1_000.0, 400, 1_300] { fixture.scroll(to: offset) }
    #expect(fixture.view.brokenInvariant() == nil)
    #expect(fixture.view.pooledViews.allSatisfy { $0 !== kept })
  }

  @Test("One cell made by hand for every item is shown for one of them only (Semantics 1.11)")
  func oneStrangerForAll() throws {
    let fixture = HookedFixture()
    let cell = CollectionViewCell(frame: .zero)
    fixture.source.makeCell = { _, _ in cell }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules().contains(.cellNotDequeued))
    #expect(fixture.view.visibleElements.count { $0.view === cell } == 1)
    expectOrder(fixture.view, strangers: 3)
    fixture.scroll(to: 1_000)
    fixture.source.makeCell = nil
    fixture.scroll(to: 1_500)
    expectUsable(fixture.view)
  }

  @Test("A cell made by hand that another view shows is not taken from it (Semantics 1.11)")
  func strangerOfAnotherView() throws {
    let cell = CollectionViewCell(frame: .zero)
    let first = HookedFixture()
    first.source.makeCell = { _, path in path.item == 0 ? cell : nil }
    first.view.layoutIfNeeded()
    let second = HookedFixture()
    second.source.makeCell = { _, path in path.item == 1 ? cell : nil }
    second.view.layoutIfNeeded()
    #expect(first.view.cellForItem(at: path(0, 0)) === cell)
    #expect(second.view.visibleCells.allSatisfy { $0 !== cell })
    expectOrder(first.view, strangers: 1)
    expectOrder(second.view, strangers: 1)
  }

  // MARK: 1.13

  @Test("A data source without supplementary views gives UIKit's sentence when the layout shows one (Semantics 1.13)")
  func noSupplementaryMethod() throws {
    final class Plain: NSObject, CollectionViewDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
    }
    let fixture = HookedFixture()
    let plain = Plain()
    fixture.view.dataSource = plain
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .supplementaryNotDequeued,
      says: "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
        + " (UICollectionElementKindSectionHeader,<NSIndexPath> {length = 2, path = 0 - 0}) was not retrieved by calling"
        + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))")
    #expect(fixture.view.violations.count == 1)
    #expect(fixture.view.counters.supplementaryCalls == 0)
    expectOrder(fixture.view)
    fixture.view.dataSource = fixture.source
    expectUsable(fixture.view)
  }

  @Test("A supplementary view made by hand gives the same sentence, with the view named (Semantics 1.13)")
  func supplementaryByHand() throws {
    let fixture = HookedFixture()
    fixture.source.makeView = { _, _, _ in Badge(frame: .zero) }
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .supplementaryNotDequeued, says: "was not retrieved by calling")
    #expect(fixture.view.violations.first?.sentence.contains("Badge: #") == true)
    #expect(fixture.view.violations.first?.sentence.contains("or is nil ((null))") == false)
    expectOrder(fixture.view)
    fixture.source.makeView = nil
    expectUsable(fixture.view)
  }

  @Test("One supplementary view made by hand for every section is shown for one of them only (Semantics 1.13)")
  func oneSupplementaryForAll() {
    let fixture = HookedFixture(counts: [1, 1, 1, 1])
    let badge = Badge(frame: .zero)
    fixture.source.makeView = { _, _, _ in badge }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleElements.count { $0.view === badge } == 1)
    expectOrder(fixture.view)
    fixture.source.makeView = nil
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    expectOrder(fixture.view)
  }

  // MARK: 1.14

  @Test("A view of another kind gives UIKit's sentence with both kinds (Semantics 1.14)")
  func wrongKind() throws {
    let fixture = HookedFixture()
    fixture.view.register(Badge.self, forSupplementaryViewOfKind: footer, withReuseIdentifier: "View")
    let footer = footer
    fixture.source.makeView = { view, _, path in
      view.dequeueReusableSupplementaryView(ofKind: footer, withReuseIdentifier: "View", for: path)
    }
    fixture.view.layoutIfNeeded()
    try expect(
      fixture.view.violations.first, .supplementaryKindMismatch,
      says: "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the"
        + " element kind it is being used for. When asked for a view of element kind"
        + " 'UICollectionElementKindSectionHeader' the data source dequeued a view registered for the element kind"
        + " 'UICollectionElementKindSectionFooter'.")
    #expect(fixture.view.violations.count == 1)
    expectOrder(fixture.view)
    fixture.source.makeView = nil
    expectUsable(fixture.view)
  }

  @Test("A cell returned as a supplementary view is a view of another kind (Semantics 1.14)")
  func cellAsHeader() throws {
    let fixture = HookedFixture()
    fixture.source.makeView = { view, _, path in
      view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.supplementaryKindMismatch])
    #expect(fixture.view.violations.first?.fact("dequeued") == "UICollectionElementKindCell")
    expectOrder(fixture.view)
    fixture.source.makeView = nil
    expectUsable(fixture.view)
  }

  // MARK: 1.17

  @Test("A view without a layout gives UIKit's sentence, shows nothing, and works once it has one (Semantics 1.17)")
  func noLayout() throws {
    let view = recording { CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)) }
    try expect(
      view.violations.first, .missingLayout,
      says: "UICollectionView must be initialized with a non-nil layout parameter")
    let source = HookedSource([20])
    view.dataSource = source
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    view.collectionViewLayout = flow
    view.layoutIfNeeded()
    expectUsable(view)
  }

  @Test("A subclass that brings a layout of its own can be made without one (Semantics 1.17)")
  func ownLayout() {
    let view = recording { OwnLayoutView() }
    #expect(view.violations == [])
    #expect(view.collectionViewLayout is CollectionViewFlowLayout)
  }
}

private final class OwnLayoutView: CollectionView {
  override init(frame: CGRect = .zero, collectionViewLayout layout: CollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: CollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }
}
