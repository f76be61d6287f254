import AllocationCounter
import Foundation
import VirtualCollectionView

/// A view with a data source and a delegate that implements all that a scroll tells.
@MainActor final class GateScene: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  let view: CollectionView
  let step: CGFloat
  private(set) var displayed = 0
  private(set) var ended = 0
  private(set) var scrolled = 0

  init(_ layout: GatedLayout, hasDelegate: Bool) {
    let made = layout.make()
    step = made.step
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 830), collectionViewLayout: made.layout)
    super.init()
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = self
    if hasDelegate { view.delegate = self }
    view.layoutIfNeeded()
  }

  /// Frames at these offsets, and how often they allocated.
  func allocations(_ offsets: [CGFloat]) -> Int {
    allocation_counter_start()
    scroll(offsets)
    return Int(allocation_counter_stop().count)
  }

  func scroll(_ offsets: [CGFloat]) {
    for y in offsets {
      view.contentOffset = CGPoint(x: 0, y: y)
      view.layoutIfNeeded()
    }
  }

  // MARK: Offsets

  /// Up and down by a point: nothing comes or goes.
  func nudges(_ count: Int) -> [CGFloat] { (0..<count).map { 4_000.5 + CGFloat($0 % 2) } }

  /// On by a line each, down to the middle and up again, so that both edges are met.
  func steps(_ count: Int) -> [CGFloat] {
    (0..<count).map { 4_000 + step * CGFloat($0 < count / 2 ? $0 : count - $0) }
  }

  /// Anywhere.
  func jumps(_ count: Int) -> [CGFloat] {
    let range = UInt64(view.contentSize.height - 830)
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % range)
    }
  }

  // MARK: Data

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    GatedLayout.count
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { scrolled += 1 }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed += 1 }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { ended += 1 }
}
