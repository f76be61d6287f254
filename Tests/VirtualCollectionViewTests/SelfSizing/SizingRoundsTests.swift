import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Rounds of self-sizing") struct SizingRoundsTests {
  @Test("A cell is asked between being made and being displayed (Semantics 1.19, 5.2b)")
  func order() {
    let fixture = SizingFixture(counts: [2], estimate: 30) { _ in 30 }
    let display = DisplayLog()
    var inWindow: [Bool] = []
    fixture.onAsk = { cell in
      fixture.source.log.append("ask \(name(cell.path))")
      inWindow.append(cell.superview != nil)
    }
    display.onWillDisplay = { _, path in fixture.source.log.append("will \(name(path))") }
    fixture.view.delegate = display
    fixture.layout()
    #expect(
      fixture.source.log.suffix(6) == ["cell 0.0", "ask 0.0", "will 0.0", "cell 0.1", "ask 0.1", "will 0.1"])
    #expect(inWindow == [false, false])
  }

  @Test("A layout of a user is asked once a question, then for a context, then prepared (Semantics 5.2, 5.2a, 5.3)")
  func customLayout() {
    let layout = FollowingRows()
    let fixture = Fixture(counts: [2], size: CGSize(width: 100, height: 100), layout: layout)
    fixture.view.register(FiftyCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    #expect(
      layout.log == [
        "prepare", "should 0.0 20>50", "context", "invalidate", "prepare", "should 0.0 50>50", "should 0.1 20>50",
        "context", "invalidate", "prepare", "should 0.1 50>50",
      ])
    #expect(fixture.view.visibleCells.map { $0.frame.height } == [50, 50])
  }

  @Test("The base layout follows nobody (Semantics 5.3)")
  func baseLayout() {
    let layout = PlainRows()
    let fixture = Fixture(counts: [2], size: CGSize(width: 100, height: 100), layout: layout)
    fixture.view.register(FiftyCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.visibleCells.map { $0.frame.height } == [20, 20])
  }

  @Test("Each round leaves an event, and is counted (Semantics 5.2)")
  func events() {
    let fixture = SizingFixture(counts: [2]) { _ in 30 }
    let trace = fixture.view.record { fixture.layout() }
    #expect(trace.text.contains("sizesAsked views 2 changed 1"))
    #expect(trace.text.contains("layoutInvalidated preferredSize elements 1"))
    #expect(fixture.view.counters.selfSizingRounds == 1)
  }

  @Test(
    "A cell that never agrees stops after a hundred rounds, in UIKit's words, with both sizes (Semantics 5.11, 5.11a)",
    arguments: [
      (UIKitEra.iOS16, "is stuck in its update/layout loop", "UICollectionViewRecursion"),
      (.iOS17, "is stuck in a recursive layout loop", "UICollectionViewFeedbackLoopDebugger"),
    ])
  func loop(_ era: UIKitEra, _ words: String, _ category: String) throws {
    let fixture = SizingFixture(counts: [1], era: era) { _ in nil }
    fixture.size = { _, given in CGSize(width: 100, height: given.height == 30 ? 50 : 30) }
    fixture.layout()
    let violation = try #require(fixture.view.violations.first)
    #expect(fixture.view.violations.map(\.rule) == [.layoutLoop])
    #expect(violation.sentence.contains(words))
    #expect(violation.sentence.contains(category))
    let sizes = violation.facts.filter { $0.name.hasSuffix("size") }.map(\.value)
    #expect(Set(sizes) == ["{100, 30}", "{100, 50}"])
    #expect(violation.remedy.contains("goes to and fro between {100, 30} and {100, 50}"))
    #expect(fixture.asked.count == 100)
  }

  @Test("A cell that wants more each time is not said to go to and fro (Semantics 5.11)")
  func growing() throws {
    let fixture = SizingFixture(counts: [1]) { _ in nil }
    fixture.size = { _, given in CGSize(width: 100, height: given.height + 1) }
    fixture.layout()
    let violation = try #require(fixture.view.violations.first)
    #expect(violation.rule == .layoutLoop)
    #expect(
      violation.remedy.contains("prefers another size each time it is asked, at last {100, 139} and then {100, 140}"))
  }

  @Test("A layout that follows without changing anything is stopped as well (Semantics 5.11b, 12.34)")
  func loopWithoutChange() {
    let layout = FollowingRows()
    layout.keepsHeights = true
    let fixture = Fixture(counts: [1], size: CGSize(width: 100, height: 100), layout: layout)
    fixture.view.register(FiftyCell.self, forCellWithReuseIdentifier: "Cell")
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.violations.map(\.rule) == [.layoutLoop])
    let remedy = fixture.view.violations.first?.remedy
    #expect(remedy?.contains("prefers {100, 50} each time, and the layout gives it {100, 20}") == true)
  }

  @Test("Plain cells in a layout that follows nobody are not asked (Semantics 5.4)")
  func plainCells() {
    let fixture = Fixture(counts: [3])
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.counters.selfSizingRounds == 0)
    #expect(fixture.view.counters.itemQueries == 0)
  }

  @Test("A grid of more cells than the limit of rounds settles (Semantics 5.11b)")
  func manyCells() {
    let fixture = SizingFixture(counts: [200], height: 400) { _ in nil }
    fixture.flow.estimatedItemSize = CGSize(width: 10, height: 10)
    fixture.size = { path, _ in CGSize(width: 10, height: path.item % 2 == 0 ? 12 : 14) }
    fixture.layout()
    #expect(fixture.view.violations.isEmpty)
    #expect(fixture.view.visibleCells.count == 200)
    #expect(fixture.view.contentSize.height == 280)
  }
}

