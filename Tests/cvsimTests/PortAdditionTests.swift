import CollectionViewScenarios
import Foundation
import Testing

@testable import cvsim

@MainActor @Suite("cvsim port") struct PortAdditionTests {
  private func run(_ arguments: String...) -> (status: CommandStatus, output: String, diagnostics: String) {
    var output = ""
    var diagnostics = ""
    let console = CommandConsole(output: { output += $0 }, diagnostics: { diagnostics += $0 })
    let command = ScenarioCommand(program: "cvsim", additions: [.port])
    return (command.run(arguments, console: console), output, diagnostics)
  }

  @Test("It rewrites a file to standard output and reports on standard error")
  func rewrites() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("let a = #keyPath(A.b)\n".utf8).write(to: url)
    let result = run("port", url.path, "-o", "-")
    #expect(result.status == .good)
    #expect(result.output == "let a = \"b\"\n")
    #expect(result.diagnostics.hasSuffix("1 of 1 files changed: 1 changes, 0 warnings\n"))
  }

  @Test("The help lists it, its name is suggested, and a call without output is a wrong call")
  func help() {
    #expect(run("--help").output.contains("\n  port "))
    #expect(run("help", "port").output.hasPrefix("usage: cvsim port [options] IN… -o OUT\n"))
    #expect(run("prot", "a").diagnostics.contains("did you mean 'port'?"))
    #expect(run("port", "a").status == .usage)
    #expect(run("port", "/does/not/exist", "-o", "-").status == .failed)
  }
}
