import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// Layouts as strangers write them, each with one fault: an audit that is told nothing else names it.
@MainActor @Suite("Audits of strangers' broken layouts") struct BrokenStrangersTests {
  @MainActor private struct Case {
    let rule: FindingRule
    let audit: LayoutAudit

    init(_ rule: FindingRule, _ make: @autoclosure @escaping @MainActor () -> UICollectionViewLayout) {
      self.rule = rule
      var audit = LayoutAudit(making: make)
      // What a view does not ask for, and a faulty layout is silent about.
      audit.asksForMissingItems = [FindingRule.itemNeverShown].contains(rule)
      self.audit = audit
    }
  }

  private func expectFound(_ cases: [Case]) {
    for one in cases {
      let report = one.audit.run()
      #expect(report[one.rule] != nil, "\(one.audit.subject) lacks \(one.rule): \(report.names)")
    }
  }

  @Test("Caches that are not made anew, and updates that leave something behind")
  func caches() {
    expectFound([
      Case(.reloadLeavesOldPlaces, CountKeyedCache()), Case(.sizeChangeMissed, CountKeyedCache()),
      Case(.reloadLeavesOldPlaces, GrowingContent()), Case(.reloadLeavesOldPlaces, ClearsInPlainInvalidation()),
      Case(.updateLeavesOldPlaces, ClearsInPlainInvalidation()), Case(.notRepeatable, ShiftingInvalidation()),
      Case(.sizeChangeMissed, SwallowsContext()), Case(.updateStateKept, RemembersInserted()),
      Case(.updateLeavesOldPlaces, FadesTheCache()), Case(.changesByItself, MovesTheCache()),
      Case(.changesByItself, FadesAtTheEdge()), Case(.screenForBounds, ScreenWide()),
      Case(.sizeChangeMissed, WatchesWidth()), Case(.boundsChangeMissed, HidesOutOfSight()),
    ])
  }

  @Test("Searches that miss something, and elements without an answer of their own")
  func answers() {
    expectFound([
      Case(.elementsMissing, UnsortedWaterfall()), Case(.elementsMissing, BeginsInRectangle()),
      Case(.elementsMissing, CutsLastRow()), Case(.elementsMissing, WholeRows()),
      Case(.itemWithoutAttributes, SilentHeaders()), Case(.itemNeverShown, HeadersLeftOut()),
      Case(.itemNeverShown, BackgroundsLeftOut()), Case(.elementsMissing, HeadersWithItems()),
      Case(.duplicateElements, BackgroundPerItem()), Case(.elementOfMissingItem, OneHeaderMore()),
      Case(.answersDisagree, TurnsOverInRectangles()), Case(.answersDisagree, RaisesInRectangles()),
      Case(.answersDisagree, LeftAlignedByRectangle()), Case(.attributesIncomplete, ShadedLayout()),
    ])
  }

  @Test("Places outside of the content, on each other, or dependent on what they should not be")
  func places() {
    expectFound([
      Case(.outsideContent, OneRowShort()), Case(.outsideContent, ShortByInset()),
      Case(.coveredWithoutOrder, RestartsAfterEmptySection()), Case(.coveredWithoutOrder, HeadersOnItems()),
      Case(.itemNeverShown, TwoHundredItems()), Case(.elementOfMissingItem, CountsFirstSection()),
      Case(.outsideContent, MirroredEdge()), Case(.negativeSize, SpacingBelowZero()),
      Case(.contentTooLarge, InsetForEachItem()), Case(.outsideContent, WrongWhenLying()),
      Case(.halvesDiffer, ScalesByRectangle()), Case(.boundsChangeMissed, ScalesUntold()),
      Case(.targetOutsideContent, SnapsToNothing()), Case(.notANumber, SnapsByDivision()),
      Case(.changesByItself, StickyUntold()), Case(.boundsChangeMissed, StickyPreparedOnly()),
    ])
  }

  @Test("What the broken ones are made of is right")
  func bases() {
    var carousel = LayoutAudit(CarouselLayout())
    carousel.expectsAllSections = false
    for audit in [LayoutAudit(CachedLayout()), LayoutAudit(FurnishedLayout()), carousel] {
      let report = audit.run()
      // They look at all attributes for each question.
      #expect(report.names.allSatisfy { $0 == "query-grows" }, "\(report)")
    }
  }
}
