#if canImport(UIKit)
  import UIKit

  /// Rows that write down what an update asks and tells their layout.
  @MainActor final class UpdateLayout: RowsLayout {
    /// What the last update told, sorted: `delete 0.1 -`, `insert - 0.2`, `move 0.2 0.0`; a section is `1.all`.
    private(set) var told: [String] = []
    /// Where the next update comes to rest.
    var offset: CGPoint?
    /// Whether single items are answered.
    var hasSingleAnswers = true
    var onTold: (() -> Void)?
    var onFinalize: (() -> Void)?

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      log.add("told")
      told = updateItems.map { item in
        [action(item), place(item.indexPathBeforeUpdate), place(item.indexPathAfterUpdate)].joined(separator: " ")
      }.sorted()
      onTold?()
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let answer = super.layoutAttributesForItem(at: indexPath)
      return hasSingleAnswers ? answer : nil
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      log.add("offset \(text(proposedContentOffset.y))")
      return offset ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.add("first \(name(itemIndexPath))")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.add("last \(name(itemIndexPath))")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      log.add("deleted \(short(elementKind))")
      return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    }

    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
      log.add("inserted \(short(elementKind))")
      return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      log.add("finalize")
      onFinalize?()
    }
  }

  // MARK: - Words

  extension UpdateLayout {
    private func action(_ item: UICollectionViewUpdateItem) -> String {
      switch item.updateAction {
      case .insert: "insert"
      case .delete: "delete"
      case .reload: "reload"
      case .move: "move"
      default: "none"
      }
    }

    private func place(_ path: IndexPath?) -> String {
      guard let path else { return "-" }
      return path.item == NSNotFound ? "\(path.section).all" : name(path)
    }
  }
#endif
