// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: Geometry and trait support types: struct UIEdgeInsets { top, left, bottom, right: CGFloat; init();
//   init(top:left:bottom:right:); static let zero; Equatable, Codable; CGRect.inset(by:) }
private func edgeInsets(_ value: UIEdgeInsets) -> any Equatable & Codable {
  let _: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
  let _: () -> UIEdgeInsets = UIEdgeInsets.init
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets = UIEdgeInsets.init(top:left:bottom:right:)
  let _: UIEdgeInsets = .zero
  let _: CGRect = CGRect.zero.inset(by: value)
  return value
}

// row: Geometry and trait support types: struct NSDirectionalEdgeInsets { top, leading, bottom, trailing: CGFloat;
//   init(top:leading:bottom:trailing:); static let zero; Equatable, Codable }
private func directionalInsets(_ value: NSDirectionalEdgeInsets) -> any Equatable & Codable {
  let _: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [\.top, \.leading, \.bottom, \.trailing]
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets =
    NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
  let _: NSDirectionalEdgeInsets = .zero
  return value
}

// row: Geometry and trait support types: struct UIOffset { horizontal, vertical: CGFloat; static let zero }
private func offset() {
  let _: [WritableKeyPath<UIOffset, CGFloat>] = [\.horizontal, \.vertical]
  let _: UIOffset = .zero
}

// row: Geometry and trait support types: struct CGAffineTransform / CATransform3D / CGVector (not in Foundation on
//   Linux)
private func transforms() {
  let _: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
  let _: [WritableKeyPath<CATransform3D, CGFloat>] = [\.m11, \.m34, \.m44]
  let _: [WritableKeyPath<CGVector, CGFloat>] = [\.dx, \.dy]
}

// row: Geometry and trait support types: struct NSDirectionalRectEdge : OptionSet { top, leading, bottom, trailing,
//   all; static let none }
private func directionalEdges() -> any OptionSet {
  let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all, []]
  return all[0]
}

// row: Geometry and trait support types: enum NSRectAlignment : Int { none, top, topLeading, leading, bottomLeading,
//   bottom, bottomTrailing, trailing, topTrailing }
private func rectAlignment(_ value: NSRectAlignment) -> Int {
  switch value {
  case .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing:
    value.rawValue
  }
}

// row: Geometry and trait support types: enum UIUserInterfaceLayoutDirection : Int { leftToRight = 0, rightToLeft = 1
//   }
private func layoutDirection(_ value: UIUserInterfaceLayoutDirection) -> Int {
  switch value {
  case .leftToRight, .rightToLeft: value.rawValue
  }
}

// row: Geometry and trait support types: enum UIAxis / UIRectEdge / UILayoutPriority
private func setsAndPriorities() {
  let _: [UIAxis] = [.horizontal, .vertical, .both]
  let _: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
  let _: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(1)]
}

// row: Geometry and trait support types: class UITraitCollection { displayScale, horizontalSizeClass,
//   verticalSizeClass, userInterfaceStyle, layoutDirection, preferredContentSizeCategory, userInterfaceIdiom;
//   init(traitsFrom:), init(displayScale:) }
private func traits(_ value: UITraitCollection) {
  let _: CGFloat = value.displayScale
  let _: UIUserInterfaceSizeClass = value.horizontalSizeClass
  let _: UIUserInterfaceSizeClass = value.verticalSizeClass
  let _: UIUserInterfaceStyle = value.userInterfaceStyle
  let _: UIContentSizeCategory = value.preferredContentSizeCategory
  let _: UIUserInterfaceIdiom = value.userInterfaceIdiom
  let _: ([UITraitCollection]) -> UITraitCollection = UITraitCollection.init(traitsFrom:)
  let _: (CGFloat) -> UITraitCollection = UITraitCollection.init(displayScale:)
}

// row: Geometry and trait support types: protocol UIDynamicItem : NSObjectProtocol { center, bounds, transform }
@MainActor private func dynamicItem<Item: UIDynamicItem>(_ item: Item) -> any NSObjectProtocol {
  let _: ReferenceWritableKeyPath<UIView, CGPoint> = \.center
  let _: KeyPath<Item, CGRect> = \.bounds
  let _: WritableKeyPath<Item, CGAffineTransform> = \.transform
  let _: WritableKeyPath<Item, CGPoint> = \.center
  let _: any UIDynamicItem = UICollectionViewLayoutAttributes()
  return item
}

// row: NSCollectionLayoutAnchor: class NSCollectionLayoutAnchor
private class Row200: NSCollectionLayoutAnchor {}
@MainActor private func row200(_ value: Row200) -> NSObject { value }

// row: NSCollectionLayoutAnchor: var edges: NSDirectionalRectEdge { get }
private class Row201: NSCollectionLayoutAnchor {
  override var edges: NSDirectionalRectEdge {
    get { super.edges }
  }
}

// row: NSCollectionLayoutAnchor: convenience init(edges: NSDirectionalRectEdge)
@MainActor private func row202() {
  let _: @MainActor (NSDirectionalRectEdge) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(edges:)
}

