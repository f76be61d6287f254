#if canImport(UIKit)
  import Testing
  import UIKit

  private final class Badge: UICollectionReusableView {}

  /// The exceptions about registering, dequeuing and returning.
  @MainActor @Suite("Errors of dequeuing") struct DequeueErrorTests {
    @Test("An unregistered identifier raises, naming cell and identifier (Semantics 1.10)")
    func unregistered() {
      let reason = Engine.raised {
        let screen = Screen.rows([3])
        screen.source.identifier = "Missing"
        screen.layOut()
      }
      #expect(
        reason
          == "could not dequeue a view of kind: UICollectionElementKindCell with identifier Missing - must register a"
          + " nib or a class for the identifier or connect a prototype cell in a storyboard")
    }

    @Test("An unregistered identifier of a supplementary view raises, naming its kind (Semantics 1.10)")
    func unregisteredView() {
      let reason = Engine.raised {
        let screen = Screen.rows([3], header: 50)
        screen.source.makeView = { view, kind, path in
          view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Missing", for: path)
        }
        screen.layOut()
      }
      #expect(
        reason?.hasPrefix(
          "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier Missing - must")
          == true)
    }

    private func cellMadeByHand(in version: Int) -> String? {
      Engine.raised(in: version) {
        let screen = Screen.rows([3])
        screen.source.makeCell = { _, _ in RecordingCell(frame: .zero) }
        screen.layOut()
      }
    }

    @Test("A cell made by hand raises, in the words of up to iOS 18 (Semantics 1.11)", arguments: Engine.versions)
    func cellMadeByHand(version: Int) {
      guard version <= 18 else { return }
      #expect(
        cellMadeByHand(in: version)?.hasPrefix(
          "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must"
            + " be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:") == true)
    }

    @Test("A cell made by hand raises, in the newest words (Semantics 1.11)", arguments: Engine.versions)
    func cellMadeByHandNewest(version: Int) {
      guard version >= 26 else { return }
      #expect(
        cellMadeByHand(in: version)?.hasPrefix(
          "The collection view's data source returned a cell without a reuseIdentifier.") == true)
    }

    @Test("A data source without supplementary views raises when the layout shows one (Semantics 1.13)")
    func noSupplementaryMethod() throws {
      let reason = Engine.raised {
        let screen = Screen.rows([3], header: 50)
        screen.use(PlainSource(3))
        screen.layOut()
      }
      let words = try #require(reason)
      #expect(
        words.hasPrefix(
          "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
            + " (UICollectionElementKindSectionHeader,<NSIndexPath"))
      #expect(
        words.hasSuffix(
          "{length = 2, path = 0 - 0}) was not retrieved by calling"
            + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))"))
    }

    @Test("A supplementary view made by hand raises in the same words (Semantics 1.13)")
    func supplementaryByHand() {
      let reason = Engine.raised {
        let screen = Screen.rows([3], header: 50)
        screen.source.makeView = { _, _, _ in Badge(frame: .zero) }
        screen.layOut()
      }
      #expect(reason?.contains("was not retrieved by calling -dequeueReusableSupplementaryViewOfKind") == true)
    }

    @Test("A view dequeued for another kind raises, naming both kinds (Semantics 1.14)")
    func wrongKind() {
      let reason = Engine.raised {
        let screen = Screen.rows([3], header: 50)
        screen.source.makeView = { view, _, path in
          view.dequeueReusableSupplementaryView(ofKind: footerKind, withReuseIdentifier: "View", for: path)
        }
        screen.layOut()
      }
      #expect(
        reason
          == "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the"
          + " element kind it is being used for. When asked for a view of element kind"
          + " 'UICollectionElementKindSectionHeader' the data source dequeued a view registered for the element kind"
          + " 'UICollectionElementKindSectionFooter'.")
    }

    private func registrationInProvider(in version: Int) -> String? {
      Engine.raised(in: version) {
        let screen = Screen.rows([3])
        screen.source.makeCell = { view, path in
          let registration = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
        }
        screen.layOut()
      }
    }

    @Test("A registration made where it is used raises from iOS 15 on (Semantics 1.15)", arguments: Engine.versions)
    func registrationInProvider(version: Int) {
      let reason = registrationInProvider(in: version)
      if version < 15 {
        #expect(reason == nil)
      } else {
        #expect(
          reason?.hasPrefix(
            "Attempted to dequeue a cell using a registration that was created inside"
              + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
              + " Creating a new registration each time a cell is requested will prevent reuse and cause created cells"
              + " to remain inaccessible in memory for the lifetime of the collection view. Registrations should be"
              + " created up front and reused. Registration: <UICollectionViewCellRegistration: ") == true)
      }
    }

    private static let notReturned =
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection"
      + " view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued"
      + " and returned to the collection view. Avoid dequeuing views without a request from the collection view. For"
      + " retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or"
      + " -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <"

    @Test("A second dequeue for one request raises from iOS 18 on (Semantics 1.16, 12.31)", arguments: Engine.versions)
    func twoDequeues(version: Int) {
      let reason = Engine.raised(in: version) {
        let screen = Screen.rows([3])
        screen.source.makeCell = { view, path in
          _ = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
          return view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        screen.layOut()
      }
      if version < 18 {
        #expect(reason == nil)
      } else {
        #expect(reason?.hasPrefix(DequeueErrorTests.notReturned) == true)
      }
    }

    @Test("A dequeue that nobody asked for raises from iOS 18 on (Semantics 1.16)", arguments: Engine.versions)
    func unaskedDequeue(version: Int) {
      let reason = Engine.raised(in: version) {
        let screen = Screen.rows([3])
        screen.layOut()
        _ = screen.view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path(0, 0))
        screen.view.setNeedsLayout()
        screen.layOut()
      }
      if version < 18 {
        #expect(reason == nil)
      } else {
        #expect(reason?.hasPrefix(DequeueErrorTests.notReturned) == true)
      }
    }

    @Test("A view without a layout raises (Semantics 1.17)")
    func noLayout() {
      let reason = Engine.raised { _ = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)) }
      #expect(reason == "UICollectionView must be initialized with a non-nil layout parameter")
    }
  }
#endif
