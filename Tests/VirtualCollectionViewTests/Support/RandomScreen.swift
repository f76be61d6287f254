import Foundation
import VirtualCollectionView

/// A view to which random things happen, and what it should show.
@MainActor struct RandomScreen {
  let fixture: Fixture
  let layout: CollectionViewFlowLayout
  let counts = [7, 0, 13, 40, 1, 25]
  /// Answers that a user keeps: their objects must not be used again.
  private var kept: [[CollectionViewLayoutAttributes]] = []
  private var state: UInt64

  /// Lists and grids, up and down or to the sides, with headers and footers pinned or not.
  init(_ number: Int) {
    state = UInt64(number) &* 7_919 &+ 17
    layout = CollectionViewFlowLayout()
    layout.itemSize = number % 2 == 0 ? CGSize(width: 100, height: 30) : CGSize(width: 30, height: 30)
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 2
    layout.scrollDirection = number % 3 == 2 ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    layout.footerReferenceSize = CGSize(width: 15, height: 15)
    layout.sectionHeadersPinToVisibleBounds = number / 2 % 2 == 1
    layout.sectionFootersPinToVisibleBounds = number / 4 % 2 == 1
    fixture = Fixture(counts: counts, size: CGSize(width: 100, height: 200), layout: layout)
    fixture.view.layoutIfNeeded()
  }

  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

// MARK: - Acting

extension RandomScreen {
  /// Does something, and gives its name.
  mutating func act() -> String {
    let view = fixture.view
    let name: String
    switch random(14) {
    case 0...5: name = scroll(by: CGFloat(random(41) - 20) * 1.5)
    case 6, 7: name = scroll(by: CGFloat(random(4_000) - 2_000))
    case 8:
      name = "invalidation"
      layout.invalidateLayout()
    case 9: name = nameItems()
    case 10:
      name = "rotation"
      view.bounds.size = view.bounds.width == 100 ? CGSize(width: 170, height: 90) : CGSize(width: 100, height: 200)
    case 11:
      name = "reload"
      view.reloadData()
    case 12:
      name = "keeping"
      kept.append(layout.layoutAttributesForElements(in: view.bounds) ?? [])
      if kept.count > 2 { kept.removeFirst() }
    default:
      name = "question elsewhere"
      _ = layout.layoutAttributesForElements(in: view.bounds.insetBy(dx: -20, dy: -20))
    }
    view.layoutIfNeeded()
    return name
  }

  private func scroll(by distance: CGFloat) -> String {
    let view = fixture.view
    let isVertical = layout.scrollDirection == .vertical
    let length = isVertical ? view.contentSize.height - view.bounds.height : view.contentSize.width - view.bounds.width
    let old = isVertical ? view.contentOffset.y : view.contentOffset.x
    let new = max(0, min(old + distance, max(0, length)))
    view.contentOffset = isVertical ? CGPoint(x: 0, y: new) : CGPoint(x: new, y: 0)
    return "scroll to \(new)"
  }

  private mutating func nameItems() -> String {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    let paths = fixture.view.indexPathsForVisibleItems
    guard !paths.isEmpty else { return "nothing" }
    context.invalidateItems(at: [paths[random(paths.count)], paths[random(paths.count)]])
    layout.invalidateLayout(with: context)
    return "naming of two items"
  }
}

// MARK: - Checking

extension RandomScreen {
  /// What is wrong with the screen, nil if nothing.
  func problem() -> String? {
    let view = fixture.view
    var expected: [String: CGRect] = [:]
    for section in counts.indices {
      for item in 0..<counts[section] {
        expect("cell", layout.layoutAttributesForItem(at: path(section, item)), &expected)
      }
      for kind in kinds {
        expect(
          short(kind), layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(section, 0)), &expected)
      }
    }
    var shown: [String: CGRect] = [:]
    for cell in view.visibleCells { shown["cell " + name(view.indexPath(for: cell) ?? IndexPath())] = cell.frame }
    for kind in kinds {
      for shownView in view.visibleSupplementaryViews(ofKind: kind) {
        shown[short(kind) + " " + name(view.indexPath(forSupplementaryView: shownView) ?? IndexPath())] =
          shownView.frame
      }
    }
    for (element, frame) in expected.sorted(by: { $0.key < $1.key }) {
      guard let actual = shown[element] else { return "\(element) is not shown, but is at \(frame)." }
      if !isNear(actual, frame) { return "\(element) is shown at \(actual), but is at \(frame)." }
    }
    for element in shown.keys.sorted() where expected[element] == nil {
      return "\(element) is shown, but is not there."
    }
    return nil
  }

  private var kinds: [String] {
    [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter]
  }

  private func expect(
    _ category: String, _ attributes: CollectionViewLayoutAttributes?, _ expected: inout [String: CGRect]
  ) {
    guard let attributes else { return }
    let bounds = fixture.view.bounds
    let frame = attributes.frame
    guard frame.minX < bounds.maxX, frame.maxX > bounds.minX, frame.minY < bounds.maxY, frame.maxY > bounds.minY else {
      return
    }
    expected[category + " " + name(attributes.indexPath)] = frame
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) + abs(a.minY - b.minY) + abs(a.width - b.width) + abs(a.height - b.height) < 0.001
  }
}
