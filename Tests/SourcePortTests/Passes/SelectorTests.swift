import Testing

@testable import SourcePort

@Suite("Selectors") struct SelectorTests {
  /// What `#selector(…)` becomes inside a class with a few methods.
  private func selector(_ reference: String) -> String {
    let text = ported(
      """
      import UIKit
      class Base: UIView { func inherited(_ a: Int) {} }
      class Screen: Base {
        @objc func tapped() {}
        @objc func swiped(_ r: UIGestureRecognizer) {}
        @objc func moved(from a: Int, to b: Int) {}
        @objc func many(_ a: Int, b: Int, c: Int) {}
        @objc func both() {}
        @objc func both(_ a: Int) {}
        @objc class func make() {}
        func f() { use(#selector(\(reference))) }
      }
      """)
    let line = text.split(separator: "\n").first { $0.contains("use(") } ?? ""
    return String(line.dropFirst("  func f() { use(".count).dropLast(3))
  }

  @Test(
    "A method of the input becomes a selector that calls it",
    arguments: [
      ("tapped", "Selector(\"tapped\", { (target: Screen) in target.tapped() })"),
      ("self.swiped(_:)", "Selector(\"swiped(_:)\", { (target: Screen, a1) in target.swiped(a1) })"),
      ("Screen.swiped", "Selector(\"swiped(_:)\", { (target: Screen, a1) in target.swiped(a1) })"),
      (
        "moved(from:to:)",
        "Selector(\"moved(from:to:)\", { (target: Screen, a1, a2) in target.moved(from: a1, to: a2) })"
      ),
      ("inherited(_:)", "Selector(\"inherited(_:)\", { (target: Screen, a1) in target.inherited(a1) })"),
      ("both(_:)", "Selector(\"both(_:)\", { (target: Screen, a1) in target.both(a1) })"),
      ("(both) as (Screen) -> (Int) -> Void", "Selector(\"both(_:)\", { (target: Screen, a1) in target.both(a1) })"),
      ("both as () -> Void", "Selector(\"both\", { (target: Screen) in target.both() })"),
    ])
  func callable(reference: String, result: String) { #expect(selector(reference) == result) }

  @Test(
    "Anything else becomes its name",
    arguments: [
      ("UIView.endEditing(_:)", "Selector(\"endEditing(_:)\")"), ("getter: bounds", "Selector(\"bounds\")"),
      ("setter: Screen.alpha", "Selector(\"setAlpha:\")"), ("Screen.make", "Selector(\"make\")"),
      ("self.other.tapped", "Selector(\"tapped\")"), ("many(_:b:c:)", "Selector(\"many(_:b:c:)\")"),
    ])
  func named(reference: String, result: String) { #expect(selector(reference) == result) }

  @Test("A selector that a person may expect to be called, and cannot be, is a warning with its place")
  func warning() {
    let result = SourcePort.port(
      "import UIKit\nclass A: UIView { func m(_ a: Int, b: Int, c: Int) {}\n let s = #selector(m) }", path: "A.swift")
    #expect(
      result.notes(.warning).map(\.text) == [
        "A.swift:3:10: warning: 'm' takes more than two arguments; the selector is a name that cannot be called; write the labels out or give the sender a closure"
      ])
  }

  @Test("A file that imports Foundation alone sees the selectors of UIKit, on the same line")
  func importing() {
    #expect(
      ported("// A\nimport Foundation\nclass A: NSObject { func f() {}; lazy var s = #selector(f) }") == """
        // A
        import Foundation; import UIKit
        class A: NSObject { func f() {}; lazy var s = Selector("f", { (target: A) in target.f() }) }
        """)
  }

  @Test("What names no method is an error with its place")
  func error() {
    let result = SourcePort.port("let a = #selector(1 + 2)")
    #expect(!result.isComplete)
    #expect(result.notes[0].text.hasPrefix("Input.swift:1:9: error: this #selector names no method"))
  }
}
