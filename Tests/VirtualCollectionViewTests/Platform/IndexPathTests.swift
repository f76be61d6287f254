#if os(Linux)
  import Foundation
  import Testing

  @testable import VirtualCollectionView

  @Suite("IndexPath with items") struct IndexPathTests {
    @Test("An item's path is section first, and the same as a row's")
    func makes() {
      let path = IndexPath(item: 3, section: 1)
      #expect(path == IndexPath(indexes: [1, 3]))
      #expect(path == IndexPath(row: 3, section: 1))
      #expect(path.section == 1 && path.item == 3 && path.row == 3)
    }

    @Test("Section, item and row can be set")
    func sets() {
      var path = IndexPath(item: 3, section: 1)
      path.section = 7
      path.item += 1
      #expect(path == IndexPath(item: 4, section: 7))
      path.row = 9
      #expect(path == IndexPath(item: 9, section: 7))
    }

    @Test("A path of length 1 has a section; longer ones have all")
    func otherLengths() {
      #expect(IndexPath(index: 5).section == 5)
      #expect(IndexPath(indexes: [1, 2, 3]).item == 2)
    }

    @Test("The section of a path of length 0 stops the process with a message (Semantics 1.26b)")
    func emptyPathTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = IndexPath().section
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Invalid index path for use with UICollectionView."))
      #expect(message.contains("It has 0: []. Check count before asking for section."))
    }

    @Test("The item of a path of length 1 stops the process with a message")
    func sectionPathTraps() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = IndexPath(index: 4).item
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("It has 1: [4]. Check count before asking for item or row."))
    }
  }
#endif
