import Foundation
internal import UIKitNames
import VirtualCollectionView

/// The stored properties of a user's own view classes, read through Mirror.
@MainActor enum OwnValues {
  nonisolated static let prefix = "own property "
  nonisolated static let countPrefix = "number in own property "

  /// The properties declared below the classes of this package, superclasses first seen from the bottom.
  ///
  /// Closures and objects without readable contents are told by whether they are there. Views are compared by themselves.
  static func read(_ view: VirtualView) -> [(String, String)] {
    var result: [(String, String)] = []
    for (label, value) in children(of: view) {
      // What a view is made of is compared by looking at the view.
      guard !isPart(value) else { continue }
      let isLazy = label.hasPrefix(lazyPrefix)
      let name = isLazy ? String(label.dropFirst(lazyPrefix.count)) : label
      var reader = ValueReader()
      guard let text = reader.text(value), !reader.isExhausted else { continue }
      // Made when first needed: that it was not needed yet is no trace of an item.
      result.append((prefix + name, isLazy && text == "nil" ? PortraitProperty.unseen : text))
      if let count = ValueReader.count(value) { result.append((countPrefix + name, "\(count)")) }
    }
    return result
  }

  /// The views that a view keeps in properties of its own, each with the property's name.
  static func keptViews(of view: VirtualView) -> [(String, VirtualView)] {
    var result: [(String, VirtualView)] = []
    for (label, value) in children(of: view) {
      let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
      switch ValueReader.unwrapped(value) {
      case let kept as VirtualView: result.append((name, kept))
      case let list as [VirtualView]: result += list.enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
      default: break
      }
    }
    return result
  }

  /// Whether a property holds a view, a layer, a recognizer or a constraint, or may: it may be made when first needed.
  private static func isPart(_ value: Any) -> Bool {
    var type: Any.Type = Swift.type(of: value)
    while let optional = type as? any AnyOptional.Type { type = optional.wrapped }
    guard let type = type as? AnyClass else { return false }
    return type is VirtualView.Type || type is VirtualLayer.Type || type is GestureRecognizer.Type
      || type is LayoutConstraint.Type
  }

  static func isUsers(_ type: AnyClass) -> Bool {
    let module = module(of: type)
    return module != "VirtualCollectionView" && module != "UIKitNames"
  }

  /// The module of a class: its name takes long to make.
  static func module(of type: AnyClass) -> String {
    if let known = modules[ObjectIdentifier(type)] { return known }
    let module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
    modules[ObjectIdentifier(type)] = module
    return module
  }

  private static var modules: [ObjectIdentifier: String] = [:]

  private static let lazyPrefix = "$__lazy_storage_$_"

  private static func children(of view: VirtualView) -> [(String, Any)] {
    guard isUsers(type(of: view)) else { return [] }
    var result: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    while let current = mirror, let type = current.subjectType as? AnyClass, isUsers(type) {
      for child in current.children { if let label = child.label { result.append((label, child.value)) } }
      mirror = current.superclassMirror
    }
    return result
  }
}

/// An optional of whatever type.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// Reads a value as text by what is in it: values, collections, and objects of a user's own classes, to a depth.
@MainActor struct ValueReader {
  /// How many values may still be read: a property that leads to half the program says nothing about an item.
  private var room = 400
  private var under: [ObjectIdentifier] = []
  /// Whether there was more than is read.
  var isExhausted: Bool { room <= 0 }