@MainActor @Suite("Cells that change by themselves") struct SizingInvalidationTests {
  @Test(
    "A visible cell or its content view may say that it changed, unless that is disabled (Semantics 5.14)",
    arguments: [CollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints, .disabled])
  func intrinsic(_ mode: CollectionView.SelfSizingInvalidation) throws {
    var height: CGFloat = 30
    let fixture = SizingFixture(counts: [3]) { $0.item == 1 ? height : 30 }
    fixture.view.selfSizingInvalidation = mode
    fixture.layout()
    height = 70
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)))
    cell.contentView.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.rows[1] == (mode == .disabled ? "0.1 30+30" : "0.1 30+70"))
    height = 50
    cell.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.rows[1] == (mode == .disabled ? "0.1 30+30" : "0.1 30+50"))
  }

  @Test(
    "A view inside the content counts where constraints do (Semantics 5.14)",
    arguments: [CollectionView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints])
  func inside(_ mode: CollectionView.SelfSizingInvalidation) throws {
    var height: CGFloat = 30
    let fixture = SizingFixture(counts: [1]) { _ in height }
    fixture.view.selfSizingInvalidation = mode
    fixture.layout()
    height = 70
    let inner = VirtualView(frame: .zero)
    let cell = try #require(fixture.view.cellForItem(at: path(0, 0)))
    cell.contentView.addSubview(inner)
    inner.invalidateIntrinsicContentSize()
    fixture.layout()
    #expect(fixture.rows == [mode == .enabled ? "0.0 0+30" : "0.0 0+70"])
  }
}

private final class FiftyCell: CollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size.height = 50
    return layoutAttributes
  }
}

/// Rows of 20.
private class PlainRows: CollectionViewLayout {
  var heights: [Int: CGFloat] = [:]

  func frame(_ item: Int) -> CGRect {
    let y = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 20) }
    return CGRect(x: 0, y: y, width: 100, height: heights[item] ?? 20)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: frame(collectionView?.numberOfItems(inSection: 0) ?? 0).minY)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { layoutAttributesForItem(at: path(0, $0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(indexPath.item)
    return attributes
  }
}

/// Rows that take what their cells prefer.
private final class FollowingRows: PlainRows {
  var log: [String] = []
  var keepsHeights = false

  override func prepare() { log.append("prepare") }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    let (old, new) = (Int(originalAttributes.size.height), Int(preferredAttributes.size.height))
    log.append("should \(name(originalAttributes.indexPath)) \(old)>\(new)")
    guard old != new else { return false }
    if !keepsHeights { heights[originalAttributes.indexPath.item] = preferredAttributes.size.height }
    return true
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    log.append("context")
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    if !log.isEmpty { log.append("invalidate") }
    super.invalidateLayout(with: context)
  }
}
