import Testing

@testable import SourcePort

@Suite("Test cases") struct TestCaseTests {
  @Test("@MainActor leaves test cases and their synchronous methods; asynchronous ones keep it each for itself")
  func testCases() {
    #expect(
      ported(
        """
        @MainActor class Base: XCTestCase {}
        @MainActor
        final class Tests: Base {
          override func setUp() {}
          @MainActor func testA() {}
          func testB() async throws {}
        }
        @MainActor class Other: NSObject {}
        """) == """
                     class Base: XCTestCase {}

          final class Tests: Base {
            override func setUp() {}
                       func testA() {}
            @MainActor func testB() async throws {}
          }
          @MainActor class Other: NSObject {}
          """)
  }
}
