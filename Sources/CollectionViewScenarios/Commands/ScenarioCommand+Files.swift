extension ScenarioCommand {
  /// Refuses operands that can name no file, and standard input given twice: the second reading would find nothing.
  func checkPaths(_ paths: [String], _ command: String) throws(UsageError) {
    if paths.contains("") {
      throw UsageError("an operand is empty, expected the name of a file; is a variable not set?", command: command)
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError("standard input ('-') can be read once only", command: command)
    }
  }

  /// Says beforehand which scenario may take the process with it: afterwards nobody can.
  func announceTrap(_ scenario: Scenario, _ file: String, _ console: CommandConsole) {
    guard scenario.view.policy == .trap else { return }
    console.complain(
      "\(program): \(file): \(quoted(scenario.name)) runs with policy 'trap': a broken rule will stop the process\n")
  }
}
