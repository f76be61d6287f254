import CollectionViewAudits
import CollectionViewTesting
import VirtualCollectionView
import XCTest

/// The same checks inside of XCTest, where issues of Swift Testing would be ignored.
final class XCTestChecksTests: XCTestCase {
  func testAFindingFailsAnXCTest() async {
    let report = await MainActor.run { LayoutAudit(CollectionViewLayout()).run() }
    #if os(macOS)
      XCTExpectFailure("The base layout shows nothing.")
      expectClean(report)
    #else
      // Linux's XCTest has no expected failures: what is allowed passes.
      expectClean(report, allowing: [.itemNeverShown])
    #endif
  }
}
