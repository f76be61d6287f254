import Foundation
import Testing

@testable import CollectionViewScenarios
import VirtualCollectionView

@MainActor @Suite("Commands") struct ScenarioCommandTests {
  /// What a command line gave.
  private struct Answer {
    let status: CommandStatus
    let output: String
    let diagnostics: String
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "commands-\(UUID().uuidString)", isDirectory: true)

  private func command(_ arguments: String...) -> Answer {
    let example = ScenarioExample(
      "rows", about: "Rows.", text: Rows.text(#""steps": [{"do": "layout", "about": "first"}]"#))
    let kept = KeptConsole()
    let program = ScenarioCommand(examples: [example], program: "cvsim", version: "9.9")
    let status = program.run(arguments, console: kept.console)
    return Answer(status: status, output: kept.output, diagnostics: kept.diagnostics)
  }

  /// Runs with files of these texts, called `0.json`, `1.json` …, which are gone afterwards.
  private func withFiles(_ texts: String..., body: ([String]) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, text) in texts.enumerated() {
      let url = folder.appendingPathComponent("\(index).json")
      try Data(text.utf8).write(to: url)
      paths.append(url.path)
    }
    try body(paths)
  }

  private let good = #""steps": [{"do": "layout", "expect": {"counters": {"cellsCreated": 3}}}]"#
  private let bad = #""steps": [{"do": "layout", "expect": {"counters": {"cellsCreated": 4}}}]"#

  // MARK: run

  @Test("run shows picture, events, counters and verdict on standard output, and ends well")
  func run() throws {
    try withFiles(Rows.text(good)) { paths in
      let answer = command("run", paths[0])
      #expect(answer.status == .good)
      #expect(answer.diagnostics == "")
      for part in [
        "rows\n\nstep 1 layout: ok\n\noffset 0,0 bounds 100x300 content 100x1000\n╔", "A cell:0.0 0,0 100x100 \"S0.0\"",
        "\n14 events\n  0 reloadRequested\n", "\ncounters\n  cellsCreated           3\n",
        "\n\nPASSED: 1 step, 1 expectation holds.\n",
      ] {
        #expect(answer.output.contains(part), "\(part) in \(answer.output)")
      }
    }
  }

  @Test("A wrong expectation is shown as expected and actual with the events near it, and the status is 1")
  func runFailing() throws {
    try withFiles(Rows.text(bad)) { paths in
      let answer = command("run", "--quiet", paths[0])
      #expect(answer.status == .failed)
      #expect(
        answer.output == """
          step 1 layout: FAILED
            counters cellsCreated, line 2
              expected 4
              actual   3
              events   5 cellCreated c1 "Cell" for 0.0 <- 4
                       8 cellCreated c2 "Cell" for 0.1 <- 4
                       11 cellCreated c3 "Cell" for 0.2 <- 4
          rows: FAILED: 1 failure in 1 step.

          """)
    }
  }

