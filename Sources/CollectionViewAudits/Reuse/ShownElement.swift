import Foundation
import VirtualCollectionView

/// A cell or supplementary view's element, as audits name it.
struct ShownElement: Hashable, Comparable {
  /// Nil for cells.
  let kind: String?
  let path: IndexPath

  /// `item 0.3`, `header 1.0`.
  var text: String {
    let word: String =
      switch kind {
      case nil: "item"
      case CollectionView.elementKindSectionHeader?: "header"
      case CollectionView.elementKindSectionFooter?: "footer"
      case let kind?: kind
      }
    return word + " " + ValueText.path(path)
  }

  static func < (a: ShownElement, b: ShownElement) -> Bool {
    a.path != b.path ? a.path < b.path : (a.kind ?? "") < (b.kind ?? "")
  }
}

extension CollectionView {
  /// The cells and supplementary views on screen, in the order of their elements; decoration views belong to the layout.
  var shownElements: [(element: ShownElement, view: CollectionReusableView)] {
    visibleElements.filter { $0.category != .decorationView }.map {
      (ShownElement(kind: $0.kind, path: $0.indexPath), $0.view)
    }
  }
}

/// Who was shown by each view, in order.
@MainActor struct Tenants {
  private var lists: [ObjectIdentifier: [ShownElement]] = [:]

  /// Notes what a view shows now; true when that is another element than before.
  mutating func note(_ element: ShownElement, in view: CollectionReusableView) -> Bool {
    let key = ObjectIdentifier(view)
    guard lists[key]?.last != element else { return false }
    lists[key, default: []].append(element)
    return true
  }

  /// Those before the present one, the latest first.
  func before(in view: CollectionReusableView) -> [ShownElement] {
    lists[ObjectIdentifier(view)]?.dropLast().reversed() ?? []
  }
}
