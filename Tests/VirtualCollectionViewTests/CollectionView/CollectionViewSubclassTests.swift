import Foundation
import Testing
import VirtualCollectionView

/// A view that watches all that subclasses of a collection view usually override.
private final class WatchingView: CollectionView {
  var log: [String] = []
  var changesIdentifier = false

  override func reloadData() {
    log.append("reload")
    super.reloadData()
  }
  override func layoutSubviews() {
    log.append("layout")
    super.layoutSubviews()
    log.append("laid out \(visibleCells.count)")
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    log.append("dequeue \(name(indexPath))")
    return super.dequeueReusableCell(
      withReuseIdentifier: changesIdentifier ? "Cell" : identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    log.append("dequeue \(short(elementKind)) \(name(indexPath))")
    return super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { log.append("offset \(Int(oldValue.y))>\(Int(contentOffset.y))") } }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    log.append("set offset \(Int(contentOffset.y))")
    super.setContentOffset(contentOffset, animated: animated)
  }
  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { log.append("size \(Int(contentSize.height))") } }
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: CollectionView.ScrollPosition, animated: Bool
  ) {
    log.append("scroll to \(name(indexPath))")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
}

@MainActor @Suite("Collection view subclasses") struct CollectionViewSubclassTests {
  private func make() -> (WatchingView, HookedSource) {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    flow.headerReferenceSize = CGSize(width: 100, height: 50)
    let view = recording {
      WatchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "View")
    return (view, HookedSource([20]))
  }

  @Test("The first layout goes through the overrides: layoutSubviews, reloadData, contentSize, dequeue")
  func firstLayout() {
    let (view, source) = make()
    view.dataSource = source
    view.log = []
    view.layoutIfNeeded()
    #expect(
      view.log == [
        "layout", "reload", "size 2050", "dequeue 0.0", "dequeue 0.1", "dequeue 0.2", "dequeue header 0.0",
        "laid out 3",
      ])
  }

  @Test("Scrolling by program and clamping go through the override of contentOffset")
  func offsets() {
    let (view, source) = make()
    view.dataSource = source
    view.layoutIfNeeded()
    view.log = []
    view.scrollToItem(at: path(0, 10), at: .top, animated: false)
    #expect(view.log == ["scroll to 0.10", "set offset 1050", "offset 0>1050"])
    view.layoutIfNeeded()
    source.counts = [3]
    view.reloadData()
    view.log = []
    view.layoutIfNeeded()
    #expect(view.log.contains("offset 1050>50"))
    expectOrder(view)
  }

  @Test("Selecting with a position goes through the override of scrollToItem")
  func selecting() {
    let (view, source) = make()
    view.dataSource = source
    view.layoutIfNeeded()
    view.log = []
    view.selectItem(at: path(0, 5), animated: false, scrollPosition: .centeredVertically)
    #expect(view.log.first == "scroll to 0.5")
  }

  @Test("Registrations dequeue through the override")
  func registrations() {
    let (view, source) = make()
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    source.makeCell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 1) }
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.log.filter { $0.hasPrefix("dequeue 0") } == ["dequeue 0.0", "dequeue 0.1", "dequeue 0.2"])
  }

  @Test("An override of the dequeue may change the identifier")
  func changedIdentifier() {
    let (view, source) = make()
    view.changesIdentifier = true
    source.identifier = "Whatever"
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.violations.isEmpty)
    expectUsable(view)
  }

  @Test("Another data source reloads through the override")
  func dataSource() {
    let (view, source) = make()
    view.dataSource = source
    view.layoutIfNeeded()
    view.log = []
    let other = HookedSource([1])
    view.dataSource = other
    #expect(view.log == ["reload"])
  }

  @Test("A layoutSubviews override that changes the item size before super lays out once")
  func changesBeforeSuper() {
    final class Fitting: CollectionView {
      override func layoutSubviews() {
        (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize = CGSize(width: bounds.width, height: 60)
        super.layoutSubviews()
      }
    }
    let flow = CollectionViewFlowLayout()
    flow.minimumLineSpacing = 0
    let source = HookedSource([20])
    let view = recording {
      Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: flow)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.shown == "0.0 0.1 0.2 0.3 0.4")
    #expect(view.counters.prepareCalls == 1)
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 80 })
    #expect(view.violations.isEmpty)
    expectUsable(view)
  }
}
