import Testing
import VirtualCollectionView

private let method = OptionalMethod(rawValue: 5_000)

/// A protocol as the source pass writes it: every result there is a default for.
private protocol Answering: AnyObject {
  func object() -> Holder
  func text() -> String
  func anything() -> Any
  func described() -> any CustomStringConvertible
  func list() -> [String: Holder]
  func choice() -> Choice
  func optional() -> String?
  func failing() throws -> Int
}

extension Answering {
  func object() -> Holder { method.missing(self) }
  func text() -> String { method.missing(self) }
  func anything() -> Any { method.missing(self) }
  func described() -> any CustomStringConvertible { method.missing(self) }
  func list() -> [String: Holder] { method.missing(self) }
  func choice() -> Choice { method.missing(self) }
  func optional() -> String? { method.missing(self) }
  func failing() throws -> Int { method.missing(self) }
}

private final class Holder {}
private enum Choice { case one(Holder, String), two([Int]), zero }
private struct Failure: Error {}
private final class Silent: Answering {}
private final class Eager: Answering {
  /// Asks somebody who has nothing on its way.
  func object() -> Holder {
    let silent = Silent()
    _ = method.ifPresent(silent) { silent.text() }
    return Holder()
  }
  func text() -> String { "a text that is too long to be stored in place" }
  func anything() -> Any { Holder() }
  func described() -> any CustomStringConvertible { "described" }
  func list() -> [String: Holder] { ["a": Holder()] }
  func choice() -> Choice { .one(Holder(), "one") }
  func optional() -> String? { nil }
  func failing() throws -> Int { throw Failure() }
}

@MainActor @Suite("Optional methods with results of any type") struct OptionalMethodResultTests {
  /// Which of the methods are there. The types are written out: a closure that converts its result would look at it.
  private func present(_ a: any Answering) -> [Bool] {
    let object: Holder? = method.ifPresent(a) { a.object() }
    let text: String? = method.ifPresent(a) { a.text() }
    let anything: Any? = method.ifPresent(a) { a.anything() }
    let described: (any CustomStringConvertible)? = method.ifPresent(a) { a.described() }
    let list: [String: Holder]? = method.ifPresent(a) { a.list() }
    let choice: Choice? = method.ifPresent(a) { a.choice() }
    let optional: String?? = method.ifPresent(a) { a.optional() }
    return [
      object != nil, text != nil, anything != nil, described != nil, list != nil, choice != nil, optional != nil,
    ]
  }

  @Test("What is left out is nil, whatever its type; what is there comes through")
  func presence() {
    for _ in 0..<100 {
      #expect(present(Silent()) == [Bool](repeating: false, count: 7))
      #expect(present(Eager()) == [Bool](repeating: true, count: 7))
    }
    let eager: any Answering = Eager()
    #expect(method.ifPresent(eager) { eager.text() } == "a text that is too long to be stored in place")
  }

  @Test("An error passes through and leaves the question of the caller as it was")
  func errors() throws {
    let (eager, silent): (any Answering, any Answering) = (Eager(), Silent())
    let outer: Holder? = method.ifPresent(silent) {
      #expect(throws: Failure.self) { try method.ifPresent(eager) { try eager.failing() } }
      return silent.object()
    }
    #expect(outer == nil)
    #expect(try method.ifPresent(silent) { try silent.failing() } == nil)
  }
}
