import CollectionViewScenarios
import CollectionViewZoo
import Foundation
import Testing

@testable import cvsim

@MainActor @Suite("cvsim audit, zoo and growth") struct AuditAdditionTests {
  private func run(_ arguments: String...) -> (status: CommandStatus, output: String, diagnostics: String) {
    var output = ""
    var diagnostics = ""
    let console = CommandConsole(output: { output += $0 }, diagnostics: { diagnostics += $0 })
    var registry = ScenarioRegistry()
    registry.registerZoo()
    let command = ScenarioCommand(
      registry: registry, program: "cvsim", additions: [.audit(registry: registry), .growth, .zoo])
    return (command.run(arguments, console: console), output, diagnostics)
  }

  @Test("The layouts that ship are clean")
  func shipped() {
    let result = run("audit", "-q")
    #expect(result.status == .good)
    #expect(result.output == ShippedLayouts.all.map { "\($0.name): clean\n" }.joined())
  }

  @Test("An exhibit is found, its twin is clean, and a scenario over it is found too")
  func exhibit() throws {
    #expect(run("audit", "-q", "silent-rows").output.contains("item-without-attributes"))
    #expect(run("audit", "-q", "--mended", "silent-rows").output == "silent-rows: clean\n")
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(
      "{\"scenario\": 1, \"name\": \"x\", \"data\": {\"sections\": [{\"items\": 9}]}, \"layout\": {\"type\": \"zoo\", \"name\": \"silent-rows\"}}"
        .utf8
    ).write(to: url)
    let result = run("audit", "-q", url.path)
    #expect(result.status == .failed)
    #expect(result.output.hasPrefix("\(url.path), layout: item-without-attributes"))
  }

  @Test("The zoo is listed a line each, an exhibit is told in full, and a wrong name is told")
  func zoo() {
    #expect(run("zoo").output.split(separator: "\n").count == ZooCatalogue.exhibits.count)
    let text = run("zoo", "tall-view").output
    #expect(text.hasPrefix("tall-view (screen)\n") && text.contains("found as: reuse-disabled, by ScreenAudit"))
    let wrong = run("zoo", "tall-veiw")
    #expect(wrong.status == .usage)
    #expect(wrong.diagnostics == "zoo: there is no exhibit 'tall-veiw'; did you mean 'tall-view'?\n")
    #expect(run("zoo", "--markdown").output == ZooCatalogue.markdown)
  }

  @Test("Growth names the class of a layout of the zoo")
  func growth() {
    let result = run("growth", "row-pages")
    #expect(result.status == .good)
    #expect(result.output.contains("O(n²)"))
    #expect(run("growth", "row-pagse").status == .usage)
  }
}
