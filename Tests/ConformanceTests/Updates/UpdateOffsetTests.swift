#if canImport(UIKit)
  import Testing
  import UIKit

  /// Where an update comes to rest.
  @MainActor @Suite("Offsets of updates") struct UpdateOffsetTests {
    private final class OffsetDelegate: NSObject, UICollectionViewDelegate {
      let log = CallLog()
      var offset: CGPoint?

      func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint {
        log.add("offset \(text(proposedContentOffset.y))")
        return offset ?? proposedContentOffset
      }
    }

    private func list() -> (WordList, UpdateLayout) {
      let layout = UpdateLayout()
      let list = WordList([(0..<20).map(String.init)], height: 300, layout)
      list.screen.scroll(to: 500)
      _ = layout.log.take()
      _ = list.log.take()
      return (list, layout)
    }

    private func insertAtTop(_ list: WordList) {
      list.update([["x"] + list.source.words[0]]) { $0.insertItems(at: [path(0, 0)]) }
    }

    @Test("The layout is asked once where the update comes to rest, after it was told (Semantics 6.16, 6.16a)")
    func askedOnce() {
      let (list, layout) = list()
      insertAtTop(list)
      let lines = layout.log.take("told", "offset")
      #expect(lines == ["told", "offset 500"])
    }

    @Test("The layout's answer holds when the call returns (Semantics 6.16, 6.16b)")
    func layoutDecides() {
      let (list, layout) = list()
      layout.offset = CGPoint(x: 0, y: 600)
      insertAtTop(list)
      #expect(list.view.contentOffset.y == 600)
      #expect(list.shown == ["5", "6", "7"])
      #expect(list.log.take("ask") == [])
    }

    @Test("Cells that the other offset leaves behind end with their old paths (Semantics 6.16, 6.18)")
    func leftBehind() async {
      let (list, layout) = list()
      layout.offset = CGPoint(x: 0, y: 700)
      insertAtTop(list)
      await Engine.settle()
      #expect(list.shown == ["6", "7", "8"])
      #expect(list.log.take("ask", "did") == ["ask 0.9 8", "did 0.5"])
    }

    @Test("The delegate has the last word (Semantics 6.16)")
    func delegateDecides() {
      let (list, layout) = list()
      layout.offset = CGPoint(x: 0, y: 600)
      let delegate = OffsetDelegate()
      delegate.offset = CGPoint(x: 0, y: 700)
      list.screen.use(delegate)
      insertAtTop(list)
      #expect(delegate.log.take().count == 1)
      #expect(list.view.contentOffset.y == 700)
    }

    @Test(
      "Nothing is moved when nobody answers otherwise: what was inserted above pushes the rest down (Semantics 6.16)")
    func proposed() {
      let (list, _) = list()
      insertAtTop(list)
      #expect(list.view.contentOffset.y == 500)
      #expect(list.shown == ["4", "5", "6"])
    }

    @Test("An insert behind what is on screen moves nothing and asks for no cell (Semantics 7.4c)")
    func insertedBehind() {
      let (list, _) = list()
      list.update([list.source.words[0] + ["x"]]) { $0.insertItems(at: [path(0, 20)]) }
      #expect(list.view.contentOffset.y == 500)
      #expect(list.log.take("ask") == [])
    }

    @Test("An offset adjustment of a context before the update moves the offset (Semantics 3.10)")
    func adjustmentBefore() {
      let (list, layout) = list()
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
      layout.invalidateLayout(with: context)
      insertAtTop(list)
      #expect(list.view.contentOffset.y == 600)
    }

    @Test("An offset adjustment of a context during the update is ignored (Semantics 3.10, 12.16)")
    func adjustmentDuring() {
      let (list, layout) = list()
      layout.onTold = {
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
        layout.invalidateLayout(with: context)
      }
      insertAtTop(list)
      #expect(list.view.contentOffset.y == 500)
    }
  }
#endif