// row: NSCollectionLayoutAnchor: convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
@MainActor private func row203() {
  let _: @MainActor (NSDirectionalRectEdge, CGPoint) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(
    edges:absoluteOffset:)
}

// row: NSCollectionLayoutAnchor: convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
@MainActor private func row204() {
  let _: @MainActor (NSDirectionalRectEdge, CGPoint) -> NSCollectionLayoutAnchor = NSCollectionLayoutAnchor.init(
    edges:fractionalOffset:)
}

// row: NSCollectionLayoutAnchor: var isAbsoluteOffset: Bool { get }
private class Row205: NSCollectionLayoutAnchor {
  override var isAbsoluteOffset: Bool {
    get { super.isAbsoluteOffset }
  }
}

// row: NSCollectionLayoutAnchor: var isFractionalOffset: Bool { get }
private class Row206: NSCollectionLayoutAnchor {
  override var isFractionalOffset: Bool {
    get { super.isFractionalOffset }
  }
}

// row: NSCollectionLayoutAnchor: var offset: CGPoint { get }
private class Row207: NSCollectionLayoutAnchor {
  override var offset: CGPoint {
    get { super.offset }
  }
}

// row: NSCollectionLayoutBoundarySupplementaryItem: class NSCollectionLayoutBoundarySupplementaryItem
private class Row208: NSCollectionLayoutBoundarySupplementaryItem {}
@MainActor private func row208(_ value: Row208) -> NSCollectionLayoutSupplementaryItem { value }

// row: NSCollectionLayoutBoundarySupplementaryItem: var alignment: NSRectAlignment { get }
private class Row209: NSCollectionLayoutBoundarySupplementaryItem {
  override var alignment: NSRectAlignment {
    get { super.alignment }
  }
}

// row: NSCollectionLayoutBoundarySupplementaryItem: var extendsBoundary: Bool { get set }
private class Row210: NSCollectionLayoutBoundarySupplementaryItem {
  override var extendsBoundary: Bool {
    get { super.extendsBoundary }
    set { super.extendsBoundary = newValue }
  }
}

// row: NSCollectionLayoutBoundarySupplementaryItem: convenience init(layoutSize: NSCollectionLayoutSize, elementKind:
//   String, alignment: NSRectAlignment)
@MainActor private func row211() {
  let _: @MainActor (NSCollectionLayoutSize, String, NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem =
    NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
}

// row: NSCollectionLayoutBoundarySupplementaryItem: convenience init(layoutSize: NSCollectionLayoutSize, elementKind:
//   String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
@MainActor private func row212() {
  let _:
    @MainActor (NSCollectionLayoutSize, String, NSRectAlignment, CGPoint) -> NSCollectionLayoutBoundarySupplementaryItem =
      NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)
}

// row: NSCollectionLayoutBoundarySupplementaryItem: var offset: CGPoint { get }
private class Row213: NSCollectionLayoutBoundarySupplementaryItem {
  override var offset: CGPoint {
    get { super.offset }
  }
}

// row: NSCollectionLayoutBoundarySupplementaryItem: var pinToVisibleBounds: Bool { get set }
private class Row214: NSCollectionLayoutBoundarySupplementaryItem {
  override var pinToVisibleBounds: Bool {
    get { super.pinToVisibleBounds }
    set { super.pinToVisibleBounds = newValue }
  }
}

// row: NSCollectionLayoutContainer: protocol NSCollectionLayoutContainer : NSObjectProtocol
@MainActor private func row215(_ value: any NSCollectionLayoutContainer) -> any NSObjectProtocol { value }

// row: NSCollectionLayoutContainer: var contentInsets: NSDirectionalEdgeInsets { get }
@MainActor private func row216(_ value: any NSCollectionLayoutContainer) {
  let _: NSDirectionalEdgeInsets = value.contentInsets
}

// row: NSCollectionLayoutContainer: var contentSize: CGSize { get }
@MainActor private func row217(_ value: any NSCollectionLayoutContainer) {
  let _: CGSize = value.contentSize
}

// row: NSCollectionLayoutContainer: var effectiveContentInsets: NSDirectionalEdgeInsets { get }
@MainActor private func row218(_ value: any NSCollectionLayoutContainer) {
  let _: NSDirectionalEdgeInsets = value.effectiveContentInsets
}

// row: NSCollectionLayoutContainer: var effectiveContentSize: CGSize { get }
@MainActor private func row219(_ value: any NSCollectionLayoutContainer) {
  let _: CGSize = value.effectiveContentSize
}

// row: NSCollectionLayoutDecorationItem: class NSCollectionLayoutDecorationItem
private class Row220: NSCollectionLayoutDecorationItem {}
@MainActor private func row220(_ value: Row220) -> NSCollectionLayoutItem { value }

// row: NSCollectionLayoutDecorationItem: class func background(elementKind: String) -> Self
private class Row221: NSCollectionLayoutDecorationItem {
  override class func background(elementKind: String) -> Self {
    return super.background(elementKind: elementKind)
  }
}

// row: NSCollectionLayoutDecorationItem: var elementKind: String { get }
private class Row222: NSCollectionLayoutDecorationItem {
  override var elementKind: String {
    get { super.elementKind }
  }
}

