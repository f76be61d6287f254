/// Draws the counts of a batch and what its calls do, in old indexes above and in new ones below, in plain ASCII.
struct UpdateDrawing {
  let before: SectionTable
  let after: SectionTable
  let operations: [UpdateOperation]
  let error: UpdateError

  /// The most sections that are drawn.
  private static let mostSections = 4

  var text: String {
    var lines: [String] = []
    let listing = placedListing
    if hasSectionCalls {
      var old = DrawnRow(name: "sections before", count: before.sectionCount)
      var new = DrawnRow(name: "sections after", count: after.sectionCount)
      mark(&old, &new, listing, section: nil)
      if case .sectionCount(let balance) = error { new.expected = balance.expected }
      lines += old.lines + new.lines
    }
    let balances = UpdateBalances.itemBalances(before, after, operations) ?? []
    let pairs = sectionPairs(balances)
    for pair in pairs.prefix(UpdateDrawing.mostSections) {
      if let old = pair.old {
        var row = DrawnRow(
          name: "section " + NumberText.text(old) + " before", count: before.itemCount(in: old))
        if old < 0 || old >= before.sectionCount { row.isMissing = true }
        var unused = DrawnRow(name: "", count: 0)
        mark(&row, &unused, listing, section: old)
        lines += row.lines
      }
      if let new = pair.new {
        var row = DrawnRow(name: "section " + NumberText.text(new) + " after", count: after.itemCount(in: new))
        if new < 0 || new >= after.sectionCount { row.isMissing = true }
        var unused = DrawnRow(name: "", count: 0)
        mark(&unused, &row, listing, section: new)
        if let balance = balances.first(where: { $0.newSection == new }), balance.expected != balance.after {
          row.expected = balance.expected
        }
        lines += row.lines
      }
    }
    if pairs.count > UpdateDrawing.mostSections {
      lines.append("and " + NumberText.text(pairs.count - UpdateDrawing.mostSections) + " more sections")
    }
    lines.append("- deleted  + inserted  r reloaded  > moved away  < moved here  x twice, or not there")
    var text = ""
    for i in lines.indices { text += (i == 0 ? "" : "\n") + lines[i] }
    return text
  }

  /// The calls with the places where reloads come back, as far as those are known.
  private var placedListing: UpdateListing {
    var listing = UpdateListing(operations)
    let shift = ReloadShift(deletes: listing.deletes, inserts: listing.inserts)
    for i in listing.reloads.indices { listing.reloads[i].partner = shift.target(of: listing.reloads[i].path) }
    return listing
  }

  private var hasSectionCalls: Bool {
    if case .sectionCount = error { return true }
    for operation in operations {
      if case .section? = operation.source ?? operation.target { return true }
    }
    return false
  }

  /// The sections that the error or a call names: those that stay in pairs.
  private func sectionPairs(_ balances: [ItemCountBalance]) -> [(old: Int?, new: Int?)] {
    var olds: [Int] = []
    var news: [Int] = []
    for operation in operations {
      if case .item(let path)? = operation.source { olds.append(Int(path.section)) }
      if case .item(let path)? = operation.target { news.append(Int(path.section)) }
    }
    var pairs: [(old: Int?, new: Int?)] = []
    if case .itemCount(let balance) = error { pairs.append((balance.oldSection, balance.newSection)) }
    for balance in balances where balance.after != balance.expected {
      if !pairs.contains(where: { $0.new == balance.newSection }) {
        pairs.append((balance.oldSection, balance.newSection))
      }
    }
    for old in olds where !pairs.contains(where: { $0.old == old }) {
      // Without a map of the sections the same number is the best guess.
      let new = balances.isEmpty ? old : balances.first { $0.oldSection == old }?.newSection
      pairs.append((old, new.flatMap { new in pairs.contains { $0.new == new } ? nil : new }))
    }
    for new in news where !pairs.contains(where: { $0.new == new }) {
      let old = balances.isEmpty ? new : balances.first { $0.newSection == new }?.oldSection
      pairs.append((old.flatMap { old in pairs.contains { $0.old == old } ? nil : old }, new))
    }
    return pairs
  }

  /// Marks what the calls do in a section, or to sections.
  private func mark(_ old: inout DrawnRow, _ new: inout DrawnRow, _ listing: UpdateListing, section: Int?) {
    func number(_ path: ItemPath) -> Int? {
      let isSection = path.item == ItemPath.unlimited
      if let section { return !isSection && Int(path.section) == section ? Int(path.item) : nil }
      return isSection ? Int(path.section) : nil
    }
    for path in listing.deletes { if let number = number(path) { old.mark(number, "-") } }
    for edit in listing.reloads {
      if let number = number(edit.path) { old.mark(number, "r") }
      if let number = number(edit.partner) { new.mark(number, "r") }
    }
    for edit in listing.moves {
      if let number = number(edit.path) { old.mark(number, ">") }
      if let number = number(edit.partner) { new.mark(number, "<") }
    }
    for path in listing.inserts { if let number = number(path) { new.mark(number, "+") } }
  }
}

/// A row of numbered places with what happens there below it.
struct DrawnRow {
  var name: String
  var count: Int
  var expected: Int?
  var isMissing = false
  /// Ascending by place.
  private var marks: [(place: Int, sign: String)] = []

  /// The most places that are drawn.
  private static let mostPlaces = 20

  init(name: String, count: Int) {
    self.name = name
    self.count = count
  }

  mutating func mark(_ place: Int, _ sign: String) {
    if let index = marks.firstIndex(where: { $0.place == place }) {
      marks[index].sign = "x"
      return
    }
    let index = marks.firstIndex { $0.place > place } ?? marks.count
    marks.insert((place, place < 0 || place >= count ? "x" : sign), at: index)
  }

  var lines: [String] {
    var title = name + ": "
    title += isMissing ? "not there" : NumberText.text(count)
    if let expected { title += ", but the updates make " + NumberText.text(expected) }
    let shown = places
    if shown.isEmpty { return [title] }
    var numbers = " "
    var signs = " "
    var last = -1
    for place in shown {
      if place > last + 1 {
        numbers += " .."
        signs += "   "
      }
      var sign = " "
      if let mark = marks.first(where: { $0.place == place }) { sign = mark.sign }
      let number = NumberText.text(place)
      numbers += " " + number
      signs += String(repeating: " ", count: number.utf8.count) + sign
      last = place
    }
    if last < count - 1 { numbers += " .." }
    return marks.isEmpty ? [title, numbers] : [title, numbers, DrawnRow.trimmed(signs)]
  }

  /// The first and the last place, and those with a mark and their neighbours.
  private var places: [Int] {
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

  private static func trimmed(_ line: String) -> String {
    var bytes = Array(line.utf8)
    while let last = bytes.last, last == 32 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
