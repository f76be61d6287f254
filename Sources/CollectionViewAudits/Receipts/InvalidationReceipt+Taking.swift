import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension InvalidationReceipt {
  /// Runs a block, lays out, and compares all attributes before and after.
  ///
  /// - Complexity: O(all elements): the layout is asked for everything twice.
  @MainActor public static func of(_ view: CollectionView, _ body: () throws -> Void) rethrows -> InvalidationReceipt {
    view.layoutIfNeeded()
    let before = ReceiptMoment(view)
    var marks: InvalidationMarks?
    try view.record {
      try view.observePreparations({ marks = marks?.union(view.lastInvalidation) ?? view.lastInvalidation }) {
        try body()
        view.layoutIfNeeded()
      }
    }
    return before.receipt(marks, ReceiptMoment(view))
  }

  /// Runs a block, lays out, and gives a receipt for each preparation of the layout on the way: several passes in the
  /// block, rounds of self-sizing in one pass. A last one tells what changed after the last preparation, if anything did.
  ///
  /// - Complexity: O(all elements) for each preparation.
  @MainActor public static func each(
    _ view: CollectionView, _ body: () throws -> Void
  ) rethrows -> [InvalidationReceipt] {
    view.layoutIfNeeded()
    var last = ReceiptMoment(view)
    var receipts: [InvalidationReceipt] = []
    try view.record {
      try view.observePreparations({
        let now = ReceiptMoment(view)
        receipts.append(last.receipt(view.lastInvalidation, now))
        last = now
      }) {
        try body()
        view.layoutIfNeeded()
      }
    }
    let rest = last.receipt(nil, ReceiptMoment(view))
    if !rest.changed.isEmpty { receipts.append(rest) }
    return receipts
  }
}

/// What there is and what was done so far.
@MainActor private struct ReceiptMoment {
  let view: CollectionView
  let elements: ProbedAnswer
  let contentSize: CGSize
  let counters: Counters
  let events: Int

  init(_ view: CollectionView) {
    self.view = view
    // What is done to find out is no part of the account: the view does not see it.
    elements = view.collectionViewLayout.probeEverything()
    contentSize = view.collectionViewLayout.collectionViewContentSize
    counters = view.counters
    events = view.traceCount
  }

  func receipt(_ marks: InvalidationMarks?, _ now: ReceiptMoment) -> InvalidationReceipt {
    let (old, new) = (elements, now.elements)
    var changed: [ElementName] = []
    var cameOrWent: [ElementName] = []
    for name in Set(old.order).union(new.order).sorted() {
      switch (old.elements[name], new.elements[name]) {
      case (let before?, let after?):
        if !before.agrees(with: after) { changed.append(name) }
      default:
        changed.append(name)
        cameOrWent.append(name)
      }
    }
    let done = now.counters.since(counters)
    var marked: [ElementName] = []
    if let marks {
      marked = marks.isWhole ? new.order.sorted() : Set(marks.elements.map(ElementName.init)).sorted()
    }
    return InvalidationReceipt(
      marks: marks ?? .none, wasInvalidated: marks != nil, invalidations: done.invalidations,
      reasons: reasons(until: now), prepares: done.prepareCalls, attributesMade: done.attributesMade,
      elementCount: new.order.count, marked: marked, changed: changed, cameOrWent: cameOrWent,
      contentSizeBefore: contentSize, contentSizeAfter: now.contentSize,
      contextClass: view.collectionViewLayout.contextClassName)
  }

  private func reasons(until now: ReceiptMoment) -> [InvalidationReceipt.Reason] {
    var reasons: [InvalidationReceipt.Reason] = []
    for record in view.trace(from: events).part(events..<now.events).records {
      guard case .layoutInvalidated(let mark) = record.event else { continue }
      let reason = InvalidationReceipt.Reason(mark.reason)
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }
}

extension InvalidationReceipt.Reason {
  init(_ reason: CollectionCore.InvalidationReason) {
    switch reason {
    case .requested: self = .requested
    case .reload: self = .reload
    case .boundsChange: self = .boundsChange
    case .newLayout: self = .newLayout
    case .updates: self = .updates
    case .preferredSize: self = .preferredSize
    }
  }
}

extension ElementName {
  /// The name of an element that a context marked.
  init(_ element: InvalidationMarks.Element) {
    self.init(category: element.category, kind: element.kind, path: ItemPath(element.indexPath))
  }
}

extension CollectionViewLayout {
  /// The class of this layout's contexts as code for UIKit names it.
  @MainActor fileprivate var contextClassName: String {
    let name = String(describing: type(of: self).invalidationContextClass)
    return name == "CollectionViewLayoutInvalidationContext" || name == "CollectionViewFlowLayoutInvalidationContext"
      ? "UI" + name : name
  }
}
