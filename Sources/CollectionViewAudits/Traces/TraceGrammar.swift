/// How the events of a trace read: a star for any text, `#` for digits.
enum TraceGrammar {
  static let forms: [String] = {
    var forms = [
      "reloadRequested", "dataCounted sections # items #", "updateRequested edits #", "layoutInvalidated *",
      "layoutPrepared content *x*", "elementsQueried *,* *x*: #", "elementQueried *:*.*", "elementQueried *:*",
      "sizesAsked views # changed #", "boundsChanged *,* *x*", "offsetClamped *,*", "itemSelected *",
      "itemDeselected *", "itemHighlighted *", "itemUnhighlighted *", "violated *",
    ]
    for view in ["cell", "supplementary", "decoration"] {
      let name = view.prefix(1)
      forms += ["Created", "Reused"].map { "\(view)\($0) \(name)# \"*\" for *" }
      forms += ["Configured", "Moved", "Displayed", "EndedDisplay", "Renamed"].map { "\(view)\($0) \(name)# *" }
      forms += ["Recycled", "Dropped"].map { "\(view)\($0) \(name)# from *" }
    }
    return forms
  }()

  /// The first words of events, each once.
  static let words = forms.map { String($0.prefix { $0 != " " }) }.reduce(into: [String]()) { words, word in
    if !words.contains(word) { words.append(word) }
  }

  /// A form as it is told to people.
  static func words(_ form: String) -> String { String(form.map { $0 == "#" ? "*" : $0 }) }

  /// Whether there is a text that fits both a pattern with stars and a form.
  ///
  /// - Complexity: O(product of their lengths).
  static func meet(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    let (star, digits) = (UInt8(ascii: "*"), UInt8(ascii: "#"))
    // Whether the rests of both can be the same text.
    var row = [Bool](repeating: false, count: b.count + 1)
    row[b.count] = true
    for j in b.indices.reversed() { row[j] = b[j] == star && row[j + 1] }
    for i in a.indices.reversed() {
      var next = [Bool](repeating: false, count: b.count + 1)
      next[b.count] = a[i] == star && row[b.count]
      for j in b.indices.reversed() {
        if b[j] == digits {
          let isDigit = a[i] &- UInt8(ascii: "0") < 10
          // The star gives all of them or none; one digit is the last or not.
          next[j] = a[i] == star ? row[j] || next[j + 1] : isDigit && (row[j] || row[j + 1])
        } else if a[i] == star || b[j] == star {
          // A star is nothing, or takes one letter of the other.
          next[j] = row[j] && a[i] == star || next[j + 1] || row[j] && b[j] == star
        } else {
          next[j] = a[i] == b[j] && row[j + 1]
        }
      }
      row = next
    }
    return row[0]
  }
}
