import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what recycled cells keep of the items that they showed before.
///
/// ```swift
/// let report = ReuseAudit { view in
///   let source = PhotoSource(photos)
///   view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///   view.dataSource = source
///   return source
/// }.run()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// Each item is configured twice: in a cell that was just made, and in one that showed other items before. What differs
/// is a leak. Cells in the pool are *poisoned* meanwhile: each property that is not the same for all items gets a marked
/// value, so that an item which forgets to set it is found even if its predecessor looked the same.
@MainActor public struct ReuseAudit {
  /// What is audited, in reports; the class of the data source.
  public var subject: String
  /// How many items are looked at.
  public var most = 60
  /// The size of the view in which cells are recycled, in points: three or four rows of the audit's own layout.
  public var size = CGSize(width: 320, height: 200)
  /// The layout; a list of rows of 50 points.
  public var layout: @MainActor () -> CollectionViewLayout = auditRows
  /// Properties to compare beside the known ones.
  public var properties: [PortraitProperty] = []
  /// Done to each cell that goes to the pool, beside setting known properties.
  public var poison: (@MainActor (CollectionReusableView) -> Void)?

  let install: @MainActor (CollectionView) -> AnyObject?

  /// Audits the cells of a data source.
  ///
  /// - Parameter install: Registers cells and sets the data source of a view that was just made; called twice. What it
  ///   answers is kept alive.
  public init(_ install: @escaping @MainActor (CollectionView) -> AnyObject?) {
    self.install = install
    subject = "data source"
  }

  /// Compares.
  public func run() -> AuditReport {
    withEnvironment(.recording()) { compared() }
  }

  private func compared() -> AuditReport {
    let fresh = freshPortraits()
    let varied = variedPlaces(fresh.values.map(\.self))
    // Once as it comes and once poisoned: the poison of a flag may be just what the next item needs.
    let runs = [[], varied].map { recycled(poisoning: $0, fresh) }
    return AuditReport(
      subject: runs[0].name, findings: runs.flatMap(\.findings), cases: fresh.count,
      comparisons: runs.reduce(0) { $0 + $1.comparisons })
  }

  /// Scrolls about, and compares every recycled cell with the one that was made for its item.
  private func recycled(
    poisoning varied: Set<CellPortrait.Place>, _ fresh: [IndexPath: CellPortrait]
  ) -> (name: String, findings: [Finding], comparisons: Int) {
    let view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    let kept = install(view)
    defer { withExtendedLifetime(kept) {} }
    var findings: [Finding] = []
    var lastShown: [ObjectIdentifier: IndexPath] = [:]
    var comparisons = 0
    let name = subject == "data source" ? (view.dataSource.map { "\(type(of: $0))" } ?? subject) : subject
    // Down, up and down again: each item follows different ones.
    for step in steps(view) {
      if !varied.isEmpty { poisonPool(view, varied) }
      view.contentOffset = step
      view.layoutIfNeeded()
      for cell in view.visibleCells {
        guard let path = view.indexPath(for: cell) else { continue }
        let before = lastShown[ObjectIdentifier(cell)]
        guard before != path else { continue }
        lastShown[ObjectIdentifier(cell)] = path
        guard let before, let expected = fresh[path] else { continue }
        comparisons += 1
        findings += leaks(CellPortrait(cell, more: properties), expected, path, before, name)
      }
    }
    return (name, findings, comparisons)
  }

  // MARK: Fresh cells

  /// Every item in a cell that was made for it.
  private func freshPortraits() -> [IndexPath: CellPortrait] {
    let view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
    let kept = install(view)
    defer { withExtendedLifetime(kept) {} }
    view.layoutIfNeeded()
    // All on screen at once: nothing is recycled.
    let content = view.contentSize
    view.frame.size = CGSize(
      width: max(size.width, min(content.width, 20_000)), height: max(size.height, min(content.height, 20_000)))
    view.layoutIfNeeded()
    var result: [IndexPath: CellPortrait] = [:]
    for path in view.indexPathsForVisibleItems.sorted().prefix(most) {
      guard let cell = view.cellForItem(at: path) else { continue }
      result[path] = CellPortrait(cell, more: properties)
    }
    return result
  }

  /// The places whose values are not the same for all items: what configuration sets.
  private func variedPlaces(_ portraits: [CellPortrait]) -> Set<CellPortrait.Place> {
    var values: [CellPortrait.Place: Set<String>] = [:]
    for portrait in portraits {
      for (place, value) in portrait.values { values[place, default: []].insert(value) }
    }
    return Set(values.filter { $0.value.count > 1 }.keys)
  }

  // MARK: Recycled cells

  private func steps(_ view: CollectionView) -> [CGPoint] {
    view.layoutIfNeeded()
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    let isVertical = room.y >= room.x
    let length = min(isVertical ? room.y : room.x, CGFloat(most) * 50)
    let stride = max(1, (isVertical ? size.height : size.width) * 0.35)
    let down = Array(Swift.stride(from: 0, through: length, by: stride)) + [length]
    // One way in small steps, back in leaps: a cell meets neighbours and strangers.
    let up = Swift.stride(from: length, through: 0, by: -stride * 3).map { $0 }
    return (down + up + down).map { isVertical ? CGPoint(x: 0, y: $0.rounded()) : CGPoint(x: $0.rounded(), y: 0) }
  }

  private func poisonPool(_ view: CollectionView, _ varied: Set<CellPortrait.Place>) {
    for pooled in view.pooledViews {
      guard let cell = pooled as? CollectionViewCell else { continue }
      CellPortrait.walk(cell) { view, name in
        for property in CellPortrait.known + properties
        where varied.contains(CellPortrait.Place(view: name, property: property.name)) {
          property.poison?(view)
        }
      }
      poison?(cell)
    }
  }

  private func leaks(
    _ portrait: CellPortrait, _ expected: CellPortrait, _ path: IndexPath, _ before: IndexPath, _ name: String
  ) -> [Finding] {
    portrait.differences(from: expected).map { difference in
      let place = difference.place
      let whose = place.view.isEmpty ? "the cell's" : "\(place.view)'s"
      let facts =
        "\(whose) \(place.property) is \(difference.mine) for item \(ValueText.path(path)), after item"
        + " \(ValueText.path(before)); in a cell of its own it is \(difference.theirs)"
      let rule: FindingRule =
        place.property.hasPrefix("number of")
        ? .subviewsPileUp : place.property.hasPrefix("own property") ? .ownPropertyLeak : .reuseLeak
      return Finding(
        rule, subject: name, facts: facts,
        smallest: "item \(ValueText.path(path)) in a cell that showed item"
          + " \(ValueText.path(before))")
    }
  }
}

extension ValueText {
  static func path(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }
}
