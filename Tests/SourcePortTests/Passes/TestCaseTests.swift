import Foundation
import Testing

@testable import SourcePort

@Suite("Test cases") struct TestCaseTests {
  @Test("Synchronous methods of isolated test cases are awaited; asynchronous ones and other classes stay")
  func testCases() {
    #expect(
      ported(
        """
        @MainActor final class Tests: XCTestCase {
          override func setUp() {
            super.setUp()
          }
          func testA() throws {}
          func testB() async throws {}
          func helper() {}
        }
        @MainActor class Other: NSObject { func testC() {} }
        class Plain: XCTestCase { func testD() {}; @MainActor func testE() {} }
        """) == """
          @MainActor final class Tests: XCTestCase {
            @MainActor override func setUp() async throws { ported_setUp() };          func ported_setUp() {
              super.setUp()
            }
            @MainActor func testA() async throws { try ported_testA() }; func ported_testA() throws {}
            func testB() async throws {}
            func helper() {}
          }
          @MainActor class Other: NSObject { func testC() {} }
          class Plain: XCTestCase { func testD() {}; \
          @MainActor func testE() async throws { ported_testE() }; @MainActor func ported_testE() {} }
          """)
  }

  @Test("What a test case inherits is called through the same names")
  func inherited() {
    let text = ported(
      """
      @MainActor class Base: XCTestCase { override func setUp() {} }
      class Tests: Base {
        override func setUp() { super.setUp() }
      }
      """)
    #expect(text.contains("}; override func ported_setUp() { super.ported_setUp() }"))
  }

  @Test("Two methods before each test are awaited in one, the throwing one first")
  func withError() {
    let text = ported(
      """
      @MainActor class Tests: XCTestCase {
        override func setUp() {}
        override func setUpWithError() throws {}
        override func tearDownWithError() throws {}
      }
      """)
    #expect(
      text.contains("override func setUp() async throws { try ported_setUpWithError(); ported_setUp() }; "))
    #expect(text.contains("override func tearDown() async throws { try ported_tearDownWithError() }; "))
    #expect(text.components(separatedBy: "async throws").count == 3)
  }
}
