#if canImport(UIKit)
  import Testing
  import UIKit

  @MainActor @Suite("Flow layout: inset reference") struct FlowInsetReferenceTests {
    typealias Reference = UICollectionViewFlowLayout.SectionInsetReference

    private func screen(_ reference: Reference, _ counts: [Int] = [3], safeArea: UIEdgeInsets = .zero) -> Screen {
      Screen.flow(counts, in: Surroundings(safeArea: safeArea)) {
        $0.itemSize = CGSize(width: 70, height: 50)
        $0.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        $0.minimumLineSpacing = 9
        $0.minimumInteritemSpacing = 7
        $0.sectionInsetReference = reference
      }
    }

    @Test(
      "Raw values 0, 1, 2; each layout has its own (insetref-values, insetref-set, insetref-separate, Semantics 4.39)"
    )
    func values() {
      #expect([Reference.fromContentInset, .fromSafeArea, .fromLayoutMargins].map(\.rawValue) == [0, 1, 2])
      let first = UICollectionViewFlowLayout()
      first.sectionInsetReference = .fromLayoutMargins
      #expect([first, UICollectionViewFlowLayout()].map(\.sectionInsetReference.rawValue) == [2, 0])
    }

    @Test("A content inset larger than inset and safe area leaves none (insetref-ref1.contentInset, Semantics 4.39)")
    func contentInset() {
      let screen = screen(.fromSafeArea, [7, 5, 1])
      screen.view.contentInset = .of(left: 20, right: 30)
      screen.layOut()
      #expect(screen.view.contentSize == CGSize(width: 270, height: 399))
      #expect(screen.xs == [0, 100, 200, 0, 100, 200, 0, 0, 100, 200, 0, 100, 0])
    }

    @Test(
      "Layout margins are added to the insets (insetref-ref2.margins, fact-inset-formula, Semantics 4.39)", .halfPoints)
    func margins() {
      let screen = screen(.fromLayoutMargins, [7, 5, 1])
      screen.view.layoutMargins = .of(left: 30, right: 5)
      screen.layOut()
      #expect(screen.view.contentSize == CGSize(width: 320, height: 399))
      #expect(screen.xs.prefix(4) == [42, 135.5, 229, 42])
      #expect(screen.ys.suffix(1) == [335])
    }

    @Test("The safe area counts once: it may be in the insets of the view already (Semantics 4.39)")
    func safeArea() {
      let screen = screen(.fromSafeArea, safeArea: .of(left: 40, right: 20))
      screen.view.contentInsetAdjustmentBehavior = .never
      screen.layOut()
      #expect(screen.xs == [52, 133, 214])
      screen.view.contentInsetAdjustmentBehavior = .always
      screen.view.collectionViewLayout.invalidateLayout()
      screen.layOut()
      #expect(screen.view.contentSize.width == 260)
      #expect(screen.xs == [12, 93, 174])
    }

    @Test("Sideways the insets above and below are the ones that change (Semantics 4.39, 4.40)")
    func horizontal() {
      let screen = Screen.flow([1], height: 300) {
        $0.scrollDirection = .horizontal
        $0.itemSize = CGSize(width: 70, height: 200)
        $0.sectionInset = UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
        $0.sectionInsetReference = .fromLayoutMargins
      }
      screen.view.layoutMargins = .of(top: 20, bottom: 8)
      screen.layOut()
      // Room from 30 to 278; the lone item is centred in it.
      #expect(screen.picture == ["0.0: 12 54 70 200"])
    }
  }
#endif
