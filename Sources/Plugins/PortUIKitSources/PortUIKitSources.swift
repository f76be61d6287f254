import Foundation
import PackagePlugin

/// Builds iOS sources on Linux as they are: rewrites them into the build folder and compiles what came out.
///
/// The target holds a file `PortedSources.txt` with one folder or file a line, relative to the target's folder; without
/// it the folder `iOS` counts. What is listed and lies in the target is in the target's `exclude:`, so that the originals
/// are not compiled as well.
@main struct PortUIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL
    let list = folder.appending(path: "PortedSources.txt")
    var roots = ["iOS"]
    var inputs: [URL] = []
    if let text = try? String(contentsOf: list, encoding: .utf8) {
      roots = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      inputs.append(list)
    }
    var operands: [String] = []
    var outputs: [URL] = []
    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    for root in roots {
      let url = URL(fileURLWithPath: root, relativeTo: folder).standardizedFileURL
      let files = swiftFiles(url)
      guard !files.isEmpty else {
        throw Missing(
          description: "\(url.path) holds no Swift source; list the folders of \(target.name) to port in"
            + " \(list.path), one a line")
      }
      operands.append(url.path)
      for (file, relativePath) in files {
        inputs.append(file)
        outputs.append(output.appending(path: relativePath.dropLast(6) + ".ported.swift"))
      }
    }
    return [
      .buildCommand(
        displayName: "Porting \(inputs.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "cvport").url,
        arguments: operands + ["-o", output.path, "--map-lines", "--quiet"], inputFiles: inputs,
        outputFiles: outputs)
    ]
  }

  /// A file itself, or the Swift files below a folder, with the paths they get in the output.
  private func swiftFiles(_ url: URL) -> [(URL, String)] {
    if url.pathExtension == "swift" {
      return FileManager.default.fileExists(atPath: url.path) ? [(url, url.lastPathComponent)] : []
    }
    guard let walk = FileManager.default.enumerator(atPath: url.path) else { return [] }
    var found: [(URL, String)] = []
    while let path = walk.nextObject() as? String {
      if path.hasSuffix(".swift"), !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        found.append((url.appending(path: path), path))
      }
    }
    return found.sorted { $0.1 < $1.1 }
  }

  /// What is said when a target lists nothing to port.
  private struct Missing: Error, CustomStringConvertible {
    var description: String
  }
}
