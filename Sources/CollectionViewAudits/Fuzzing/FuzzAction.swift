import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What a fuzzer did, as it can be printed and done again.
public enum FuzzAction: Hashable, Sendable {
  /// A batch: the calls, and the model after it.
  case batch([UpdateOperation], after: [[Int]])
  /// A snapshot of this model was applied by the target.
  case apply([[Int]])
  /// The model was changed without a word, and `reloadData()` followed.
  case replace([[Int]])
  /// The offset was set.
  case scroll(to: CGPoint)
  /// The size was set.
  case resize(to: CGSize)
  /// `reloadData()`.
  case reload
  /// An item was configured again.
  case reconfigure(ItemPath)
  /// An item was selected by call.
  case select(ItemPath)
}

// MARK: - As Swift

extension FuzzAction {
  /// The lines of a test that does it: `view` is the view, `target` a ``FuzzTarget`` that holds its model.
  public var swift: String {
    switch self {
    case .batch(let operations, let after):
      """
      view.performBatchUpdates {
        target.setModel(\(after))
      \(operations.map { "  " + $0.swift }.joined(separator: "\n"))
      }
      """
    case .apply(let after): "target.setModel(\(after))"
    case .replace(let after): "target.setModel(\(after))\nview.reloadData()"
    case .scroll(let offset):
      "view.contentOffset = CGPoint(x: \(AuditText.number(offset.x)), y: \(AuditText.number(offset.y)))"
    case .resize(let size):
      "view.bounds.size = CGSize(width: \(AuditText.number(size.width)), height: \(AuditText.number(size.height)))"
    case .reload: "view.reloadData()"
    case .reconfigure(let path): "view.reconfigureItems(at: [\(path.swift)])"
    case .select(let path): "view.selectItem(at: \(path.swift), animated: false, scrollPosition: [])"
    }
  }
}

extension ItemPath {
  fileprivate var swift: String { "IndexPath(item: \(item), section: \(section))" }
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
}

// MARK: - As a scenario

extension FuzzAction {
  /// The steps of a scenario that do it; the item 7 is called `i7` there.
  var steps: [ScenarioStep] {
    switch self {
    case .batch(let operations, let after):
      [
        ScenarioStep(
          .batch(BatchStep(data: ScenarioData(fuzzed: after), updates: operations.map(ScenarioUpdate.init))))
      ]
    case .apply(let after): [ScenarioStep(.apply(ApplyStep(snapshot: ScenarioData(fuzzed: after))))]
    case .replace(let after): [ScenarioStep(.set(ScenarioData(fuzzed: after))), ScenarioStep(.reloadData)]
    case .scroll(let offset): [ScenarioStep(.scroll(.to(LayoutPoint(x: Double(offset.x), y: Double(offset.y)))))]
    case .resize(let size):
      [ScenarioStep(.resize(LayoutSize(width: Double(size.width), height: Double(size.height))))]
    case .reload: [ScenarioStep(.reloadData)]
    case .reconfigure(let path): [ScenarioStep(.reconfigureItems([path]))]
    case .select(let path): [ScenarioStep(.select(path))]
    }
  }
}

extension ScenarioData {
  /// A model of a fuzzer; sections are known by their number.
  init(fuzzed sections: [[Int]]) {
    self.init(
      sections: sections.enumerated().map { number, items in
        Section(id: "S\(number)", items: items.isEmpty ? .count(0) : .ids(items.map { "i\($0)" }))
      })
  }
}
