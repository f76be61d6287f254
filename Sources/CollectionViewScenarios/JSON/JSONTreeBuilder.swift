/// Builds the tree of a document with a stack of its own, one frame for each open array or object.
///
/// Finished values wait in one list; a closing bracket takes those of its frame off the end. So each array is made once,
/// at its final size.
struct JSONTreeBuilder {
  var scanner: JSONScanner
  let maximumDepth: Int
  private var open: [Frame] = []
  private var values: [JSONValue] = []
  private var keys: [(text: String, position: JSONPosition)] = []
  /// The keys of each open object, once there are too many to compare one by one. Not in the frame: a frame is copied
  /// while its object is read, and a set with two owners would be copied at each insertion.
  private var seen: [Set<String>] = []

  private struct Frame {
    let isObject: Bool
    let position: JSONPosition
    let firstValue: Int
    let firstKey: Int
  }

  init(scanner: JSONScanner, maximumDepth: Int) {
    self.scanner = scanner
    self.maximumDepth = maximumDepth
  }
}

extension JSONTreeBuilder {
  /// Reads the value here, to its end.
  mutating func value() throws(ScenarioError) -> JSONValue {
    while true {
      let isOpen = try begin()
      if isOpen { continue }
      while let frame = open.last {
        if try another(in: frame) { break }
        close(frame)
      }
      if open.isEmpty { return values[0] }
    }
  }

  /// Reads a scalar, or opens an array or object; true when a value must follow.
  private mutating func begin() throws(ScenarioError) -> Bool {
    switch scanner.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return try openContainer(isObject: scanner.byte == UInt8(ascii: "{"))
    case UInt8(ascii: "\""):
      let start = scanner.position
      values.append(JSONValue(.string(try scanner.string()), at: start))
    default:
      values.append(try scanner.scalar())
    }
    return false
  }

  private mutating func openContainer(isObject: Bool) throws(ScenarioError) -> Bool {
    if open.count == maximumDepth {
      throw scanner.failure("arrays and objects are nested deeper than \(maximumDepth); flatten the text")
    }
    open.append(
      Frame(isObject: isObject, position: scanner.position, firstValue: values.count, firstKey: keys.count))
    seen.append([])
    scanner.index += 1
    scanner.skipSpace()
    if scanner.byte == UInt8(ascii: isObject ? "}" : "]") {
      scanner.index += 1
      close(open[open.count - 1])
      // The value is complete, as a scalar is; the caller looks what follows it.
      return false
    }
    if isObject { try key() }
    return true
  }

  /// Goes past the comma or the closing bracket after a value; true when another value must follow.
  private mutating func another(in frame: Frame) throws(ScenarioError) -> Bool {
    scanner.skipSpace()
    let closing: Unicode.Scalar = frame.isObject ? "}" : "]"
    if scanner.byte == UInt8(ascii: closing) {
      scanner.index += 1
      return false
    }
    guard scanner.byte == UInt8(ascii: ",") else { throw unfinished(frame, wanted: "',' or '\(closing)'") }
    let comma = scanner.position
    scanner.index += 1
    scanner.skipSpace()
    if scanner.byte == UInt8(ascii: closing) {
      throw scanner.failure("a comma before '\(closing)', expected another value; remove the comma", at: comma)
    }
    if scanner.isAtEnd { throw unfinished(frame, wanted: "another value") }
    if frame.isObject { try key() }
    return true
  }

  private func unfinished(_ frame: Frame, wanted: String) -> ScenarioError {
    let what = frame.isObject ? "object" : "array"
    if scanner.isAtEnd {
      return scanner.failure("the text ends inside the \(what) that begins at \(frame.position), expected \(wanted)")
    }
    return scanner.unexpected(wanted: "\(wanted) in the \(what) that begins at \(frame.position)")
  }

  private mutating func close(_ frame: Frame) {
    open.removeLast()
    seen.removeLast()
    if frame.isObject {
      var members: [JSONMember] = []
      members.reserveCapacity(values.count - frame.firstValue)
      for (offset, key) in keys[frame.firstKey...].enumerated() {
        members.append(JSONMember(key.text, values[frame.firstValue + offset], at: key.position))
      }
      keys.removeSubrange(frame.firstKey...)
      values.removeSubrange(frame.firstValue...)
      values.append(JSONValue(.object(members), at: frame.position))
    } else {
      let elements = Array(values[frame.firstValue...])
      values.removeSubrange(frame.firstValue...)
      values.append(JSONValue(.array(elements), at: frame.position))
    }
  }
}

// MARK: - Keys

extension JSONTreeBuilder {
  /// Reads a key and its colon, and refuses a key that the object has already.
  private mutating func key() throws(ScenarioError) {
    guard scanner.byte == UInt8(ascii: "\"") else { throw scanner.unexpected(wanted: "a key in double quotes") }
    let position = scanner.position
    let text = try scanner.string()
    let top = open.count - 1
    let first = open[top].firstKey
    if keys.count - first < 16 {
      for earlier in keys[first...] where earlier.text == text { throw duplicate(text, position, earlier.position) }
    } else {
      if seen[top].isEmpty { seen[top] = Set(keys[first...].map(\.text)) }
      if !seen[top].insert(text).inserted {
        throw duplicate(text, position, keys[first...].first { $0.text == text }?.position ?? .none)
      }
    }
    keys.append((text, position))
    scanner.skipSpace()
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.unexpected(wanted: "':' after the key \(quoted(text))")
    }
    scanner.index += 1
    scanner.skipSpace()
    if scanner.isAtEnd { throw unfinished(open[top], wanted: "the value of \(quoted(text))") }
  }

  private func duplicate(_ key: String, _ position: JSONPosition, _ earlier: JSONPosition) -> ScenarioError {
    scanner.failure(
      "the key \(quoted(key)) stands twice in one object, first at \(earlier); remove one", at: position)
  }
}
