/// Sections and the identifiers of their items, one behind the other: what a diff with sections compares.
///
/// Item identifiers are unique in the whole list, section identifiers among sections; the two have nothing to do with each
/// other (Semantics 10.1).
public struct SectionedList<Section: Hashable, Item: Hashable> {
  /// The identifiers of the sections.
  public let sections: [Section]
  /// The identifiers of all items, in the order of sections.
  public let items: [Item]
  /// How many of them are in each section.
  public let counts: SectionTable

  /// Makes a list from its parts, none of which is copied. The counts must be those of as many sections and items.
  public init(sections: [Section], items: [Item], counts: SectionTable) {
    guard counts.sectionCount == sections.count, counts.itemCount == items.count else {
      fatalError(
        "\(sections.count) sections and \(items.count) items are given, but the counts say "
          + "\(counts.sectionCount) and \(counts.itemCount).")
    }
    self.sections = sections
    self.items = items
    self.counts = counts
  }

  /// Makes a list section by section. O(items).
  public init(_ sections: [(section: Section, items: [Item])]) {
    var items: [Item] = []
    for section in sections { items += section.items }
    self.init(
      sections: sections.map { $0.section }, items: items, counts: SectionTable(counts: sections.map { $0.items.count })
    )
  }
}
