import CollectionViewScenarios
import Foundation
import Testing

@Suite("Errors in scenario files") struct ScenarioErrorTests {
  private func refusal(_ text: String) -> ScenarioError? {
    do throws(ScenarioError) {
      _ = try Scenario(text: text, file: "demo.json")
      return nil
    } catch { return error }
  }

  @Test("An unknown layout is named with its place and the nearest known one")
  func namesLayout() throws {
    let text = """
      {
        "scenario": 1,
        "name": "n",

        "data": {"sections": [{"items": 12}]},

        "layout": {"type": "gird", "rows": 2}
      }
      """
    #expect("\(try #require(refusal(text)))" == "demo.json:7:22: unknown layout 'gird'; did you mean 'pagedGrid'?")
  }

  @Test(
    "What is wrong is said with path, what is, what was expected",
    arguments: [
      (#""vew": {}"#, #""vew""#, "unknown key 'vew'; did you mean 'view'?"),
      (#""view": {"sise": [1, 2]}"#, #""sise""#, "unknown key 'sise' in view; did you mean 'size'?"),
      (#""view": {"size": [1]}"#, #"[1]"#, "view.size is a list of 1, expected a size [width, height]"),
      (#""view": {"size": [1, "2"]}"#, #""2""#, "view.size[1] is the string '2', expected a number"),
      (#""view": {"selection": "mutliple"}"#, #""mutliple""#, "unknown selection 'mutliple'; did you mean 'multiple'?"),
      (#""view": {"selection": "zzzzz"}"#, #""zzzzz""#, "unknown selection 'zzzzz'; known: none, single, multiple"),
      (
        #""steps": [{"do": "layout"}, {"do": "batch", "updates": [{"insert": "a"}]}]"#, #""a"}"#,
        "steps[1].updates[0].insert is the string 'a', expected an index [section, item]"
      ),
      (
        #""steps": [{"do": "batch", "updates": [{"insrt": [0, 1]}]}]"#, #""insrt""#,
        "unknown key 'insrt' in steps[0].updates[0]; did you mean 'insert'?"
      ),
      (
        #""steps": [{"do": "scrol", "to": [0, 1]}]"#, #""scrol""#, "unknown step 'scrol'; did you mean 'scroll'?"
      ),
      (#""steps": [{"to": [0, 1]}]"#, #"{"to""#, "the key 'do' is missing in steps[0]; add it"),
      (#""steps": [{"do": "scroll"}]"#, #"{"do""#, "'to' or 'by' is missing in steps[0]; add it"),
      (
        #""steps": [{"do": "scroll", "to": [0, 1], "by": [0, 2]}]"#, #"[0, 2]"#,
        "a scroll step has both 'to' and 'by', expected one of them; remove one"
      ),
      (
        #""expect": {"counters": {"cellsMade": 1}}"#, #""cellsMade""#,
        "unknown counter 'cellsMade'; the command 'list' shows them"
      ),
      (#""expect": {"visible": ["cel:0.0"]}"#, #""cel:"#, "unknown element category 'cel'; did you mean 'cell'?"),
      (
        #""expect": {"frames": {"cell:0": [0, 0, 1, 1]}}"#, #""cell:0""#,
        "'cell:0' is not the name of an element, expected cell:"
      ),
      (
        #""expect": {"frames": {"cell:0.0": [0, 0, 1]}}"#, #"[0, 0, 1]}"#,
        "expect.frames['cell:0.0'] is a list of 3, expected a rectangle"
      ),
    ])
  func explains(members: String, mark: String, message: String) throws {
    let text = Documents.scenario(members)
    let error = try #require(refusal(text))
    let column = text.distance(from: text.startIndex, to: try #require(text.range(of: mark)).lowerBound) + 1
    #expect(error.message.hasPrefix(message), "\(error)")
    #expect("\(error)".hasPrefix("demo.json:1:\(column): "), "\(error)")
  }

  @Test("A property that another layout has is refused in a layout, with what it knows")
  func refusesForeignProperty() throws {
    let error = try #require(
      refusal(#"{"scenario": 1, "name": "n", "layout": {"type": "flow", "itemsize": [1, 2]}}"#))
    #expect(error.message == "unknown key 'itemsize' in layout; did you mean 'itemSize'?")
    #expect(error.path == "layout")
  }

  @Test("Quoted text is cut short and its control characters are shown as escapes")
  func tamesQuotes() throws {
    let long = String(repeating: "a", count: 500)
    let error = try #require(refusal(Documents.scenario(#""view": {"policy": "\u001b[31m\n"# + long + #""}"#)))
    #expect(error.message.contains("unknown policy '\\u{1b}[31m\\naaaa"))
    #expect(error.message.count < 150)
  }
}
