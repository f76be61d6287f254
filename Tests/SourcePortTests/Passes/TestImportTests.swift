import Testing

@testable import SourcePort

@Suite("What test files see") struct TestImportTests {
  @Test("A test file that imports XCTest and uses UIKit's names imports UIKit, which XCTest brings along on iOS")
  func namesOfUIKit() {
    #expect(
      ported("import XCTest\nlet a = UIEdgeInsets.zero\n")
        == "import UIKit; import XCTest\nlet a = UIEdgeInsets.zero\n")
  }

  @Test("The import stands before the attributes of the one it precedes")
  func attributes() {
    #expect(
      ported("@testable import A\nimport XCTest\nlet a = UIEdgeInsets.zero\n")
        == "import UIKit; @testable import A\nimport XCTest\nlet a = UIEdgeInsets.zero\n")
  }

  @Test("A test file without UIKit's names, or with its import, stays as it is")
  func others() {
    for text in ["import XCTest\nlet a = UInt(1), b = UIX()\n", "import XCTest\nimport UIKit\nlet a = UIView()\n"] {
      #expect(ported(text) == text)
    }
  }
}
