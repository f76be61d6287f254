import CollectionCore
import Foundation
import VirtualCollectionView

@testable import CollectionViewAudits

/// The layouts that are thrashed.
enum ThrashLayout: String, CaseIterable {
  case list, grid, delegateSizes, bulkList, bulkLines, sideways, pinned, waterfall, stickyWaterfall, circle, pagedGrid

  /// Whether a scenario file can describe it; the others take sizes from code.
  var json: String? {
    switch self {
    case .list: #"{"type": "flow", "itemSize": [100, 20], "minimumLineSpacing": 0}"#
    case .grid:
      #"{"type": "flow", "itemSize": [30, 20], "minimumLineSpacing": 2, "minimumInteritemSpacing": 2, "headerReferenceSize": [0, 10]}"#
    case .sideways:
      #"{"type": "flow", "itemSize": [30, 20], "scrollDirection": "horizontal", "headerReferenceSize": [10, 0]}"#
    case .pinned:
      #"{"type": "flow", "itemSize": [100, 20], "minimumLineSpacing": 0, "headerReferenceSize": [0, 10], "sectionHeadersPinToVisibleBounds": true}"#
    case .circle: #"{"type": "circle", "radius": 30, "itemSize": [10, 10]}"#
    case .pagedGrid: #"{"type": "pagedGrid", "itemsPerRow": 3, "rows": 2}"#
    default: nil
    }
  }
}

/// A data source and delegate over a model; each item's size depends on the item.
@MainActor final class ThrashHost: NSObject, CollectionViewDataSource {
  var model: FuzzModel
  /// The cells that the delegate was told of and that did not leave since.
  var displayed: Set<ObjectIdentifier> = []
  var fault: String?

  init(_ model: FuzzModel) { self.model = model }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    model.sections[section].items.count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    cell.itemLabel = String(model.sections[indexPath.section].items[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "View", for: indexPath)
    view.itemLabel = "section \(model.sections[indexPath.section].id)"
    return view
  }

  func length(_ item: Int) -> CGFloat { CGFloat(10 + item * 7 % 23) }

  func size(_ item: Int) -> CGSize { CGSize(width: CGFloat(15 + item * 5 % 31), height: length(item)) }

  /// A view over this model.
  func makeView(_ layout: ThrashLayout, size: CGSize) -> CollectionView {
    let view = withEnvironment {
      $0.violationPolicy = .record
    } _: {
      CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: makeLayout(layout))
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
      view.register(CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
    }
    view.dataSource = self
    return view
  }

  private func makeLayout(_ layout: ThrashLayout) -> CollectionViewLayout {
    switch layout {
    case .waterfall, .stickyWaterfall:
      let waterfall = WaterfallLayout()
      waterfall.numberOfColumns = 3
      waterfall.mode = layout == .waterfall ? .shortestColumn : .stickyColumns
      waterfall.headerHeight = 10
      return waterfall
    case .circle:
      let circle = CircleLayout()
      circle.radius = .fixed(30)
      circle.itemSize = CGSize(width: 10, height: 10)
      return circle
    case .pagedGrid:
      let grid = PagedGridLayout()
      grid.itemsPerRow = 3
      grid.rows = 2
      return grid
    default:
      let flow = CollectionViewFlowLayout()
      configure(flow, layout)
      return flow
    }
  }

  private func configure(_ flow: CollectionViewFlowLayout, _ layout: ThrashLayout) {
    flow.itemSize = CGSize(width: 100, height: 20)
    flow.minimumLineSpacing = 0
    switch layout {
    case .grid:
      flow.itemSize = CGSize(width: 30, height: 20)
      flow.minimumLineSpacing = 2
      flow.minimumInteritemSpacing = 2
      flow.headerReferenceSize.height = 10
    case .sideways:
      flow.itemSize = CGSize(width: 30, height: 20)
      flow.scrollDirection = .horizontal
      flow.headerReferenceSize.width = 10
      flow.minimumLineSpacing = 10
    case .pinned:
      flow.headerReferenceSize.height = 10
      flow.sectionHeadersPinToVisibleBounds = true
    case .bulkList:
      flow.itemSizes = { [unowned self] section in
        model.sections[section].items.map { CGSize(width: 100, height: length($0)) }
      }
    case .bulkLines:
      flow.footerReferenceSize.height = 5
      flow.itemSizes = { [unowned self] section in model.sections[section].items.map { size($0) } }
    default: break
    }
  }
}

/// Adds what only some layouts ask: sizes of items, and which views come and go.
@MainActor final class ThrashDelegate: NSObject, CollectionViewDelegate, WaterfallLayoutDelegate {
  unowned let host: ThrashHost
  init(_ host: ThrashHost) { self.host = host }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if !host.displayed.insert(ObjectIdentifier(cell)).inserted { host.fault = "\(cell.traceName) was displayed twice" }
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if host.displayed.remove(ObjectIdentifier(cell)) == nil { host.fault = "\(cell.traceName) left twice" }
  }

  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
    columnWidth: CGFloat
  ) -> CGFloat { host.length(host.model.sections[indexPath.section].items[indexPath.item]) }
}

/// The same for a flow layout with sizes by item.
@MainActor final class ThrashSizes: NSObject, CollectionViewDelegateFlowLayout {
  unowned let host: ThrashHost
  let log: ThrashDelegate
  init(_ host: ThrashHost, _ log: ThrashDelegate) {
    self.host = host
    self.log = log
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { host.size(host.model.sections[indexPath.section].items[indexPath.item]) }
}
