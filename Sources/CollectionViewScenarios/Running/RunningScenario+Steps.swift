import CollectionCore
import Foundation
import VirtualCollectionView

/// Why a step could not be done.
enum StepRefusal: Error {
  /// This version lacks what it needs.
  case unsupported(MissingFeature)
  /// What it asks for is not possible, in a sentence.
  case impossible(String)
}

extension RunningScenario {
  /// Does what a step says, without the layout after it. A `repeat` is unrolled by the runner.
  func perform(_ action: StepAction) throws(StepRefusal) {
    if let feature = action.missingFeature { throw .unsupported(feature) }
    switch action {
    case .scroll, .scrollToItem, .resize, .contentInset: move(action)
    case .scrollSection(let step): try scroll(step)
    case .set(let data): model.data = data
    case .reloadData: view.reloadData()
    case .setLayout(let step): try refusing { () throws(ScenarioError) in try setLayout(step) }
    case .setLayoutProperty(let change): try refusing { () throws(ScenarioError) in try setLayoutProperty(change) }
    case .invalidate(let step): invalidate(step)
    case .select(let path): view.selectItem(at: IndexPath(path), animated: false, scrollPosition: [])
    case .deselect(let path): view.deselectItem(at: IndexPath(path), animated: false)
    case .tap(let path): try touch(path) { view.simulateTap(at: $0) }
    case .highlight(let path): try touch(path) { view.simulateTouchDown(at: $0) }
    case .unhighlight(let path): view.simulateTouchCancel(at: IndexPath(path))
    case .apply(let step): try apply(step)
    case .batch, .update, .reloadItems, .reloadSections, .reconfigureItems: try update(action)
    default: break
    }
  }

  private func refusing(_ body: () throws(ScenarioError) -> Void) throws(StepRefusal) {
    do throws(ScenarioError) { try body() } catch { throw .impossible(error.message) }
  }

  private func touch(_ path: ItemPath, _ body: (IndexPath) -> Bool) throws(StepRefusal) {
    if !body(IndexPath(path)) {
      throw .impossible(WhatExists.whyUntouchable(path, in: view))
    }
  }

  private func move(_ action: StepAction) {
    switch action {
    case .scroll(.to(let point)): view.contentOffset = CGPoint(point)
    case .scroll(.by(let distance)):
      let offset = view.contentOffset
      view.contentOffset = CGPoint(x: offset.x + CGFloat(distance.x), y: offset.y + CGFloat(distance.y))
    case .scrollToItem(let path, let positions):
      let bits = positions.reduce(into: CollectionView.ScrollPosition()) { $0.formUnion($1.bits) }
      view.scrollToItem(at: IndexPath(path), at: bits, animated: false)
    case .resize(let size): view.frame = CGRect(origin: view.frame.origin, size: CGSize(size))
    case .contentInset(let insets): view.contentInset = ViewInsets(insets)
    default: break
    }
  }

  private func scroll(_ step: ScrollSectionStep) throws(StepRefusal) {
    guard let layout = view.collectionViewLayout as? CollectionViewCompositionalLayout else {
      throw .impossible("only sections of a compositional layout scroll themselves, this is another layout")
    }
    guard step.section < view.numberOfSections else {
      throw .impossible("there is no section \(step.section), there are \(view.numberOfSections)")
    }
    switch step.distance {
    case .to(let offset): layout.scrollSection(step.section, toOrthogonalOffset: offset)
    case .by(let distance):
      layout.scrollSection(
        step.section, toOrthogonalOffset: layout.orthogonalOffset(inSection: step.section) + distance)
    }
  }

  private func invalidate(_ step: InvalidateStep) {
    let layout = view.collectionViewLayout
    if step == InvalidateStep() {
      layout.invalidateLayout()
      return
    }
    let context = layout.invalidationContext(everything: step.everything)
    if !step.items.isEmpty { context.invalidateItems(at: step.items.map { IndexPath($0) }) }
    for (kind, paths) in step.supplementary.sorted(by: { $0.key < $1.key }) {
      context.invalidateSupplementaryElements(ofKind: kind, at: paths.map { IndexPath($0) })
    }
    for (kind, paths) in step.decoration.sorted(by: { $0.key < $1.key }) {
      context.invalidateDecorationElements(ofKind: kind, at: paths.map { IndexPath($0) })
    }
    layout.invalidateLayout(with: context)
  }
}

extension ScrollPosition {
  /// The position as the view takes it.
  var bits: CollectionView.ScrollPosition {
    switch self {
    case .top: .top
    case .centeredVertically: .centeredVertically
    case .bottom: .bottom
    case .left: .left
    case .centeredHorizontally: .centeredHorizontally
    case .right: .right
    }
  }
}
