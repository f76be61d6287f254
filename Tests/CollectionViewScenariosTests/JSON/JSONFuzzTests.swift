import CollectionViewScenarios
import TestSupport
import Testing

@Suite("Hostile scenario files") struct JSONFuzzTests {
  /// What a text gives: nil for a scenario, or the error.
  private func outcome(_ bytes: [UInt8]) -> ScenarioError? {
    do throws(ScenarioError) {
      _ = try Scenario(json: try JSONReader.read(bytes, file: "f"), file: "f")
      return nil
    } catch { return error }
  }

  @Test("Every beginning of a document is refused with a place in it")
  func refusesTruncation() {
    let bytes = Array(Documents.example.utf8)
    let lines = Documents.example.split(separator: "\n", omittingEmptySubsequences: false).count
    for length in 0..<bytes.count {
      guard let error = outcome(Array(bytes[..<length])) else {
        Issue.record("the first \(length) bytes were accepted")
        continue
      }
      #expect(error.position.line >= 1 && error.position.line <= lines && error.position.column >= 1)
    }
    #expect(outcome(bytes) == nil)
  }

  @Test("A mutated document gives a scenario or an error with a place", arguments: 1...30 as ClosedRange<UInt64>)
  func survivesMutation(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pieces = ["{", "}", "[", "]", ",", ":", "\"", "\\", "0", "1e9", "null", "-", "é", "\u{0}", "\n", "\\u"]
    for round in 0..<150 {
      var bytes = Array(Documents.good.randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(contentsOf: pieces.randomElement(using: &random)!.utf8, at: index)
        case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default:
          let end = min(bytes.count, index + Int.random(in: 1...20, using: &random))
          bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &random))
        }
        if bytes.isEmpty { bytes = [0x7B] }
      }
      if let error = outcome(bytes) {
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
          error.position.line >= 1 && error.position.column >= 1, "seed \(seed), round \(round): \(error) \(text)")
        #expect(error.message.count < 1_500 && !error.message.contains("\n"), "seed \(seed): \(error.message)")
      }
    }
  }

  @Test("Repeats nested deeper than allowed are refused with the path")
  func refusesDeepRepeats() throws {
    func nested(_ depth: Int) -> String {
      (0..<depth).reduce("") { inner, _ in "{\"do\": \"repeat\", \"times\": 1, \"steps\": [\(inner)]}" }
    }
    #expect(outcome(Array(Documents.scenario("\"steps\": [\(nested(8))]").utf8)) == nil)
    let error = try #require(outcome(Array(Documents.scenario("\"steps\": [\(nested(9))]").utf8)))
    #expect(error.message == "repeats are nested deeper than 8; write fewer, with more times")
  }
}
