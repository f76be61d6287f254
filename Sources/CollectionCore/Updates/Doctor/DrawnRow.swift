/// A row of numbered places with signs below them for what happens there, and notes about those that are wrong.
struct DrawnRow {
  /// `before` or `after`.
  let side: String
  /// How many places there are; nil when what holds them is not there.
  let count: Int?
  /// Ascending by place.
  private var marks: [(place: Int, signs: [Sign])] = []

  /// What a call does at a place.
  enum Sign: Int {
    case deleted, inserted, reloaded, movedAway, movedHere

    var letter: String {
      switch self {
      case .deleted: return "-"
      case .inserted: return "+"
      case .reloaded: return "r"
      case .movedAway: return ">"
      case .movedHere: return "<"
      }
    }

    var word: String {
      switch self {
      case .deleted: return "deleted"
      case .inserted: return "inserted"
      case .reloaded: return "reloaded"
      case .movedAway: return "moved away"
      case .movedHere: return "moved here"
      }
    }
  }

  /// The most places that are drawn.
  private static let mostPlaces = 20

  init(side: String, count: Int?) {
    self.side = side
    self.count = count
  }

  mutating func mark(_ place: Int, _ sign: Sign) {
    let index = firstMark(from: place)
    if index < marks.count, marks[index].place == place {
      marks[index].signs.append(sign)
    } else {
      marks.insert((place, [sign]), at: index)
    }
  }

  /// The first mark at or behind a place. O(log marks); most marks come in order.
  private func firstMark(from place: Int) -> Int {
    if let last = marks.last, last.place < place { return marks.count }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = low + (high - low) / 2
      if marks[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The signs that are drawn, `x` for a wrong place not among them.
  var signs: [Sign] {
    var signs: [Sign] = []
    for mark in marks where !isWrong(mark) { signs += mark.signs }
    return signs
  }

  /// Whether a place is not there or claimed twice.
  var hasWrongPlace: Bool { marks.contains { isWrong($0) } }

  private func isWrong(_ mark: (place: Int, signs: [Sign])) -> Bool { isOutside(mark.place) || mark.signs.count > 1 }

  private func isOutside(_ place: Int) -> Bool { place < 0 || place >= count ?? 0 }
}

// MARK: - In lines

extension DrawnRow {
  /// `before  8 items`, to be brought to one width.
  func title(_ noun: String) -> String {
    guard let count else { return side + "  not there" }
    return side + "  " + NumberText.text(count) + " " + noun + (count == 1 ? "" : "s")
  }

  /// The numbers of the places, and the signs with the notes below them; the second is empty when nothing happens.
  var lines: (numbers: String, signs: String) {
    var numbers = ""
    var signs = ""
    var last = -1
    for place in places {
      // A bar stands where the places end.
      let isFirstBehind = count.map { place >= $0 && last < $0 } ?? false
      let gap = (place > last + 1 && !isFirstBehind ? " .." : "") + (isFirstBehind ? " |" : "")
      numbers += gap
      signs += DrawnRow.blanks(gap.utf8.count)
      var sign = " "
      let index = firstMark(from: place)
      if index < marks.count, marks[index].place == place {
        let mark = marks[index]
        sign = isWrong(mark) ? "x" : mark.signs[0].letter
      }
      let number = NumberText.text(place)
      numbers += " " + number
      signs += DrawnRow.blanks(number.utf8.count) + sign
      last = place
    }
    if let count, last < count - 1 { numbers += " .." }
    if marks.isEmpty { return (numbers, "") }
    let notes = self.notes
    return (numbers, DrawnRow.trimmed(signs) + (notes.isEmpty ? "" : "   " + notes))
  }

  /// Why places are wrong: `8 9 10 not there, the last is 7; 3 deleted and reloaded`.
  private var notes: String {
    var parts: [String] = []
    var outside = ""
    var more = 0
    for mark in marks where isOutside(mark.place) {
      more += 1
      if more > DrawnRow.mostPlaces { continue }
      outside += (outside.isEmpty ? "" : " ") + NumberText.text(mark.place)
    }
    if more > DrawnRow.mostPlaces { outside += " .." }
    if !outside.isEmpty, let count {
      parts.append(
        outside + " not there, " + (count == 0 ? "it is empty" : "the last is " + NumberText.text(count - 1)))
    }
    for mark in marks where mark.signs.count > 1 && parts.count <= DrawnRow.mostNotes {
      var text = NumberText.text(mark.place) + " "
      for (i, sign) in mark.signs.enumerated() {
        let isAgain = i > 0 && mark.signs[i - 1] == sign
        text += isAgain ? " twice" : (i == 0 ? "" : " and ") + sign.word
      }
      parts.append(text)
    }
    var text = ""
    for (i, part) in parts.prefix(DrawnRow.mostNotes).enumerated() { text += (i == 0 ? "" : "; ") + part }
    return parts.count > DrawnRow.mostNotes ? text + "; .." : text
  }

  private static let mostNotes = 4

  /// The first and the last place, and those with a mark and their neighbours.
  private var places: [Int] {
    let count = self.count ?? 0
    var all: [Int] = []
    if count > 0 { all += [0, count - 1] }
    if count > 0 && count <= DrawnRow.mostPlaces { all += Array(0..<count) }
    for mark in marks.prefix(DrawnRow.mostPlaces) {
      all.append(mark.place)
      for neighbour in [mark.place - 1, mark.place + 1] where neighbour >= 0 && neighbour < count {
        all.append(neighbour)
      }
    }
    all.sort()
    var places: [Int] = []
    for place in all where places.last != place { places.append(place) }
    return Array(places.prefix(DrawnRow.mostPlaces + 4))
  }

  static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  static func trimmed(_ line: String) -> String {
    var bytes = Array(line.utf8)
    while let last = bytes.last, last == 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
