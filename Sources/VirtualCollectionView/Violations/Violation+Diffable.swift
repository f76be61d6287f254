import Foundation

// Sentences about diffable data sources.

@MainActor extension Violation {
  static func mixedApplyQueues() -> Violation {
    Violation(
      .mixedApplyQueues, .exception,
      "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will"
        + " deadlock. Please always submit updates either always on the main queue or always off the main queue",
      remedy:
        "Apply from the event that changed the data, always on the same queue, and never from a cell provider. The"
        + " snapshots were taken in the order they came.")
  }

  static func alternatingApplyQueues() -> Violation {
    Violation(
      .mixedApplyQueues, .advice,
      "Snapshots were applied on the main queue and off it. UIKit stops when two of them meet.",
      remedy: "Apply always on the main queue, or always off it.")
  }

  static func cellProviderReturnedNil(_ path: IndexPath, _ item: String, _ view: CollectionView) -> Violation {
    Violation(
      .cellProviderReturnedNil, .exception,
      "UICollectionViewDiffableDataSource cell provider returned nil for index path \(UIKitText.path(path)) with item"
        + " identifier '\(item)', which is not allowed. You must always return a cell to the collection view:"
        + " \(view.description)",
      facts: ["index path": UIKitText.path(path), "item": item],
      remedy: "Return what dequeueReusableCell gives, for every item of the snapshot. An empty cell was shown.")
  }

  static func missingSupplementaryProvider(
    _ kind: String, _ path: IndexPath, _ view: CollectionView, _ dataSource: String
  ) -> Violation {
    Violation(
      .missingSupplementaryProvider, .exception,
      "CollectionView \(view.description) requested a supplementary view, but a supplementaryViewProvider was not"
        + " specified on the diffable data source \(dataSource) for element kind '\(kind)' at index path"
        + " \(UIKitText.path(path))",
      facts: ["kind": kind, "index path": UIKitText.path(path)],
      remedy: "Set supplementaryViewProvider, or keep the layout from showing this element. An empty view was shown.")
  }

  static func sectionNotInSnapshot(_ section: Int, of count: Int) -> Violation {
    Violation(
      .pathOutOfRange, .exception, "Invalid parameter not satisfying: section < _impl.numberOfSections",
      facts: ["section": String(section), "sections": String(count)],
      remedy: count == 0
        ? "Apply a snapshot with sections first; 0 items were answered."
        : "Ask for sections 0 to \(count - 1) only; 0 items were answered.")
  }

  static func itemNotInSnapshot(_ path: IndexPath) -> Violation {
    Violation(
      .pathOutOfRange, .exception,
      "The diffable data source was asked for a cell at \(UIKitText.path(path)), where its snapshot has no item.",
      facts: ["index path": UIKitText.path(path)],
      remedy:
        "Let the snapshot alone say how much there is: a subclass that counts otherwise needs cells of its own. An"
        + " empty cell was shown.")
  }

  static func reloadedAndReconfigured(_ items: [String]) -> Violation {
    Violation(
      .reloadedAndReconfigured, .advice,
      "\(items.count == 1 ? "An item is" : "\(items.count) items are") marked to be reloaded and to be reconfigured:"
        + " \(items.prefix(10).joined(separator: ", ")).",
      facts: ["items": items.prefix(10).joined(separator: ", ")],
      remedy: "Mark an item for one of the two; it was reloaded.")
  }
}
