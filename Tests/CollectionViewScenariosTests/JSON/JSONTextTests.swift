import CollectionViewScenarios
import TestSupport
import Testing

@Suite("JSONText") struct JSONTextTests {
  @Test("Keys keep their order, short values and lists of numbers share a line")
  func writes() {
    let long = JSONValue.array((0..<60).map { .integer($0) })
    let value = JSONValue.object([
      JSONMember("b", .object([JSONMember("x", .number(1)), JSONMember("y", .null)])), JSONMember("a", long),
      JSONMember("c", .array([.string(String(repeating: "z", count: 90)), .string("second one, too long")])),
    ])
    let numbers = (0..<60).map(String.init).joined(separator: ", ")
    #expect(
      JSONText().text(of: value) == """
        {
          "b": {"x": 1, "y": null},
          "a": [\(numbers)],
          "c": [
            "\(String(repeating: "z", count: 90))",
            "second one, too long"
          ]
        }

        """)
  }

  @Test("Numbers are as short as they can be and read back the same")
  func writesNumbers() throws {
    let numbers: [Double] = [0.1, 1, -2.5, 1e16, 1e-7, 1e300, .leastNonzeroMagnitude, 100_000, -0.0]
    for number in numbers {
      let text = JSONText.line(.number(number))
      #expect(try JSONReader.read(text: text).double == number)
      #expect(!text.hasSuffix(".0"))
    }
    #expect(JSONText.line(.number(320)) == "320")
    #expect(JSONText.line(.array([.number(.infinity), .number(.nan)])) == "[1.7976931348623157e+308, null]")
  }

  @Test("Any text survives: quotes, controls, every plane")
  func writesStrings() throws {
    let text = String(String.UnicodeScalarView((0..<0x250).compactMap { Unicode.Scalar($0) })) + "\u{2028}😀\\\""
    let value = JSONValue.object([JSONMember(text, .string(text))])
    #expect(try JSONReader.read(text: JSONText().text(of: value)) == value)
  }

  @Test("Random trees read back equal and are written the same again", arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrips(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let value = randomTree(&random, depth: 6)
    let text = JSONText().text(of: value)
    let again = try JSONReader.read(text: text)
    #expect(again == value, "seed \(seed): \(text)")
    #expect(again.hashValue == value.hashValue)
    #expect(JSONText().text(of: again) == text, "seed \(seed)")
  }

  @Test("Equal values are equal wherever they stood; order of keys and of elements counts")
  func compares() throws {
    func read(_ text: String) throws -> JSONValue { try JSONReader.read(text: text) }
    #expect(try read("[1, 2.0]") == read("\n [ 1.0,2 ]"))
    #expect(try read("[1]") != read("[2]"))
    #expect(try read(#"{"a":1,"b":2}"#) != read(#"{"b":2,"a":1}"#))
    #expect(try read("9223372036854775807") != read("9223372036854775808"))
  }

  private func randomTree(_ random: inout SeededRandom, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer(Int.random(in: .min ... .max, using: &random))
    case 3: return .number(Double(bitPattern: random.next() & 0x7FEF_FFFF_FFFF_FFFF))
    case 4:
      return .string(
        String((0..<Int.random(in: 0..<30, using: &random)).map { _ in "aé\n\"😀".randomElement(using: &random)! }))
    case 5:
      return .array((0..<Int.random(in: 0..<5, using: &random)).map { _ in randomTree(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<Int.random(in: 0..<20, using: &random)).map { JSONMember("k\($0)", randomTree(&random, depth: depth / 2)) }
      )
    }
  }
}
