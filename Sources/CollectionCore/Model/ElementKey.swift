/// What a layout places: a cell, a supplementary view or a decoration view.
@frozen public enum ElementCategory: UInt8, Hashable, Sendable {
  /// A cell of an item.
  case cell
  /// A view that the data source gives beside the items: headers, footers, badges.
  case supplementary
  /// A view that the layout makes by itself.
  case decoration
}

/// The name of an element of a layout in eight bytes: category, kind, section, item, in this order of weight.
///
/// Keys of one view sort cells first, by path, then supplementary views by kind and path, then decoration views.
@frozen public struct ElementKey: Hashable, Comparable, Sendable {
  /// 2 bits category, 10 bits kind, 21 bits section + 1, 31 bits item + 1.
  public var bits: UInt64

  /// Makes a key from its bits.
  @inlinable public init(bits: UInt64) { self.bits = bits }

  /// Makes a key.
  ///
  /// - Parameter kind: The number of the interned element kind, 0 for cells, below 1,024.
  @inlinable public init(_ category: ElementCategory, kind: UInt16, path: ItemPath) {
    bits =
      UInt64(category.rawValue) << 62 | UInt64(kind & 0x3FF) << 52
      | UInt64(UInt32(bitPattern: path.section &+ 1) & 0x1F_FFFF) << 31
      | UInt64(path.item == ItemPath.unlimited ? 0x7FFF_FFFF : UInt32(bitPattern: path.item &+ 1) & 0x7FFF_FFFF)
  }

  /// The key of an item's cell.
  @inlinable public init(cell path: ItemPath) { self.init(.cell, kind: 0, path: path) }

  /// What kind of thing it is.
  @inlinable public var category: ElementCategory { ElementCategory(rawValue: UInt8(truncatingIfNeeded: bits >> 62))! }
  /// Whether it is a cell.
  @inlinable public var isCell: Bool { bits >> 62 == 0 }
  /// The number of the element kind.
  @inlinable public var kind: UInt16 { UInt16(truncatingIfNeeded: bits >> 52) & 0x3FF }
  /// Where it is.
  @inlinable public var path: ItemPath {
    let item = UInt32(truncatingIfNeeded: bits) & 0x7FFF_FFFF
    return ItemPath(
      section: Int32(bitPattern: UInt32(truncatingIfNeeded: bits >> 31) & 0x1F_FFFF) &- 1,
      item: item == 0x7FFF_FFFF ? ItemPath.unlimited : Int32(bitPattern: item) &- 1)
  }

  /// Cells by path, then supplementary views by kind, then decoration views.
  @inlinable public static func < (a: ElementKey, b: ElementKey) -> Bool { a.bits < b.bits }
}
