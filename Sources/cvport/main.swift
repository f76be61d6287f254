import Foundation
import SourcePort

/// Writes to one of the standard streams at once.
func print(_ text: String, to stream: FileHandle) { stream.write(Data(text.utf8)) }

switch PortCommand.reading(Array(CommandLine.arguments.dropFirst()), program: "cvport") {
case .success(let command):
  exit(
    command.run(
      write: { print($0, to: .standardOutput) }, complain: { print($0, to: .standardError) }))
case .failure(let refusal):
  print(refusal.text, to: refusal.status == 0 ? .standardOutput : .standardError)
  exit(refusal.status)
}
