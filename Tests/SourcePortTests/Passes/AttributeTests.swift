import Testing

@testable import SourcePort

@Suite("Attributes, literals and imports") struct AttributeTests {
  @Test("Objective-C's attributes become spaces, so that columns stay")
  func attributes() {
    #expect(
      ported(
        """
        @objc(TILTile) @objcMembers public class Tile: NSObject {
          @objc dynamic var a = 1
          @IBOutlet weak var label: UILabel!
          @IBAction func b(_ sender: Any) {}
          @objc
          func c() {}
        }
        @UIApplicationMain
        final class Delegate {}
        """) == """
                                      public class Tile: NSObject {
                  dynamic var a = 1
                      weak var label: UILabel!
            @IBAction func b(_ sender: Any) {}
          \("  ")
            func c() {}
          }

          final class Delegate {}
          """)
  }

  @Test("Strings and comments stay as they are, code in interpolations does not")
  func strings() {
    let text = #"""
      // @objc #selector(a) #keyPath(b)
      /* @IBOutlet /* #selector(a) */ os(iOS) */
      let a = "@objc #selector(a)", b = #"@objc \(c) "#, d = "\(#keyPath(View.alpha))"
      let e = """
        @objc func f() \("#keyPath(A.b)")
        """
      """#
    #expect(ported(text) == text.replacing("#keyPath(View.alpha)", with: "\"alpha\""))
  }

  @Test(
    "A key path loses the types before it",
    arguments: [
      ("#keyPath(Layer.position.x)", "\"position.x\""), ("#keyPath(bounds)", "\"bounds\""),
      ("#keyPath(Outer.Inner.a)", "\"a\""), ("#keyPath(self.a.b)", "\"a.b\""),
    ])
  func keyPaths(source: String, result: String) {
    #expect(ported("let a = \(source)") == "let a = \(result)")
  }

  @Test("Colour and image literals become initialisers; previews go away with their lines kept")
  func literals() {
    #expect(
      ported(
        """
        let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        let b = #imageLiteral(resourceName: "x").size
        #Preview("One", traits: .sizeThatFitsLayout) {
          View()
        }
        let c = 1
        """) == """
          let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          let b = UIImage(named: "x")!.size



          let c = 1
          """)
  }

  @Test(
    "A part of a module is imported as the module",
    arguments: [
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"), ("import os.log", "import os"),
      ("import class UIKit.UIView", "import UIKit"),
      ("@_exported import struct Foundation.URL", "@_exported import Foundation"),
      ("import ObjectiveC.runtime", ""), ("import MyKit.Part", "import MyKit.Part"), ("import UIKit", "import UIKit"),
    ])
  func imports(source: String, result: String) {
    #expect(ported(source + "\nlet a = 1") == result + "\nlet a = 1")
  }

  @Test(
    "Conditions that hold on iOS hold on Linux, others stay",
    arguments: [
      ("#if os(iOS)", "#if (os(iOS) || os(Linux))"), ("#if !os(iOS)", "#if !(os(iOS) || os(Linux))"),
      ("#if os(iOS) || os(tvOS)", "#if (os(iOS) || os(Linux)) || os(tvOS)"), ("#if os(macOS)", "#if os(macOS)"),
      ("#if canImport(UIKit) && DEBUG", "#if (canImport(UIKit) || os(Linux)) && DEBUG"),
      ("#if canImport(AppKit)", "#if canImport(AppKit)"),
      ("#if (os(iOS) || os(Linux))", "#if (os(iOS) || os(Linux))"),
    ])
  func conditions(source: String, result: String) {
    #expect(ported("\(source)\nlet a = 1\n#endif") == "\(result)\nlet a = 1\n#endif")
  }

  @Test("A delegate of an application is not started; a program of another kind keeps its start")
  func entryPoints() {
    #expect(
      ported(
        """
        import UIKit
        @main class A: UIResponder, UIApplicationDelegate {}
        @main struct B { static func main() {} }
        """) == """
          import UIKit
                class A: UIResponder, UIApplicationDelegate {}
          @main struct B { static func main() {} }
          """)
  }

  @Test(
    "A file that uses what Foundation has on Apple platforms, or a framework's header brings, imports UIKit",
    arguments: [
      "let a = CFAbsoluteTimeGetCurrent()", "func a() { objc_setAssociatedObject(b, &c, d, .OBJC_ASSOCIATION_RETAIN) }",
      "var a: NSHashTable<A>?", "let a = UIView()",
    ])
  func unimportedNames(line: String) {
    #expect(ported("import Foundation\n\(line)") == "import Foundation; import UIKit\n\(line)")
    #expect(ported("import UIKit\n\(line)") == "import UIKit\n\(line)")
    #expect(ported("@testable import A\n\(line)") == "@testable import A; import UIKit\n\(line)")
  }

  @Test(
    "Names of the file's own, members, comments and numbers bring no import",
    arguments: [
      "class UIThing {}; let a = UIThing()", "let a = b.UIView", "// UIView", "let a: UInt = 1, b = UI.c",
    ])
  func ownNames(line: String) { #expect(ported("import Foundation\n\(line)") == "import Foundation\n\(line)") }

  @Test("A branch that iOS does not compile is left alone, however unlike its brackets are")
  func branches() {
    let text = """
      #if os(macOS)
      class A: NSView { @objc var a = 1
      #else
      class A: UIView { @objc var a = 2
      #endif
      }
      """
    #expect(
      ported(text) == text.replacing("UIView { @objc var", with: "UIView {       var"))
  }

  @Test("A file that needs nothing comes out byte for byte")
  func untouched() {
    let text = "\u{FEFF}import UIKit\r\n\r\nclass A {}\t\n"
    let result = SourcePort.port(text)
    #expect(result.files[0].bytes == Array(text.utf8))
    #expect(!result.files[0].isChanged && result.notes.isEmpty)
  }
}
