import CollectionCore
import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What fuzzers print") struct FuzzActionTests {
  @Test("Each action is printed as Swift that compiles: it stands below, word for word")
  func swift() throws {
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: CollectionViewFlowLayout())
    let target = PlainFuzzTarget(in: view)
    target.setModel([[1, 2, 3], [4], [5]])
    view.layoutIfNeeded()
    view.performBatchUpdates {
      target.setModel([[9, 2], [5], []])
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      view.deleteSections([1])
      view.insertSections([2])
    }
    view.layoutIfNeeded()
    view.performBatchUpdates {
      target.setModel([[5], [2, 9], []])
      view.moveSection(1, toSection: 0)
      view.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 1))
    }
    view.layoutIfNeeded()
    view.performBatchUpdates {
      target.setModel([[5], [2, 9], []])
      view.reloadSections([0])
      view.reloadItems(at: [IndexPath(item: 1, section: 1)])
      view.reconfigureItems(at: [IndexPath(item: 0, section: 1)])
    }
    view.layoutIfNeeded()
    target.setModel([[5, 6], []])
    view.reloadData()
    view.layoutIfNeeded()
    target.setModel([[5, 6], []])
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(x: 0, y: 0.5)
    view.layoutIfNeeded()
    view.bounds.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    view.reloadData()
    view.layoutIfNeeded()
    view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
    view.layoutIfNeeded()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    view.layoutIfNeeded()
    #expect(view.violations.isEmpty)
    #expect(target.shownItem(in: try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))) == 6)
    withExtendedLifetime(target) {}

    let source = try String(contentsOf: URL(fileURLWithPath: "\(#filePath)"), encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    for action in FuzzActionTests.actions {
      let printed = action.swift.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
      #expect(source.contains("\n\(printed)\nview.layoutIfNeeded()\n"), "\(action.swift)")
    }
  }

  private static let actions: [FuzzAction] = [
    .batch(
      [
        .delete(ItemPath(0, 0)), .insert(ItemPath(0, 0)), .delete(ItemPath(0, 2)), .deleteSection(1), .insertSection(2),
      ], after: [[9, 2], [5], []]),
    .batch(
      [.moveSection(from: 1, to: 0), .move(from: ItemPath(0, 1), to: ItemPath(1, 0))], after: [[5], [2, 9], []]),
    .batch(
      [.reloadSection(0), .reload(ItemPath(1, 1)), .reconfigure(ItemPath(1, 0))], after: [[5], [2, 9], []]),
    .replace([[5, 6], []]), .apply([[5, 6], []]), .scroll(to: CGPoint(x: 0, y: 0.5)),
    .resize(to: CGSize(width: 480, height: 320)), .reload, .reconfigure(ItemPath(0, 1)), .select(ItemPath(0, 1)),
  ]

  @Test("A whole test begins with the view and its target, and ends with what is wrong")
  func whole() throws {
    let failure = try #require(UpdateFuzzer(FaultyRows(.sectionDelete)).run().failure)
    let lines = failure.swift.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(3) == [
        "let view = CollectionView(",
        "  frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: FaultyRows())",
        "let target = PlainFuzzTarget(in: view)",
      ])
    #expect(lines.last == "withExtendedLifetime(target) {}")
    #expect(failure.swift.contains("\n// \(failure.fault.split(separator: "\n")[0])"))
    #expect(
      failure.actions.contains { action in
        if case .batch(let operations, _) = action {
          operations.contains { if case .deleteSection = $0 { true } else { false } }
        } else {
          false
        }
      })
  }
}
