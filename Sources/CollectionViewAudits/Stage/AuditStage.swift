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
    // On a screen: some layouts answer nothing without.
    let window = withEnvironment(environment) { VirtualWindow(frame: CGRect(origin: .zero, size: setup.size)) }
    window.addSubview(view)
    kept.append(window)
    view.contentInset = setup.inset
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: CountingSource.identifier)
    source.registered = [CountingSource.identifier]
    view.dataSource = source
    if let object = prepare?(view) { kept.append(object) }
    if frameScale != 1 { view.transform = CGAffineTransform(scaleX: frameScale, y: frameScale) }
    guard showsCells else {
      // As a view does it: some layouts note in the invalidation what there is to prepare.
      layout.invalidateLayout()
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

  /// The content with the view's insets around it: what can be brought into sight.
  var reach: CGRect {
    let (content, inset) = (content, view.adjustedContentInset)
    return CGRect(
      x: content.minX - inset.left, y: content.minY - inset.top, width: content.width + inset.left + inset.right,
      height: content.height + inset.top + inset.bottom)
  }

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
