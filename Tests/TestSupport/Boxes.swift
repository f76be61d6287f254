import Foundation
import VirtualCollectionView

/// `x y width height`, to two decimals; `none` where there is nothing.
public func box(_ rect: CGRect?) -> String {
  guard let rect else { return "none" }
  return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(decimals).joined(separator: " ")
}

/// A number to two decimals, whole ones without any.
public func decimals(_ value: CGFloat) -> String {
  guard value.isFinite else { return "\(value)" }
  let hundredths = (value * 100).rounded()
  // Adding 0 makes −0 a plain 0.
  let rounded = hundredths / 100 + 0
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

extension CollectionView {
  /// The boxes of the first items of a section, as the view shows them.
  public func boxes(_ section: Int, _ items: Range<Int>) -> [String] {
    items.map { box(layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame) }
  }

  /// The box of a header or footer, as the view shows it.
  public func boundaryBox(_ kind: String, _ section: Int) -> String {
    box(layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame)
  }

  /// The rules broken so far, each by its name.
  public var brokenRules: [String] { violations.map(\.rule.rawValue) }
}
