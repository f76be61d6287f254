import CollectionCore
import VirtualCollectionView

/// A collection view's viewport drawn with characters, to be read in a terminal, a failure or a diff.
///
/// A double frame is the viewport. In it each cell is a box of `+-|` with its view's letter, its path and its label; a
/// supplementary view is a box of `*=:`, a decoration view one of `~`. A box that goes on beyond the viewport is open
/// at that side. Boxes are drawn back to front, by `zPosition` and then by their order among the subviews; what is
/// hidden is left out. Names stand where their box is not covered, `.` where there is no room for the letter; a `*` at
/// the letter means selected, a `!` highlighted.
///
/// Under the frame stand the views in the pool, by reuse identifier and in the order in which they will be taken, and a
/// line for each element on screen.
///
/// Letters stay with a view (see `CollectionReusableView.pictureLetter`): a recycled cell is seen as its letter going
/// from one edge to the other. The same view gives the same bytes. Nothing is laid out for a picture: it shows what is
/// there.
public struct TextPicture: Hashable, Sendable, CustomStringConvertible {
  /// The picture: lines without spaces at their ends, none longer than ``Options/columns``, no line break after the
  /// last.
  public let text: String

  /// The same as ``text``.
  public var description: String { text }

  /// Draws what a view shows now.
  ///
  /// - Complexity: O(subviews + pooled views + characters covered).
  @MainActor public init(_ view: CollectionView, options: Options = Options()) {
    self.init(ViewSnapshot(view), options: options)
  }

  init(_ snapshot: ViewSnapshot, options: Options) {
    var lines = PlainText.wrapped(snapshot.facts, to: options.columns)
    lines += TextPicture.frame(of: snapshot, options)
    lines += TextPicture.pools(of: snapshot, options)
    if options.showsLegend { lines += TextPicture.legend(of: snapshot, options) }
    text = lines.map(PlainText.trimmed).joined(separator: "\n")
  }
}

// MARK: - Options

extension TextPicture {
  /// How large a picture may be, and what it holds.
  public struct Options: Hashable, Sendable {
    /// The length of the longest line; at least 16.
    ///
    /// The viewport takes 6 less, so that a picture can be indented or quoted.
    public let columns: Int
    /// The most lines the viewport takes, its frame not counted; at least 5.
    public let rows: Int
    /// Whether there is a line for each element on screen under the picture.
    public let showsLegend: Bool
    /// The most lines of the legend; the others are counted in a last line.
    public let legendLines: Int

    /// Makes options. Numbers that are too small are raised to the least that makes a picture.
    public init(columns: Int = 80, rows: Int = 25, showsLegend: Bool = true, legendLines: Int = 40) {
      self.columns = max(columns, 16)
      self.rows = max(rows, 5)
      self.showsLegend = showsLegend
      self.legendLines = max(legendLines, 0)
    }

    /// The most columns inside the frame.
    var innerColumns: Int { columns - 8 }
  }
}

// MARK: - Parts

extension TextPicture {
  /// The viewport in its frame, or a sentence when there is none.
  private static func frame(of snapshot: ViewSnapshot, _ options: Options) -> [String] {
    guard
      let scale = PictureScale(bounds: snapshot.bounds, maxColumns: options.innerColumns, maxRows: options.rows)
    else { return [PlainText.cut("(nothing can be seen in bounds without area)", to: options.columns)] }
    var canvas = TextCanvas(columns: scale.columns, rows: scale.rows)
    let boxes = backToFront(snapshot.elements).compactMap { element -> (ElementSnapshot, TextCanvas.Box)? in
      guard !element.isInvisible, let box = scale.box(of: element.frame) else { return nil }
      return (element, box)
    }
    for (owner, (element, box)) in boxes.enumerated() {
      canvas.draw(box, border: border(of: element), owner: owner)
    }
    for (owner, (element, box)) in boxes.enumerated() {
      let pieces = pieces(of: element)
      let wanted = pieces.heading.map(\.count).reduce(pieces.heading.count - 1, +)
      guard let room = canvas.room(in: box, owner: owner, width: wanted) else { continue }
      let fits = pieces.heading[0].count <= room.width
      // A letter cut short would be the letter of another view.
      canvas.write(fits ? PlainText.wrapped(pieces.heading + pieces.label, to: room.width) : ["."], in: room)
    }
    let edge = String(repeating: "═", count: scale.columns)
    return ["╔" + edge + "╗"] + canvas.lines.map { "║" + $0 + "║" } + ["╚" + edge + "╝"]
  }

  private static func backToFront(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    elements.sorted { ($0.zPosition, $0.order) < ($1.zPosition, $1.order) }
  }

  private static func border(of element: ElementSnapshot) -> TextCanvas.Border {
    switch element.category {
    case .cell: .cell
    case .supplementaryView: .supplementary
    case .decorationView: .decoration
    }
  }

  /// What is written into a box, in pieces that go on one line if they fit: `A*`, `0.3` or `=A`, `header`, `0.0`; and
  /// the label.
  private static func pieces(of element: ElementSnapshot) -> (heading: [String], label: [String]) {
    let marks = (element.isSelected ? "*" : "") + (element.isHighlighted ? "!" : "")
    var heading = [element.letter + marks]
    if !element.shortKind.isEmpty { heading.append(element.shortKind) }
    heading.append(element.path)
    guard let label = element.itemLabel ?? element.accessibilityLabel, !label.isEmpty else { return (heading, []) }
    return (heading, [PlainText.escaped(label)])
  }

  /// `2 in pool "Cell": D C`, a line for each identifier that has views in the pool.
  private static func pools(of snapshot: ViewSnapshot, _ options: Options) -> [String] {
    snapshot.pools.map { pool in
      let start = NumberText.text(pool.letters.count) + " in pool \"" + pool.name + "\": "
      return PlainText.cut(start + pool.letters.joined(separator: " "), to: options.columns)
    }
  }
}
