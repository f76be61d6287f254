import Foundation

/// Values as text that is the same for equal values and holds no address.
@MainActor enum ValueText {
  /// Objects are told apart by a number, in the order in which they were met.
  private static var numbers: [ObjectIdentifier: Int] = [:]
  /// Kept, so that no other object gets the same identifier.
  private static var met: [AnyObject] = []

  static func identity(_ object: AnyObject?) -> String {
    guard let object else { return "none" }
    let key = ObjectIdentifier(object)
    if let known = numbers[key] { return "object \(known)" }
    met.append(object)
    numbers[key] = met.count
    return "object \(met.count)"
  }

  /// A value's text: plain values and what is built of them; nil for what has none, such as closures and other objects.
  static func plainText(_ value: Any) -> String? {
    switch value {
    case let text as String: return "\"\(text)\""
    case let value as any Numeric: return "\(value)"
    case let value as Bool: return "\(value)"
    case let value as Date: return "\(value.timeIntervalSinceReferenceDate)"
    case let value as URL: return value.absoluteString
    case let value as UUID: return value.uuidString
    case let value as IndexPath: return value.map(String.init).joined(separator: ".")
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inside = mirror.children.first else { return "nil" }
      return plainText(inside.value)
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .enum, .struct, .tuple, .collection, .set, .dictionary:
      // A struct without anything readable is none.
      guard !mirror.children.isEmpty || mirror.displayStyle != .struct else { return nil }
      var parts: [String] = []
      for child in mirror.children {
        guard let text = plainText(child.value) else { return nil }
        parts.append((child.label.map { $0 + ": " } ?? "") + text)
      }
      // The order of sets and dictionaries is nobody's.
      if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
      return "(" + parts.joined(separator: ", ") + ")"
    default: return nil
    }
  }

  /// A value's text, with objects told apart and what cannot be read named by its type.
  static func text(_ value: Any, depth: Int = 0) -> String {
    if let plain = plainText(value) { return plain }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return identity(value as AnyObject) }
    guard !mirror.children.isEmpty, depth < 6 else { return "\(type(of: value))" }
    let parts = mirror.children.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value, depth: depth + 1) }
    return "\(type(of: value))(" + parts.joined(separator: ", ") + ")"
  }
}
