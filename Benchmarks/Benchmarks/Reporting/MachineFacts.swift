import Foundation

/// Where and with what a result was measured: without it a number says little.
struct MachineFacts: Codable, Equatable {
  var commit: String
  var swift: String
  var cpu: String
  var optimisation: String

  static func current() -> MachineFacts {
    MachineFacts(
      commit: output("git", ["rev-parse", "HEAD"]) ?? "unknown", swift: swiftVersion, cpu: cpuModel(),
      optimisation: isOptimised ? "-O" : "-Onone")
  }

  private static var isOptimised: Bool {
    var result = true
    // Evaluated in builds without optimisation alone.
    assert(
      {
        result = false; return true
      }())
    return result
  }

  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2 or earlier"
    #endif
  }

  private static func cpuModel() -> String {
    guard let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) else { return "unknown" }
    for line in text.split(separator: "\n") where line.hasPrefix("model name") {
      let name = line.drop { $0 != ":" }.dropFirst()
      return name.trimmingCharacters(in: .whitespaces)
    }
    return "unknown"
  }

  /// What a command prints, nil when it is not there or fails.
  private static func output(_ command: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
