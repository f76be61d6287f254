import CollectionViewScenarios
import Foundation
import TestSupport
import Testing

/// The error a text is refused with, or the value it holds.
private func message(_ text: String, limits: JSONLimits = .scenario) -> String {
  message(Array(text.utf8), limits: limits)
}

private func message(_ bytes: [UInt8], limits: JSONLimits = .scenario) -> String {
  do throws(ScenarioError) { return JSONText.line(try JSONReader.read(bytes, file: "a.json", limits: limits)) } catch {
    return "\(error)"
  }
}

@Suite("JSONReader") struct JSONReaderTests {
  @Test("Every sort of value is read, integers exactly")
  func readsValues() throws {
    let text = #" {"a": [null, true, false, 0, -7, 1.5, 2e3], "b": {}, "c": [], "": "x"} "#
    #expect(message(text) == #"{"a": [null, true, false, 0, -7, 1.5, 2000], "b": {}, "c": [], "": "x"}"#)
    #expect(try JSONReader.read(text: "9223372036854775807").content.isInteger(.max))
    #expect(try JSONReader.read(text: "-9223372036854775808").content.isInteger(.min))
    #expect(try JSONReader.read(text: "9223372036854775808").double == 9_223_372_036_854_775_808)
    #expect(try JSONReader.read(text: "-0").double?.sign == .minus)
  }

  @Test(
    "A decimal number is the double nearest to it",
    arguments: [
      "0.1", "0.3333333333333333", "123456789012345678901234567890", "1e22", "1e23", "5e-324", "2.5e-5",
      "-1.7976931348623157e308",
    ])
  func readsDoubles(text: String) throws {
    #expect(try JSONReader.read(text: text).double == Double(text)!)
  }

