import Foundation

extension Violation {
  @MainActor static func duplicateAccessory(_ accessory: CellAccessory, cell: CollectionViewListCell) -> Violation {
    Violation(
      .duplicateAccessory, .exception, "Accessories array contains more than one system accessory of the same type.",
      facts: ["type": accessory.accessoryType.name, "cell": cell.description],
      remedy: "Give a cell each system accessory once; accessories of your own may be there more than once.")
  }
}
