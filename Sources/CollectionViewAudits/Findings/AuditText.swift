import CollectionCore
import Foundation
import VirtualCollectionView

/// How numbers are written in findings: two decimals, whole numbers without any.
enum AuditText {
  static func number(_ value: CGFloat) -> String { NumberText.text(Double(value)) }

  static func size(_ size: CGSize) -> String { "\(number(size.width))x\(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

  static func rect(_ rect: CGRect) -> String { "\(point(rect.origin)) \(size(rect.size))" }

  static func insets(_ insets: ViewInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  /// A list of names, the first few of them.
  static func list(_ names: [String], most: Int = 6) -> String {
    names.count <= most
      ? names.joined(separator: ", ") : names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
  }
}
