import CollectionViewScenarios
import Foundation
import Testing

@MainActor @Suite("doctor") struct DoctorCommandTests {
  /// Runs `doctor` on files of these texts, called `0.json`, `1.json` …
  private func doctor(
    _ texts: String..., options: [String] = []
  ) throws -> (status: CommandStatus, output: String, diagnostics: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      paths.append(folder.path + "/\(index).json")
      try Data(text.utf8).write(to: URL(fileURLWithPath: paths[index]))
    }
    let kept = KeptConsole()
    let status = ScenarioCommand(program: "cvsim").run(["doctor"] + options + paths, console: kept.console)
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return (status, short(kept.output), short(kept.diagnostics))
  }

  private let refused = #"{"name": "One too many", "before": [4], "after": [4], "updates": [{"insert": [0, 4]}]}"#
  private let legal = #"{"before": [4], "after": [3], "updates": [{"delete": [0, 1]}]}"#

  @Test("A refused update is told with UIKit's sentences, cause, rule, drawing, and the change that mends it; status 1")
  func refusedUpdate() throws {
    let answer = try doctor(#"{"before": [4], "after": [3], "updates": [{"delete": [0, 3]}, {"reload": [0, 3]}]}"#)
    #expect(answer.status == .failed)
    #expect(answer.diagnostics == "")
    #expect(
      answer.output == """
        refused, with UIKit's sentence:
          attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 3})
        likely cause: item 0.3 is deleted and reloaded; a deleted one needs no reload
        broken rule: a place is deleted or reloaded, not both (6.25)
        section 0
          before  4 items   0 1 2 3
                                  x   3 deleted and reloaded
          after   3 items   0 1 2 | 3
                                    x   3 not there, the last is 2
          4 - 1 deleted = 3, the counts add up (a reload counts on both sides)
          (x wrong)
        smallest change that makes the updates legal:
          leave out: reload item 0.3
        as JSON:
          [{"delete": [0, 3]}]

        """)
  }

  @Test("Counts that do not add up have two sentences, that of the newest systems first")
  func sentences() throws {
    let output = try doctor(refused).output
    #expect(
      output.hasPrefix("One too many\nrefused, with UIKit's sentence:\n  attempt to insert item 4 into section 0"))
    #expect(output.contains("\nbefore iOS 16.4:\n") == false)
    let counts = try doctor(#"{"before": [4], "after": [4], "updates": [{"insert": [0, 3]}]}"#).output
    #expect(counts.hasPrefix("refused, with UIKit's sentence:\n  Invalid batch updates detected: "))
    #expect(counts.contains("\n  \tInsert item (0 - 3)\n"))
    #expect(counts.contains("\nbefore iOS 16.4:\n  Invalid update: invalid number of items in section 0.  The"))
  }

  @Test("A legal update is told with what it does, and status 0")
  func legalUpdate() throws {
    let answer = try doctor(legal)
    #expect(answer.status == .good)
    #expect(
      answer.output == """
        legal: 1 deleted; 3 of 4 items keep their cells
        section 0
          before  4 items   0 1 2 3
                              -
          after   3 items   0 1 2
          4 - 1 deleted = 3, the counts add up
          (- deleted)
        cells that stay under another path:
          0.2 to 0.3 are now 0.1 to 0.2

        """)
  }

  @Test("What is legal and wrong all the same is told as advice")
  func advice() throws {
    let answer = try doctor(
      #"""
      {"before": {"sections": [{"items": ["a", "b", "c", "d"]}]}, "after": {"sections": [{"items": ["a", "c", "d"]}]},
       "updates": [{"delete": [0, 2]}, {"reload": [0, 3]}]}
      """#)
    #expect(answer.status == .good)
    #expect(answer.output.contains("\nadvice: UIKit drops the reload of item 0.3: "))
    #expect(
      answer.output.hasSuffix(
        """
        advice: the counts add up, but the calls and the models tell of different items:
          the cell of 'b' (0.1) stays, at 0.1, where the model has 'c'
        the models differ by:
          [{"delete": [0, 1]}]

        """))
  }

  @Test("Of a scenario every update is explained, call by call, with its step and line; traps are kept from it")
  func scenario() throws {
    let text = Letters.text(
      "abc",
      [
        #"{"do": "layout"}"#,
        #"{"do": "batch", "data": \#(Letters.data("ac")), "updates": [{"delete": [0, 1]}]}"#,
        #"{"do": "update", "changeModel": "never", "updates": [{"reload": [0, 1]}, {"delete": [0, 0]}]}"#,
      ]
    ).replacing(#""view": {"#, with: #""view": {"policy": "trap", "#)
    let answer = try doctor(text)
    #expect(answer.status == .failed)
    let titles = answer.output.split(separator: "\n").filter { $0.hasPrefix("step") }
    #expect(
      titles == [
        "step 2 batch of 1: delete item 0.1, line 4", "step 3 update, call 1 of 2: reload item 0.1, line 5",
        "step 3 update, call 2 of 2: delete item 0.0, line 5",
      ])
    #expect(answer.output.contains("likely cause: the data source answers the same counts after the block as before;"))
    let json = try JSONReader.read(text: try doctor(text, options: ["--json"]).output)
    let updates = try #require(json["files"]?.elements?.first?["updates"]?.elements)
    #expect(updates.map { $0["legal"] } == [.bool(true), .bool(true), .bool(false)])
    #expect(updates.map { $0["step"]?.wholeNumber } == [2, 3, 3])
    #expect(updates[2]["diagnosis"]?["causes"]?.elements?.first?["name"]?.text == "modelNotChanged")
    #expect(updates[0]["account"]?.elements?.first?.text == "1 deleted; 2 of 3 items keep their cells")
  }

  @Test("A scenario without updates, and files that cannot be read, are errors with status 1; others go on")
  func wrongFiles() throws {
    let none = try doctor(Letters.text("abc", [#"{"do": "layout"}"#]))
    #expect(none.status == .failed)
    #expect(none.diagnostics.hasPrefix("cvsim: 0.json: no step of the scenario is an update, expected a step such as"))
    let several = try doctor(#"{"befor": []}"#, legal, #"{"scenario": 1, "nam": 2}"#)
    #expect(several.status == .failed)
    #expect(several.output.hasPrefix("\n1.json\nlegal: 1 deleted;"))
    #expect(
      several.diagnostics == """
        cvsim: 0.json:1:2: unknown key 'befor'; did you mean 'before'?
        cvsim: 2.json:1:17: unknown key 'nam'; did you mean 'name'?

        """)
    let json = try JSONReader.read(text: try doctor("{", legal, options: ["--json"]).output)
    #expect(json["files"]?.elements?.count == 2)
    #expect(json["files"]?.elements?[0]["error"]?["line"]?.wholeNumber == 1)
    let kept = KeptConsole()
    #expect(ScenarioCommand(program: "cvsim").run(["doctor"], console: kept.console) == .usage)
  }

  @Test("Names of documents reach the terminal without control characters")
  func controlCharacters() throws {
    let output = try doctor(#"{"name": "a\u001b[31m", "before": [1], "after": [1], "updates": []}"#).output
    #expect(output.hasPrefix("a\\u{1b}[31m\nlegal: nothing changes; 1 of 1 item keeps its cell\n"))
  }
}
