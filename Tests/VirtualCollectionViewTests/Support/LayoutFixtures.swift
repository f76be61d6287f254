import Foundation
import VirtualCollectionView

/// Rows below each other, with every call written down and every answer open to a test.
@MainActor class SpyLayout: CollectionViewLayout {
  /// A supplementary or decoration element.
  struct Extra {
    var category: CollectionView.ElementCategory
    var kind: String
    var path: IndexPath
    var frame: CGRect
  }

  var log: [String] = []
  var contexts: [CollectionViewLayoutInvalidationContext] = []
  var rowHeight: CGFloat = 100
  var width: CGFloat = 100
  /// Frames of items that are not where their row says.
  var moved: [IndexPath: CGRect] = [:]
  var hidden: Set<IndexPath> = []
  var zIndexes: [IndexPath: Int] = [:]
  var extras: [Extra] = []
  var invalidatesForBounds: (CGRect) -> Bool = { _ in false }
  var onPrepare: (() -> Void)?
  /// Takes the place of the answer by geometry.
  var answer: ((CGRect) -> [CollectionViewLayoutAttributes]?)?
  private var paths: [IndexPath] = []

  override func prepare() {
    log.append("prepare")
    paths = []
    if let view = collectionView {
      for section in 0..<view.numberOfSections {
        for item in 0..<view.numberOfItems(inSection: section) { paths.append(path(section, item)) }
      }
    }
    onPrepare?()
  }

