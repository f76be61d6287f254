/// A scenario that a program ships, under a name.
public struct ScenarioExample: Hashable, Sendable {
  /// The name, such as `circle`.
  public let name: String
  /// One line for people.
  public let about: String
  /// The scenario as a document.
  public let text: String

  /// Makes an example.
  public init(_ name: String, about: String, text: String) {
    self.name = name
    self.about = about
    self.text = text
  }
}
