/// What is known of a `#if` condition once the source is compiled for Linux with the iOS branch taken.
enum BuildCondition {
  /// Evaluates the words of a condition; nil when it depends on what only the compiler knows.
  static func value(of words: [String]) -> Bool? {
    var reader = Reader(words: words)
    let value = reader.disjunction()
    return reader.index == words.count ? value : nil
  }

  /// A reader by precedence: `!`, `&&`, `||`. Depth is bounded so that no input can exhaust the stack.
  private struct Reader {
    let words: [String]
    var index = 0
    var depth = 0

    var next: String { index < words.count ? words[index] : "" }

    func sees(_ a: String, _ b: String) -> Bool {
      index + 1 < words.count && words[index] == a && words[index + 1] == b
    }

    mutating func disjunction() -> Bool? {
      var value = conjunction()
      while sees("|", "|") {
        index += 2
        let other = conjunction()
        value = value == true || other == true ? true : (value == false && other == false ? false : nil)
      }
      return value
    }

    mutating func conjunction() -> Bool? {
      var value = operand()
      while sees("&", "&") {
        index += 2
        let other = operand()
        value = value == false || other == false ? false : (value == true && other == true ? true : nil)
      }
      return value
    }

    mutating func operand() -> Bool? {
      guard depth < 200 else { return nil }
      depth += 1
      defer { depth -= 1 }
      if next == "!" {
        index += 1
        return operand().map { !$0 }
      }
      if next == "(" {
        index += 1
        let value = disjunction()
        if next == ")" { index += 1 }
        return value
      }
      let name = next
      index += 1
      guard next == "(" else { return name == "true" ? true : (name == "false" ? false : nil) }
      var inner: [String] = []
      var open = 0
      repeat {
        if next == "(" { open += 1 }
        if next == ")" { open -= 1 }
        inner.append(next)
        index += 1
      } while open > 0 && index < words.count
      return BuildCondition.answer(name, inner.dropFirst().dropLast().joined())
    }
  }

  private static func answer(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "iOS" || argument == "Linux"
    case "canImport": modules[argument]
    case "targetEnvironment": false
    default: nil
    }
  }

  private static let modules: [String: Bool] = [
    "UIKit": true, "Foundation": true, "AppKit": false, "Cocoa": false, "WatchKit": false, "SwiftUI": false,
    "ObjectiveC": false, "Darwin": false, "Combine": false,
  ]
}
