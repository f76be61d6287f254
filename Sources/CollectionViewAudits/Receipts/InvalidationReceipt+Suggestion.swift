import CollectionViewScenarios
import VirtualCollectionView

extension InvalidationReceipt {
  /// The narrower context that would have done, or what else to do, in words; nil when there is nothing to say.
  public var suggestion: String? {
    guard wasInvalidated else {
      return changed.isEmpty ? nil : "Invalidate: \(changed.count) elements changed, and nobody said so."
    }
    if !fault.isEmpty, !marks.isWhole {
      return "Name also \(AuditText.list(fault.map(\.description))), or invalidate all of it."
    }
    // Counts that are read anew leave everything in doubt, whatever comes of it.
    guard !waste.isEmpty, !marksCounts else { return nil }
    if changed.isEmpty { return needless }
    guard let context = narrower else { return nil }
    let calls = AuditText.list(context.calls.map(\.words))
    switch reasons {
    case [.boundsChange]: return "In invalidationContext(forBoundsChange:) call \(calls) on the context of super."
    case [.preferredSize]:
      return
        "In invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:) call \(calls) on the context of"
        + " super."
    default: return "Use a context and call \(calls) on it."
    }
  }

  /// The same as code for UIKit; nil when ``suggestion`` names no context.
  public var suggestedCode: String? {
    guard wasInvalidated, fault.isEmpty, !waste.isEmpty, !marksCounts, let context = narrower else { return nil }
    let calls = context.calls.map(\.code)
    switch reasons {
    case [.boundsChange]:
      return """
        override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(forBoundsChange: newBounds)
        \(indented(calls))
          return context
        }
        """
    case [.preferredSize]:
      return """
        override func invalidationContext(
          forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
          withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
          let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        \(indented(calls))
          return context
        }
        """
    default:
      return
        (["let context = \(contextClass)()"] + calls
        + ["collectionView.collectionViewLayout.invalidateLayout(with: context)"]).joined(separator: "\n")
    }
  }

  private var marksCounts: Bool {
    marks.everything || reasons.contains { [.reload, .updates, .newLayout].contains($0) }
  }

  private var needless: String {
    switch reasons {
    case [.boundsChange]:
      "Answer false from shouldInvalidateLayout(forBoundsChange:) for such a change: nothing changed."
    case [.preferredSize]:
      "Answer false from shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:): nothing changed."
    default: "Don't invalidate: nothing changed."
    }
  }

  /// What names all that changed. Nil when that is most of what there is, which is no narrower, and when something came or
  /// went: only a question for a rectangle finds that.
  private var narrower: NarrowerContext? {
    guard !changed.isEmpty, changed.count * 2 <= elementCount, changed.count < marked.count, cameOrWent.isEmpty else {
      return nil
    }
    return NarrowerContext(changed)
  }

  private func indented(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }
}