// row: NSCollectionLayoutDecorationItem: var zIndex: Int { get set }
private class Row223: NSCollectionLayoutDecorationItem {
  override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
}

// row: NSCollectionLayoutDimension: class NSCollectionLayoutDimension
private class Row224: NSCollectionLayoutDimension {}
@MainActor private func row224(_ value: Row224) -> NSObject { value }

// row: NSCollectionLayoutDimension: class func absolute(_ absoluteDimension: CGFloat) -> Self
private class Row225: NSCollectionLayoutDimension {
  override class func absolute(_ absoluteDimension: CGFloat) -> Self {
    return super.absolute(absoluteDimension)
  }
}

// row: NSCollectionLayoutDimension: var dimension: CGFloat { get }
private class Row226: NSCollectionLayoutDimension {
  override var dimension: CGFloat {
    get { super.dimension }
  }
}

// row: NSCollectionLayoutDimension: class func estimated(_ estimatedDimension: CGFloat) -> Self
private class Row227: NSCollectionLayoutDimension {
  override class func estimated(_ estimatedDimension: CGFloat) -> Self {
    return super.estimated(estimatedDimension)
  }
}

// row: NSCollectionLayoutDimension: class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
private class Row228: NSCollectionLayoutDimension {
  override class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    return super.fractionalHeight(fractionalHeight)
  }
}

// row: NSCollectionLayoutDimension: class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
private class Row229: NSCollectionLayoutDimension {
  override class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    return super.fractionalWidth(fractionalWidth)
  }
}

// row: NSCollectionLayoutDimension: var isAbsolute: Bool { get }
private class Row230: NSCollectionLayoutDimension {
  override var isAbsolute: Bool {
    get { super.isAbsolute }
  }
}

// row: NSCollectionLayoutDimension: var isEstimated: Bool { get }
private class Row231: NSCollectionLayoutDimension {
  override var isEstimated: Bool {
    get { super.isEstimated }
  }
}

// row: NSCollectionLayoutDimension: var isFractionalHeight: Bool { get }
private class Row232: NSCollectionLayoutDimension {
  override var isFractionalHeight: Bool {
    get { super.isFractionalHeight }
  }
}

// row: NSCollectionLayoutDimension: var isFractionalWidth: Bool { get }
private class Row233: NSCollectionLayoutDimension {
  override var isFractionalWidth: Bool {
    get { super.isFractionalWidth }
  }
}

// row: NSCollectionLayoutDimension: var isUniformAcrossSiblings: Bool { get }
private class Row234: NSCollectionLayoutDimension {
  override var isUniformAcrossSiblings: Bool {
    get { super.isUniformAcrossSiblings }
  }
}

// row: NSCollectionLayoutDimension: class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self
private class Row235: NSCollectionLayoutDimension {
  override class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    return super.uniformAcrossSiblings(estimate: estimatedDimension)
  }
}

// row: NSCollectionLayoutEdgeSpacing: class NSCollectionLayoutEdgeSpacing
private class Row236: NSCollectionLayoutEdgeSpacing {}
@MainActor private func row236(_ value: Row236) -> NSObject { value }

// row: NSCollectionLayoutEdgeSpacing: var bottom: NSCollectionLayoutSpacing? { get }
private class Row237: NSCollectionLayoutEdgeSpacing {
  override var bottom: NSCollectionLayoutSpacing? {
    get { super.bottom }
  }
}

// row: NSCollectionLayoutEdgeSpacing: convenience init(leading: NSCollectionLayoutSpacing?, top:
//   NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
@MainActor private func row238() {
  let _:
    @MainActor (
      NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?
    ) -> NSCollectionLayoutEdgeSpacing = NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)
}

// row: NSCollectionLayoutEdgeSpacing: var leading: NSCollectionLayoutSpacing? { get }
private class Row239: NSCollectionLayoutEdgeSpacing {
  override var leading: NSCollectionLayoutSpacing? {
    get { super.leading }
  }
}

// row: NSCollectionLayoutEdgeSpacing: var top: NSCollectionLayoutSpacing? { get }
private class Row240: NSCollectionLayoutEdgeSpacing {
  override var top: NSCollectionLayoutSpacing? {
    get { super.top }
  }
}

// row: NSCollectionLayoutEdgeSpacing: var trailing: NSCollectionLayoutSpacing? { get }
private class Row241: NSCollectionLayoutEdgeSpacing {
  override var trailing: NSCollectionLayoutSpacing? {
    get { super.trailing }
  }
}

// row: NSCollectionLayoutEnvironment: protocol NSCollectionLayoutEnvironment : NSObjectProtocol
@MainActor private func row242(_ value: any NSCollectionLayoutEnvironment) -> any NSObjectProtocol { value }

// row: NSCollectionLayoutEnvironment: var container: any NSCollectionLayoutContainer { get }
@MainActor private func row243(_ value: any NSCollectionLayoutEnvironment) {
  let _: any NSCollectionLayoutContainer = value.container
}

// row: NSCollectionLayoutEnvironment: var traitCollection: UITraitCollection { get }
@MainActor private func row244(_ value: any NSCollectionLayoutEnvironment) {
  let _: UITraitCollection = value.traitCollection
}

