import Foundation
internal import UIKitNames
import VirtualCollectionView

/// Values as text that is the same for equal values and holds no address.
@MainActor enum ValueText {
  /// Objects are told apart by a number, in the order in which they were met.
  private static var numbers: [ObjectIdentifier: Int] = [:]
  /// Kept, so that no other object gets the same identifier.
  private static var met: [AnyObject] = []
  private static var sessions = 0

  /// Runs an audit; what was met is let go of when the last one ends.
  static func session<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    defer { end() }
    return try body()
  }

  static func begin() { sessions += 1 }

  static func end() {
    sessions -= 1
    guard sessions == 0 else { return }
    numbers = [:]
    met = []
  }

  static func identity(_ object: AnyObject?) -> String {
    guard let object else { return "none" }
    let key = ObjectIdentifier(object)
    if let known = numbers[key] { return "object \(known)" }
    met.append(object)
    numbers[key] = met.count
    return "object \(met.count)"
  }

  nonisolated static func path(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

  /// The text of a plain value and of what is built of them; nil for what has none, such as closures and views.
  static func plainText(_ value: Any) -> String? {
    var reader = ValueReader()
    let text = reader.text(value)
    return reader.isExhausted || text == "something" ? nil : text
  }

  /// A value's text, with objects told apart and what cannot be read named by its type.
  static func text(_ value: Any, depth: Int = 0) -> String {
    if let plain = ValueReader.plain(value) { return plain }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { text($0.value, depth: depth) } ?? "nil"
    }
    if mirror.displayStyle == .class {
      var reader = ValueReader()
      let contents = value is VirtualResponder ? nil : reader.text(value)
      return contents.flatMap { $0 == "something" ? nil : $0 } ?? identity(value as AnyObject)
    }
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return "\(value)" }
    guard !mirror.children.isEmpty, depth < 6 else { return "\(type(of: value))" }
    var parts = mirror.children.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value, depth: depth + 1) }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
    return "\(type(of: value))(" + parts.joined(separator: ", ") + ")"
  }
}
