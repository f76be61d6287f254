import Foundation
import VirtualCollectionView

// UIKit keeps its geometry in strings through NSCoder: "{x, y}", nested for rectangles.

extension NSCoder {
  /// The string that ``cgPoint(for:)`` reads back: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }
  /// The string that ``cgSize(for:)`` reads back: `{3, 4}`.
  public class func string(for size: CGSize) -> String { braced(size.width, size.height) }
  /// The string that ``cgVector(for:)`` reads back: `{5, 6}`.
  public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }
  /// The string that ``cgRect(for:)`` reads back: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// The string that ``uiEdgeInsets(for:)`` reads back: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced(insets.top, insets.left, insets.bottom, insets.right)
  }
  /// The string that ``nsDirectionalEdgeInsets(for:)`` reads back: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced(insets.top, insets.leading, insets.bottom, insets.trailing)
  }
  /// The string that ``uiOffset(for:)`` reads back: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { braced(offset.horizontal, offset.vertical) }
  /// The string that ``cgAffineTransform(for:)`` reads back: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(shortest).joined(separator: ", "))]"
  }

  /// Reads `{1, 2}`; zero when the string is anything else.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Reads `{3, 4}`; zero when the string is anything else.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Reads `{5, 6}`; zero when the string is anything else.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Reads `{{1, 2}, {3, 4}}`; zero when the string is anything else.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Reads `{top, left, bottom, right}`; zero when the string is anything else.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Reads `{top, leading, bottom, trailing}`; zero when the string is anything else.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
      ?? .zero
  }
  /// Reads `{horizontal, vertical}`; zero when the string is anything else.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Reads `[a, b, c, d, tx, ty]`; the identity when the string is anything else.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }

  private class func braced(_ values: CGFloat...) -> String {
    "{\(values.map(shortest).joined(separator: ", "))}"
  }

  /// `1` for 1.0 and the shortest decimal that reads back otherwise, as `%.17g` trimmed.
  private class func shortest(_ value: CGFloat) -> String {
    let text = "\(value.native)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let fields = string.split { "{}[], \t\n".contains($0) }
    let values = fields.compactMap { Double($0) }
    return fields.count == count && values.count == count ? values.map { CGFloat($0) } : nil
  }
}
