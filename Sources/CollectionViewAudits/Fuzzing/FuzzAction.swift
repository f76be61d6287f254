import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What a fuzzer did, as it can be printed and done again.
public enum FuzzAction: Hashable, Sendable {
  /// A batch: the calls, and the model after it.
  case batch([UpdateOperation], after: [[Int]])
  /// The offset was set.
  case scroll(to: CGPoint)
  /// The size was set.
  case resize(to: CGSize)
  /// `reloadData()`.
  case reload
  /// An item was configured again.
  case reconfigure(ItemPath)
}

extension FuzzAction {
  /// The lines of a test that does it: `view` is the view, `model` the model by section.
  public var swift: String {
    switch self {
    case .batch(let operations, let after):
      """
      view.performBatchUpdates {
        model = \(after)
      \(operations.map { "  " + $0.swift }.joined(separator: "\n"))
      }
      """
    case .scroll(let offset):
      "view.contentOffset = CGPoint(x: \(AuditText.number(offset.x)), y: \(AuditText.number(offset.y)))"
    case .resize(let size):
      "view.bounds.size = CGSize(width: \(AuditText.number(size.width)), height: \(AuditText.number(size.height)))"
    case .reload: "view.reloadData()"
    case .reconfigure(let path): "view.reconfigureItems(at: [\(path.swift)])"
    }
  }

  /// The step of a scenario file.
  var scenarioStep: String {
    switch self {
    case .batch(let operations, let after):
      #"{"do": "batch", "data": \#(FuzzAction.data(after)), "updates": [\#(operations.map(\.scenario).joined(separator: ", "))]}"#
    case .scroll(let offset): #"{"do": "scroll", "to": [\#(Double(offset.x)), \#(Double(offset.y))]}"#
    case .resize(let size): #"{"do": "resize", "to": [\#(Double(size.width)), \#(Double(size.height))]}"#
    case .reload: #"{"do": "reloadData"}"#
    case .reconfigure(let path): #"{"do": "reconfigureItems", "items": [\#(path.scenario)]}"#
    }
  }

  /// A model as scenario files have it.
  static func data(_ sections: [[Int]]) -> String {
    let list = sections.map { items in #"{"items": [\#(items.map { "\"i\($0)\"" }.joined(separator: ", "))]}"# }
    return #"{"sections": [\#(list.joined(separator: ", "))]}"#
  }
}

extension ItemPath {
  fileprivate var swift: String { "IndexPath(item: \(item), section: \(section))" }
  fileprivate var scenario: String { "[\(section), \(item)]" }
}

extension UpdateOperation {
  fileprivate var swift: String {
    switch self {
    case .insert(let path): "view.insertItems(at: [\(path.swift)])"
    case .delete(let path): "view.deleteItems(at: [\(path.swift)])"
    case .move(let from, let to): "view.moveItem(at: \(from.swift), to: \(to.swift))"
    case .reload(let path): "view.reloadItems(at: [\(path.swift)])"
    case .reconfigure(let path): "view.reconfigureItems(at: [\(path.swift)])"
    case .insertSection(let section): "view.insertSections([\(section)])"
    case .deleteSection(let section): "view.deleteSections([\(section)])"
    case .moveSection(let from, let to): "view.moveSection(\(from), toSection: \(to))"
    case .reloadSection(let section): "view.reloadSections([\(section)])"
    }
  }

  fileprivate var scenario: String {
    switch self {
    case .insert(let path): #"{"insert": \#(path.scenario)}"#
    case .delete(let path): #"{"delete": \#(path.scenario)}"#
    case .move(let from, let to): #"{"move": [\#(from.scenario), \#(to.scenario)]}"#
    case .reload(let path): #"{"reload": \#(path.scenario)}"#
    case .reconfigure(let path): #"{"reconfigure": \#(path.scenario)}"#
    case .insertSection(let section): #"{"insertSection": \#(section)}"#
    case .deleteSection(let section): #"{"deleteSection": \#(section)}"#
    case .moveSection(let from, let to): #"{"moveSection": [\#(from), \#(to)]}"#
    case .reloadSection(let section): #"{"reloadSection": \#(section)}"#
    }
  }
}