// row: NSCollectionLayoutGroup: class NSCollectionLayoutGroup
private class Row245: NSCollectionLayoutGroup {}
@MainActor private func row245(_ value: Row245) -> NSCollectionLayoutItem { value }

// row: NSCollectionLayoutGroup: class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping
//   NSCollectionLayoutGroupCustomItemProvider) -> Self
private class Row246: NSCollectionLayoutGroup {
  override class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    return super.custom(layoutSize: layoutSize, itemProvider: itemProvider)
  }
}

// row: NSCollectionLayoutGroup: class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem:
//   NSCollectionLayoutItem, count: Int) -> Self
private class Row247: NSCollectionLayoutGroup {
  override class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    return super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: class func horizontal(layoutSize: NSCollectionLayoutSize, subitem:
//   NSCollectionLayoutItem, count: Int) -> Self
private class Row248: NSCollectionLayoutGroup {
  override class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> Self
  {
    return super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: class func horizontal(layoutSize: NSCollectionLayoutSize, subitems:
//   [NSCollectionLayoutItem]) -> Self
private class Row249: NSCollectionLayoutGroup {
  override class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    return super.horizontal(layoutSize: layoutSize, subitems: subitems)
  }
}

// row: NSCollectionLayoutGroup: class func horizontalGroup(with size: NSCollectionLayoutSize, repeatingSubitem
//   subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
private class Row250: NSCollectionLayoutGroup {
  override class func horizontalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return super.horizontalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: var interItemSpacing: NSCollectionLayoutSpacing? { get set }
private class Row251: NSCollectionLayoutGroup {
  override var interItemSpacing: NSCollectionLayoutSpacing? {
    get { super.interItemSpacing }
    set { super.interItemSpacing = newValue }
  }
}

// row: NSCollectionLayoutGroup: var subitems: [NSCollectionLayoutItem] { get }
private class Row252: NSCollectionLayoutGroup {
  override var subitems: [NSCollectionLayoutItem] {
    get { super.subitems }
  }
}

// row: NSCollectionLayoutGroup: var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get set }
private class Row253: NSCollectionLayoutGroup {
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
}

// row: NSCollectionLayoutGroup: class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem:
//   NSCollectionLayoutItem, count: Int) -> Self
private class Row254: NSCollectionLayoutGroup {
  override class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    return super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: class func vertical(layoutSize: NSCollectionLayoutSize, subitem:
//   NSCollectionLayoutItem, count: Int) -> Self
private class Row255: NSCollectionLayoutGroup {
  override class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
  {
    return super.vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: class func vertical(layoutSize: NSCollectionLayoutSize, subitems:
//   [NSCollectionLayoutItem]) -> Self
private class Row256: NSCollectionLayoutGroup {
  override class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    return super.vertical(layoutSize: layoutSize, subitems: subitems)
  }
}

// row: NSCollectionLayoutGroup: class func verticalGroup(with size: NSCollectionLayoutSize, repeatingSubitem subitem:
//   NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
private class Row257: NSCollectionLayoutGroup {
  override class func verticalGroup(
    with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    return super.verticalGroup(with: size, repeatingSubitem: subitem, count: count)
  }
}

// row: NSCollectionLayoutGroup: func visualDescription() -> String
private class Row258: NSCollectionLayoutGroup {
  override func visualDescription() -> String {
    return super.visualDescription()
  }
}

// row: NSCollectionLayoutGroupCustomItem: class NSCollectionLayoutGroupCustomItem
private class Row259: NSCollectionLayoutGroupCustomItem {}
@MainActor private func row259(_ value: Row259) -> NSObject { value }

// row: NSCollectionLayoutGroupCustomItem: var frame: CGRect { get }
private class Row260: NSCollectionLayoutGroupCustomItem {
  override var frame: CGRect {
    get { super.frame }
  }
}

// row: NSCollectionLayoutGroupCustomItem: convenience init(frame: CGRect)
@MainActor private func row261() {
  let _: @MainActor (CGRect) -> NSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem.init(frame:)
}

// row: NSCollectionLayoutGroupCustomItem: convenience init(frame: CGRect, zIndex: Int)
@MainActor private func row262() {
  let _: @MainActor (CGRect, Int) -> NSCollectionLayoutGroupCustomItem = NSCollectionLayoutGroupCustomItem.init(
    frame:zIndex:)
}

// row: NSCollectionLayoutGroupCustomItem: var zIndex: Int { get }
private class Row263: NSCollectionLayoutGroupCustomItem {
  override var zIndex: Int {
    get { super.zIndex }
  }
}

// row: NSCollectionLayoutGroupCustomItemProvider: typealias NSCollectionLayoutGroupCustomItemProvider = (any
//   NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
private func customItemProvider(
  _ value: @escaping NSCollectionLayoutGroupCustomItemProvider
) -> (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] { value }

// row: NSCollectionLayoutItem: class NSCollectionLayoutItem
private class Row265: NSCollectionLayoutItem {}
@MainActor private func row265(_ value: Row265) -> NSObject { value }

// row: NSCollectionLayoutItem: var contentInsets: NSDirectionalEdgeInsets { get set }
private class Row266: NSCollectionLayoutItem {
  override var contentInsets: NSDirectionalEdgeInsets {
    get { super.contentInsets }
    set { super.contentInsets = newValue }
  }
}

// row: NSCollectionLayoutItem: var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get set }
private class Row267: NSCollectionLayoutItem {
  override var edgeSpacing: NSCollectionLayoutEdgeSpacing? {
    get { super.edgeSpacing }
    set { super.edgeSpacing = newValue }
  }
}

// row: NSCollectionLayoutItem: convenience init(layoutSize: NSCollectionLayoutSize)
@MainActor private func row268() {
  let _: @MainActor (NSCollectionLayoutSize) -> NSCollectionLayoutItem = NSCollectionLayoutItem.init(layoutSize:)
}

// row: NSCollectionLayoutItem: convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems:
//   [NSCollectionLayoutSupplementaryItem])
@MainActor private func row269() {
  let _: @MainActor (NSCollectionLayoutSize, [NSCollectionLayoutSupplementaryItem]) -> NSCollectionLayoutItem =
    NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)
}

// row: NSCollectionLayoutItem: var layoutSize: NSCollectionLayoutSize { get }
private class Row270: NSCollectionLayoutItem {
  override var layoutSize: NSCollectionLayoutSize {
    get { super.layoutSize }
  }
}

// row: NSCollectionLayoutItem: var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
private class Row271: NSCollectionLayoutItem {
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
  }
}

// row: NSCollectionLayoutSection: class NSCollectionLayoutSection
private class Row272: NSCollectionLayoutSection {}
@MainActor private func row272(_ value: Row272) -> NSObject { value }

// row: NSCollectionLayoutSection: var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get
//   set }
private class Row273: NSCollectionLayoutSection {
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { super.boundarySupplementaryItems }
    set { super.boundarySupplementaryItems = newValue }
  }
}

// row: NSCollectionLayoutSection: var contentInsets: NSDirectionalEdgeInsets { get set }
private class Row274: NSCollectionLayoutSection {
  override var contentInsets: NSDirectionalEdgeInsets {
    get { super.contentInsets }
    set { super.contentInsets = newValue }
  }
}

// row: NSCollectionLayoutSection: var contentInsetsReference: UIContentInsetsReference { get set }
private class Row275: NSCollectionLayoutSection {
  override var contentInsetsReference: UIContentInsetsReference {
    get { super.contentInsetsReference }
    set { super.contentInsetsReference = newValue }
  }
}

// row: NSCollectionLayoutSection: var decorationItems: [NSCollectionLayoutDecorationItem] { get set }
private class Row276: NSCollectionLayoutSection {
  override var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { super.decorationItems }
    set { super.decorationItems = newValue }
  }
}

// row: NSCollectionLayoutSection: convenience init(group: NSCollectionLayoutGroup)
@MainActor private func row277() {
  let _: @MainActor (NSCollectionLayoutGroup) -> NSCollectionLayoutSection = NSCollectionLayoutSection.init(group:)
}

// row: NSCollectionLayoutSection: var interGroupSpacing: CGFloat { get set }
private class Row278: NSCollectionLayoutSection {
  override var interGroupSpacing: CGFloat {
    get { super.interGroupSpacing }
    set { super.interGroupSpacing = newValue }
  }
}

// row: NSCollectionLayoutSection: var orthogonalScrollingBehavior:
//   UICollectionLayoutSectionOrthogonalScrollingBehavior { get set }
private class Row280: NSCollectionLayoutSection {
  override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get { super.orthogonalScrollingBehavior }
    set { super.orthogonalScrollingBehavior = newValue }
  }
}

// row: NSCollectionLayoutSection: var orthogonalScrollingProperties:
//   UICollectionLayoutSectionOrthogonalScrollingProperties { get }
private class Row281: NSCollectionLayoutSection {
  override var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    get { super.orthogonalScrollingProperties }
  }
}

// row: NSCollectionLayoutSection: var supplementariesFollowContentInsets: Bool { get set }
private class Row282: NSCollectionLayoutSection {
  override var supplementariesFollowContentInsets: Bool {
    get { super.supplementariesFollowContentInsets }
    set { super.supplementariesFollowContentInsets = newValue }
  }
}

// row: NSCollectionLayoutSection: var supplementaryContentInsetsReference: UIContentInsetsReference { get set }
private class Row283: NSCollectionLayoutSection {
  override var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { super.supplementaryContentInsetsReference }
    set { super.supplementaryContentInsetsReference = newValue }
  }
}

// row: NSCollectionLayoutSection: var visibleItemsInvalidationHandler:
//   NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { get set }
private class Row284: NSCollectionLayoutSection {
  override var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
    get { super.visibleItemsInvalidationHandler }
    set { super.visibleItemsInvalidationHandler = newValue }
  }
}

// row: NSCollectionLayoutSectionVisibleItemsInvalidationHandler: typealias
//   NSCollectionLayoutSectionVisibleItemsInvalidationHandler = ([any NSCollectionLayoutVisibleItem], CGPoint, any
//   NSCollectionLayoutEnvironment) -> Void
private func invalidationHandler(
  _ value: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
) -> ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void { value }

// row: NSCollectionLayoutSize: class NSCollectionLayoutSize
private class Row286: NSCollectionLayoutSize {}
@MainActor private func row286(_ value: Row286) -> NSObject { value }

// row: NSCollectionLayoutSize: var heightDimension: NSCollectionLayoutDimension { get }
private class Row287: NSCollectionLayoutSize {
  override var heightDimension: NSCollectionLayoutDimension {
    get { super.heightDimension }
  }
}

// row: NSCollectionLayoutSize: convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension
//   height: NSCollectionLayoutDimension)
@MainActor private func row288() {
  let _: @MainActor (NSCollectionLayoutDimension, NSCollectionLayoutDimension) -> NSCollectionLayoutSize =
    NSCollectionLayoutSize.init(widthDimension:heightDimension:)
}

// row: NSCollectionLayoutSize: var widthDimension: NSCollectionLayoutDimension { get }
private class Row289: NSCollectionLayoutSize {
  override var widthDimension: NSCollectionLayoutDimension {
    get { super.widthDimension }
  }
}

// row: NSCollectionLayoutSpacing: class NSCollectionLayoutSpacing
private class Row290: NSCollectionLayoutSpacing {}
@MainActor private func row290(_ value: Row290) -> NSObject { value }

// row: NSCollectionLayoutSpacing: class func fixed(_ fixedSpacing: CGFloat) -> Self
private class Row291: NSCollectionLayoutSpacing {
  override class func fixed(_ fixedSpacing: CGFloat) -> Self {
    return super.fixed(fixedSpacing)
  }
}

// row: NSCollectionLayoutSpacing: class func flexible(_ flexibleSpacing: CGFloat) -> Self
private class Row292: NSCollectionLayoutSpacing {
  override class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    return super.flexible(flexibleSpacing)
  }
}

