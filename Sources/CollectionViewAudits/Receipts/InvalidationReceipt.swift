import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What invalidations marked, and what really changed.
///
/// ```swift
/// let receipt = InvalidationReceipt.of(view) { layout.startAngle += 10 }
/// #expect(receipt.precision == 1 && receipt.recall == 1, "\(receipt)")
/// ```
///
/// All invalidations up to a layout pass are one to the layout, in UIKit too: which of them an element changed for cannot be
/// told, so their marks are added up and there is one receipt for the pass. A block with several passes has one receipt for
/// all of them by ``of(_:_:)``, or one for each by ``each(_:_:)``.
///
/// Elements are compared by their paths. After an update or a reload, whose contexts mark the counts, a path may belong to
/// another item; all is marked then, as it has to be, and nothing narrower is suggested.
public struct InvalidationReceipt: Hashable, Sendable {
  /// Who invalidated.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// A call of `invalidateLayout`, or a property that was set.
    case requested
    /// `reloadData()`.
    case reload
    /// Scrolling or another size, to which the layout said that it depends on them.
    case boundsChange
    /// Another layout.
    case newLayout
    /// Insertions, deletions, moves.
    case updates
    /// A cell that prefers another size.
    case preferredSize
  }

  /// What the contexts marked.
  public let marks: InvalidationMarks
  /// Whether there was an invalidation at all.
  public let wasInvalidated: Bool
  /// How many invalidations there were.
  public let invalidations: Int
  /// Why, each reason once, in the order in which they came.
  public let reasons: [Reason]
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
  /// What came or went: the part of ``changed`` that was not there before, or is not there now.
  public let cameOrWent: [ElementName]
  /// The content size before, in points.
  public let contentSizeBefore: CGSize
  /// The content size after, in points.
  public let contentSizeAfter: CGSize
  /// The class of the layout's contexts, by UIKit's name.
  public let contextClass: String

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

extension InvalidationReceipt: CustomStringConvertible {
  /// What was marked and why, what changed, waste, fault and suggestion, a line each.
  public var description: String {
    guard wasInvalidated || !changed.isEmpty else { return "nothing was invalidated, and nothing changed" }
    let what =
      !wasInvalidated ? "nothing" : marks.everything ? "everything" : marks.isWhole ? "all elements" : list(marked)
    let why = reasons.isEmpty ? "" : " (\(reasons.map(\.rawValue).joined(separator: ", ")))"
    var lines = [
      "marked: \(what)\(why); \(invalidations) invalidations, prepare() \(prepares) times, \(attributesMade) attribute"
        + " objects made",
      "changed: \(changed.isEmpty ? "nothing" : list(changed)) of \(elementCount) elements",
      "precision \(percent(precision)), recall \(percent(recall))",
    ]
    if contentSizeBefore != contentSizeAfter {
      lines.append("content: \(AuditText.size(contentSizeBefore)), then \(AuditText.size(contentSizeAfter))")
    }
    if !waste.isEmpty, !marks.isWhole { lines.append("marked and the same: \(list(waste))") }
    if !fault.isEmpty { lines.append("changed unmarked: \(list(fault))") }
    if let suggestion { lines.append("what to do: \(suggestion)") }
    if let suggestedCode {
      lines += suggestedCode.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ names: [ElementName]) -> String { AuditText.list(names.map(\.description)) }

  private func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}
