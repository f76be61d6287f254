import Foundation

extension CellAccessory {
  /// The edge at which an accessory of the user's own stands, when, and among which others.
  ///
  /// System accessories stand, from the leading edge to the trailing one:
  ///
  /// | edge | order |
  /// |---|---|
  /// | leading | multiselect, delete, insert, outline disclosure of a Mac's cell |
  /// | trailing | label, menu, detail, tick, outline disclosure, disclosure indicator, reorder |
  ///
  /// The order in the array does not matter to them. Measured: the tick and the disclosure indicator before the reorder
  /// lines, and the edges; the rest of the order is inferred.
  public enum Placement {
    /// At the leading edge; by default behind all others there, next to the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge; by default before all others there, next to the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Answers the index an accessory takes among those of its edge, in their order from leading to trailing.
    public typealias Position = ([CellAccessory]) -> Int

    /// Before an accessory of the same type as this one; first where there is none.
    public static func position(before accessory: CellAccessory) -> Position {
      { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Behind an accessory of the same type as this one; last where there is none.
    public static func position(after accessory: CellAccessory) -> Position {
      { others in others.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? others.count }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// The accessories of both edges, each from leading to trailing.
  struct Sides {
    var leading: [CellAccessory] = []
    var trailing: [CellAccessory] = []
  }

  /// Those that are shown, by edge and in order: the system's first, then the user's own go where they want to.
  static func sides(
    of accessories: [CellAccessory], editing: Bool, isLeadingOutline: (CellAccessory) -> Bool
  ) -> Sides {
    let shown = accessories.filter { $0.displayedState.includes(editing: editing) }
    var sides = Sides()
    for (rank, type) in ranks.enumerated() {
      for accessory in shown where accessory.accessoryType == type {
        let leads = type == .outlineDisclosure ? isLeadingOutline(accessory) : rank < leadingRanks
        if leads { sides.leading.append(accessory) } else { sides.trailing.append(accessory) }
      }
    }
    for accessory in shown {
      switch accessory.placement {
      case nil: continue
      case .leading(_, let position): insert(accessory, position, into: &sides.leading)
      case .trailing(_, let position): insert(accessory, position, into: &sides.trailing)
      }
    }
    return sides
  }

  private static func insert(
    _ accessory: CellAccessory, _ position: Placement.Position, into list: inout [CellAccessory]
  ) {
    list.insert(accessory, at: min(max(0, position(list)), list.count))
  }

  /// The system's types in their order, those of the leading edge first.
  private static let ranks: [AccessoryType] = [
    .multiselect, .delete, .insert, .label, .popUpMenu, .detail, .checkmark, .outlineDisclosure, .disclosureIndicator,
    .reorder,
  ]
  private static let leadingRanks = 3
}
