import CollectionCore

extension TextPicture {
  /// A line for each element in the order of keys, and how many more there are.
  static func legend(of snapshot: ViewSnapshot, _ options: Options) -> [String] {
    var lines = snapshot.elements.prefix(options.legendLines).map { legendLine($0, columns: options.columns) }
    let more = snapshot.elements.count - lines.count
    if more > 0 { lines.append("and " + NumberText.text(more) + " more") }
    return lines
  }

  /// `A cell:0.3 0,300 100x100 "S0.3" selected`. When the line is too long the label is cut first, then the end.
  private static func legendLine(_ element: ElementSnapshot, columns: Int) -> String {
    let start = element.letter + " " + element.shortName + " " + NumberText.text(element.frame)
    let flags = element.flags
    var label = ""
    if let given = element.itemLabel ?? element.accessibilityLabel, !given.isEmpty {
      let text = PlainText.escaped(given)
      let room = columns - PlainText.width(start) - PlainText.width(flags) - 3
      if room > 0 { label = " \"" + PlainText.cut(text, to: room) + "\"" }
    }
    return PlainText.cut(start + label + flags, to: columns)
  }
}
