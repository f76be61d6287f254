import CollectionViewScenarios
import SourcePort

extension AdditionalCommand {
  /// `cvsim port`: the source pass.
  static let port = AdditionalCommand(
    CommandDescription(
      "port", about: "Rewrites Swift source written for iOS so that it builds on Linux.", operands: "IN… -o OUT",
      operandCount: 1...Int.max,
      options: [
        CommandOption(
          "--output", letter: "-o", value: "OUT", about: "the folder to write to; '-' is standard output, for one file"),
        CommandOption("--json", about: "the report as one JSON document"),
        CommandOption("--quiet", letter: "-q", about: "warnings and errors alone"),
        CommandOption("--map-lines", about: "lets the compiler's messages name the original files"),
      ],
      notes: PortCommand.notes)
  ) { arguments, console in
    var command = PortCommand(program: "cvsim port")
    command.operands = arguments.operands
    command.output = arguments.value("--output")
    command.isJSON = arguments.has("--json")
    command.isQuiet = arguments.has("--quiet")
    command.mapsLines = arguments.has("--map-lines")
    let status = command.run(write: { console.write($0) }, complain: { console.complain($0) })
    return CommandStatus(rawValue: status) ?? .failed
  }
}
