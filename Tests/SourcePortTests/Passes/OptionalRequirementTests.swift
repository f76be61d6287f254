import Foundation
import Testing

@testable import SourcePort

@Suite("Optional requirements") struct OptionalRequirementTests {
  @Test("An optional requirement gets a default, and a property that calls it, on the line of the closing brace")
  func method() {
    let text = ported(
      """
      import UIKit
      @objc protocol P {
        @objc optional func size(of item: Int) -> Double
      }
      let a = 1
      """)
    #expect(
      text == """
        import UIKit
              protocol P: AnyObject {
                         func size(of item: Int) -> Double
        }; extension P { func size(of item: Int) -> Double { return \(identity).missing(self) }; \
        var size: P_size? { P_size(delegate: self) } }; \
        struct P_size { fileprivate let delegate: any P; \
        @discardableResult func callAsFunction(of item: Int) -> (Double)? { \
        \(identity).ifPresent(delegate) { delegate.size(of: item) } }; \
        @_disfavoredOverload func callAsFunction(of item: Int) -> Double { delegate.size(of: item) } }
        let a = 1
        """)
  }

  /// The identity that protocol and signature give.
  private let identity = "UIKitOptionalMethod(rawValue: 3017149916227744580)"

  @Test("Methods of one base name share a property, with an overload each")
  func overloads() {
    let text = ported(
      "@objc protocol P: NSObjectProtocol { @objc optional func a(_ x: Int)\n @objc optional func a(_ x: Int, b: Int) }"
    )
    #expect(text.components(separatedBy: "var a: P_a?").count == 2)
    #expect(text.components(separatedBy: "callAsFunction(").count == 3)
    #expect(text.contains("protocol P: NSObjectProtocol {"))
  }

  @Test("An optional property is nil where it is left out: its default stands in a parent protocol")
  func property() {
    let text = ported("import UIKit\n@objc protocol P { @objc optional var a: Int { get set } }")
    #expect(text.contains("protocol P: AnyObject, P_Defaults {"))
    #expect(text.contains("@_disfavoredOverload var a: Int { get set } }"))
    #expect(text.contains("var a: (Int)? {"))
    #expect(
      text.contains("protocol P_Defaults: AnyObject {}; extension P_Defaults { @_disfavoredOverload var a: Int {"))
  }

  @Test(
    "What a protocol is bound to stays; what is not bound becomes bound",
    arguments: [
      ("@objc protocol P { func a() }", "      protocol P: AnyObject { func a() }"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: UIScrollViewDelegate {}", "      protocol P: UIScrollViewDelegate {}"),
      ("@objc protocol P: Other {}", "      protocol P: Other, AnyObject {}"),
      ("protocol P {}", "protocol P {}"),
    ])
  func classBound(source: String, result: String) { #expect(ported(source) == result) }

  @Test("What is generated is as visible and as isolated as its protocol")
  func accessAndIsolation() {
    let text = ported("import UIKit\n@objc public protocol P: UIScrollViewDelegate { @objc optional func a() }")
    #expect(text.contains("; @MainActor extension P { public func a()"))
    #expect(text.contains("@preconcurrency @MainActor public struct P_a {"))
  }

  @Test("A protocol in a type has its companions after the outermost type")
  func nested() {
    let text = ported("import UIKit\nclass A {\n  @objc protocol P { @objc optional func a() }\n}\n")
    #expect(text.contains("\n}; extension A.P { func a()"))
    #expect(text.contains("struct AP_a { fileprivate let delegate: any A.P;"))
  }
}
