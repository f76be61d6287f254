/// Where an item is: its section and its number in the section, packed into eight bytes.
///
/// Odd index paths have a packed form of their own: length 0 is (−1, −1), length 1 is (section, −1), and the item
/// `Int.max` is ``unlimited``. What was given is kept beside it by those who need it.
@frozen public struct ItemPath: Hashable, Comparable, Sendable {
  /// The section, from 0; −1 in a path of length 0.
  public var section: Int32
  /// The item in its section, from 0; −1 in a path of length 0 or 1.
  public var item: Int32

  /// The item number that stands for `Int.max` (Semantics 11.41).
  public static let unlimited = Int32.max
  /// A path of length 0.
  @inlinable public static var empty: ItemPath { ItemPath(section: Int32(-1), item: Int32(-1)) }
  /// One more than the largest section number that can be packed.
  public static let sectionLimit = (1 << 21) - 2
  /// One more than the largest item number that can be packed.
  public static let itemLimit = (1 << 31) - 2

  /// Makes a path from packed numbers.
  @inlinable public init(section: Int32, item: Int32) {
    self.section = section
    self.item = item
  }

  /// Makes a path; numbers that do not fit are brought to the nearest that do.
  @inlinable public init(_ section: Int, _ item: Int) {
    self.section = Int32(Swift.max(-1, Swift.min(section, ItemPath.sectionLimit)))
    self.item = Int32(Swift.max(-1, Swift.min(item, Int(Int32.max))))
  }

  /// By section, then by item.
  @inlinable public static func < (a: ItemPath, b: ItemPath) -> Bool {
    a.section != b.section ? a.section < b.section : a.item < b.item
  }
}
