import CollectionViewAudits
public import Foundation
public import VirtualCollectionView

extension CollectionView {
  /// Delivers what waits on the main queue, then lays out; again, until nothing waits for a layout any more.
  ///
  /// Work that code under test sends to the main queue, or to the main actor, is done at an `await` alone.
  ///
  /// - Parameter turns: How many turns of the main queue are waited for; a chain of that many completions is followed.
  @MainActor public final func settle(turns: Int = 3) async {
    await LateWriteAudit.settle(self, turns: turns)
  }

  /// The cell of an item, scrolled to and laid out if it is not on screen, as the type that the caller wants.
  ///
  /// Where there is none, the test fails with the reason, and the answer is nil.
  @MainActor public final func visibleCell<Cell: CollectionViewCell>(
    at indexPath: IndexPath, as type: Cell.Type = Cell.self, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Cell? {
    let cell: CollectionViewCell
    switch findCell(at: indexPath) {
    case .success(let found): cell = found
    case .failure(let reason):
      fail(reason.text, at: CheckPlace(fileID, file, line, column))
      return nil
    }
    if let cell = cell as? Cell { return cell }
    fail(
      "The cell at \(name(indexPath)) is a \(Swift.type(of: cell)), not a \(type).",
      at: CheckPlace(fileID, file, line, column))
    return nil
  }

  /// Shows every item once and hands its cell over, in order; items that cannot be shown fail the test.
  ///
  /// - Complexity: A layout pass for each screen.
  @MainActor public final func sweep(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: (IndexPath, CollectionViewCell) throws -> Void
  ) rethrows {
    layoutIfNeeded()
    var hasFailed = false
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        switch findCell(at: path) {
        case .success(let cell): try body(path, cell)
        case .failure(let reason):
          // One of them has what all of them would.
          fail(reason.text, at: CheckPlace(fileID, file, line, column), attaching: !hasFailed)
          hasFailed = true
        }
      }
    }
  }

  private struct Reason: Error { let text: String }

  private func fail(_ message: String, at place: CheckPlace, attaching: Bool = true) {
    TestReporting.fail(message, attaching: attaching ? TestReporting.Kept.of(self) : [], at: place)
  }

  private func name(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

  private func findCell(at path: IndexPath) -> Result<CollectionViewCell, Reason> {
    layoutIfNeeded()
    if let cell = cellForItem(at: path) { return .success(cell) }
    let path2 = name(path)
    guard path.count == 2, path.section < numberOfSections, path.section >= 0 else {
      return .failure(Reason(text: "There is no item \(path2): the view has \(numberOfSections) sections."))
    }
    guard path.item >= 0, path.item < numberOfItems(inSection: path.section) else {
      return .failure(
        Reason(
          text:
            "There is no item \(path2): section \(path.section) has \(numberOfItems(inSection: path.section)) items."))
    }
    guard bounds.width > 0, bounds.height > 0 else {
      return .failure(Reason(text: "Nothing is visible in a view of \(bounds.width) x \(bounds.height) points."))
    }
    guard let attributes = layoutAttributesForItem(at: path) else {
      return .failure(Reason(text: "The layout has no attributes for item \(path2)."))
    }
    scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    layoutIfNeeded()
    if let cell = cellForItem(at: path) { return .success(cell) }
    let frame = attributes.frame
    return .failure(
      Reason(
        text: "Item \(path2) is at \(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)"
          + (attributes.isHidden ? ", hidden" : "") + ", and after scrolling to it the view shows"
          + " \(bounds.minX),\(bounds.minY) \(bounds.width)x\(bounds.height): nothing of it is there."))
  }
}
