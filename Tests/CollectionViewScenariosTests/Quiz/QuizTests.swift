import CollectionViewScenarios
import Testing

@MainActor @Suite("Quiz") struct QuizTests {
  private let example = ScenarioExample(
    "rows", about: "Rows.",
    text: """
      {
        "scenario": 1, "name": "Rows", "view": {"size": [100, 100]}, "data": {"sections": [{"items": 10}]},
        "layout": {"type": "flow", "itemSize": [100, 50], "minimumLineSpacing": 0},
        "steps": [
          {"do": "layout", "expect": {"contentSize": [100, 500], "visible": ["cell:0.0", "cell:0.1"]}},
          {"do": "scroll", "to": [0, 25], "expect": {"stepCounters": {"cellsCreated": 1}, "showing": {"cell:0.2": "S0.2"}}}
        ],
        "expect": {"violations": []}
      }
      """)

  private func play(_ answers: [String]) -> (text: String, status: CommandStatus) {
    var rest = answers
    var text = ""
    let console = CommandConsole(
      output: { text += $0 }, diagnostics: { text += $0 }, input: { rest.isEmpty ? nil : rest.removeFirst() })
    let command = ScenarioCommand(examples: [example], program: "cvsim")
    let status = command.run(["quiz", "rows"], console: console)
    return (text, status)
  }

  @Test("Answers are compared as people write them, and counted")
  func answers() {
    let (text, status) = play(["100 x 500.0", "cell:0.1 cell:0.0", "s0.2", "1", "none"])
    #expect(text.hasSuffix("\n5 of 5 right\n"), "\(text)")
    #expect(status == .good)
  }

  @Test("A wrong answer is told the right one, before the picture that shows it")
  func wrong() {
    let (text, _) = play(["100 400", "cell:0.0, cell:0.1", "S0.2", "0", "none"])
    #expect(text.contains("? How large is the content? (width height)\n>   no: 100 500\n"), "\(text)")
    #expect(text.hasSuffix("\n3 of 5 right\n"), "\(text)")
  }

  @Test("At the end of the input the answers are told")
  func pipe() {
    let (text, status) = play([])
    #expect(text.contains("? Which elements are on screen?\n> \n  cell:0.0, cell:0.1\n"), "\(text)")
    #expect(text.hasSuffix("\n0 of 5 right\n"))
    #expect(status == .good)
  }

  @Test("Nothing that is expected is told before it is asked")
  func hidden() throws {
    let (text, _) = play([])
    let question = try #require(text.range(of: "? What is cellsCreated in this step?"))
    #expect(!text[..<question.lowerBound].contains("cellsCreated"))
  }
}
