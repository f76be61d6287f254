import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Growth checks") struct GrowthCheckTests {
  @Test("What grows faster than declared is said with its figures")
  func failures() {
    let report = GrowthCheck(.prepare, .query).run(on: EveryItem())
    #expect(report[.query]?.growth == .linear, "\(report)")
    #expect(report[.prepare]?.growth == .constant)
    let failures = report.failures([.query: .logarithmic, .prepare: .constant])
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("EveryItem: query is O(n) in ") == true)
    #expect(failures.first?.contains(", declared was O(log n): ") == true)
    #expect(report.failures([.query: .linear]).isEmpty)
  }

  @Test("What is declared and was not measured, or too seldom to tell, fails")
  func declaredInVain() {
    let prepared = GrowthCheck(.prepare).run(on: EveryItem())
    #expect(prepared.failures([.query: .constant]).first?.contains("was not measured") == true)
    var once = GrowthCheck(.prepare)
    once.counts = [500]
    #expect(once.run(on: EveryItem()).failures([.prepare: .worse]).first?.contains("three or more") == true)
  }

  @Test("Each kind of work has a class of its own, and what was not counted has none")
  func kinds() throws {
    let result = try #require(GrowthCheck(.query).run(on: EveryItem())[.query])
    #expect(result.growth(of: "attributes made") == .linear)
    #expect(result.growth(of: "views") == .constant)
    #expect(result.growth(of: "elements in a rectangle") == .constant)
    #expect(result.growth(of: "shoes") == nil)
  }

  @Test("Allocations are counted where the program links the counter, and otherwise the report says that they are not")
  func allocations() {
    let report = GrowthCheck(.query).run(on: EveryItem())
    if AllocationCounting.total == nil {
      #expect(report[.query]?.growth(of: "allocations") == nil)
      #expect(report.description.hasSuffix("link the product AllocationCounter, which there is on Linux."))
    } else {
      #expect(report[.query]?.growth(of: "allocations") == .linear, "\(report)")
      #expect(!report.description.contains("AllocationCounter"))
    }
  }

  #if os(Linux)
    @Test("The counter is found in a program that links it, and readings subtract to what was allocated between them")
    func counter() throws {
      // With a sanitizer there is none.
      guard let before = AllocationCounting.total else { return }
      final class Box {}
      var kept: [Box] = []
      kept.reserveCapacity(10)
      let start = AllocationCounting.total
      for _ in 0..<10 { kept.append(Box()) }
      let end = AllocationCounting.total
      #expect(try #require(end) - #require(start) == 10)
      #expect(try #require(start) > before && kept.count == 10)
    }
  #endif

  @Test("A block that counts allocations comes before the counter of the program")
  func ownAllocations() {
    var check = GrowthCheck(.query)
    var counted = 0
    check.countsAllocations = { body in
      body()
      counted += 100
      return counted * counted
    }
    check.counts = [100, 1_000, 10_000, 100_000]
    #expect(check.run(on: CollectionViewFlowLayout())[.query]?.fastest == "allocations")
  }

  @Test("What prepares a view decides what is measured")
  func preparesView() {
    var check = GrowthCheck(.reload)
    check.counts = [100, 1_000, 10_000]
    check.preparesView = { view, count in
      // As many sections as items.
      RowSource(Array(repeating: 1, count: count)) { _, _ in }.install(view)
    }
    let report = check.run(on: CollectionViewFlowLayout())
    #expect(report[.reload]?.growth == .linear, "\(report)")
    #expect(report[.reload]?.growth(of: "numberOfItems") == .linear)
    #expect(report[.reload]?.growth(of: "cellForItem") == .constant)
  }

  @Test("A layout that takes all items to answer for one is found by the question for one")
  func queryItem() {
    #expect(GrowthCheck(.queryItem).run(on: EveryItem())[.queryItem]?.growth == .linear)
    #expect(GrowthCheck(.queryItem).run(on: CollectionViewFlowLayout())[.queryItem]?.growth == .constant)
  }

  @Test("A block of the user's own is measured by its name")
  func named() {
    var check = GrowthCheck().measuring("jump to the end") { view in
      let last = view.numberOfItems(inSection: 0) - 1
      view.scrollToItem(at: IndexPath(item: last, section: 0), at: .bottom, animated: false)
    }
    check.counts = [100, 1_000, 10_000, 100_000]
    let report = check.run(on: CollectionViewFlowLayout())
    #expect(report[.named("jump to the end")]?.growth == .constant, "\(report)")
    #expect(report[.named("jump to the end")]?.points.last?.work.views ?? 0 > 5)
    #expect(report.description.contains("  jump to the end  O(1) "))
  }

  @Test("Work too large to be added up is the largest number")
  func overflow() {
    var work = CountedWork()
    work.calls = .max
    work.reads = 5
    #expect(work.total == .max)
  }
}

/// Answers everything, whatever the rectangle.
final class EveryItem: CollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: 10 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 10 * item, width: 100, height: 10)
      return attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: .zero)?[indexPath.item]
  }
}