  @Test("Random decimal numbers are the doubles nearest to them")
  func readsRandomDoubles() throws {
    var random = SeededRandom(seed: 7)
    func digits(_ count: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: count, using: &random)).map { _ in "0123456789".randomElement(using: &random)! })
    }
    for round in 0..<3_000 {
      let whole = Bool.random(using: &random) ? "0" : "1" + digits(0...18)
      let exponent = round % 3 == 0 ? "e\(Int.random(in: -320...280, using: &random))" : ""
      let text = "-\(whole).\(digits(1...24))\(exponent)"
      #expect(try JSONReader.read(text: text).double == Double(text)!, "\(text), round \(round)")
    }
  }

  @Test("Escapes and surrogate pairs are resolved")
  func resolvesEscapes() throws {
    let value = try JSONReader.read(text: #""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀""#)
    #expect(value.text == "a\"\\/\u{8}\u{c}\n\r\té😀é😀")
  }

  @Test("Every value and key knows its line and column, in characters, whatever ends a line")
  func knowsPositions() throws {
    let value = try JSONReader.read(text: "\u{FEFF}{\"é\": 1,\r\n \"b\":\r[2,\n\"😀\", {}]}")
    let members = try #require(value.members)
    #expect(value.position == JSONPosition(line: 1, column: 1))
    #expect(members.map(\.keyPosition.description) == ["1:2", "2:2"])
    #expect(members[0].value.position.description == "1:7")
    #expect(members[1].value.elements!.map(\.position.description) == ["3:2", "4:1", "4:6"])
  }

  @Test(
    "What is no JSON is refused with place, cause and advice",
    arguments: [
      ("", "a.json:1:1: the text is empty, expected a JSON value"),
      ("  \n ", "a.json:2:2: the text is empty, expected a JSON value"),
      ("{", "a.json:1:2: found nothing"),
      ("[1, 2", "a.json:1:6: the text ends inside the array that begins at 1:1, expected ',' or ']'"),
      ("{\"a\"", "a.json:1:5: the text ends here, expected ':' after the key 'a'"),
      ("{\"a\":", "a.json:1:6: the text ends inside the object that begins at 1:1, expected the value of 'a'"),
      ("[1,", "a.json:1:4: the text ends inside the array that begins at 1:1, expected another value"),
      ("[1,]", "a.json:1:3: a comma before ']', expected another value; remove the comma"),
      ("{\"a\":1,}", "a.json:1:7: a comma before '}', expected another value; remove the comma"),
      ("[1 2]", "a.json:1:4: found '2', expected ',' or ']' in the array that begins at 1:1"),
      ("{a: 1}", "a.json:1:2: found 'a', expected a key in double quotes"),
      ("{'a': 1}", "a.json:1:2: found a single quote, expected a key in double quotes; strings stand in double quotes"),
      ("[1] x", "a.json:1:5: found 'x', expected nothing more after the value"),
      ("[1] // x", "a.json:1:5: JSON has no comments, expected nothing more after the value; remove it"),
      ("\"a", "a.json:1:1: the text ends inside a string; close it with a double quote"),
      ("\"a\nb\"", "a.json:1:1: the string is not closed on its line; close it, or write a line break as \\n"),
      ("\"\t\"", "a.json:1:2: a string holds the control character U+0009; write an escape"),
      ("NaN", "a.json:1:1: found 'NaN', expected a value; numbers are finite and begin with a digit or a minus"),
      ("-Infinity", "a.json:1:1: a minus without a number, expected a digit after it"),
      ("True", "a.json:1:1: found 'True', expected a value; the words are true, false and null"),
      ("truex", "a.json:1:1: found 'truex', expected a value"),
      ("01", "a.json:1:1: a number begins with 0; remove the leading zero"),
      ("-01", "a.json:1:1: a number begins with 0; remove the leading zero"),
      (".5", "a.json:1:1: found '.5', expected a value"),
      ("1.", "a.json:1:1: a decimal point without digits, expected a digit after it"),
      ("1e", "a.json:1:1: an exponent without digits, expected a digit after it"),
      ("1e999", "a.json:1:1: '1e999' is out of range, expected a number up to 1.7976931348623157e308"),
      ("1x", "a.json:1:2: found 'x', expected the number to end"),
      ("1.2.3", "a.json:1:4: found '.3', expected the number to end"),
      (#"{"a": 1, "b": 2, "a": 3}"#, "a.json:1:18: the key 'a' stands twice in one object, first at 1:2; remove one"),
      (#""\x""#, "a.json:1:2: unknown escape; the escapes are"),
      (#""\u12g4""#, "a.json:1:2: a \\u escape takes four hexadecimal digits"),
      (#""\ud800""#, "a.json:1:2: \\ud800 is half of a surrogate pair"),
      (#""\ude00\ud83d""#, "a.json:1:2: \\ude00 is half of a surrogate pair"),
      (#""\ud83d\u0041""#, "a.json:1:2: \\ud83d is half of a surrogate pair"),
      ("\u{0}", "a.json:1:1: found '\\u{0}', expected a value"),
    ])
  func refuses(text: String, expected: String) {
    if expected.hasSuffix("found nothing") {
      #expect(message(text).hasPrefix("a.json:1:2: the text ends here, expected a key"))
    } else {
      #expect(message(text).hasPrefix(expected), "\(message(text))")
    }
  }

  @Test(
    "Bytes that are no UTF-8 are refused where they stand",
    arguments: [
      ([0x22, 0xFF, 0x22], "1:2: the byte 0xFF"), ([0x22, 0xC0, 0x80, 0x22], "1:2: the byte 0xC0"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: the byte 0xED"), ([0x22, 0xF4, 0x90, 0x80, 0x80], "1:2: the byte 0xF4"),
      ([0x22, 0xE2, 0x82], "1:2: the byte 0xE2"), ([0x0A, 0x22, 0xC3, 0xA9, 0x80, 0x22], "2:3: the byte 0x80"),
      ([0xFF, 0xFE, 0x7B, 0x00], "the text is UTF-16"), ([0xFE, 0xFF, 0x00, 0x7B], "the text is UTF-16"),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], expected: String) {
    #expect(message(bytes).contains(expected), "\(message(bytes))")
  }

  @Test("A duplicate key is found among a hundred thousand, without comparing each with each")
  func findsDuplicates() {
    let keys = (0..<100_000).map { "\"k\($0)\": 0" } + ["\"k500\": 1"]
    #expect(message("{\(keys.joined(separator: ", "))}").contains("the key 'k500' stands twice"))
    #expect(!message("{\(keys.dropLast().joined(separator: ", "))}").contains("twice"))
  }
}

// MARK: - Limits

extension JSONReaderTests {
  @Test("Nesting is refused at the bracket that is one too deep")
  func refusesDepth() {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(message(deep) == deep)
    #expect(
      message("[" + deep + "]") == "a.json:1:65: arrays and objects are nested deeper than 64; flatten the text")
    #expect(message("[\n" + deep + "]").hasPrefix("a.json:2:64:"))
    #expect(JSONLimits(maximumDepth: 1_000_000).maximumDepth == JSONLimits.deepest)
    #expect(JSONLimits(maximumDepth: 0).maximumDepth == 1)
  }

  @Test("A hundred thousand open brackets are refused, of arrays and of objects")
  func refusesHugeDepth() {
    #expect(message(String(repeating: "[", count: 100_000)).contains("1:65: arrays and objects are nested deeper"))
    #expect(message(String(repeating: "{\"a\":", count: 100_000)).contains("nested deeper than 64"))
  }

  @Test("The deepest text that can be asked for fits a stack of 512 KB: read, compared, hashed, written and released")
  func fitsSmallStack() {
    let depth = JSONLimits.deepest
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = try? JSONReader.read(text: text, limits: JSONLimits(maximumDepth: depth))
      if value == (try? JSONReader.read(text: text, limits: JSONLimits(maximumDepth: depth))),
        value.map({ JSONText().text(of: $0).isEmpty ? 0 : $0.hashValue }) != nil
      {
        done.signal()
      }
    }
    thread.stackSize = 512 << 10
    thread.start()
    #expect(done.wait(timeout: .now() + 20) == .success)
  }

  @Test("A text that is too large is refused before it is read; one string may be as large as the limit")
  func refusesSize() throws {
    let large = "\"" + String(repeating: "é", count: 10 << 20) + "\""
    #expect(
      message(large) == "a.json: the text is larger than 16777216 bytes; split it, or raise the limit")
    let value = try JSONReader.read(text: large, limits: .conformance)
    #expect(value.text?.utf8.count == 20 << 20)
    #expect(message("[1]", limits: JSONLimits(maximumBytes: 3)) == "[1]")
    #expect(message("[1] ", limits: JSONLimits(maximumBytes: 3)).contains("larger than 3 bytes"))
  }

  @Test("A number of a thousand digits is read, one of a million is refused")
  func limitsNumbers() {
    #expect(message("0." + String(repeating: "1", count: 1_000)) == "0.1111111111111111")
    #expect(message(String(repeating: "1", count: 1_000_000)).contains("a number of 1000000 characters"))
  }
}

extension JSONValue.Content {
  fileprivate func isInteger(_ number: Int64) -> Bool {
    if case .integer(let value) = self { value == number } else { false }
  }
}
