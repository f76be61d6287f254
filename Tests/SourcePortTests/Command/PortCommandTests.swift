import Foundation
import Testing

@testable import SourcePort

@Suite("The command") struct PortCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func run(_ arguments: String...) -> (status: Int32, output: String, diagnostics: String) {
    var output = ""
    var diagnostics = ""
    switch PortCommand.reading(arguments, program: "cvport") {
    case .success(let command):
      let status = command.run(write: { output += $0 }, complain: { diagnostics += $0 })
      return (status, output, diagnostics)
    case .failure(let refusal):
      return refusal.status == 0 ? (0, refusal.text, "") : (refusal.status, "", refusal.text)
    }
  }

  @Test("Folders come out under the same relative paths; the report is on standard output")
  func folders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc class A: NSObject {}\n", to: "in/Deep/A.swift")
    try write("class B {}\n", to: "in/B.swift")
    try write("no Swift", to: "in/B.txt")
    let out = folder.appending(path: "out").path
    let result = run(folder.appending(path: "in").path, "-o", out)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("1 of 2 files changed: 1 changes, 0 warnings\n"))
    #expect(try String(contentsOfFile: out + "/Deep/A.swift", encoding: .utf8) == "      class A: NSObject {}\n")
    #expect(try String(contentsOfFile: out + "/B.swift", encoding: .utf8) == "class B {}\n")
  }

  @Test("Standard output holds the source, standard error the report; --map-lines names the original")
  func standardOutput() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc class A {}\n", to: "A.swift")
    let path = folder.appending(path: "A.swift").path
    let result = run(path, "--map-lines", "-q", "-o", "-")
    #expect(result.status == 0)
    #expect(result.output == "#sourceLocation(file: \"\(PortFiles.canonical(path))\", line: 1)\n      class A {}\n")
    #expect(result.diagnostics == "")
  }

  @Test("What cannot be rewritten ends with 1 and writes nothing")
  func failure() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("let a = #selector(1)", to: "A.swift")
    let out = folder.appending(path: "out").path
    let result = run(folder.appending(path: "A.swift").path, "-o", out)
    #expect(result.status == 1)
    #expect(result.output.contains("A.swift:1:9: error: "))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test("A source is never written over, and two files never go to one place")
  func collisions() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("@objc class A {}", to: "a/A.swift")
    try write("@objc class A {}", to: "b/A.swift")
    let (a, b) = (folder.appending(path: "a").path, folder.appending(path: "b").path)
    #expect(run(a, "-o", a).diagnostics.contains("is one of the sources"))
    #expect(run(a, b, "-o", folder.path + "/out").diagnostics.contains("would both become A.swift"))
  }

  @Test("A wrong command line ends with 64 and says what is nearest")
  func usage() {
    #expect(
      run("a", "--jsn", "-o", "b").diagnostics.hasPrefix("cvport: unknown option '--jsn'; did you mean '--json'?"))
    #expect(run("a").status == 64)
    #expect(run("a", "-o").status == 64)
    #expect(run("--help").output.hasPrefix("usage: cvport [options] IN… -o OUT"))
    #expect(run("/does/not/exist", "-o", "b").status == 1)
  }
}
