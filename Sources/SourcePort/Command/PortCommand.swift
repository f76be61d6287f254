/// The command around the pass: reads files and folders, writes what came out, and reports.
///
/// Exit statuses: 0 good; 1 something could not be rewritten or read, and nothing was written; 64 called wrongly.
public struct PortCommand {
  /// Files and folders; `-` is standard input.
  public var operands: [String] = []
  /// The folder for the output, or a file when one file is given; `-` is standard output.
  public var output: String?
  /// Whether the report is one JSON document.
  public var isJSON = false
  /// Whether changes are left out of the report.
  public var isQuiet = false
  /// Whether each output begins with a directive that names the original, so that the compiler's messages do too.
  /// `A.swift` becomes `A.ported.swift` then.
  public var mapsLines = false
  /// What messages begin with.
  public var program: String

  /// Makes a command.
  public init(program: String) { self.program = program }

  /// Runs it; `write` takes results, `complain` diagnostics.
  ///
  /// - Returns: The exit status.
  public func run(write: (String) -> Void, complain: (String) -> Void) -> Int32 {
    guard let output, !operands.isEmpty else {
      complain("\(program): needs IN… and -o OUT\n")
      return 64
    }
    do throws(PortFileError) {
      let files = try PortFiles.find(operands)
      if output == "-", files.count > 1 {
        complain("\(program): \(files.count) files cannot all go to standard output; give -o a folder\n")
        return 64
      }
      if output != "-" { try refuseOverwriting(files, output) }
      let result = SourcePort.port(try PortFiles.read(files))
      let report = isJSON ? result.json : text(result)
      if result.isComplete { try self.write(result, files, output, write) }
      if output == "-" { complain(report) } else { write(report) }
      return result.isComplete ? 0 : 1
    } catch {
      complain("\(program): \(error)\n")
      return 1
    }
  }

  private func write(
    _ result: PortResult, _ files: [PortFile], _ output: String, _ write: (String) -> Void
  ) throws(PortFileError) {
    for (file, ported) in zip(files, result.files) {
      var bytes = ported.bytes
      if mapsLines {
        let name = PortFiles.canonical(file.path).flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        bytes = Array("#sourceLocation(file: \"\(String(name))\", line: 1)\n".utf8) + bytes
      }
      if output == "-" {
        write(String(decoding: bytes, as: UTF8.self))
      } else {
        try PortFiles.write(bytes, to: place(file, output, files.count))
      }
    }
  }

  /// One file goes to the output itself when that has a file's name.
  private func place(_ file: PortFile, _ output: String, _ count: Int) -> String {
    if count == 1, output.hasSuffix(".swift") { return output }
    // Two files of a module that both say they are A.swift are a warning, so the one that is compiled has another name.
    let path = mapsLines ? String(file.relativePath.dropLast(6)) + ".ported.swift" : file.relativePath
    return output + "/" + path
  }

  private func refuseOverwriting(_ files: [PortFile], _ output: String) throws(PortFileError) {
    let inputs = Set(files.map { PortFiles.canonical($0.path) })
    for file in files {
      let target = place(file, output, files.count)
      if inputs.contains(PortFiles.canonical(target)) {
        throw PortFileError(description: "\(target) is one of the sources; choose another output")
      }
    }
  }

  private func text(_ result: PortResult) -> String {
    let notes = isQuiet ? result.notes.filter { $0.severity != .change } : result.notes
    let changed = result.files.count { $0.isChanged }
    var lines = notes.map(\.text)
    let counts = "\(result.notes(.change).count) changes, \(result.notes(.warning).count) warnings"
    if result.isComplete {
      if !isQuiet { lines.append("\(changed) of \(result.files.count) files changed: \(counts)") }
    } else {
      lines.append("nothing was written: \(result.notes(.error).count) errors")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
