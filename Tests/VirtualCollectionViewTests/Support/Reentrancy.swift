import Foundation
import Testing
import VirtualCollectionView

// The two sides of the table of calls from inside the view's work.

/// Where user code runs inside the view's work.
enum Place: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case numberOfSections, numberOfItems, cellForItem, configureCell, supplementaryView, willDisplay, didEndDisplaying
  case prepare, contentSize, elements, item, boundsChange, didScroll

  var testDescription: String { rawValue }

  /// Whether the place is a question or a layout pass, in which UIKit does not stand a reload.
  var forbidsReload: Bool { self != .boundsChange && self != .didScroll }

  /// Whether the data source is asked for counts.
  var isCounting: Bool { self == .numberOfSections || self == .numberOfItems }
}

/// What user code may do there.
enum Call: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case reads, invalidate, invalidateItems, offset, inset, select, deselect, layoutIfNeeded, setNeedsLayout, reload
  case layoutElements, layoutItems, viewItems, viewElements, pointQuery, scrollToItem, resize, counts, sameDataSource
  case backgroundView, newItemSize, highlight

  var testDescription: String { rawValue }

  @MainActor func perform(_ view: CollectionView, _ layout: HookedFlow) {
    switch self {
    case .reads:
      _ = view.visibleCells.count + view.indexPathsForVisibleItems.count + (view.indexPathsForSelectedItems ?? []).count
      _ = view.cellForItem(at: path(0, 0))
      _ = view.visibleElements.count + view.pooledViews.count
      _ = view.description + (view.dataSource?.description ?? "")
      _ = view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
      _ = view.contentSize
    case .counts:
      let sections = view.numberOfSections
      for section in 0..<sections { _ = view.numberOfItems(inSection: section) }
    case .invalidate: layout.invalidateLayout()
    case .invalidateItems:
      let context = CollectionViewFlowLayoutInvalidationContext()
      context.invalidateItems(at: [path(0, 0), path(0, 5)])
      layout.invalidateLayout(with: context)
    case .offset: view.contentOffset.y = view.contentOffset.y == 220 ? 330 : 220
    case .inset: view.contentInset.bottom = 30
    case .select: view.selectItem(at: path(0, 3), animated: false, scrollPosition: [])
    case .deselect: view.deselectItem(at: path(0, 3), animated: false)
    case .layoutIfNeeded: view.layoutIfNeeded()
    case .setNeedsLayout: view.setNeedsLayout()
    case .reload: view.reloadData()
    case .layoutElements:
      _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 900, width: 100, height: 500))
    case .layoutItems:
      _ = layout.layoutAttributesForItem(at: path(0, 19))
      _ = layout.layoutAttributesForSupplementaryView(
        ofKind: CollectionView.elementKindSectionHeader, at: path(1, 0))
      _ = layout.collectionViewContentSize
    case .viewItems:
      _ = view.layoutAttributesForItem(at: path(0, 2))
      _ = view.layoutAttributesForSupplementaryElement(
        ofKind: CollectionView.elementKindSectionHeader, at: path(1, 0))
    case .viewElements:
      _ = view.layoutAttributesForElements(touching: CGRect(x: 0, y: 700, width: 100, height: 100))
    case .pointQuery: _ = view.indexPathForItem(at: CGPoint(x: 50, y: 500))
    case .scrollToItem: view.scrollToItem(at: path(0, 8), at: .top, animated: false)
    case .resize: view.bounds.size.height = view.bounds.height == 320 ? 280 : 320
    case .sameDataSource:
      let source = view.dataSource
      view.dataSource = source
      let delegate = view.delegate
      view.delegate = delegate
    case .backgroundView: view.backgroundView = VirtualView(frame: .zero)
    case .newItemSize: layout.itemSize.height = layout.itemSize.height == 100 ? 90 : 100
    case .highlight:
      if let first = view.indexPathsForVisibleItems.first { view.simulateTouchDown(at: first) }
    }
  }
}

/// Makes a call from inside a place, so many times.
@MainActor final class Hook {
  let fixture = HookedFixture()
  var call: Call?
  var remaining = 0
  var done = 0
  private var isInside = false

  init(_ place: Place) {
    let run: () -> Void = { [unowned self] in fire() }
    let source = fixture.source
    switch place {
    case .numberOfSections: source.onSections = { _ in run() }
    case .numberOfItems: source.onItems = { _, _ in run() }
    case .cellForItem: source.onCell = { _, _ in run() }
    case .configureCell: source.configure = { _, _ in run() }
    case .supplementaryView: source.onView = { _, _ in run() }
    case .willDisplay: fixture.delegate.onWillDisplay = { _, _ in run() }
    case .didEndDisplaying: fixture.delegate.onDidEnd = { _, _ in run() }
    case .prepare: fixture.layout.onPrepare = run
    case .contentSize: fixture.layout.onContentSize = run
    case .elements: fixture.layout.onElements = run
    case .item: fixture.layout.onItem = run
    case .boundsChange: fixture.layout.onBoundsChange = run
    case .didScroll: fixture.delegate.onScroll = run
    }
  }

  /// Does the call, unless it is under way: a layout that asks itself inside its own answer would never end anywhere.
  private func fire() {
    guard let call, remaining > 0, !isInside else { return }
    isInside = true
    remaining -= 1
    done += 1
    call.perform(fixture.view, fixture.layout)
    isInside = false
  }

  /// Lays out, scrolls and reloads so that every place is come by.
  func walk(_ step: () -> Void = {}) {
    let view = fixture.view
    view.layoutIfNeeded()
    step()
    fixture.scroll(to: 150)
    step()
    _ = view.layoutAttributesForItem(at: path(0, 1))
    view.layoutIfNeeded()
    step()
    view.reloadData()
    view.layoutIfNeeded()
    step()
    fixture.scroll(to: 2_000)
    step()
  }
}
