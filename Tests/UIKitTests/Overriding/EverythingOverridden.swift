import UIKit

// One class each that overrides all that published code overrides, with the SDK's own signatures. That it compiles is the
// test; without @MainActor, as such code is written.

class EveryLayout: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var layoutAttributesClass: AnyClass { EveryAttributes.self }
  override class var invalidationContextClass: AnyClass { EveryContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))!]
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = EveryAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.progress = 0.5
    return attributes
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout) }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
}

class EveryFlowLayout: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
  override var minimumLineSpacing: CGFloat { didSet { invalidateLayout() } }
  override var minimumInteritemSpacing: CGFloat { didSet { invalidateLayout() } }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { super.sectionHeadersPinToVisibleBounds }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { true }
    set {}
  }
  override var scrollDirection: UICollectionView.ScrollDirection { didSet { invalidateLayout() } }
  override class var layoutAttributesClass: AnyClass { EveryAttributes.self }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
  }
}

class EveryAttributes: UICollectionViewLayoutAttributes {
  // isEqual is not isolated.
  nonisolated(unsafe) var progress: CGFloat = 0

  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! EveryAttributes
    copy.progress = progress
    return copy
  }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EveryAttributes else { return false }
    return super.isEqual(object) && other.progress == progress
  }
}

class EveryContext: UICollectionViewLayoutInvalidationContext {
  override init() { super.init() }
  override var invalidateEverything: Bool { false }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { nil }
}

class EveryFlowContext: UICollectionViewFlowLayoutInvalidationContext {
  override init() { super.init() }
}

class EveryCell: UICollectionViewCell {
  private(set) var made: [String] = []
  private(set) var applied: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    made.append("frame")
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var isSelected: Bool { didSet { made.append("selected") } }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = (layoutAttributes as? EveryAttributes)?.progress
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
}

class GenericCell<Content>: UICollectionViewCell {
  var content: Content?
  let label = "label"
}

class UnframedCell: UICollectionViewCell {
  let model: Int
  init(model: Int) {
    self.model = model
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class EveryReusableView: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

class EveryCollectionView: UICollectionView {
  private(set) var log: [String] = []

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override weak var delegate: UICollectionViewDelegate? { didSet { log.append("delegate") } }
  override weak var dataSource: UICollectionViewDataSource? { didSet { log.append("dataSource") } }
  override var contentOffset: CGPoint { didSet { log.append("offset") } }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var bounds: CGRect { didSet { if oldValue.size != bounds.size { log.append("bounds") } } }
  override var frame: CGRect { didSet { log.append("frame") } }
  override var intrinsicContentSize: CGSize { contentSize }
  override func reloadData() {
    log.append("reload")
    super.reloadData()
  }
  override func layoutSubviews() { super.layoutSubviews() }
}

class EveryScrollView: UIScrollView {
  private(set) var changes = 0
  override var delegate: UIScrollViewDelegate? { didSet { changes += 1 } }
  override var contentOffset: CGPoint { didSet { changes += 1 } }
}
