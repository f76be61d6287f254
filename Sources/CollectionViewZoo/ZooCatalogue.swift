import VirtualCollectionView

/// The layouts of the zoo by the names that scenario files use: `{"type": "zoo", "name": "turning-circle"}`.
@MainActor public enum ZooCatalogue {
  /// One inhabitant.
  @MainActor public struct Entry {
    /// What scenario files call it.
    public let name: String
    /// What is wrong with it, in one line.
    public let fault: String
    /// The class of the layout that does the same and does it right.
    public let remedy: CollectionViewLayout.Type
    /// Makes a new one, as it comes.
    public let make: @MainActor () -> CollectionViewLayout
  }

  /// Everybody, in the order of their names.
  public static let layouts: [Entry] = [
    Entry(
      name: "fitting-circle",
      fault: "Never empties its array, so that every preparation adds all items again; has no content size; an uneven"
        + " inset does not move the circle.",
      remedy: CircleLayout.self, make: { PublishedFittingCircle() }),
    Entry(
      name: "row-pages",
      fault: "Borrows attributes of items that may not exist and changes them without a copy; cuts the last page; finds"
        + " the wrong items near the edge of a page.",
      remedy: PagedGridLayout.self, make: { PublishedRowPages() }),
    Entry(
      name: "turning-circle",
      fault: "Answers every question with a fresh object for every item; has items outside of views under 330 points;"
        + " turns only when everything is reloaded.",
      remedy: CircleLayout.self, make: { PublishedTurningCircle() }),
  ]

  /// The inhabitant of a name; nil when there is none.
  public static func entry(named name: String) -> Entry? { layouts.first { $0.name == name } }
}