// row: NSCollectionLayoutSpacing: var isFixed: Bool { get }
private class Row293: NSCollectionLayoutSpacing {
  override var isFixed: Bool {
    get { super.isFixed }
  }
}

// row: NSCollectionLayoutSpacing: var isFlexible: Bool { get }
private class Row294: NSCollectionLayoutSpacing {
  override var isFlexible: Bool {
    get { super.isFlexible }
  }
}

// row: NSCollectionLayoutSpacing: var spacing: CGFloat { get }
private class Row295: NSCollectionLayoutSpacing {
  override var spacing: CGFloat {
    get { super.spacing }
  }
}

// row: NSCollectionLayoutSupplementaryItem: class NSCollectionLayoutSupplementaryItem
private class Row296: NSCollectionLayoutSupplementaryItem {}
@MainActor private func row296(_ value: Row296) -> NSCollectionLayoutItem { value }

// row: NSCollectionLayoutSupplementaryItem: var containerAnchor: NSCollectionLayoutAnchor { get }
private class Row297: NSCollectionLayoutSupplementaryItem {
  override var containerAnchor: NSCollectionLayoutAnchor {
    get { super.containerAnchor }
  }
}

// row: NSCollectionLayoutSupplementaryItem: var elementKind: String { get }
private class Row298: NSCollectionLayoutSupplementaryItem {
  override var elementKind: String {
    get { super.elementKind }
  }
}

