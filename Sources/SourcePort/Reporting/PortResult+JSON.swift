extension PortResult {
  /// The report as one JSON document: `changed` paths, and `notes` with place, severity, message, before and after.
  public var json: String {
    let changed = files.filter(\.isChanged).map { PortResult.quoted($0.path) }.joined(separator: ", ")
    let rows = notes.map { note in
      let fields = [
        ("file", PortResult.quoted(note.file)), ("line", "\(note.line)"), ("column", "\(note.column)"),
        ("severity", PortResult.quoted(note.severity.rawValue)), ("message", PortResult.quoted(note.message)),
        ("before", PortResult.quoted(note.before)), ("after", PortResult.quoted(note.after)),
      ]
      return "    {" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    let list = rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n  ]"
    return """
      {
        "files": \(files.count),
        "complete": \(isComplete),
        "changed": [\(changed)],
        "notes": \(list)
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