  override var collectionViewContentSize: CGSize {
    log.append("size")
    return CGSize(width: width, height: rowHeight * CGFloat(paths.count))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    log.append("elements \(text(rect))")
    if let answer { return answer(rect) }
    let items = paths.map { item($0) }.filter { overlap($0.frame, rect) }
    return items + extras.filter { overlap($0.frame, rect) }.map { attributes(of: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    log.append("item \(name(indexPath))")
    return paths.contains(indexPath) ? item(indexPath) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("view \(short(elementKind)) \(name(indexPath))")
    return extra(.supplementaryView, elementKind, indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    log.append("decoration \(elementKind) \(name(indexPath))")
    return extra(.decorationView, elementKind, indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("should \(text(newBounds))")
    return invalidatesForBounds(newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    log.append("context for bounds")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    log.append("invalidate()")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    log.append("invalidate(with:)")
    contexts.append(context)
    super.invalidateLayout(with: context)
  }

  /// The attributes of an item as of now.
  func item(_ path: IndexPath) -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    let row = paths.firstIndex(of: path) ?? 0
    attributes.frame = moved[path] ?? CGRect(x: 0, y: CGFloat(row) * rowHeight, width: width, height: rowHeight)
    attributes.zIndex = zIndexes[path] ?? 0
    attributes.isHidden = hidden.contains(path)
    return attributes
  }

  func attributes(of extra: Extra) -> CollectionViewLayoutAttributes {
    let attributes =
      extra.category == .supplementaryView
      ? CollectionViewLayoutAttributes(forSupplementaryViewOfKind: extra.kind, with: extra.path)
      : CollectionViewLayoutAttributes(forDecorationViewOfKind: extra.kind, with: extra.path)
    attributes.frame = extra.frame
    return attributes
  }

  private func extra(
    _ category: CollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    extras.first { $0.category == category && $0.kind == kind && $0.path == path }.map { attributes(of: $0) }
  }
}

/// Half-open, unlike Foundation's `intersects` on Linux.
func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
  a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY
}

/// `0 100 320 44`: origin and size.
func text(_ rect: CGRect) -> String {
  [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
}

/// Whole numbers without a point.
func text(_ number: CGFloat) -> String {
  number == number.rounded() ? String(Int(number)) : String(Double((number * 1000).rounded() / 1000))
}

/// What is on screen with the frames of the views: `0.3: 0 300 100 100`, `header 1.0: …`.
@MainActor func picture(_ view: CollectionView) -> [String] {
  view.visibleElements.map { element in
    (element.kind.map { short($0) + " " } ?? "") + name(element.indexPath) + ": " + text(element.view.frame)
  }
}

/// Every element of the content with the frames of the layout, as the view gives them.
@MainActor func wholePicture(_ view: CollectionView) -> [String] {
  let everything = CGRect(x: -100_000, y: -100_000, width: 1_000_000, height: 1_000_000)
  return view.layoutAttributesForElements(touching: everything).map { attributes in
    (attributes.representedElementKind.map { short($0) + " " } ?? "") + name(attributes.indexPath) + ": "
      + text(attributes.frame)
  }
}

/// Sizes of items alone, written down.
@MainActor final class SizesDelegate: NSObject, CollectionViewDelegateFlowLayout {
  var log: [String] = []
  var size: (IndexPath) -> CGSize

  init(_ size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(name(indexPath))")
    return size(indexPath)
  }
}

/// Everything a flow layout can be told, by section, written down.
@MainActor final class MetricsDelegate: NSObject, CollectionViewDelegateFlowLayout {
  var log: [String] = []
  var size: (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  var inset: (Int) -> ViewInsets = { _ in .zero }
  var lineSpacing: CGFloat = 0
  var interitemSpacing: CGFloat = 0
  var header: (Int) -> CGSize = { _ in .zero }
  var footer: (Int) -> CGSize = { _ in .zero }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.append("size \(name(indexPath))")
    return size(indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> ViewInsets {
    log.append("inset \(section)")
    return inset(section)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("line \(section)")
    return lineSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.append("interitem \(section)")
    return interitemSpacing
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    log.append("header \(section)")
    return header(section)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    log.append("footer \(section)")
    return footer(section)
  }
}

/// What a scroll view tells, with the offset it had at that moment.
@MainActor final class OffsetLog: NSObject, CollectionViewDelegate {
  var log: [String] = []

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) {
    log.append("did scroll \(text(scrollView.contentOffset.x)) \(text(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: VirtualScrollView) { log.append("animation ended") }
}

/// A cell that keeps what was applied to it.
@MainActor final class ApplyCell: CollectionViewCell {
  var applied: [CollectionViewLayoutAttributes] = []
  /// The frame the cell had when each was applied.
  var frames: [CGRect] = []
  /// The tint that each had then, for those that have one.
  var tints: [Int] = []

  override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes)
    frames.append(frame)
    if let tinted = layoutAttributes as? TintAttributes { tints.append(tinted.tint) }
  }
}

/// Attributes with a value of their own that copies and compares as the rules ask.
@MainActor class TintAttributes: CollectionViewLayoutAttributes {
  nonisolated(unsafe) var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! TintAttributes
    copy.tint = tint
    return copy
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintAttributes else { return false }
    return other.tint == tint && super.isEqual(other)
  }
}

extension Fixture {
  /// A flow layout in a view of a size, set up before the first layout.
  init(
    flow counts: [Int], width: CGFloat, height: CGFloat,
    _ layout: CollectionViewFlowLayout = CollectionViewFlowLayout(),
    _ setUp: (CollectionViewFlowLayout) -> Void = { _ in }
  ) {
    setUp(layout)
    self.init(counts: counts, size: CGSize(width: width, height: height), layout: layout)
  }

  /// Gives the view a delegate and keeps it alive as long as the data source, which the view does not.
  func use(_ delegate: any CollectionViewDelegate) {
    let next = source.configure
    source.configure = { cell, path in
      withExtendedLifetime(delegate) { next?(cell, path) }
    }
    view.delegate = delegate
  }

  /// What UIKit says to the first broken rule; empty when none is broken.
  var sentence: String { view.violations.first?.sentence ?? "" }

  /// The rules broken so far.
  var rules: [ViolationRule] { view.violations.map(\.rule) }

  /// The layout as a flow layout.
  var flow: CollectionViewFlowLayout { view.collectionViewLayout as! CollectionViewFlowLayout }
}
