public import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension AdditionalCommand {
  /// The command `audit`: looks for what is wrong with layouts by name and with scenarios by file.
  ///
  /// ```swift
  /// ScenarioCommand(registry: registry, additions: [.audit(AuditSubject.layouts(of: registry), registry: registry)]).main()
  /// ```
  ///
  /// - Parameters:
  ///   - subjects: What it knows by name; without an operand all of these are looked at.
  ///   - group: More of them, looked at when they or the name of the group are asked for.
  ///   - registry: What scenario files may name.
  public static func audit(
    _ subjects: [AuditSubject], group: (name: String, subjects: [AuditSubject]) = ("", []),
    registry: ScenarioRegistry = ScenarioRegistry()
  ) -> AdditionalCommand {
    let command = AuditCommand(subjects: subjects, group: group, registry: registry)
    return AdditionalCommand(command.description) { command.run($0, $1) }
  }
}

/// What the command does.
@MainActor private struct AuditCommand {
  let subjects: [AuditSubject]
  let group: (name: String, subjects: [AuditSubject])
  let registry: ScenarioRegistry

  private var names: [String] {
    subjects.map(\.name) + (group.subjects.isEmpty ? [] : [group.name]) + group.subjects.map(\.name)
  }

  var description: CommandDescription {
    var options = [
      CommandOption("--json", about: "one JSON document in place of text"),
      CommandOption("--quiet", letter: "-q", about: "the names of what was found alone"),
    ]
    if group.subjects.contains(where: { $0.auditMended != nil }) {
      options.append(CommandOption("--mended", about: "looks at the mended twin of each exhibit"))
    }
    return CommandDescription(
      "audit", about: "Looks for what is wrong with layouts, and with the layout and the screen of scenarios.",
      operands: "[NAME|FILE…]", operandCount: 0...Int.max, options: options,
      notes: """
        NAME is one of \(subjects.map(\.name).joined(separator: ", "))\(
          group.subjects.isEmpty ? "" : ",\nor an exhibit of the \(group.name) ('\(group.name)' is all of them)"). Without an operand the former are looked at.
        FILE is a scenario: its layout is audited with many data, and its screen where its steps lead to.
        Exit status: 0 nothing was found; 1 something was, or a file cannot be read; 64 called wrongly.
        """)
  }

  func run(_ arguments: ParsedArguments, _ console: CommandConsole) -> CommandStatus {
    var reports: [(name: String, report: AuditReport)] = []
    var isUnreadable = false
    for operand in arguments.operands.isEmpty ? subjects.map(\.name) : arguments.operands {
      do throws(ScenarioError) {
        guard let found = try look(at: operand, isMended: arguments.has("--mended")) else {
          let nearest = NearestName.suggest(operand, from: names).map { "; did you mean '\($0)'?" } ?? ""
          console.complain("audit: there is no layout, exhibit or file '\(operand)'\(nearest)\n")
          return .usage
        }
        reports += found
      } catch {
        console.complain("audit: \(error)\n")
        isUnreadable = true
      }
    }
    if arguments.has("--json") {
      let list = reports.map {
        JSONValue.object([JSONMember("name", .string($0.name)), JSONMember("report", $0.report.json)])
      }
      console.write(JSONText().text(of: .array(list)))
    } else {
      for (name, report) in reports {
        let text = report.isClean ? "clean" : report.names.joined(separator: " ")
        console.write(arguments.has("--quiet") ? "\(name): \(text)\n" : "\(report)\n\n")
      }
    }
    return !isUnreadable && reports.allSatisfy(\.report.isClean) ? .good : .failed
  }

  /// What is found about an operand; nil when it names nothing.
  private func look(
    at operand: String, isMended: Bool
  ) throws(ScenarioError) -> [(name: String, report: AuditReport)]? {
    func report(_ subject: AuditSubject) -> (name: String, report: AuditReport) {
      (subject.name, isMended ? subject.auditMended?() ?? subject.audit() : subject.audit())
    }
    if let subject = subjects.first(where: { $0.name == operand }) { return [report(subject)] }
    if !group.subjects.isEmpty, operand == group.name { return group.subjects.map(report) }
    if let subject = group.subjects.first(where: { $0.name == operand }) { return [report(subject)] }
    guard operand == "-" || FileManager.default.fileExists(atPath: operand) else { return nil }
    let scenario = try Scenario.read(operand)
    let audit = try ScenarioAudit(scenario, registry: registry, file: JSONFile.displayName(of: operand))
    let screen = (name: operand + ", screen", report: try audit.screen())
    // Frames that are written down follow neither other data nor another size.
    if case .frames = scenario.layout.kind { return [screen] }
    return [(operand + ", layout", audit.layout()), screen]
  }
}
