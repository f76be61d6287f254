import CollectionViewAudits
import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("The command audit") struct AuditCommandTests {
  private func run(
    _ arguments: String..., registry: ScenarioRegistry = ScenarioRegistry()
  ) -> (status: CommandStatus, output: String, diagnostics: String) {
    var output = ""
    var diagnostics = ""
    let console = CommandConsole(output: { output += $0 }, diagnostics: { diagnostics += $0 })
    let command = ScenarioCommand(
      registry: registry, program: "shopsim",
      additions: [.audit(AuditSubject.layouts(of: registry), registry: registry)])
    return (command.run(arguments, console: console), output, diagnostics)
  }

  private var registry: ScenarioRegistry {
    var registry = ScenarioRegistry()
    registry.registerLayout("rows") { _ in auditedFlow() }
    registry.registerLayout("wanting") { parameters in
      guard let height = try parameters.length("height") else { throw Missing() }
      let flow = auditedFlow()
      flow.itemSize.height = height
      return flow
    }
    registry.registerLayout("all") { _ in AllRows() }
    return registry
  }

  private struct Missing: Error {}

  private func withFile(_ text: String, _ body: (String) -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    body(url.path)
  }

  @Test("The layouts that a program registered are audited by name; those that want parameters are left out")
  func registered() {
    let result = run("audit", "-q", registry: registry)
    #expect(result.status == .failed)
    #expect(result.output.contains("rows: clean\n"))
    #expect(result.output.contains("all: ") && result.output.contains("elements-too-many"))
    #expect(!result.output.contains("wanting"))
    #expect(run("audit", "-q", "rows", registry: registry).status == .good)
  }

  @Test("A scenario's layout is audited with its parameters and its delegate's answers, and its screen at the end")
  func scenario() throws {
    try withFile(
      """
      {"scenario": 1, "name": "file", "view": {"size": [320, 480]}, "data": {"sections": [{"items": 12}]},
       "layout": {"type": "custom", "name": "wanting", "height": 50},
       "steps": [{"do": "scroll", "to": [0, 100]}]}
      """
    ) { path in
      let result = run("audit", "-q", path, registry: registry)
      #expect(result.output == "\(path), layout: clean\n\(path), screen: clean\n", "\(result)")
      #expect(result.status == .good)
    }
    try withFile(
      """
      {"scenario": 1, "name": "file", "view": {"size": [320, 480]}, "data": {"sections": [{"items": 80}]},
       "layout": {"type": "custom", "name": "all"}, "steps": [{"do": "resize", "to": [320, 4000]}]}
      """
    ) { path in
      let result = run("audit", "--json", path, registry: registry)
      #expect(result.status == .failed)
      let json = try? JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
      let findings = json?.compactMap { ($0["report"] as? [String: Any])?["findings"] as? [[String: Any]] }
      let rules = findings?.map { $0.compactMap { $0["rule"] as? String } }
      #expect(rules?.first?.contains("elements-too-many") == true, "\(result.output)")
      #expect(rules?.last?.contains("reuse-disabled") == true, "\(result.output)")
    }
  }

  @Test("A name that is nobody's is a wrong call with the nearest name; a file that is wrong is told and fails")
  func wrong() throws {
    let typo = run("audit", "rosw", registry: registry)
    #expect(typo.status == .usage)
    #expect(typo.diagnostics == "audit: there is no layout, exhibit or file 'rosw'; did you mean 'rows'?\n")
    try withFile(
      "{\"scenario\": 1, \"name\": \"x\", \"data\": {\"sections\": []}, \"layout\": {\"type\": \"custom\", \"name\": \"rosw\"}}"
    ) { path in
      let result = run("audit", path, registry: registry)
      #expect(result.status == .failed)
      #expect(result.diagnostics.contains("rosw"))
    }
    try withFile("{") { path in #expect(run("audit", path, registry: registry).status == .failed) }
  }
}

@MainActor private func auditedFlow() -> CollectionViewFlowLayout {
  let flow = CollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 320, height: 44)
  flow.minimumLineSpacing = 0
  return flow
}

/// Answers everything, whatever the rectangle.
private final class AllRows: CollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
  }
}
