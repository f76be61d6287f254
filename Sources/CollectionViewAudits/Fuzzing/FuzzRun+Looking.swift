import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// What is looked at after each step; the first that is wrong is the fault.

extension FuzzRun {
  func firstFault() -> String? {
    if let fault = view.checkInvariants() { return fault }
    if let violation = recorder.violations.first(where: { $0.severity != .advice && !FuzzRun.isOfSize($0.rule) }) {
      return violation.description
    }
    return wrongItem() ?? wrongSelection() ?? wrongAnswer() ?? differenceFromFresh()
  }

  /// Items that do not fit a view of the fuzzer's choice are not the layout's fault.
  private static func isOfSize(_ rule: ViolationRule) -> Bool { rule == .oversizedItem || rule == .nearMiss }

  private func wrongItem() -> String? {
    for path in view.indexPathsForVisibleItems.sorted() {
      guard model.contains(path) else { return "item \(ValueText.path(path)) is on screen and does not exist" }
      guard let cell = view.cellForItem(at: path), let shown = target.shownItem(in: cell) else { continue }
      let right = model.item(at: ItemPath(path.section, path.item))
      if shown != right { return "item \(ValueText.path(path)) shows \(shown), and the model has \(right) there" }
    }
    return nil
  }

  /// Selection follows its items (Semantics 6.19): what was selected and still is there, alone.
  private func wrongSelection() -> String? {
    let paths = (view.indexPathsForSelectedItems ?? []).sorted()
    if let path = paths.first(where: { !model.contains($0) }) {
      return "item \(ValueText.path(path)) is selected and does not exist"
    }
    let chosen = Set(paths.map { model.item(at: ItemPath($0.section, $0.item)) })
    // A snapshot may come to a reload where it can say no better.
    let isRight = target.appliesSnapshots ? chosen.isSubset(of: selected) : chosen == selected
    if !isRight { return "selected are the items \(chosen.sorted()), and should be \(selected.sorted())" }
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) else { continue }
      let isChosen = chosen.contains(model.item(at: ItemPath(path.section, path.item)))
      if cell.isSelected != isChosen {
        return "the cell of item \(ValueText.path(path)) is \(isChosen ? "not " : "")selected, its item is"
          + (isChosen ? "" : " not")
      }
    }
    return nil
  }

  /// What the layout says of what is on screen, in two ways.
  private func wrongAnswer() -> String? {
    let layout = view.collectionViewLayout
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else { return "the size of the content is \(size)" }
    let answer = ProbedAnswer(layout.layoutAttributesForElements(in: view.bounds))
    if let name = answer.repeated.first { return "\(name) comes twice in the visible rectangle" }
    for name in answer.order {
      guard let element = answer.elements[name] else { continue }
      if name.isCell, !model.contains(IndexPath(item: Int(name.path.item), section: Int(name.path.section))) {
        return "\(name) is in the visible rectangle and does not exist"
      }
      guard let alone = layout.probe(name), !alone.agrees(with: element) else { continue }
      return "\(name) in the visible rectangle is at \(element.difference(from: alone)), asked for alone"
    }
    let everything = layout.probeEverything()
    for name in everything.order where answer.elements[name] == nil {
      guard let element = everything.elements[name], !element.attributes.isHidden else { continue }
      let inside = element.frame.intersection(view.bounds)
      guard inside.width > 0.5, inside.height > 0.5 else { continue }
      return "\(name) at \(AuditText.rect(element.frame)) is missing in the answer for the visible rectangle"
    }
    return nil
  }

  /// A view that was made for the model as it is now has everything in the same places, and its cells look the same.
  private func differenceFromFresh() -> String? {
    let (fresh, kept, _) = setup.makeView(model)
    defer { withExtendedLifetime(kept) {} }
    fresh.bounds.size = view.bounds.size
    fresh.layoutIfNeeded()
    fresh.contentOffset = view.contentOffset
    fresh.layoutIfNeeded()
    // What was measured depends on what was seen.
    if setup.comparesFresh, view.counters.selfSizingRounds == 0, fresh.counters.selfSizingRounds == 0 {
      let (mine, right) = (view.collectionViewLayout.probeEverything(), fresh.collectionViewLayout.probeEverything())
      if let difference = mine.firstDifference(from: right) { return difference + ", in a layout that was just made" }
      let (size, other) = (view.contentSize, fresh.contentSize)
      if abs(size.width - other.width) > 0.01 || abs(size.height - other.height) > 0.01 {
        return "the content is \(AuditText.size(size)), and \(AuditText.size(other)) in a layout that was just made"
      }
    }
    return setup.install == nil ? nil : ValueText.session { leftover(fresh) }
  }

  /// Cells of the user's own that look unlike a new cell for the same item.
  private func leftover(_ fresh: CollectionView) -> String? {
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path), let new = fresh.cellForItem(at: path) else { continue }
      for difference in CellPortrait(cell).differences(from: CellPortrait(new)) {
        let property = difference.place.property
        // Selection was looked at; what a class keeps for itself may count as it likes, and images may be made anew.
        if property == "isSelected" || difference.place.isOwn || property == "image object" || cell.isSelected {
          continue
        }
        let place = difference.place.view.isEmpty ? property : "\(difference.place.view) \(property)"
        return
          "the cell of item \(ValueText.path(path)) has \(place) \(difference.mine), a new cell for the same item has"
          + " \(difference.theirs)"
      }
    }
    return nil
  }
}
