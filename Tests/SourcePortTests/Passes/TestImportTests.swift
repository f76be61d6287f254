import Testing

@testable import SourcePort

@Suite("What test files see") struct TestImportTests {
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
