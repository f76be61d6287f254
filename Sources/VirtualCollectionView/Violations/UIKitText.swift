internal import CollectionCore
import Foundation

/// How UIKit prints things, with creation numbers in place of addresses so that the same program prints the same bytes.
@MainActor enum UIKitText {
  /// `<NSIndexPath> {length = 2, path = 0 - 3}`.
  nonisolated static func path(_ path: IndexPath) -> String {
    "<NSIndexPath> {length = \(path.count), path = " + path.map(String.init).joined(separator: " - ") + "}"
  }

  /// `(0 10; 320 44)`.
  nonisolated static func rect(_ rect: CGRect) -> String {
    "(" + number(rect.origin.x) + " " + number(rect.origin.y) + "; " + number(rect.size.width) + " "
      + number(rect.size.height) + ")"
  }

  /// `{{0, 10}, {320, 44}}`.
  nonisolated static func braces(_ rect: CGRect) -> String {
    "{{" + number(rect.origin.x) + ", " + number(rect.origin.y) + "}, {" + number(rect.size.width) + ", "
      + number(rect.size.height) + "}}"
  }

  /// `{320, 44}`.
  nonisolated static func size(_ size: CGSize) -> String {
    "{" + number(size.width) + ", " + number(size.height) + "}"
  }

  /// Shortest decimal form, whole numbers without a point.
  nonisolated static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
  }

  /// UIKit's class name for our base classes, the full name for others.
  nonisolated static func className(of object: AnyObject) -> String { className(type(of: object)) }

  /// UIKit's class name for our base classes, the full name for others.
  nonisolated static func className(_ type: AnyClass) -> String {
    var full = String(reflecting: type)
    // Private classes print the address of their context.
    while let start = full.range(of: "(unknown context at "),
      let end = full.range(of: ").", range: start.upperBound..<full.endIndex)
    {
      full.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let own = "VirtualCollectionView."
    guard full.hasPrefix(own) else { return full }
    let name = String(full.dropFirst(own.count))
    if let uikit = uikitNames[name] { return uikit }
    return name.hasPrefix("Collection") ? "UI" + name : name
  }

  /// UIKit's name for a protocol of ours.
  nonisolated static func protocolName(_ name: String) -> String {
    name.hasPrefix("Collection") || name.hasPrefix("Scroll") ? "UI" + name : name
  }

  private nonisolated static let uikitNames = [
    "VirtualView": "UIView", "VirtualScrollView": "UIScrollView", "VirtualWindow": "UIWindow",
    "VirtualColor": "UIColor", "VirtualLayer": "CALayer", "VirtualResponder": "UIResponder", "VirtualTouch": "UITouch",
    "VirtualEvent": "UIEvent", "VirtualLabel": "UILabel",
    "ListContentView": "UIListContentView", "VirtualFont": "UIFont",
    "GestureRecognizer": "UIGestureRecognizer", "PanGestureRecognizer": "UIPanGestureRecognizer",
    "PinchGestureRecognizer": "UIPinchGestureRecognizer",
  ]
}
