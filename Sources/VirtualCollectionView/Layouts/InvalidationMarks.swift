internal import CollectionCore
import Foundation

/// What was marked for one preparation of a layout, by all invalidations that led to it.
public struct InvalidationMarks: Hashable, Sendable {
  /// An element that was named.
  public struct Element: Hashable, Sendable {
    /// Cell, supplementary or decoration view.
    public let category: CollectionView.ElementCategory
    /// The element kind; nil for cells.
    public let kind: String?
    /// As it was named.
    public let indexPath: IndexPath
  }

  /// Whether everything was thrown away, measured sizes too: by a reload or a new layout.
  public let everything: Bool
  /// Whether all elements are in doubt: no context named any, or one marked everything or the counts.
  public let isWhole: Bool
  /// The elements that were named; empty when all are in doubt.
  public let elements: [Element]

  /// Nothing is marked.
  public static var none: InvalidationMarks { InvalidationMarks(everything: false, isWhole: false, elements: []) }

  /// What was marked by two preparations together.
  public func union(_ other: InvalidationMarks) -> InvalidationMarks {
    let isWhole = isWhole || other.isWhole
    return InvalidationMarks(
      everything: everything || other.everything, isWhole: isWhole,
      elements: isWhole ? [] : elements + other.elements.filter { !elements.contains($0) })
  }
}

extension CollectionView {
  /// What the last preparation of the layout during tracing was for; nothing is marked when there was none.
  public final var lastInvalidation: InvalidationMarks {
    let work = _tracedWork
    return InvalidationMarks(
      everything: work.everything, isWhole: work.isWhole,
      elements: work.isWhole
        ? []
        : work.named.map { name in
          InvalidationMarks.Element(
            category: ElementCategory(name.category), kind: name.category == .cell ? nil : name.kind,
            indexPath: name.path)
        })
  }

  /// Called after each preparation while tracing, before the view asks the layout for anything: ``lastInvalidation`` is
  /// what it was for. A block that was there before comes first.
  package final func observePreparations(_ observer: @escaping () -> Void, during body: () throws -> Void) rethrows {
    let outer = _preparationObserver
    _preparationObserver = {
      outer?()
      observer()
    }
    defer { _preparationObserver = outer }
    try body()
  }
}
