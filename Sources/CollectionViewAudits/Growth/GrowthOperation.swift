/// Something a collection view does, whose work is counted for more and more items.
public enum GrowthOperation: Hashable, Sendable {
  /// `prepare()` after everything was invalidated.
  case prepare
  /// A layout asked for the elements of a rectangle as large as the view, in the middle of the content.
  case query
  /// A layout asked for the elements of a rectangle of one point in the middle of the content: what a query costs apart
  /// from what it answers, where all items are on screen at once.
  case queryPoint
  /// A layout asked for the elements of the whole content, as when everything is on screen.
  case queryEverything
  /// A layout asked for an item in the middle by its path.
  case queryItem
  /// A step of 40 points down or to the right, and the layout pass.
  case scroll
  /// A context that names one item, and the layout pass.
  case invalidate(item: Int)
  /// A batch that deletes and inserts so many items, and its layout pass.
  case batch(edits: Int)
  /// A snapshot in which so many items stand at another place, applied. A diffable data source of the user's own is
  /// given its own items; otherwise the view gets one for the purpose.
  case apply(edits: Int)
  /// `reloadData()` and the layout pass.
  case reload
  /// A block of the user's, by its name, and the layout pass: ``GrowthCheck/measuring(_:_:)``.
  case named(String)
}

extension GrowthOperation: CustomStringConvertible {
  /// As in tables: `batch of 10 edits`.
  public var description: String {
    switch self {
    case .prepare: "prepare"
    case .query: "query"
    case .queryPoint: "query of a point"
    case .queryEverything: "query of everything"
    case .queryItem: "query of an item"
    case .scroll: "scroll"
    case .invalidate(let item): "invalidate item \(item)"
    case .batch(let edits): "batch of \(edits) edits"
    case .apply(let edits): "apply of \(edits) edits"
    case .reload: "reload"
    case .named(let name): name
    }
  }
}

extension GrowthOperation {
  /// Whether cells are on screen for it. Questions to the layout alone need none: a layout may have all items on screen.
  var showsCells: Bool {
    switch self {
    case .prepare, .query, .queryPoint, .queryEverything, .queryItem: false
    case .scroll, .invalidate, .batch, .apply, .reload, .named: true
    }
  }

  /// Whether it can be done again and again at once, and does the same each time.
  var isQuestion: Bool {
    switch self {
    case .query, .queryPoint, .queryEverything, .queryItem: true
    default: false
    }
  }
}
