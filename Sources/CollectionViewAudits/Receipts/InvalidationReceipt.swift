import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What one layout pass's invalidations marked, and what really changed.
///
/// ```swift
/// let receipt = InvalidationReceipt.of(view) { layout.startAngle += 10 }
/// #expect(receipt.precision == 1 && receipt.recall == 1, "\(receipt)")
/// ```
public struct InvalidationReceipt: Hashable, Sendable {
  /// What the contexts marked.
  public let marks: InvalidationMarks
  /// Whether there was an invalidation at all.
  public let wasInvalidated: Bool
  /// `prepare()` calls.
  public let prepares: Int
  /// How many attribute objects were made.
  public let attributesMade: Int
  /// How many elements there are.
  public let elementCount: Int
  /// What was marked; all there is when the contexts name nothing.
  public let marked: [ElementName]
  /// What is elsewhere or looks different, came or went.
  public let changed: [ElementName]

  /// What was marked and came out identical.
  public var waste: [ElementName] { marked.filter(Set(marked).subtracting(changed).contains) }
  /// What changed and was not marked.
  public var fault: [ElementName] { changed.filter(Set(changed).subtracting(marked).contains) }
  /// The part of what was marked that changed, from 0 to 1; 1 when nothing was marked.
  public var precision: Double {
    marked.isEmpty ? 1 : Double(marked.count - waste.count) / Double(marked.count)
  }
  /// The part of what changed that was marked, from 0 to 1; 1 when nothing changed.
  public var recall: Double { changed.isEmpty ? 1 : Double(changed.count - fault.count) / Double(changed.count) }
}

extension InvalidationReceipt {
  /// Runs a block, lays out, and compares all attributes before and after.
  ///
  /// - Complexity: O(all elements): the layout is asked for everything twice.
  @MainActor public static func of(_ view: CollectionView, _ body: () -> Void) -> InvalidationReceipt {
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let before = layout.probeEverything()
    let counters = view.counters
    view.record {
      body()
      view.layoutIfNeeded()
    }
    let done = view.counters.since(counters)
    let after = view.collectionViewLayout.probeEverything()
    let wasInvalidated = done.prepareCalls > 0
    let marks = view.lastInvalidation
    var changed: [ElementName] = []
    for name in Set(before.order).union(after.order).sorted() {
      guard let old = before.elements[name], let new = after.elements[name], old.agrees(with: new) else {
        changed.append(name)
        continue
      }
    }
    let marked: [ElementName] =
      !wasInvalidated ? [] : marks.isWhole ? after.order.sorted() : marks.elements.map(ElementName.init).sorted()
    return InvalidationReceipt(
      marks: marks, wasInvalidated: wasInvalidated, prepares: done.prepareCalls, attributesMade: done.attributesMade,
      elementCount: after.order.count, marked: marked, changed: changed)
  }

  /// The narrower context that would have done, in words; nil when there is none.
  public var suggestion: String? {
    guard wasInvalidated else {
      return changed.isEmpty ? nil : "Invalidate: \(changed.count) elements changed, and nobody said so."
    }
    if !fault.isEmpty, !marks.isWhole {
      return "Name also \(AuditText.list(fault.map(\.description))), or invalidate all of it."
    }
    guard !waste.isEmpty else { return nil }
    if changed.isEmpty { return "Don't invalidate: nothing changed." }
    // Naming most of what there is, is no narrower.
    guard changed.count * 2 <= elementCount else { return nil }
    let cells = changed.filter(\.isCell)
    var calls: [String] = []
    if !cells.isEmpty { calls.append("invalidateItems(at:) with \(AuditText.list(cells.map(\.description)))") }
    let others = Dictionary(grouping: changed.filter { !$0.isCell }) { $0 }
    for name in others.keys.sorted() {
      let call = name.category == .supplementary ? "invalidateSupplementaryElements" : "invalidateDecorationElements"
      calls.append("\(call)(ofKind: \"\(name.kind ?? "")\", at:) with \(name)")
    }
    return "Use a context and call \(AuditText.list(calls)) on it."
  }
}

extension ElementName {
  /// The name of an element that a context marked.
  init(_ element: InvalidationMarks.Element) {
    self.init(category: element.category, kind: element.kind, path: ItemPath(element.indexPath))
  }
}

extension InvalidationReceipt: CustomStringConvertible {
  /// What was marked, what changed, waste, fault and suggestion, a line each.
  public var description: String {
    guard wasInvalidated || !changed.isEmpty else { return "nothing was invalidated, and nothing changed" }
    let what =
      !wasInvalidated ? "nothing" : marks.everything ? "everything" : marks.isWhole ? "all elements" : list(marked)
    var lines = [
      "marked: \(what); prepare() \(prepares) times, \(attributesMade) attribute objects made",
      "changed: \(changed.isEmpty ? "nothing" : list(changed)) of \(elementCount) elements",
      "precision \(percent(precision)), recall \(percent(recall))",
    ]
    if !fault.isEmpty { lines.append("changed unmarked: \(list(fault))") }
    if let suggestion { lines.append("what to do: \(suggestion)") }
    return lines.joined(separator: "\n")
  }

  private func list(_ names: [ElementName]) -> String { AuditText.list(names.map(\.description)) }

  private func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}
