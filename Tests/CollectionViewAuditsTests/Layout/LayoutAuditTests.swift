import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Layout audits") struct LayoutAuditTests {
  @Test("A report says what was tried, and a clean one says so in a line")
  func cleanReport() {
    let report = LayoutAudit(CollectionViewFlowLayout()).run()
    #expect(report.isClean)
    #expect("\(report)".hasPrefix("CollectionViewFlowLayout: clean ("))
    #expect(report.comparisons > 1_000)
  }
}