// row: NSCollectionLayoutSupplementaryItem: convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String,
//   containerAnchor: NSCollectionLayoutAnchor)
@MainActor private func row299() {
  let _: @MainActor (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor) -> NSCollectionLayoutSupplementaryItem =
    NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)
}

// row: NSCollectionLayoutSupplementaryItem: convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String,
//   containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor)
@MainActor private func row300() {
  let _:
    @MainActor (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor, NSCollectionLayoutAnchor) ->
      NSCollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem.init(
        layoutSize:elementKind:containerAnchor:itemAnchor:)
}

// row: NSCollectionLayoutSupplementaryItem: var itemAnchor: NSCollectionLayoutAnchor? { get }
private class Row301: NSCollectionLayoutSupplementaryItem {
  override var itemAnchor: NSCollectionLayoutAnchor? {
    get { super.itemAnchor }
  }
}

// row: NSCollectionLayoutSupplementaryItem: var zIndex: Int { get set }
private class Row302: NSCollectionLayoutSupplementaryItem {
  override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
}

// row: NSCollectionLayoutVisibleItem: var alpha: CGFloat { get set }
@MainActor private func row303(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CGFloat = value.alpha
  value.alpha = value.alpha
}

// row: NSCollectionLayoutVisibleItem: var zIndex: Int { get set }
@MainActor private func row304(_ value: any NSCollectionLayoutVisibleItem) {
  let _: Int = value.zIndex
  value.zIndex = value.zIndex
}

// row: NSCollectionLayoutVisibleItem: var isHidden: Bool { get set }
@MainActor private func row305(_ value: any NSCollectionLayoutVisibleItem) {
  let _: Bool = value.isHidden
  value.isHidden = value.isHidden
}

