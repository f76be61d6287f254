#if canImport(UIKit)
  import UIKit

  /// The path of an item.
  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  /// `0.3`.
  func name(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

  /// `0.3 0.4`, ascending.
  func names(_ paths: [IndexPath]?) -> String { (paths ?? []).sorted().map(name).joined(separator: " ") }

  /// `header`, `footer`, or the kind as it is.
  func short(_ kind: String) -> String {
    switch kind {
    case headerKind: "header"
    case footerKind: "footer"
    default: kind
    }
  }

  let headerKind = UICollectionView.elementKindSectionHeader
  let footerKind = UICollectionView.elementKindSectionFooter

  /// Whole numbers without a point, others to a thousandth.
  func text(_ number: CGFloat) -> String {
    number == number.rounded() ? String(Int(number)) : String(Double((number * 1000).rounded() / 1000))
  }

  /// `0 100 320 44`: origin and size.
  func text(_ rect: CGRect) -> String {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(text).joined(separator: " ")
  }

  /// Whether two rectangles have a point in common that is not on an edge of both. `intersects` does not answer alike
  /// everywhere for those that touch.
  func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
  }

  extension UIEdgeInsets {
    /// Insets with names for what is not 0.
    static func of(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) -> UIEdgeInsets {
      UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }
#endif
