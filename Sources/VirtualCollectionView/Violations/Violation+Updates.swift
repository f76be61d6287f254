internal import CollectionCore
import Foundation

// Sentences about batch updates.

@MainActor extension Violation {
  /// An update that is not legal. For counts that do not add up UIKit has two sentences: that of one section, and since
  /// iOS 16.4 one for the whole batch (Semantics 6.20–6.22).
  static func invalidUpdate(_ diagnosis: UpdateDiagnosis, _ view: CollectionView) -> Violation {
    let error = diagnosis.error
    var sentence = error.sentence
    var facts: [(String, String)] = []
    if error.isAboutCounts, view._environment.era >= .iOS17 {
      facts.append(("before iOS 16.4", sentence))
      sentence = UpdateWording.batch(
        before: diagnosis.before, after: diagnosis.after, operations: diagnosis.operations)
      sentence += "\nCollection view: " + view.description
    } else if error.isAboutCounts {
      sentence += " Collection view: " + view.description
    }
    var violation = Violation(
      error.violationRule, error.isCorruption ? .corruption : .exception, sentence,
      remedy: "Call exactly what the model did. The data was read again, as by reloadData.")
    violation.facts = facts.map { Fact(name: $0.0, value: $0.1) }
    violation.diagnosis = diagnosis
    return violation
  }

  static func updateDefect(_ defect: UpdateDefect) -> Violation {
    Violation(.updateDefect, .advice, defect.sentence, remedy: defect.remedy)
  }

  static func updateDuringPass(_ phase: CollectionView.Phase) -> Violation {
    Violation(
      .updateDuringPass, .warning,
      "An update was made while the collection view was \(phrase(phase)).",
      facts: ["while": phrase(phase)],
      remedy:
        "Update after the layout pass, from the event that changed the data. All data is read again after this pass.")
  }

  static func reloadInUpdate() -> Violation {
    Violation(
      .reloadInUpdate, .warning,
      "-[UICollectionView reloadData] was called inside the block of performBatchUpdates, which ignores it.",
      remedy: "Call reloadData in place of the batch, or reloadSections inside of it.")
  }

  static func missingAttributes(_ path: IndexPath) -> Violation {
    Violation(
      .missingAttributes, .exception,
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \(UIKitText.path(path))",
      facts: ["index path": UIKitText.path(path)],
      remedy:
        "Answer layoutAttributesForItem(at:) for every item that exists, off screen too. The item's cell was taken to"
        + " end where it stood.")
  }

  static func reconfiguredOtherRegistration(_ cell: CollectionReusableView, identifier: String) -> Violation {
    Violation(
      .reconfigureMismatch, .exception,
      "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when"
        + " reconfiguring an item.",
      facts: ["existing": cell._reuseIdentifier ?? "", "dequeued": identifier],
      remedy: "Dequeue with the identifier the cell has, or reload the item. The old cell was kept.")
  }

  static func reconfiguredOtherCell(
    _ cell: CollectionReusableView, _ returned: CollectionReusableView, _ path: IndexPath
  ) -> Violation {
    Violation(
      .reconfigureMismatch, .exception,
      "The data source returned another cell than the existing one when reconfiguring the item at index path"
        + " \(UIKitText.path(path)).",
      facts: ["existing": cell.traceName, "returned": returned._slot >= 0 ? returned.traceName : "a new view"],
      remedy: "Return the cell that dequeueReusableCell gives, or reload the item. The old cell was kept.")
  }
}

extension UpdateError {
  /// Whether it is one of the two checks of counts, behind those of single calls.
  var isAboutCounts: Bool {
    switch self {
    case .sectionCount, .itemCount: true
    default: false
    }
  }

  /// The rule as files name it.
  var violationRule: ViolationRule {
    switch self {
    case .deleteAndReload, .deleteAndMove, .insertAndMove, .moveTwice, .moveToSamePlace: .conflictingUpdates
    case .sectionCount, .itemCount: .invalidUpdate
    case .duplicateDelete: .duplicateDelete
    default: .updateOutOfRange
    }
  }
}
