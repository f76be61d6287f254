/// A command that a program has beside those of ``ScenarioCommand``.
@MainActor public struct AdditionalCommand {
  /// Its name, operands and options, for the help.
  public var description: CommandDescription
  /// Runs it and says how the process should end.
  public var run: (ParsedArguments, CommandConsole) -> CommandStatus

  /// Makes a command.
  public init(_ description: CommandDescription, run: @escaping (ParsedArguments, CommandConsole) -> CommandStatus) {
    self.description = description
    self.run = run
  }
}
