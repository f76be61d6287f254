import Testing

@testable import SourcePort

@Suite("Imports") struct ImportTests {
  @Test("A file that imports Foundation alone sees what it brings along on Apple platforms")
  func broughtAlong() {
    #expect(
      ported("import Foundation // all\nlet t = CGAffineTransform.identity") == """
        import Foundation; import UIKit // all
        let t = CGAffineTransform.identity
        """)
    #expect(
      ported("@testable import Lib\nimport Foundation\nvar task: URLSessionTask?") == """
        @testable import Lib; import FoundationNetworking
        import Foundation
        var task: URLSessionTask?
        """)
    #expect(
      ported("import UIKit.UIView\nfunc f() { objc_removeAssociatedObjects(1) }\nvar r: URLRequest?") == """
        import UIKit; import FoundationNetworking
        func f() { objc_removeAssociatedObjects(1) }
        var r: URLRequest?
        """)
  }

  @Test("A file with nothing of the kind, or with no import at all, keeps its imports")
  func untouched() {
    for text in [
      "import Foundation\nlet UInt8s = 1, UIx = 2", "let a: UIView? = nil",
    ] {
      #expect(ported(text) == text)
    }
  }

  @Test("Imports are added once")
  func once() {
    let text = ported("import Foundation\nlet t = CGVector()")
    #expect(ported(text) == text)
  }

  @Test("A test file that imports XCTest and uses UIKit's names imports UIKit, which XCTest brings along on iOS")
  func namesOfUIKit() {
    #expect(
      ported("import XCTest\nlet a = UIEdgeInsets.zero\n")
        == "import XCTest; import UIKit\nlet a = UIEdgeInsets.zero\n")
  }

  @Test("The import stands behind the first, whatever attributes that one has")
  func attributes() {
    #expect(
      ported("@testable import A\nimport XCTest\nlet a = UIEdgeInsets.zero\n")
        == "@testable import A; import UIKit\nimport XCTest\nlet a = UIEdgeInsets.zero\n")
  }

  @Test("A test file without UIKit's names, or with its import, stays as it is")
  func others() {
    for text in ["import XCTest\nlet a = UInt(1), b = UIx()\n", "import XCTest\nimport UIKit\nlet a = UIView()\n"] {
      #expect(ported(text) == text)
    }
  }
}
