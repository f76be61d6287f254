import Testing

@testable import SourcePort

@Suite("Overrides and extensions") struct OverrideTests {
  @Test("An override in an extension keeps its place under another name, which the class body calls")
  func sameFile() {
    #expect(
      ported(
        """
        class A: UIView {
          var a = 1
        }
        extension A {
          open override func layoutSubviews() {
            super.layoutSubviews()
          }
          override var intrinsicContentSize: CGSize { .zero }
        }
        """) == """
          class A: UIView {
            var a = 1
          open override func layoutSubviews() { ported_layoutSubviews() }; \
          override var intrinsicContentSize: CGSize { get { ported_intrinsicContentSize } } }
          extension A {
            public          func ported_layoutSubviews() {
              super.layoutSubviews()
            }
                     var ported_intrinsicContentSize: CGSize { .zero }
          }
          """)
  }

  @Test("A member that a subclass overrides reaches the class body, from another file too")
  func otherFile() {
    let result = ported([
      ("A.swift", "class A: NSObject {}\nclass B: A { override func f(a x: inout Int) throws -> Int { 1 } }"),
      ("B.swift", "extension A {\n  @objc func f(a x: inout Int) throws -> Int { 2 }\n  func g() {}\n}"),
    ])
    #expect(
      result.files[0].text.hasPrefix(
        "class A: NSObject {func f(a x: inout Int) throws -> Int { try ported_f(a: &x) } }\n"))
    #expect(
      result.files[1].text
        == "extension A {\n        func ported_f(a x: inout Int) throws -> Int { 2 }\n  func g() {}\n}")
  }

  @Test("Parameters that a member leaves unnamed are passed on all the same")
  func unnamedParameters() {
    let text = ported(
      """
      class A: UICollectionViewLayout {
      }
      extension A {
        override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }
        override func f(_: [Int: Int], _ _: Int = 1, b: inout Int) {}
      }
      """)
    #expect(
      text.contains(
        "override func shouldInvalidateLayout(forBoundsChange ported_0: CGRect) -> Bool"
          + " { ported_shouldInvalidateLayout(forBoundsChange: ported_0) }"))
    #expect(
      text.contains(
        "override func f(_ ported_0: [Int: Int], _ ported_1: Int = 1, b: inout Int)"
          + " { ported_f(ported_0, ported_1, b: &b) }"))
  }

  @Test("A settable property keeps its setter")
  func setter() {
    let text = ported(
      "class A: UIView {\n}\nextension A { @objc var a: Int { get { 1 } set { b(newValue) } } }\nclass B: A { override var a: Int { get { 2 } set {} } }"
    )
    #expect(text.contains("var a: Int { get { ported_a } set { ported_a = newValue } } }"))
  }

  @Test("A delegate method moved out of the extension that conforms stays on the main actor")
  func isolation() {
    let text = ported(
      """
      class A: NSObject {
      }
      extension A: UICollectionViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }
      class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }
      """)
    #expect(text.contains("@MainActor func scrollViewDidScroll(_ s: UIScrollView) { ported_scrollViewDidScroll(s) } }"))
    #expect(text.contains("{ @MainActor func ported_scrollViewDidScroll("))
  }

  @Test("A method that only a subclass of the conforming class has is called: the base leaves it out in so many words")
  func late() {
    #expect(
      ported(
        """
        import UIKit
        class A: UIView, UICollectionViewDelegate {
        }
        class B: A {
          func collectionView(_ v: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool { true }
        }
        """) == """
          import UIKit
          class A: UIView, UICollectionViewDelegate {
          func collectionView(_ v: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool \
          { return UIKitOptionalMethod.shouldSelectItem.missing(self) } }
          class B: A {
            override func collectionView(_ v: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool { true }
          }
          """)
  }

  @Test("Nothing is added where the base has the method, or nobody conforms")
  func notLate() {
    for text in [
      "class A: UIView, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }\nclass B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
      "class A: UIView {}\nclass B: A, UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }",
    ] {
      #expect(ported(text) == text)
    }
  }

  @Test("A method that is late and that the package knows no name for is a warning")
  func lateUnknown() {
    let result = SourcePort.port(
      "class A: NSObject, UICollectionViewDropDelegate {}\nclass B: A { func collectionView(_ v: UICollectionView, dropSessionDidEnd s: UIDropSession) {} }",
      path: "A.swift")
    #expect(result.notes(.warning).map(\.line) == [2])
    #expect(
      result.notes(.warning)[0].message.hasPrefix("'collectionView(_:dropSessionDidEnd:)' is not called here: only B"))
  }

  @Test(
    "What cannot be moved is an error that says why",
    arguments: [
      ("extension UIView { override func a() {} }", "UIView itself is not among the files"),
      ("class A: UIView {}\nextension A { override func a(_ x: Int...) {} }", "takes any number of arguments"),
      ("class A<T>: UIView {}\nextension A where T: P { override func a() {} }", "its extension has conditions"),
      (
        "extension UIView { @objc func a() {} }\nclass A: UIView { override func a() {} }",
        "is overridden by a subclass"
      ),
    ])
  func obstacles(source: String, reason: String) {
    let errors = SourcePort.port(source).notes(.error)
    #expect(errors.count == 1)
    #expect(errors.first?.message.contains(reason) == true)
  }
}
