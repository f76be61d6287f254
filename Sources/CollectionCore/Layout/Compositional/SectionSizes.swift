/// The sizes that were measured of a section's items. Pages of them are made when the first size in each is known, so a
/// million items that were never seen cost a few kilobytes.
struct SectionSizes: Sendable {
  private static let shift = 8
  /// For each page of items where its sizes begin, −1 when none is known.
  private var pages: [Int32]
  private var sizes: [LayoutSize] = []
  /// How many are known.
  private(set) var count = 0

  /// Makes room for a number of items. O(*n* / 256).
  init(itemCount: Int) {
    pages = [Int32](repeating: -1, count: (itemCount + 255) >> SectionSizes.shift)
  }

  /// What was measured of an item; nil when it never was.
  subscript(item: Int) -> LayoutSize? {
    let page = pages[item >> SectionSizes.shift]
    guard page >= 0 else { return nil }
    let size = sizes[Int(page) + item & 255]
    return size.width.isNaN ? nil : size
  }

  /// Keeps a finite size. O(1), and 256 sizes are made room for when it is the first of its page.
  mutating func set(_ item: Int, to size: LayoutSize) {
    if pages[item >> SectionSizes.shift] < 0 {
      pages[item >> SectionSizes.shift] = Int32(sizes.count)
      sizes.append(contentsOf: repeatElement(LayoutSize(width: .nan, height: .nan), count: 256))
    }
    let index = Int(pages[item >> SectionSizes.shift]) + item & 255
    if sizes[index].width.isNaN { count += 1 }
    sizes[index] = size
  }

  /// The items with a known size, ascending. O(*n* / 256 + 256 × pages).
  func forEach(_ body: (Int, LayoutSize) -> Void) {
    for page in pages.indices where pages[page] >= 0 {
      for slot in 0..<256 {
        let size = sizes[Int(pages[page]) + slot]
        if !size.width.isNaN { body(page << SectionSizes.shift + slot, size) }
      }
    }
  }
}
