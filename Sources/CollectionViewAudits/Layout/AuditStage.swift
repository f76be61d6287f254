import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// A collection view set up for one case of an audit, with a data source that only counts.
///
/// Rules are recorded, nothing stops. The stage keeps what a view holds weakly.
@MainActor public final class AuditStage {
  /// The view.
  public let view: CollectionView
  /// The layout that is looked at.
  public let layout: CollectionViewLayout
  /// How many items there are, by section; changing it tells nobody.
  public var counts: [Int] {
    get { source.counts }
    set { source.counts = newValue }
  }

  let source: CountingSource
  private let recorder = SimulationRecorder()
  /// What else has to live, such as a delegate.
  private var kept: [AnyObject] = []

  /// Sets up a view and lays it out.
  ///
  /// - Parameters:
  ///   - layout: Given to a new view; one that another view had is taken from it.
  ///   - frameScale: Below 1, a transform makes the view's frame smaller than its bounds.
  ///   - showsCells: Whether the view is laid out; otherwise the layout alone is prepared.
  ///   - prepare: Sets delegates and registers decoration views; what it answers is kept alive.
  public init(
    _ layout: CollectionViewLayout, _ setup: AuditCase, frameScale: CGFloat = 1, showsCells: Bool = true,
    prepare: (@MainActor (CollectionView) -> AnyObject?)? = nil
  ) {
    var environment = SimulationEnvironment.recording(recorder)
    environment.direction = setup.direction
    let source = CountingSource(setup.counts)
    self.source = source
    self.layout = layout
    view = withEnvironment(environment) {
      layout.collectionView?.collectionViewLayout = CollectionViewLayout()
      return CollectionView(frame: CGRect(origin: .zero, size: setup.size), collectionViewLayout: layout)
    }
    view.contentInset = setup.inset
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: CountingSource.identifier)
    source.registered = [CountingSource.identifier]
    view.dataSource = source
    if let object = prepare?(view) { kept.append(object) }
    if frameScale != 1 { view.transform = CGAffineTransform(scaleX: frameScale, y: frameScale) }
    guard showsCells else {
      layout.prepare()
      return
    }
    view.layoutIfNeeded()
    if setup.position > 0 { scroll(to: setup.position) }
  }

  /// What was reported so far.
  public var violations: [Violation] { recorder.violations }

  /// Keeps what a view holds weakly.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// How often the data source was asked for counts while the layout was at work.
  public var countsAskedByLayout: Int { source.askedInside(view) }

  /// All items that exist, in order.
  public var paths: [IndexPath] {
    source.counts.indices.flatMap { section in
      (0..<source.counts[section]).map { IndexPath(item: $0, section: section) }
    }
  }

  /// The rectangle that holds everything that can be scrolled to.
  public var content: CGRect { CGRect(origin: .zero, size: layout.collectionViewContentSize) }

  /// The range in which the offset can be.
  public var offsets: (least: CGPoint, most: CGPoint) {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    let size = layout.collectionViewContentSize
    let most = CGPoint(
      x: max(least.x, size.width + inset.right - view.bounds.width),
      y: max(least.y, size.height + inset.bottom - view.bounds.height))
    return (least, most)
  }

  /// Scrolls to a part of the way on both axes, and lays out.
  public func scroll(to position: Double) {
    let (least, most) = offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    // Whole points: what is no pixel is another rule's business.
    view.contentOffset = CGPoint(
      x: (least.x + (most.x - least.x) * position).rounded(.down),
      y: (least.y + (most.y - least.y) * position).rounded(.down))
    view.layoutIfNeeded()
  }
}

// MARK: - Scrolling through

extension AuditStage {
  /// Whether a name is of an item or section that does not exist. A supplementary view of section 0 may be there without
  /// any section, as the header of the whole.
  func lacks(_ name: ElementName) -> Bool {
    let section = Int(name.path.section)
    switch name.category {
    case .cell: return section >= counts.count || Int(name.path.item) >= counts[section]
    case .supplementary: return section > 0 && section >= counts.count
    case .decoration: return false
    }
  }

  /// Whether a section of a compositional layout scrolls on its own, across the layout.
  func scrollsByItself(_ section: Int) -> Bool {
    guard let layout = layout as? CollectionViewCompositionalLayout else { return false }
    let range = layout.orthogonalOffsetRange(inSection: section)
    return range.lowerBound < range.upperBound
  }

  /// Whether a step of one point invalidates the layout: what is answered away from the visible bounds is then asked for
  /// again before it is shown.
  func followsScrolling() -> Bool {
    let (least, most) = offsets
    guard most.x.isFinite, most.y.isFinite else { return false }
    let start = view.contentOffset
    var next = start
    if most.y - least.y >= 1 {
      next.y += start.y + 1 <= most.y ? 1 : -1
    } else if most.x - least.x >= 1 {
      next.x += start.x + 1 <= most.x ? 1 : -1
    } else {
      return false
    }
    let before = view.counters.invalidations
    move(to: next)
    let follows = view.counters.invalidations > before
    move(to: start)
    return follows
  }

  /// Scrolls through everything by four fifths of a view along each axis, in 80 stops at most, and back.
  func sweep(_ look: () -> Void) {
    let (least, most) = offsets
    guard most.x.isFinite, most.y.isFinite else { return }
    let start = view.contentOffset
    func stops(_ from: CGFloat, _ to: CGFloat, _ page: CGFloat) -> [CGFloat] {
      let count = 1 + Int(min(79, max(0, (to - from) / max(1, page * 0.8))).rounded(.up))
      return (0..<count).map { from + (to - from) * CGFloat($0) / CGFloat(max(1, count - 1)) }
    }
    var left = 80
    for y in stops(least.y, most.y, view.bounds.height) {
      for x in stops(least.x, most.x, view.bounds.width) where left > 0 {
        left -= 1
        move(to: CGPoint(x: x.rounded(.down), y: y.rounded(.down)))
        look()
      }
    }
    move(to: start)
  }

  private func move(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }
}

/// A list of rows of 50 points: what audits show items in where nobody says otherwise.
@MainActor func auditRows() -> CollectionViewLayout {
  let flow = CollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 320, height: 50)
  flow.minimumLineSpacing = 0
  return flow
}

extension SimulationEnvironment {
  /// The current environment, with rules recorded and nothing stopped.
  static func recording(_ recorder: SimulationRecorder? = nil) -> SimulationEnvironment {
    var environment = current
    environment.violationPolicy = .record
    if let recorder { environment.recorder = recorder }
    return environment
  }
}

/// Counts, and hands out plain cells.
@MainActor final class CountingSource: NSObject, CollectionViewDataSource {
  nonisolated static let identifier = "AuditedCell"
  var counts: [Int]
  var registered: Set<String> = []

  init(_ counts: [Int]) { self.counts = counts }

  /// How often counts were asked for beyond what the view itself asks: each of its own questions is an event.
  func askedInside(_ view: CollectionView) -> Int {
    asked - view.counters.numberOfSectionsCalls - view.counters.numberOfItemsCalls
  }

  private var asked = 0

  func numberOfSections(in collectionView: CollectionView) -> Int {
    asked += 1
    return counts.count
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    asked += 1
    return section < counts.count ? counts[section] : 0
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: CountingSource.identifier, for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    if registered.insert("view " + kind).inserted {
      collectionView.register(
        CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: CountingSource.identifier)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CountingSource.identifier, for: indexPath)
  }
}
