import Foundation
import VirtualCollectionView

/// A data source whose answers a test can replace, and from inside of which a test can do things.
@MainActor final class HookedSource: ListSource {
  var onSections: ((CollectionView) -> Void)?
  var onItems: ((CollectionView, Int) -> Void)?
  /// Called before a cell is dequeued.
  var onCell: ((CollectionView, IndexPath) -> Void)?
  /// Called before a supplementary view is dequeued.
  var onView: ((CollectionView, IndexPath) -> Void)?
  /// Gives the cell for an item instead of dequeuing it; nil dequeues as always.
  var makeCell: ((CollectionView, IndexPath) -> CollectionViewCell?)?
  /// Gives a supplementary view instead of dequeuing it; nil dequeues as always.
  var makeView: ((CollectionView, String, IndexPath) -> CollectionReusableView?)?
  var sectionCount: Int?

  override func numberOfSections(in collectionView: CollectionView) -> Int {
    onSections?(collectionView)
    let count = super.numberOfSections(in: collectionView)
    return sectionCount ?? count
  }

  override func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    onItems?(collectionView, section)
    return section < counts.count ? super.collectionView(collectionView, numberOfItemsInSection: section) : 0
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    onCell?(collectionView, indexPath)
    if let cell = makeCell?(collectionView, indexPath) { return cell }
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  override func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    onView?(collectionView, indexPath)
    if let view = makeView?(collectionView, kind, indexPath) { return view }
    return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}

/// A flow layout from inside of which a test can do things.
@MainActor final class HookedFlow: CollectionViewFlowLayout {
  var onPrepare: (() -> Void)?
  var onContentSize: (() -> Void)?
  var onElements: (() -> Void)?
  var onItem: (() -> Void)?
  var onBoundsChange: (() -> Void)?

  override func prepare() {
    super.prepare()
    onPrepare?()
  }

  override var collectionViewContentSize: CGSize {
    onContentSize?()
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    onElements?()
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    onItem?()
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    onBoundsChange?()
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

/// A delegate from inside of which a test can do things.
@MainActor final class HookedDelegate: NSObject, CollectionViewDelegate {
  var onWillDisplay: ((CollectionView, IndexPath) -> Void)?
  var onDidEnd: ((CollectionView, IndexPath) -> Void)?
  var onScroll: (() -> Void)?

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { onWillDisplay?(collectionView, indexPath) }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { onDidEnd?(collectionView, indexPath) }

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { onScroll?() }
}

/// Two sections of rows 100 high, each under a header 50 high, in a view of 100 by 300 that records violations.
///
/// Rows in the first section begin at 50, the second header stands at 2,050 and its rows begin at 2,100.
@MainActor struct HookedFixture {
  let view: CollectionView
  let source: HookedSource
  let delegate = HookedDelegate()
  let layout: HookedFlow

  init(
    counts: [Int] = [20, 20], era: UIKitEra = .latest, cell: CollectionViewCell.Type = CollectionViewCell.self
  ) {
    let flow = HookedFlow()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    layout = flow
    source = HookedSource(counts)
    view = withEnvironment({
      $0.violationPolicy = .record
      $0.era = era
    }) { CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow) }
    view.register(cell, forCellWithReuseIdentifier: "Cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "View")
    view.dataSource = source
    view.delegate = delegate
  }

  func scroll(to y: CGFloat) {
    view.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
    view.layoutIfNeeded()
  }
}

/// A layout that answers what a test gives it, whatever that is.
@MainActor final class GivenLayout: CollectionViewLayout {
  var size = CGSize(width: 100, height: 1_000)
  var elements: ((CGRect) -> [CollectionViewLayoutAttributes]?)?
  var item: ((IndexPath) -> CollectionViewLayoutAttributes?)?
  var log: [String] = []

  override func prepare() { log.append("prepare") }
  override var collectionViewContentSize: CGSize {
    log.append("size")
    return size
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    log.append("elements")
    return elements?(rect)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    if let item { return item(indexPath) }
    return indexPath.count == 2 ? row(indexPath.item, in: indexPath.section) : nil
  }
}

/// Attributes of a row 100 by 100 at `item` × 100.
@MainActor func row(_ item: Int, in section: Int = 0) -> CollectionViewLayoutAttributes {
  let attributes = CollectionViewLayoutAttributes(forCellWith: path(section, item))
  attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 100, height: 100)
  return attributes
}

extension CollectionView {
  /// The names of the rules broken since `start`, each once, in the order of their first breaking.
  func rules(from start: Int = 0) -> [ViolationRule] {
    var seen: [ViolationRule] = []
    for violation in violations[start...] where !seen.contains(violation.rule) { seen.append(violation.rule) }
    return seen
  }

  /// The sentence of the first broken rule; empty when none was.
  var sentence: String { violations.first?.sentence ?? "" }

  /// The paths of the cells on screen: `0.3 0.4`.
  var shown: String { indexPathsForVisibleItems.sorted().map(name).joined(separator: " ") }
}