  /// Nil for what has no text: closures, and structs of nothing readable.
  mutating func text(_ value: Any, depth: Int = 0) -> String? {
    room -= 1
    guard room > 0 else { return nil }
    if let known = ValueReader.plain(value) { return known }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let inside = mirror.children.first else { return "nil" }
      return text(inside.value, depth: depth) ?? "something"
    case .class: return object(value as AnyObject, mirror, depth)
    case .enum where mirror.children.isEmpty: return "\(value)"
    case .enum, .struct, .tuple:
      guard !mirror.children.isEmpty, depth < 6 else { return mirror.displayStyle == .struct ? nil : "\(value)" }
      let parts = members(mirror, depth)
      return parts.isEmpty && mirror.displayStyle == .struct ? nil : "(" + parts.joined(separator: ", ") + ")"
    case .collection, .set, .dictionary:
      var parts = mirror.children.map { text($0.value, depth: depth + 1) ?? "something" }
      // The order of sets and dictionaries is nobody's.
      if mirror.displayStyle != .collection { parts.sort() }
      return "[" + parts.joined(separator: ", ") + "]"
    default: return nil
    }
  }

  private mutating func members(_ mirror: Mirror, _ depth: Int) -> [String] {
    var parts: [String] = []
    for child in mirror.children {
      guard let text = text(child.value, depth: depth + 1) else { continue }
      parts.append((child.label.map { $0 + ": " } ?? "") + text)
    }
    return parts
  }

  /// A model that was made anew for the same item is the same: what is in it counts, not which one it is.
  private mutating func object(_ object: AnyObject, _ mirror: Mirror, _ depth: Int) -> String? {
    let type: AnyClass = Swift.type(of: object)
    guard depth < 4, ValueReader.isModel(type), !(object is VirtualResponder) else { return "something" }
    let key = ObjectIdentifier(object)
    guard !under.contains(key) else { return "itself" }
    under.append(key)
    defer { under.removeLast() }
    var parts: [String] = []
    var next: Mirror? = mirror
    while let current = next, let type = current.subjectType as? AnyClass, ValueReader.isModel(type) {
      parts += members(current, depth)
      next = current.superclassMirror
    }
    return "\(type)(" + parts.joined(separator: ", ") + ")"
  }

  private static func isModel(_ type: AnyClass) -> Bool {
    !systemModules.contains(OwnValues.module(of: type))
  }

  private static let systemModules: Set<String> = [
    "VirtualCollectionView", "UIKitNames", "Swift", "Foundation", "FoundationEssentials", "Dispatch", "_Concurrency",
    "Combine", "__C", "__ObjC",
  ]

  // MARK: Values without parts

  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// How many elements an array, set or dictionary has; nil for anything else, and for none.
  static func count(_ value: Any) -> Int? {
    guard let value = unwrapped(value) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard [.collection, .set, .dictionary].contains(mirror.displayStyle) else { return nil }
    return mirror.children.count
  }

  static func plain(_ value: Any) -> String? {
    switch value {
    case let text as String: return "\"\(text)\""
    // CGFloat is none of the latter, and its mirror is empty.
    case let value as any Numeric: return "\(value)"
    case let value as any LosslessStringConvertible: return "\(value)"
    case let value as Date: return "\(value.timeIntervalSinceReferenceDate)"
    case let value as URL: return value.absoluteString
    case let value as UUID: return value.uuidString
    case let value as IndexPath: return value.map(String.init).joined(separator: ".")
    case let value as Data: return "\(value.count) bytes #\(value.hashValue)"
    case let value as Decimal: return "\(value)"
    case let value as NSAttributedString: return AttributedText.text(value)
    case let image as UIImage: return image.description
    case let color as VirtualColor: return "\(color)"
    case let font as VirtualFont: return "\(font)"
    case let value as NSNumber: return "\(value)"
    case let value as NSString: return "\"\(value)\""
    default: return nil
    }
  }
}

/// A text with attributes as text: each stretch with its attributes in the order of their names.
@MainActor enum AttributedText {
  static func text(_ value: NSAttributedString?) -> String {
    guard let value else { return "none" }
    var parts: [String] = []
    value.enumerateAttributes(in: NSRange(location: 0, length: value.length), options: []) { attributes, range, _ in
      let part = (value.string as NSString).substring(with: range)
      let words = attributes.map { "\($0.key.rawValue) \($0.value)" }.sorted()
      parts.append("\"\(part)\"" + (words.isEmpty ? "" : " {" + words.joined(separator: ", ") + "}"))
    }
    return parts.joined(separator: " + ")
  }
}
