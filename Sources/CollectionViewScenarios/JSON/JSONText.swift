/// Writes trees as text: two spaces a level, keys in their order, short values and lists of numbers on one line.
///
/// What it writes, ``JSONReader`` reads back as an equal value. JSON has no infinity: infinite numbers become the
/// greatest finite ones, and what is no number becomes `null`.
public struct JSONText: Sendable {
  /// The widest line that holds a whole array or object, indentation not counted; lists of numbers may be wider.
  public var width: Int

  /// Makes a writer.
  public init(width: Int = 100) { self.width = width }

  /// The document as text, with a line feed at the end.
  ///
  /// - Complexity: O(*n* · width) at most for *n* values.
  public func text(of value: JSONValue) -> String {
    var output = ""
    // The document itself is spread out, however short: one key a line reads best.
    write(value, indentation: 0, maySpread: true, into: &output)
    output += "\n"
    return output
  }

  /// The value on one line.
  public static func line(_ value: JSONValue) -> String {
    var output = ""
    _ = writeLine(value, limit: .max, into: &output)
    return output
  }
}

// MARK: - Lines

extension JSONText {
  private func write(_ value: JSONValue, indentation: Int, maySpread: Bool, into output: inout String) {
    if !maySpread {
      let limit = JSONText.isNumbers(value) ? Int.max : output.utf8.count + width
      let mark = output.endIndex
      if JSONText.writeLine(value, limit: limit, into: &output) { return }
      output.removeSubrange(mark...)
    }
    switch value.content {
    case .array(let values) where !values.isEmpty:
      output += "["
      for (index, element) in values.enumerated() {
        startLine(index, indentation + 1, &output)
        write(element, indentation: indentation + 1, maySpread: false, into: &output)
      }
      endLine("]", indentation, &output)
    case .object(let members) where !members.isEmpty:
      output += "{"
      for (index, member) in members.enumerated() {
        startLine(index, indentation + 1, &output)
        JSONText.writeString(member.key, into: &output)
        output += ": "
        write(member.value, indentation: indentation + 1, maySpread: false, into: &output)
      }
      endLine("}", indentation, &output)
    default:
      _ = JSONText.writeLine(value, limit: .max, into: &output)
    }
  }

  private func startLine(_ index: Int, _ indentation: Int, _ output: inout String) {
    output += index == 0 ? "\n" : ",\n"
    for _ in 0..<indentation { output += "  " }
  }

  private func endLine(_ bracket: String, _ indentation: Int, _ output: inout String) {
    output += "\n"
    for _ in 0..<indentation { output += "  " }
    output += bracket
  }

  private static func isNumbers(_ value: JSONValue) -> Bool {
    value.elements?.allSatisfy { $0.double != nil } ?? false
  }

  /// Writes on one line; false, with some of it written, as soon as the output is longer than `limit` bytes.
  private static func writeLine(_ value: JSONValue, limit: Int, into output: inout String) -> Bool {
    switch value.content {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += JSONText.number(value)
    case .string(let value): writeString(value, into: &output)
    case .array(let values):
      output += "["
      for (index, element) in values.enumerated() {
        if index > 0 { output += ", " }
        guard writeLine(element, limit: limit, into: &output) else { return false }
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += ", " }
        writeString(member.key, into: &output)
        output += ": "
        guard writeLine(member.value, limit: limit, into: &output) else { return false }
      }
      output += "}"
    }
    return output.utf8.count <= limit
  }
}

// MARK: - Scalars

extension JSONText {
  /// The shortest text that reads back as the same double, without the `.0` of whole numbers.
  static func number(_ value: Double) -> String {
    guard value.isFinite else {
      return value.isNaN ? "null" : value < 0 ? "-1.7976931348623157e+308" : "1.7976931348623157e+308"
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func writeString(_ text: String, into output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let code = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
