import Foundation
import VirtualCollectionView

/// An item in a new cell of its own: right after it was configured, and when everything has come.
struct LonePortraits {
  let configured: CellPortrait
  let settled: CellPortrait
}

/// A view that shows one item at a time, in a new cell, whatever the layout is.
@MainActor final class LoneStage {
  /// What there is to look at, in order.
  let elements: [ShownElement]
  /// The class of the data source.
  let subject: String

  private let audit: LateWriteAudit
  private let sizes: [ShownElement: CGSize]
  private let view: CollectionView
  private let layout = LoneLayout()
  private let kept: AnyObject?

  init(_ audit: LateWriteAudit) {
    self.audit = audit
    let probe = CollectionView(
      frame: CGRect(origin: .zero, size: audit.size), collectionViewLayout: audit.layout())
    let probed = audit.install(probe)
    subject = probe.dataSource.map { "\(type(of: $0))" } ?? "data source"
    sizes = LoneStage.sizes(probe, most: audit.most)
    elements = sizes.keys.sorted()
    withExtendedLifetime(probed) {}
    view = CollectionView(frame: CGRect(origin: .zero, size: audit.size), collectionViewLayout: layout)
    kept = audit.install(view)
    view.collectionViewLayout = layout
  }

  /// Every element's size on the screen that is audited.
  private static func sizes(_ view: CollectionView, most: Int) -> [ShownElement: CGSize] {
    var result: [ShownElement: CGSize] = [:]
    view.layoutIfNeeded()
    let isVertical = FreshPortraits.isVertical(view)
    let page = max(1, (isVertical ? view.bounds.height : view.bounds.width) * 0.8)
    var offset: CGFloat = 0
    while true {
      view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
      for (element, shown) in view.shownElements where result[element] == nil && result.count < most {
        result[element] = shown.bounds.size
      }
      let end = FreshPortraits.room(view, isVertical)
      guard offset < end, result.count < most else { return result }
      offset = min(end, offset + page)
    }
  }

  /// Shows an element alone and waits for it; nil where it does not come to be shown.
  func portraits(of element: ShownElement) async -> LonePortraits? {
    layout.element = element
    layout.size = sizes[element] ?? audit.size
    view.contentOffset = .zero
    view.forgetReusableViews()
    layout.invalidateLayout()
    view.reloadData()
    view.layoutIfNeeded()
    guard let configured = portrait(element) else { return nil }
    await audit.settle(view)
    view.layoutIfNeeded()
    return portrait(element).map { LonePortraits(configured: configured, settled: $0) }
  }

  private func portrait(_ element: ShownElement) -> CellPortrait? {
    view.shownElements.first { $0.element == element }.map { CellPortrait($0.view, more: audit.properties) }
  }

  /// The suspects whose items look the same when they are shown alone again.
  func confirmed(
    _ suspects: [LateSuspect], _ alone: [ShownElement: LonePortraits]
  ) async -> [LateSuspect] {
    var again: [ShownElement: LonePortraits] = [:]
    var result: [LateSuspect] = []
    // A few of each property are looked at, and the rest believed with them.
    var verdicts: [CellPortrait.Place: [Bool]] = [:]
    for suspect in suspects {
      let known = verdicts[suspect.place] ?? []
      if known.count < 3 {
        if again[suspect.element] == nil { again[suspect.element] = await portraits(of: suspect.element) }
        let (now, then) = (again[suspect.element], alone[suspect.element])
        let isSame =
          now?.settled.value(at: suspect.place) == then?.settled.value(at: suspect.place)
          && now?.configured.value(at: suspect.place) == then?.configured.value(at: suspect.place)
        verdicts[suspect.place] = known + [isSame]
        if isSame { result.append(suspect) }
      } else if known.contains(true) {
        result.append(suspect)
      }
    }
    return result
  }
}

/// A layout of one element at the origin; all others are there, and far away.
private final class LoneLayout: CollectionViewLayout {
  var element: ShownElement?
  var size = CGSize.zero

  override var collectionViewContentSize: CGSize { size }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard let element else { return [] }
    let attributes =
      element.kind.map { layoutAttributesForSupplementaryView(ofKind: $0, at: element.path) }
      ?? layoutAttributesForItem(at: element.path)
    return attributes.map { [$0] } ?? []
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    placed(CollectionViewLayoutAttributes(forCellWith: indexPath), ShownElement(kind: nil, path: indexPath))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    placed(
      CollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath),
      ShownElement(kind: elementKind, path: indexPath))
  }

  private func placed(
    _ attributes: CollectionViewLayoutAttributes, _ other: ShownElement
  ) -> CollectionViewLayoutAttributes {
    attributes.frame = CGRect(origin: other == element ? .zero : CGPoint(x: -100_000, y: -100_000), size: size)
    return attributes
  }
}