// row: NSCollectionLayoutVisibleItem: var center: CGPoint { get set }
@MainActor private func row306(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CGPoint = value.center
  value.center = value.center
}

// row: NSCollectionLayoutVisibleItem: var transform: CGAffineTransform { get set }
@MainActor private func row307(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CGAffineTransform = value.transform
  value.transform = value.transform
}

// row: NSCollectionLayoutVisibleItem: var transform3D: CATransform3D { get set }
@MainActor private func row308(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CATransform3D = value.transform3D
  value.transform3D = value.transform3D
}

// row: NSCollectionLayoutVisibleItem: var name: String { get }
@MainActor private func row309(_ value: any NSCollectionLayoutVisibleItem) {
  let _: String = value.name
}

// row: NSCollectionLayoutVisibleItem: var indexPath: IndexPath { get }
@MainActor private func row310(_ value: any NSCollectionLayoutVisibleItem) {
  let _: IndexPath = value.indexPath
}

// row: NSCollectionLayoutVisibleItem: var frame: CGRect { get }
@MainActor private func row311(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CGRect = value.frame
}

// row: NSCollectionLayoutVisibleItem: var bounds: CGRect { get }
@MainActor private func row312(_ value: any NSCollectionLayoutVisibleItem) {
  let _: CGRect = value.bounds
}

// row: NSCollectionLayoutVisibleItem: var representedElementCategory: UICollectionView.ElementCategory { get }
@MainActor private func row313(_ value: any NSCollectionLayoutVisibleItem) {
  let _: UICollectionView.ElementCategory = value.representedElementCategory
}

// row: NSCollectionLayoutVisibleItem: var representedElementKind: String? { get }
@MainActor private func row314(_ value: any NSCollectionLayoutVisibleItem) {
  let _: String? = value.representedElementKind
}

// row: NSCollectionLayoutVisibleItem: protocol NSCollectionLayoutVisibleItem : UIDynamicItem
@MainActor private func row315(_ value: any NSCollectionLayoutVisibleItem) -> any UIDynamicItem { value }

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: enum
//   UICollectionLayoutSectionOrthogonalScrollingBehavior
private func scrollingBehavior(_ value: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> Int {
  switch value {
  case .none, .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered: value.rawValue
  }
}

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case continuous
private func scrollingContinuous() -> UICollectionLayoutSectionOrthogonalScrollingBehavior { .continuous }

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case continuousGroupLeadingBoundary
private func scrollingContinuousGroupLeadingBoundary() -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
  .continuousGroupLeadingBoundary
}

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case groupPaging
private func scrollingGroupPaging() -> UICollectionLayoutSectionOrthogonalScrollingBehavior { .groupPaging }

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case groupPagingCentered
private func scrollingGroupPagingCentered() -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
  .groupPagingCentered
}

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: init?(rawValue: Int)
@MainActor private func row321() {
  let _: @MainActor (Int) -> UICollectionLayoutSectionOrthogonalScrollingBehavior? =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.init(rawValue:)
}

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case none
private func scrollingNone() -> UICollectionLayoutSectionOrthogonalScrollingBehavior { .none }

