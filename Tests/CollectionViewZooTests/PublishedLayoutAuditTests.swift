import CollectionViewAudits
import CollectionViewZoo
import Foundation
import Testing
import VirtualCollectionView

/// The three published layouts: each of their faults is found by name, and what does the same and does it right is clean.
@MainActor @Suite("Audits of the published layouts") struct PublishedLayoutAuditTests {
  @Test("The circle with a turning start has its faults found by name")
  func turningCircle() {
    var audit = LayoutAudit(PublishedTurningCircle()).setting("origin") { (layout: PublishedTurningCircle) in
      layout.origin = 1
    }
    audit.asksForMissingItems = true
    let report = audit.run()
    #expect(
      report.names.joined(separator: " ") == """
        asks-for-missing-section elements-missing item-never-shown not-a-number outside-content \
        property-without-invalidation size-change-missed answers-for-missing-item frame-for-bounds elements-too-many \
        query-grows
        """, "\(report)")
  }

  @Test("The circle that fits has its faults found by name")
  func fittingCircle() {
    let report = LayoutAudit(PublishedFittingCircle())
      .variant("with tall items") { (layout: PublishedFittingCircle) in
        layout.itemSize = CGSize(width: 20, height: 120)
      }
      .setting("itemSize") { (layout: PublishedFittingCircle) in layout.itemSize = CGSize(width: 20, height: 20) }
      .insets { (layout: PublishedFittingCircle, insets) in layout.sectionInset = insets }
      .run()
    #expect(
      report.names.joined(separator: " ") == """
        asks-for-missing-section duplicate-elements element-of-missing-item elements-missing item-never-shown \
        not-a-number outside-content prepare-adds-up property-without-invalidation reload-leaves-old-places \
        size-change-missed turned-inside-out uneven-inset-ignored update-leaves-old-places frame-for-bounds \
        elements-too-many
        """, "\(report)")
  }

  @Test("The pages filled row by row have their faults found by name")
  func rowPages() {
    var audit = LayoutAudit(PublishedRowPages())
      .variant("cells of 80") { (layout: PublishedRowPages) in layout.itemSize = CGSize(width: 80, height: 80) }
    audit.expectsWholePages = true
    let report = audit.run()
    #expect(
      report.names.joined(separator: " ") == """
        asks-for-missing-item asks-for-missing-section content-not-whole-pages content-too-large duplicate-elements \
        elements-missing item-never-shown item-without-attributes super-attributes-changed narrow-answers-differ \
        elements-too-many query-grows
        """, "\(report)")
  }

  @Test("The layouts of this package are clean")
  func ours() {
    let audits: [LayoutAudit] = [
      LayoutAudit(CollectionViewFlowLayout()),
      LayoutAudit(CircleLayout()).setting("startAngle") { (layout: CircleLayout) in layout.startAngle = 1 }
        .insets { (layout: CircleLayout, insets) in layout.sectionInset = insets },
      LayoutAudit(PagedGridLayout()),
      LayoutAudit(WaterfallLayout()),
    ]
    for audit in audits {
      let report = audit.run()
      #expect(report.isClean, "\(report)")
    }
  }
}
