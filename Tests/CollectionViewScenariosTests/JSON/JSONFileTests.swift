import CollectionViewScenarios
import Foundation
import Testing

@Suite("JSONFile") struct JSONFileTests {
  private func message(_ path: String, limits: JSONLimits = .scenario) -> String {
    do throws(ScenarioError) { return "\(try JSONFile.read(path, limits: limits))" } catch { return "\(error)" }
  }

  @Test("A file is read, and errors in it carry its name as given")
  func reads() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("json-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.json").path
    try Data(Documents.example.utf8).write(to: URL(fileURLWithPath: path))
    #expect(try Scenario.read(path).name == "Delete one, insert one")
    #expect(
      message(path, limits: JSONLimits(maximumBytes: 100))
        == "\(path): the text is larger than 100 bytes; split it, or raise the limit")
    try Data("{\n oops".utf8).write(to: URL(fileURLWithPath: path))
    #expect(message(path) == "\(path):2:2: found 'oops', expected a key in double quotes")
    #expect(message(folder.path) == "\(folder.path): cannot read the file: it is a folder")
    #expect(message(path + "x") == "\(path)x: cannot read the file: there is none of this name")
  }

  #if os(Linux)
    @Test("An endless file is refused at the limit")
    func refusesEndless() {
      #expect(message("/dev/zero", limits: JSONLimits(maximumBytes: 1 << 20)).contains("larger than 1048576 bytes"))
    }
  #endif
}
