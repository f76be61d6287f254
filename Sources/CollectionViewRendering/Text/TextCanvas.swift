import CollectionCore

/// A grid of characters onto which boxes are drawn, later ones over earlier ones, and text into what is left of each.
struct TextCanvas {
  let columns: Int
  let rows: Int
  private var cells: [Character]
  /// Whose box each character belongs to, −1 for none.
  private var owners: [Int]

  /// Makes an empty canvas.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: " ", count: columns * rows)
    owners = Array(repeating: -1, count: columns * rows)
  }

  /// The three characters a border is made of.
  struct Border {
    let corner: Character
    let horizontal: Character
    let vertical: Character

    /// The border of cells.
    static let cell = Border(corner: "+", horizontal: "-", vertical: "|")
    /// The border of supplementary views.
    static let supplementary = Border(corner: "*", horizontal: "=", vertical: ":")
    /// The border of decoration views.
    static let decoration = Border(corner: "~", horizontal: "~", vertical: "~")
  }

  /// A rectangle of characters, first and last column and row, possibly beyond the canvas.
  struct Box: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// The lines, without spaces at the end replaced or removed: each is exactly ``columns`` long.
  var lines: [String] {
    (0..<rows).map { String(cells[$0 * columns..<($0 + 1) * columns]) }
  }
}

// MARK: - Boxes

extension TextCanvas {
  /// Draws a box that covers what is under it; an edge beyond the canvas is left out, so that a box that goes on is
  /// open.
  ///
  /// - Complexity: O(characters covered).
  mutating func draw(_ box: Box, border: Border, owner: Int) {
    let left = max(box.left, 0)
    let right = min(box.right, columns - 1)
    let top = max(box.top, 0)
    let bottom = min(box.bottom, rows - 1)
    guard left <= right, top <= bottom else { return }
    for row in top...bottom {
      let isEdge = row == box.top || row == box.bottom
      for column in left...right {
        let isSide = column == box.left || column == box.right
        let character: Character =
          isEdge ? (isSide ? border.corner : border.horizontal) : isSide ? border.vertical : " "
        cells[row * columns + column] = character
        owners[row * columns + column] = owner
      }
    }
  }
}

// MARK: - Text

extension TextCanvas {
  /// A piece of the canvas where text can be written.
  struct Room: Equatable {
    var column: Int
    var row: Int
    var width: Int
    var height: Int
  }

  /// Where an owner's text of a width goes: the first row of its box where it is not covered, else where most of it
  /// fits.
  ///
  /// In a box without free rows that is the border, in one without free columns its sides. Nil when nothing is left.
  ///
  /// - Complexity: O(characters of the box).
  func room(in box: Box, owner: Int, width: Int) -> Room? {
    let inside = inside(box)
    var best: Room?
    for row in inside.row..<inside.row + inside.height {
      var column = inside.column
      let end = inside.column + inside.width
      while column < end {
        let start = column
        while column < end, owners[row * columns + column] == owner { column += 1 }
        if column - start > best?.width ?? 0 {
          best = Room(column: start, row: row, width: column - start, height: 1)
        }
        if column - start >= width { break }
        column += 1
      }
      if let best, best.width >= width { break }
    }
    guard var best else { return nil }
    while best.row + best.height < inside.row + inside.height, isFree(best, owner) { best.height += 1 }
    return best
  }

  /// Writes lines into a room; what is too long or too much is left out.
  mutating func write(_ lines: [String], in room: Room) {
    for (index, line) in lines.prefix(room.height).enumerated() {
      var place = (room.row + index) * columns + room.column
      for character in line.prefix(room.width) {
        // What takes two columns or none would shift the rest of the row.
        cells[place] = PlainText.width(character) == 1 ? character : "?"
        place += 1
      }
    }
  }

  /// Whether the row under a room belongs to the owner as well.
  private func isFree(_ room: Room, _ owner: Int) -> Bool {
    let start = (room.row + room.height) * columns + room.column
    return owners[start..<start + room.width].allSatisfy { $0 == owner }
  }

  /// The part of a box on the canvas, without its border where there is something inside of it.
  private func inside(_ box: Box) -> Room {
    var left = max(box.left + 1, 0)
    var right = min(box.right - 1, columns - 1)
    if left > right {
      left = max(box.left, 0)
      right = min(box.right, columns - 1)
    }
    var top = max(box.top + 1, 0)
    var bottom = min(box.bottom - 1, rows - 1)
    if top > bottom {
      top = max(box.top, 0)
      bottom = min(top, box.bottom, rows - 1)
    }
    return Room(column: left, row: top, width: max(0, right - left + 1), height: max(0, bottom - top + 1))
  }
}
