#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("The diffable data source") struct DiffableSourceTests {
    @Test("It is the view's data source, and the view does not keep it (Semantics 10.17)")
    func ownership() {
      let screen = DiffableScreen()
      #expect(screen.view.dataSource === screen.dataSource)
    }

    @Test("A provider without a cell is an exception that names path and item (Semantics 10.17)")
    func nilCell() {
      var screen: DiffableScreen?
      let reason = Engine.raised {
        let made = DiffableScreen()
        screen = made
        made.provide = { _, _, _ in nil }
        made.show(["A": ["a"]])
      }
      withExtendedLifetime(screen) {}
      #expect(
        reason?.hasPrefix("UICollectionViewDiffableDataSource cell provider returned nil for index path ") == true)
      #expect(
        reason?.contains(
          "with item identifier 'a', which is not allowed. You must always return a cell to the collection view: ")
          == true)
    }

    @Test("A supplementary view without a provider is an exception (Semantics 10.17)")
    func noSupplementaryProvider() {
      var screen: DiffableScreen?
      let reason = Engine.raised {
        let made = DiffableScreen()
        screen = made
        made.flow.headerReferenceSize = CGSize(width: 100, height: 20)
        made.show(["A": ["a"]])
      }
      withExtendedLifetime(screen) {}
      #expect(
        reason?.contains(
          "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable data source"
        )
          == true)
    }

    @Test("Updates of the view by hand do not fit the snapshot (Semantics 10.18)")
    func updatesByHand() {
      var screen: DiffableScreen?
      let reason = Engine.raised {
        let made = DiffableScreen()
        screen = made
        made.show(["A": ["a", "b"]])
        made.view.deleteItems(at: [path(0, 0)])
      }
      withExtendedLifetime(screen) {}
      #expect(reason?.hasPrefix("Invalid ") == true)
    }

    @Test("The number of items in a section past the end is an exception (Semantics 10.19)")
    func sectionPastEnd() {
      var screen: DiffableScreen?
      let reason = Engine.raised {
        let made = DiffableScreen()
        screen = made
        made.show(["A": ["a"]])
        _ = made.dataSource.collectionView(made.view, numberOfItemsInSection: 1)
      }
      withExtendedLifetime(screen) {}
      #expect(reason == "Invalid parameter not satisfying: section < _impl.numberOfSections")
    }

    @Test("Items, paths and sections are looked up; what is not there is nil (Semantics 10.20)")
    func lookingUp() {
      let screen = DiffableScreen()
      screen.show(["A": [], "B": ["a", "b"]])
      let dataSource = screen.dataSource!
      #expect(dataSource.itemIdentifier(for: path(1, 1)) == "b")
      #expect([path(1, 2), path(0, 0), path(2, 0)].map { dataSource.itemIdentifier(for: $0) } == [nil, nil, nil])
      #expect(dataSource.indexPath(for: "b") == path(1, 1))
      #expect(dataSource.indexPath(for: "zz") == nil)
      #expect(dataSource.sectionIdentifier(for: 1) == "B")
      #expect(dataSource.sectionIdentifier(for: 2) == nil)
      #expect(dataSource.index(for: "B") == 1)
      #expect(dataSource.index(for: "Z") == nil)
    }

    @Test("Applying from a cell provider is UIKit's deadlock (Semantics 10.12)")
    func applyFromProvider() {
      var screen: DiffableScreen?
      let reason = Engine.raised {
        let made = DiffableScreen()
        screen = made
        made.show(["A": ["a"]])
        made.provide = { [unowned made] view, path, item in
          made.provide = nil
          made.dataSource.apply(snapshot(["A": ["c"]]))
          return made.cell(view, path, item)
        }
        made.show(["A": ["a", "b"]])
      }
      withExtendedLifetime(screen) {}
      #expect(
        reason
          == "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and"
          + " will deadlock. Please always submit updates either always on the main queue or always off the main queue")
    }

    @Test("Items may be moved where the handler says so (Semantics 9.11)")
    func canMove() {
      let screen = DiffableScreen()
      screen.show(["A": ["a", "b"]])
      #expect(!screen.dataSource.collectionView(screen.view, canMoveItemAt: path(0, 1)))
      screen.dataSource.reorderingHandlers.canReorderItem = { $0 == "b" }
      #expect(!screen.dataSource.collectionView(screen.view, canMoveItemAt: path(0, 0)))
      #expect(screen.dataSource.collectionView(screen.view, canMoveItemAt: path(0, 1)))
    }
  }
#endif