  @Test("run of several files goes on after a wrong one, whose place goes to standard error")
  func runSeveral() throws {
    try withFiles(#"{"scenario": 1, "nam": "x"}"#, Rows.text(good)) { paths in
      let answer = command("run", "-q", paths[0], paths[1], folder.path + "/none.json")
      #expect(answer.status == .failed)
      #expect(answer.output == "rows: PASSED: 1 step, 1 expectation holds.\n")
      #expect(
        answer.diagnostics == """
          cvsim: \(paths[0]):1:17: unknown key 'nam'; did you mean 'name'?
          cvsim: \(folder.path)/none.json: cannot read the file: there is none of this name

          """)
    }
  }

  @Test("A scenario that needs what this version lacks ends with 1 and says what is missing")
  func runUnsupported() throws {
    try withFiles(Rows.text(#""steps": [{"do": "layout"}, {"do": "run"}]"#)) { paths in
      let answer = command("run", "-q", paths[0])
      #expect(answer.status == .failed)
      #expect(
        answer.output == """
          step 2 run: UNSUPPORTED
          rows: UNSUPPORTED: step 2 (run) needs a clock, which this version does not have.

          """)
    }
  }

  @Test("Violations are told with UIKit's sentence and what to do, and counted at their step and in the verdict")
  func runViolation() throws {
    let members = #""cells": {"faults": [{"at": [0, 1], "do": "returnFresh"}]}, "steps": [{"do": "layout"}]"#
    try withFiles(Rows.text(members)) { paths in
      let answer = command("run", paths[0])
      #expect(answer.status == .good)
      #expect(
        answer.output.contains(
          "\n1 violation\n  step 1: cell-not-dequeued (exception)\n    The collection view's data source returned"
        ))
      #expect(answer.output.contains("\n    index path: <NSIndexPath> {length = 2, path = 0 - 1}\n"))
      #expect(answer.output.contains("\nstep 1 layout: ok, 1 violation\n"))
      #expect(answer.output.hasSuffix("\nPASSED: 1 step, nothing was expected; 1 violation.\n"))
    }
  }

  @Test("Control characters of a document do not reach the terminal")
  func controlCharacters() throws {
    let text = Rows.text(#""steps": [], "about": "a\u001b[31m\u202eb", "expect": {"showing": {"cell:0.0": "\u0007"}}"#)
    try withFiles(text.replacing("\"rows\"", with: #""\u009b""#)) { paths in
      let output = command("run", paths[0]).output
      #expect(output.hasPrefix("\\u{9b}\na\\u{1b}[31m\\u{202e}b\n"))
      #expect(output.contains("expected \\u{7}\n"))
    }
  }

  @Test("run --json is one document with the verdict, the steps and what is wrong")
  func runJSON() throws {
    try withFiles(Rows.text(bad), "[]", Rows.text(good)) { paths in
      let answer = command("run", "--json", paths[0], paths[1], paths[2])
      #expect(answer.status == .failed)
      #expect(answer.diagnostics == "")
      let document = try JSONReader.read(text: answer.output)
      #expect(document["passed"]?.wholeNumber == 1)
      #expect(document["failed"]?.wholeNumber == 1)
      #expect(document["wrong"]?.wholeNumber == 1)
      let scenarios = try #require(document["scenarios"]?.elements)
      #expect(scenarios.map { $0["verdict"]?.text } == ["failed", "wrong", "passed"])
      let failure = scenarios[0]["steps"]?.elements?.first?["failures"]?.elements?.first
      #expect(failure?["expected"]?.text == "4")
      #expect(failure?["actual"]?.text == "3")
      #expect(scenarios[1]["error"]?["message"]?.text?.hasPrefix("the document is a list, expected a scenario") == true)
      #expect(scenarios[2]["picture"]?.elements?.first?.text == "offset 0,0 bounds 100x300 content 100x1000")
    }
  }

  @Test("run --trace writes every event; the events on standard output are cut when they are many")
  func runTrace() throws {
    let members = #""steps": [{"do": "repeat", "times": 30, "steps": [{"do": "scroll", "by": [0, 1]}]}]"#
    try withFiles(Rows.text(members)) { paths in
      let trace = folder.path + "/trace.txt"
      let answer = command("run", "--trace", trace, paths[0])
      #expect(answer.status == .good)
      let text = try String(contentsOfFile: trace, encoding: .utf8)
      #expect(text.hasPrefix("0 boundsChanged 0,1 100x300\n1 "))
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      let lines = text.split(separator: "\n").count
      #expect(answer.output.contains("  … \(lines - 40) more; --trace FILE writes them all\n"))
      #expect(command("run", "-q", "--trace", "-", paths[0]).output.hasPrefix("rows: PASSED"))
      #expect(command("run", "-q", "--trace", "-", paths[0]).output.contains("\n0 boundsChanged 0,1 100x300\n"))
      #expect(command("run", "-q", "--trace", folder.path + "/no/such", paths[0]).status == .failed)
      #expect(command("run", "--trace", "-", "--json", paths[0]).status == .usage)
      #expect(command("run", "--trace", "x", paths[0], paths[0]).status == .usage)
    }
  }

  @Test("run --steps shows a picture after each step")
  func runSteps() throws {
    try withFiles(Rows.text(#""steps": [{"do": "layout"}, {"do": "scroll", "by": [0, 100]}]"#)) { paths in
      #expect(command("run", "-s", paths[0]).output.split(separator: "╔").count == 3)
      #expect(command("run", paths[0]).output.split(separator: "╔").count == 2)
    }
  }

  // MARK: check

  private let recorded = #"""
    [{"id": "a", "bounds": [100, 100], "counts": [1], "layout": {"type": "flow"},
      "expected": {"content": [100, HEIGHT], "elementsScope": "listed"}},
     {"id": "b", "type": "dataSourceRule"}]
    """#

  @Test("check closes with the numbers, and names what is missing")
  func check() throws {
    try withFiles(recorded.replacing("HEIGHT", with: "50"), recorded.replacing("HEIGHT", with: "51")) { paths in
      let good = command("check", paths[0])
      #expect(good.status == .good)
      #expect(good.output == "  unsupported: 1 needs snapshots\n1 passed, 0 failed, 1 unsupported\n")
      let bad = command("check", paths[0], paths[1])
      #expect(bad.status == .failed)
      #expect(
        bad.output == """
          FAILED a in \(paths[1])
            content
              expected [100, 51]
              actual   [100, 50]

          \(paths[0]): 1 passed, 0 failed, 1 unsupported
          \(paths[1]): 0 passed, 1 failed, 1 unsupported
            unsupported: 2 need snapshots
          1 passed, 1 failed, 2 unsupported

          """)
      #expect(command("check", "-q", paths[1]).output.hasSuffix("0 passed, 1 failed, 1 unsupported\n"))
    }
  }

  @Test("check notes a key and a scope that it does not know, once each, and goes on")
  func checkNotes() throws {
    let text = #"""
      [{"id": "a", "bounds": [100, 100], "counts": [1], "layout": {"type": "flow", "itemSzie": [1, 1]},
        "expected": {"contnt": [1, 1], "content": [100, 50], "elementsScope": "al"}},
       {"id": "b", "bounds": [100, 100], "counts": [1], "layout": {"type": "flow"},
        "expected": {"contnt": [1, 1], "elementsScope": "listed"}}]
      """#
    try withFiles(text) { paths in
      let answer = command("check", paths[0])
      #expect(answer.status == .good)
      #expect(
        answer.diagnostics == """
          \(paths[0]): unknown key 'itemSzie' is ignored; did you mean 'itemSize'?
          \(paths[0]): unknown key 'contnt' is ignored; did you mean 'content'?
          \(paths[0]): unknown elementsScope 'al': only what is listed is compared; did you mean 'all'?

          """)
    }
  }

  @Test("check --json is one document")
  func checkJSON() throws {
    try withFiles(recorded.replacing("HEIGHT", with: "51"), "{}") { paths in
      let answer = command("check", "--json", paths[0], paths[1])
      #expect(answer.status == .failed)
      #expect(answer.diagnostics == "")
      let document = try JSONReader.read(text: answer.output)
      #expect(document["failed"]?.wholeNumber == 1)
      #expect(document["missing"]?["snapshots"]?.wholeNumber == 1)
      let files = try #require(document["files"]?.elements)
      #expect(files[0]["cases"]?.elements?.map { $0["verdict"]?.text } == ["failed", "unsupported"])
      #expect(files[1]["error"]?["line"]?.wholeNumber == 1)
    }
  }

  @Test("A file of which nothing can be checked does not count as good")
  func checkNothing() throws {
    try withFiles("[]", #"[{"id": "b", "type": "dataSourceRule"}]"#, "{}") { paths in
      for path in paths { #expect(command("check", path).status == .failed) }
      #expect(command("check", paths[0]).diagnostics == "cvsim: nothing was checked\n")
      #expect(command("check", paths[2]).output == "")
    }
  }

  // MARK: demo, diff, schema

  @Test("demo shows an example, lists them, prints one; the program alone shows the first and what to try next")
  func demo() throws {
    let shown = command("demo", "rows")
    #expect(shown.status == .good)
    #expect(shown.output.hasPrefix("rows\n\n1. first\n   layout\noffset 0,0 bounds 100x300"))
    #expect(shown.output.contains("\ncells made 3, prepare 1, elements queries 1\n"))
    #expect(command("demo").output.contains("  rows  Rows.\n"))
    #expect(try Scenario(text: command("demo", "rows", "--print").output).name == "rows")
    let first = command()
    #expect(first.status == .good)
    #expect(first.output.hasPrefix(shown.output))
    #expect(first.output.contains("\nTry next:\n  cvsim demo rows --print > rows.json"))
    #expect(command("demo", "rwos").diagnostics.hasPrefix("cvsim: unknown example 'rwos'; did you mean 'rows'?\n"))
    #expect(command("demo", "rwos").status == .usage)
    #expect(command("demo", "--print").status == .usage)
  }

  @Test("diff puts two scenarios side by side, and ends with 1 when they differ")
  func diff() throws {
    try withFiles(Rows.text(good), Rows.text(good), Rows.text(#""steps": [{"do": "scroll", "by": [0, 50]}]"#)) {
      paths in
      let same = command("diff", paths[0], paths[1])
      #expect(same.status == .good)
      #expect(same.output.hasSuffix("The two are the same.\n"))
      let other = command("diff", paths[0], paths[2], "--width", "80")
      #expect(other.status == .failed)
      #expect(other.output.contains("\n  cellsCreated 3 | 4\n"))
      #expect(other.output.contains("> 0 boundsChanged 0,50 100x300\n"))
      #expect(other.output.hasSuffix("The two differ.\n"))
    }
  }

  @Test("diff --layout runs one scenario under two layouts")
  func diffLayouts() throws {
    try withFiles(Rows.text(good)) { paths in
      let answer = command("diff", paths[0], "--layout", #"{"type": "circle"}"#)
      #expect(answer.status == .failed)
      #expect(answer.output.contains(#"{"type": "circle"}: "#))
      let wrong = command("diff", paths[0], "--layout", #"{"type": "cirlce"}"#)
      #expect(wrong.diagnostics == "cvsim: --layout:1:10: unknown layout 'cirlce'; did you mean 'circle'?\n")
      #expect(wrong.status == .failed)
      let unknown = command("diff", paths[0], "--layout", #"{"type": "zoo", "name": "x"}"#)
      #expect(unknown.diagnostics.hasPrefix("cvsim: --layout:1:25: unknown layout of the zoo 'x'"))
      #expect(command("diff", paths[0]).status == .usage)
      #expect(command("diff", paths[0], paths[0], "--layout", "{}").status == .usage)
      #expect(command("diff", "-", "-").status == .usage)
      #expect(command("diff", paths[0], paths[0], "--width", "3").status == .usage)
    }
  }

  @Test("schema, help and version go to standard output; a wrong command line gets 64 and advice on standard error")
  func words() throws {
    #expect(command("schema").output == ScenarioSchema.text)
    #expect(command("schema", "--of", "update").output == UpdateSchema.text)
    #expect(command("schema", "--of", "updat").diagnostics.contains("did you mean 'update'?"))
    #expect(command("help").output.contains("  check   Runs files"))
    #expect(command("run", "--help").output.hasPrefix("usage: cvsim run"))
    #expect(command("--version").output == "cvsim 9.9\n")
    let wrong = command("rnu")
    #expect(wrong.status == .usage)
    #expect(wrong.output == "")
    #expect(wrong.diagnostics == "cvsim: unknown command 'rnu'; did you mean 'run'?\nSee 'cvsim --help'.\n")
    #expect(command("run").status == .usage)
    #expect(command("run", "--jsno", "x").diagnostics.contains("did you mean '--json'?"))
  }

  @Test("list has every word that documents may use")
  func list() {
    let kept = KeptConsole()
    var registry = ScenarioRegistry()
    registry.registerZoo("broken", fault: "It is broken.") { _ in CollectionViewFlowLayout() }
    let example = ScenarioExample("rows", about: "Rows.", text: "")
    let program = ScenarioCommand(registry: registry, examples: [example], program: "cvsim")
    #expect(program.run(["list"], console: kept.console) == .good)
    let lines = kept.output.split(separator: "\n")
    #expect(lines.contains("  broken: It is broken.") && lines.contains("  rows: Rows."))
    let words = Set(kept.output.split(whereSeparator: \.isWhitespace).map(String.init))
    let known =
      StepAction.Name.allCases.map(\.rawValue) + CounterName.allCases.map(\.rawValue)
      + ViolationRule.allCases.map(\.rawValue) + ScenarioCells.FaultAction.allCases.map(\.rawValue)
    #expect(known.filter { !words.contains($0) } == [])
  }

  @Test("Operands that name no file are refused before anything is read", arguments: ["run", "check"])
  func operands(_ name: String) {
    #expect(command(name, "-", "-").diagnostics.hasPrefix("cvsim: standard input ('-') can be read once only\n"))
    #expect(command(name, "").diagnostics.hasPrefix("cvsim: an operand is empty, expected the name of a file"))
    #expect(command(name, "").status == .usage)
  }

  @Test("A scenario that may stop the process is announced before it runs")
  func trap() throws {
    let text = Rows.text(#""steps": [{"do": "layout"}]"#).replacing(
      #""size": [100, 300]"#, with: #""size": [100, 300], "policy": "trap""#)
    try withFiles(text, Rows.text(good)) { paths in
      #expect(
        command("run", paths[0]).diagnostics
          == "cvsim: \(paths[0]): 'rows' runs with policy 'trap': a broken rule will stop the process\n")
      #expect(command("run", paths[1]).diagnostics == "")
    }
    #expect(command("help", "run").output.contains("64 called wrongly"))
  }

  @Test("A demo tells what a step did that made no cells: a tap selects")
  func demoOfTap() throws {
    let text = Rows.text(#""steps": [{"do": "layout"}, {"do": "tap", "item": [0, 1]}, {"do": "layout"}]"#)
    let result = try runScenario(text)
    let lines = DemoReport(result: result).text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("no cells made, no layout; events: ") && $0.contains("itemSelected") })
    #expect(lines.contains("nothing was done"))
  }

  @Test("A program without examples says what its commands are")
  func noExamples() {
    let kept = KeptConsole()
    let program = ScenarioCommand(program: "mine")
    #expect(program.run([], console: kept.console) == .usage)
    #expect(
      kept.diagnostics.hasPrefix(
        "mine: no command; the commands are run, doctor, check, demo, quiz, diff, list, schema\n"))
    #expect(program.run(["demo"], console: kept.console) == .usage)
    #expect(kept.diagnostics.contains("ships no examples; ScenarioCommand(registry:examples:) takes some"))
  }

  @Test("Colour is for terminals that want it: NO_COLOR and dumb terminals do not")
  func color() throws {
    #expect(CommandConsole.wantsColor([:]))
    #expect(!CommandConsole.wantsColor(["NO_COLOR": "1"]))
    #expect(CommandConsole.wantsColor(["NO_COLOR": ""]))
    #expect(!CommandConsole.wantsColor(["TERM": "dumb"]))
    try withFiles(Rows.text(good)) { paths in
      #expect(!command("run", paths[0]).output.contains("\u{1B}"))
      var output = ""
      let console = CommandConsole(usesColor: true, output: { output += $0 }, diagnostics: { _ in })
      _ = ScenarioCommand(program: "cvsim").run(["run", "-q", paths[0]], console: console)
      #expect(output == "rows: \u{1B}[32mPASSED\u{1B}[0m: 1 step, 1 expectation holds.\n")
    }
  }
}
