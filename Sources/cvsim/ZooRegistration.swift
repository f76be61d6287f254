import CollectionViewScenarios
import CollectionViewZoo
import Foundation
import VirtualCollectionView

extension ScenarioRegistry {
  /// Registers the layouts of the zoo, each with the parameters that it has.
  mutating func registerZoo() {
    for exhibit in ZooCatalogue.layouts {
      guard let make = exhibit.layout else { continue }
      registerZoo(
        exhibit.name, fault: exhibit.fault, update: { try setParameters(of: $0, $1) },
        { parameters in
          let layout = make()
          try setParameters(of: layout, parameters)
          return layout
        })
    }
  }
}

/// Sets what a document says; a layout without a parameter of that name does not ask for it, which is an error.
@MainActor private func setParameters(of layout: CollectionViewLayout, _ parameters: LayoutParameters) throws {
  switch layout {
  case let circle as PublishedTurningCircle:
    if let origin = try parameters.length("origin") { circle.origin = origin }
  case let circle as PublishedFittingCircle:
    if let size = try parameters.size("itemSize") { circle.itemSize = size }
    if let inset = try parameters.insets("sectionInset") { circle.sectionInset = inset }
  case let pages as PublishedRowPages:
    if let count = try parameters.count("itemsPerRow") { pages.itemCountPerRow = count }
    if let count = try parameters.count("rows") { pages.rowCount = count }
    if let size = try parameters.size("itemSize") { pages.itemSize = size }
  case let rows as RowsLayout:
    if let height = try parameters.length("rowHeight") { rows.rowHeight = height }
    if let inset = try parameters.insets("sectionInset") { rows.sectionInset = inset }
  case let flow as CollectionViewFlowLayout:
    if let size = try parameters.size("itemSize") { flow.itemSize = size }
  default: break
  }
}
