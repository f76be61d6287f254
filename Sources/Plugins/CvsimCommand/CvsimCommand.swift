import Foundation
import PackagePlugin

/// `swift package cvsim …`: the program of this package, from a package that depends on it.
@main struct CvsimCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "cvsim").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The program has said what is wrong; its status is that of the command.
      throw Failure(status: process.terminationStatus)
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let status: Int32
    var description: String { "cvsim ended with status \(status)" }
  }
}
