import Foundation
import Testing
import VirtualCollectionView

private final class Badge: CollectionReusableView {}

/// Registrations made too late, and dequeues that do not match their request.
@MainActor @Suite("Misuse of requests") struct RequestMisuseTests {
  // MARK: 1.15

  @Test("A registration made inside the provider gives UIKit's sentence from iOS 15 on (Semantics 1.15)")
  func registrationInProvider() throws {
    for era in UIKitEra.allCases {
      let fixture = HookedFixture(era: era)
      fixture.source.makeCell = { view, path in
        let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
        return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
      fixture.view.layoutIfNeeded()
      if era < .iOS15 {
        #expect(fixture.view.violations.isEmpty)
      } else {
        try expect(
          fixture.view.violations.first, .registrationInProvider,
          says: "Attempted to dequeue a cell using a registration that was created inside"
            + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
            + " Creating a new registration each time a cell is requested will prevent reuse and cause created cells to"
            + " remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up"
            + " front and reused. Registration: <UICollectionViewCellRegistration: #")
        #expect(fixture.view.violations.count == 3)
      }
      expectOrder(fixture.view)
      fixture.source.makeCell = nil
      expectUsable(fixture.view)
    }
  }

  @Test(
    "A registration of supplementary views made inside the provider is told apart from one of cells (Semantics 1.15)")
  func supplementaryRegistrationInProvider() throws {
    let fixture = HookedFixture()
    fixture.source.makeView = { view, kind, path in
      let registration = CollectionView.SupplementaryRegistration<Badge>(elementKind: kind) { _, _, _ in }
      return view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.registrationInProvider])
    #expect(fixture.view.sentence.contains("dequeue a supplementary view using a registration"))
    expectOrder(fixture.view)
  }

  // MARK: 1.16

  private static let expected =
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's"
    + " data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned"
    + " to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an"
    + " existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView"
    + " supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <"

  @Test("A dequeue that nobody asked for gives UIKit's sentence from iOS 18 on and is silent before (Semantics 1.16)")
  func unaskedDequeue() throws {
    for era in UIKitEra.allCases {
      let fixture = HookedFixture(era: era)
      fixture.view.layoutIfNeeded()
      let cell = fixture.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 0))
      #expect(cell.superview == nil)
      if era < .iOS18 {
        #expect(fixture.view.violations.isEmpty)
      } else {
        try expect(fixture.view.violations.first, .dequeuedNotReturned, says: RequestMisuseTests.expected)
        #expect(fixture.view.violations.count == 1)
        #expect(fixture.view.sentence.contains("Collection view: <UICollectionView: #"))
        #expect(fixture.view.violations.first?.fact("identifier") == "Cell")
      }
      expectUsable(fixture.view, lost: 1)
    }
  }

  @Test("A view taken from the pool with nobody asking is lost to the pool (Semantics 1.16)")
  func unaskedFromPool() {
    let fixture = HookedFixture(era: .iOS17)
    fixture.view.layoutIfNeeded()
    fixture.scroll(to: 1_050)
    let pooled = fixture.view.pooledViews.count
    let cell = fixture.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 0))
    #expect(fixture.view.pooledViews.count == pooled - 1)
    #expect(fixture.view.pooledViews.allSatisfy { $0 !== cell })
    expectUsable(fixture.view, lost: 1)
  }

  @Test("Calling the data source by hand is a dequeue that nobody asked for (Semantics 1.16)")
  func dataSourceByHand() {
    let fixture = HookedFixture()
    fixture.view.layoutIfNeeded()
    let cell = fixture.source.collectionView(fixture.view, cellForItemAt: path(0, 0))
    #expect(cell !== fixture.view.cellForItem(at: path(0, 0)))
    #expect(fixture.view.rules() == [.dequeuedNotReturned])
    expectUsable(fixture.view, lost: 1)
  }

  @Test(
    "Two dequeues for one request give the sentence about the one not returned, and it goes to the pool (Semantics 1.16)"
  )
  func twoDequeues() throws {
    for returnsFirst in [true, false] {
      let fixture = HookedFixture()
      var returned: CollectionViewCell?
      var dropped: CollectionViewCell?
      fixture.source.makeCell = { view, path in
        guard path == IndexPath(item: 1, section: 0), returned == nil else { return nil }
        let a = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        let b = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        (returned, dropped) = returnsFirst ? (a, b) : (b, a)
        return returned
      }
      fixture.view.layoutIfNeeded()
      let gone = try #require(dropped)
      try expect(
        fixture.view.violations.first, .dequeuedNotReturned,
        says: RequestMisuseTests.expected + "UICollectionViewCell: #\(gone.traceName.dropFirst())>")
      #expect(fixture.view.violations.count == 1)
      #expect(fixture.view.cellForItem(at: path(0, 1)) === returned)
      // The next request took it from the pool.
      #expect(fixture.view.cellForItem(at: path(0, 2)) === dropped)
      expectOrder(fixture.view)
      expectUsable(fixture.view)
    }
  }

  @Test("Before iOS 18 a second dequeue is silent (Semantics 1.16)")
  func twoDequeuesBefore() {
    let fixture = HookedFixture(era: .iOS17)
    fixture.source.makeCell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.isEmpty)
    expectUsable(fixture.view)
  }

  @Test("Dequeuing one cell and returning another that was made by hand breaks two rules (Semantics 1.11, 1.16)")
  func dequeuesAndReturnsAnother() {
    let fixture = HookedFixture()
    fixture.source.makeCell = { view, path in
      _ = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      return CollectionViewCell(frame: .zero)
    }
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.rules() == [.dequeuedNotReturned, .cellNotDequeued])
    expectOrder(fixture.view, strangers: 3)
    fixture.source.makeCell = nil
    fixture.scroll(to: 2_000)
    expectUsable(fixture.view)
  }
}
