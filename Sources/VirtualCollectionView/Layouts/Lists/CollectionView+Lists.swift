import Foundation

// What a test asks of a list. UIKit has no such questions: there the answers are drawn.

extension CollectionView {
  /// What the layout's list knows of a row: its look, whether it is a header, its separators. Nil when the row is in no
  /// list. Lays nothing out, but prepares the layout if need be.
  public final func listPlace(ofItemAt indexPath: IndexPath) -> ListPlace? {
    ensurePrepared()
    return _layout.listPlace(ofItemAt: indexPath)
  }

  /// What the layout's list knows of a header or footer; nil when it has none there.
  public final func listPlace(ofSupplementaryView elementKind: String, at indexPath: IndexPath) -> ListPlace? {
    ensurePrepared()
    return _layout.listPlace(ofSupplementaryView: elementKind, at: indexPath)
  }

  /// The separators that are seen at a row; nil when the row is in no list.
  public final func listSeparators(forItemAt indexPath: IndexPath) -> ListSeparators? {
    listPlace(ofItemAt: indexPath)?.separators
  }
}
