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