// row: UICollectionLayoutSectionOrthogonalScrollingBehavior: case paging
private func scrollingPaging() -> UICollectionLayoutSectionOrthogonalScrollingBehavior { .paging }

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: class
//   UICollectionLayoutSectionOrthogonalScrollingProperties
private class Row324: UICollectionLayoutSectionOrthogonalScrollingProperties {}
@MainActor private func row324(_ value: Row324) -> NSObject { value }

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: enum Bounce
private func row325(_ value: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce) -> Int {
  switch value {
  case .always: 0
  case .automatic: 1
  case .never: 2
  }
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: case always  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce]
@MainActor private func row326() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .always
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: case automatic  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce]
@MainActor private func row327() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: init?(rawValue: Int)  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce]
@MainActor private func row328() {
  let _: @MainActor (Int) -> UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce? =
    UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.init(rawValue:)
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: case never  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce]
@MainActor private func row329() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .never
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: struct DecelerationRate
private func orthogonalRate(_ value: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate)
  -> any RawRepresentable
{ value }

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: static let automatic:
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate]
@MainActor private func row331() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: static let fast:
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate]
@MainActor private func row332() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: init(rawValue: CGFloat)  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate]
@MainActor private func row333() {
  let _: @MainActor (CGFloat) -> UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.init(rawValue:)
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: static let normal:
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate  [in
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate]
@MainActor private func row334() {
  let _: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate =
    UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.normal
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: var bounce:
//   UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce { get set }
@MainActor private func row335() {
  let _:
    WritableKeyPath<
      UICollectionLayoutSectionOrthogonalScrollingProperties,
      UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    > = \.bounce
}

// row: UICollectionLayoutSectionOrthogonalScrollingProperties: var decelerationRate:
//   UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get set }
@MainActor private func row336() {
  let _:
    WritableKeyPath<
      UICollectionLayoutSectionOrthogonalScrollingProperties,
      UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    > = \.decelerationRate
}

// row: UICollectionViewCompositionalLayout: static func list(using configuration:
//   UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
@MainActor private func listLayout() {
  let _: @MainActor (UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout =
    UICollectionViewCompositionalLayout.list(using:)
}

// row: UICollectionViewCompositionalLayout: class UICollectionViewCompositionalLayout
private class Row338: UICollectionViewCompositionalLayout {}
@MainActor private func row338(_ value: Row338) -> UICollectionViewLayout { value }

// row: UICollectionViewCompositionalLayout: var configuration: UICollectionViewCompositionalLayoutConfiguration { get
//   set }
private class Row339: UICollectionViewCompositionalLayout {
  override var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { super.configuration }
    set { super.configuration = newValue }
  }
}

// row: UICollectionViewCompositionalLayout: init(section: NSCollectionLayoutSection)
@MainActor private func row340() {
  let _: @MainActor (NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout =
    UICollectionViewCompositionalLayout.init(section:)
}

// row: UICollectionViewCompositionalLayout: init(section: NSCollectionLayoutSection, configuration:
//   UICollectionViewCompositionalLayoutConfiguration)
@MainActor private func row341() {
  let _:
    @MainActor (NSCollectionLayoutSection, UICollectionViewCompositionalLayoutConfiguration) ->
      UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(section:configuration:)
}

// row: UICollectionViewCompositionalLayout: init(sectionProvider: @escaping
//   UICollectionViewCompositionalLayoutSectionProvider)
@MainActor private func row342() {
  let _:
    @MainActor (@escaping UICollectionViewCompositionalLayoutSectionProvider) -> UICollectionViewCompositionalLayout =
      UICollectionViewCompositionalLayout.init(sectionProvider:)
}

// row: UICollectionViewCompositionalLayout: init(sectionProvider: @escaping
//   UICollectionViewCompositionalLayoutSectionProvider, configuration:
//   UICollectionViewCompositionalLayoutConfiguration)
@MainActor private func row343() {
  let _:
    @MainActor (
      @escaping UICollectionViewCompositionalLayoutSectionProvider, UICollectionViewCompositionalLayoutConfiguration
    ) -> UICollectionViewCompositionalLayout = UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)
}

// row: UICollectionViewCompositionalLayoutConfiguration: class UICollectionViewCompositionalLayoutConfiguration :
//   NSObject, NSCopying
private class Row344: UICollectionViewCompositionalLayoutConfiguration {}
@MainActor private func row344(_ value: Row344) -> NSObject { value }

// row: UICollectionViewCompositionalLayoutConfiguration: init()
@MainActor private func row345() {
  let _: @MainActor () -> UICollectionViewCompositionalLayoutConfiguration =
    UICollectionViewCompositionalLayoutConfiguration.init
}

// row: UICollectionViewCompositionalLayoutConfiguration: var boundarySupplementaryItems:
//   [NSCollectionLayoutBoundarySupplementaryItem]
private class Row346: UICollectionViewCompositionalLayoutConfiguration {
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { super.boundarySupplementaryItems }
    set { super.boundarySupplementaryItems = newValue }
  }
}

// row: UICollectionViewCompositionalLayoutConfiguration: var contentInsetsReference: UIContentInsetsReference { get
//   set }
private class Row347: UICollectionViewCompositionalLayoutConfiguration {
  override var contentInsetsReference: UIContentInsetsReference {
    get { super.contentInsetsReference }
    set { super.contentInsetsReference = newValue }
  }
}

// row: UICollectionViewCompositionalLayoutConfiguration: var interSectionSpacing: CGFloat { get set }
private class Row348: UICollectionViewCompositionalLayoutConfiguration {
  override var interSectionSpacing: CGFloat {
    get { super.interSectionSpacing }
    set { super.interSectionSpacing = newValue }
  }
}

// row: UICollectionViewCompositionalLayoutConfiguration: var scrollDirection: UICollectionView.ScrollDirection { get
//   set }
private class Row349: UICollectionViewCompositionalLayoutConfiguration {
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
}

// row: UICollectionViewCompositionalLayoutSectionProvider: typealias
//   UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
//   NSCollectionLayoutSection?
private func sectionProvider(
  _ value: @escaping UICollectionViewCompositionalLayoutSectionProvider
) -> (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? { value }

// row: UIContentInsetsReference: enum UIContentInsetsReference : Int
private func insetsReference(_ value: UIContentInsetsReference) -> Int {
  switch value {
  case .automatic, .none, .safeArea, .layoutMargins, .readableContent: value.rawValue
  }
}

// row: UIContentInsetsReference: case automatic = 0
private func referenceAutomatic() -> UIContentInsetsReference { .automatic }

// row: UIContentInsetsReference: case none = 1
private func referenceNone() -> UIContentInsetsReference { .none }

// row: UIContentInsetsReference: case safeArea = 2
private func referenceSafeArea() -> UIContentInsetsReference { .safeArea }

// row: UIContentInsetsReference: case layoutMargins = 3
private func referenceLayoutMargins() -> UIContentInsetsReference { .layoutMargins }

// row: UIContentInsetsReference: case readableContent = 4
private func referenceReadableContent() -> UIContentInsetsReference { .readableContent }
