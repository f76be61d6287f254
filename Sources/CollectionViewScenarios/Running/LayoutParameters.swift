import CollectionCore
import Foundation
import VirtualCollectionView

/// What a document tells a layout that the program registers: the members of its object but `type` and `name`.
///
/// Each question is answered with nil when the member is not there, and throws a `ScenarioError` that names its place
/// when it is something else. A member that nobody asked for is an error too, so that a slip of the pen is found.
@MainActor public final class LayoutParameters {
  /// The members, an object.
  public let json: JSONValue
  private let file: String
  private let path: String
  private var asked: [String] = []

  /// - Parameters:
  ///   - path: Where in the document the object is.
  ///   - file: The name that errors begin with.
  init(_ json: JSONValue, path: String = "layout", file: String = "") {
    self.json = json
    self.path = path
    self.file = file
  }

  /// Makes parameters in code, to try a factory out.
  public convenience init(_ json: JSONValue) { self.init(json, path: "parameters") }

  /// The names of the members, in the order of the document.
  public var names: [String] { (json.members ?? []).map(\.key) }
}

// MARK: - Asking

extension LayoutParameters {
  /// A number.
  public func number(_ name: String) throws -> Double? { try cursor(name)?.number() }

  /// A number, as lengths and angles of layouts are.
  public func length(_ name: String) throws -> CGFloat? { try number(name).map { CGFloat($0) } }

  /// A whole number of 0 or more.
  public func count(_ name: String) throws -> Int? { try cursor(name)?.integer() }

  /// `true` or `false`.
  public func bool(_ name: String) throws -> Bool? { try cursor(name)?.bool() }

  /// A string.
  public func text(_ name: String) throws -> String? { try cursor(name)?.string() }

  /// A list of numbers.
  public func numbers(_ name: String) throws -> [Double]? {
    try cursor(name)?.list("a list of numbers") { (value) throws(ScenarioError) in try value.number() }
  }

  /// A size `[width, height]`.
  public func size(_ name: String) throws -> CGSize? { try cursor(name).map { CGSize(try $0.size()) } }

  /// A point `[x, y]`.
  public func point(_ name: String) throws -> CGPoint? { try cursor(name).map { CGPoint(try $0.point()) } }

  /// Insets `[top, left, bottom, right]`.
  public func insets(_ name: String) throws -> ViewInsets? { try cursor(name).map { ViewInsets(try $0.insets()) } }

  /// `"vertical"` or `"horizontal"`.
  public func scrollDirection(_ name: String) throws -> CollectionView.ScrollDirection? {
    try cursor(name).map { try $0.axis() == .vertical ? .vertical : .horizontal }
  }

  /// Any value, for what the other questions do not know.
  public func value(_ name: String) -> JSONValue? { cursor(name)?.value }

  private func cursor(_ name: String) -> DecodingCursor? {
    if !asked.contains(name) { asked.append(name) }
    guard let value = json[name] else { return nil }
    return DecodingCursor(value, path: DecodingPath.root.key(path).key(name), file: file)
  }

  /// Refuses members that nobody asked for.
  func checkAllAsked() throws(ScenarioError) {
    for member in json.members ?? [] where !asked.contains(member.key) {
      throw ScenarioError(
        file: file, position: member.keyPosition, path: path,
        message: "unknown key \(quoted(member.key)) in \(path)\(NearestName.advice(member.key, from: asked))")
    }
  }
}
