import CollectionCore
import Foundation

/// The model behind a running scenario: what the data source reads and the steps change.
@MainActor public final class ScenarioModel {
  /// The data at the moment.
  public internal(set) var data: ScenarioData
  /// What the document says about cells.
  public let cells: ScenarioCells

  init(data: ScenarioData, cells: ScenarioCells) {
    self.data = data
    self.cells = cells
  }

  /// How many sections there are.
  public var sectionCount: Int { data.sections.count }

  /// How many items a section has; 0 when there is no such section.
  public func itemCount(in section: Int) -> Int {
    data.sections.indices.contains(section) ? data.sections[section].items.count : 0
  }

  /// The identifier of an item; nil when there is none at this path.
  public func itemID(at path: IndexPath) -> String? { data.itemID(at: ItemPath(path)) }

  /// The reuse identifier that the document gives for an item.
  public func reuseIdentifier(at path: IndexPath) -> String {
    cells.identifier(item: path.count > 1 ? path[1] : 0, id: itemID(at: path) ?? "")
  }
}
