import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Flow layout inset reference") struct FlowInsetReferenceTests {
  typealias Reference = CollectionViewFlowLayout.SectionInsetReference

  private func fixture(_ reference: Reference, counts: [Int] = [7, 5, 1]) -> Fixture {
    Fixture(flow: counts, width: 320, height: 480) {
      $0.itemSize = CGSize(width: 70, height: 50)
      $0.sectionInset = ViewInsets(top: 10, left: 12, bottom: 14, right: 16)
      $0.minimumLineSpacing = 9
      $0.minimumInteritemSpacing = 7
      $0.sectionInsetReference = reference
    }
  }

  /// The delegate of the recording: sizes by item, an inset for each section, headers of 24.
  private func recordedDelegate() -> RecordedDelegate { RecordedDelegate() }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test(
    "The raw values are 0, 1, 2; each layout has its own (insetref-values, insetref-set, insetref-separate, fact-inset-raw)"
  )
  func values() {
    #expect(Reference.fromContentInset.rawValue == 0)
    #expect(Reference.fromSafeArea.rawValue == 1)
    #expect(Reference.fromLayoutMargins.rawValue == 2)
    let first = CollectionViewFlowLayout()
    first.sectionInsetReference = .fromSafeArea
    #expect(first.sectionInsetReference.rawValue == 1)
    first.sectionInsetReference = .fromLayoutMargins
    #expect([first, CollectionViewFlowLayout()].map(\.sectionInsetReference.rawValue) == [2, 0])
  }

  @Test("Delegate sizes and insets with headers, from the content inset (insetref-ref0.delegate.320, Semantics 4.27)")
  func delegateSizes() {
    let fixture = fixture(.fromContentInset)
    let delegate = recordedDelegate()
    fixture.use(delegate)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 386))
    #expect(
      picture(fixture.view)
        == lines(
          """
          0.0: 6 37 60 40
          0.1: 77.5 34 70 46
          0.2: 158.5 31 80 52
          0.3: 250 28 60 58
          0.4: 6 101 70 40
          0.5: 83 98 80 46
          0.6: 170 95 60 52
          1.0: 11 195 60 40
          1.1: 79.5 192 70 46
          1.2: 157.5 189 80 52
          1.3: 246 186 60 58
          1.4: 11 253 70 40
          2.0: 16 336 60 40
          header 0.0: 0 0 320 24
          header 1.0: 0 155 320 24
          header 2.0: 0 302 320 24
          """))
  }

  @Test("A content inset larger than inset and safe area leaves none (insetref-ref1.contentInset, Semantics 4.39)")
  func contentInset() {
    let fixture = fixture(.fromSafeArea)
    fixture.view.contentInset = ViewInsets(top: 0, left: 20, bottom: 0, right: 30)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 270, height: 399))
    #expect(
      picture(fixture.view)
        == lines(
          """
          0.0: 0 10 70 50
          0.1: 100 10 70 50
          0.2: 200 10 70 50
          0.3: 0 69 70 50
          0.4: 100 69 70 50
          0.5: 200 69 70 50
          0.6: 0 128 70 50
          1.0: 0 202 70 50
          1.1: 100 202 70 50
          1.2: 200 202 70 50
          1.3: 0 261 70 50
          1.4: 100 261 70 50
          2.0: 0 335 70 50
          """))
  }

  @Test("Layout margins are added to the insets (insetref-ref2.margins, fact-inset-formula, Semantics 4.39)")
  func margins() {
    let fixture = fixture(.fromLayoutMargins)
    fixture.view.layoutMargins = ViewInsets(top: 0, left: 30, bottom: 0, right: 5)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 399))
    #expect(
      picture(fixture.view)
        == lines(
          """
          0.0: 42 10 70 50
          0.1: 135.5 10 70 50
          0.2: 229 10 70 50
          0.3: 42 69 70 50
          0.4: 135.5 69 70 50
          0.5: 229 69 70 50
          0.6: 42 128 70 50
          1.0: 42 202 70 50
          1.1: 135.5 202 70 50
          1.2: 229 202 70 50
          1.3: 42 261 70 50
          1.4: 135.5 261 70 50
          2.0: 42 335 70 50
          """))
  }

  @Test(
    "With an estimate and cells that do not size themselves the delegate's sizes stand (insetref-ref1.estimated.contentInset)"
  )
  func estimated() {
    let fixture = fixture(.fromSafeArea, counts: [7, 5, 4])
    fixture.flow.estimatedItemSize = CGSize(width: 60, height: 40)
    let delegate = recordedDelegate()
    fixture.use(delegate)
    fixture.view.contentInset = ViewInsets(top: 0, left: 20, bottom: 0, right: 30)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize == CGSize(width: 270, height: 538))
    #expect(
      wholePicture(fixture.view)
        == lines(
          """
          0.0: 0 34 60 40
          0.1: 90 31 70 46
          0.2: 190 28 80 52
          0.3: 0 89 60 58
          0.4: 90 98 70 40
          0.5: 190 95 80 46
          0.6: 0 156 60 52
          1.0: 0 253 60 40
          1.1: 90 250 70 46
          1.2: 190 247 80 52
          1.3: 0 308 60 58
          1.4: 67 317 70 40
          2.0: 0 415 60 40
          2.1: 90 412 70 46
          2.2: 190 409 80 52
          2.3: 0 470 60 58
          header 0.0: 0 0 270 24
          header 1.0: 0 216 270 24
          header 2.0: 0 375 270 24
          """))
  }

  @Test("The safe area counts once: it is in the insets of the view already where these adjust (Semantics 4.39)")
  func safeArea() {
    let fixture = fixture(.fromSafeArea, counts: [3])
    fixture.view.contentInsetAdjustmentBehavior = .never
    fixture.view.setSafeAreaInsets(ViewInsets(top: 0, left: 40, bottom: 0, right: 20))
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map(\.frame.minX) == [52, 133, 214])
    fixture.view.contentInsetAdjustmentBehavior = .always
    fixture.flow.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.contentSize.width == 260)
    #expect(fixture.view.visibleCells.map(\.frame.minX) == [12, 93, 174])
  }

  @Test("Scrolling sideways the insets above and below are the ones that change (Semantics 4.39, 4.40)")
  func horizontal() {
    let fixture = Fixture(flow: [1], width: 320, height: 300) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 70, height: 200)
      $0.sectionInset = ViewInsets(top: 10, left: 12, bottom: 14, right: 16)
      $0.sectionInsetReference = .fromLayoutMargins
    }
    fixture.view.layoutMargins = ViewInsets(top: 20, left: 99, bottom: 8, right: 99)
    fixture.view.layoutIfNeeded()
    // Room from 30 to 278; the lone item is centred in it.
    #expect(picture(fixture.view) == ["0.0: 12 54 70 200"])
    #expect(fixture.view.contentSize == CGSize(width: 98, height: 300))
  }

  /// What the recorded delegate answered.
  @MainActor final class RecordedDelegate: NSObject, CollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 60 + 10 * CGFloat(indexPath.item % 3), height: 40 + 6 * CGFloat(indexPath.item % 4))
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      insetForSectionAt section: Int
    ) -> ViewInsets {
      [
        ViewInsets(top: 4, left: 6, bottom: 8, right: 10), ViewInsets(top: 7, left: 11, bottom: 9, right: 14),
        ViewInsets(top: 10, left: 16, bottom: 10, right: 18),
      ][section]
    }

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 24) }
  }
}
