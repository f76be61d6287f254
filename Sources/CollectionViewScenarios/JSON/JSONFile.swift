import Foundation

/// Reads the bytes of a file, or of standard input, up to a limit.
public enum JSONFile {
  /// The bytes of the file at `path`; `-` is standard input.
  ///
  /// Reads no more than the limit and one byte, so an endless file is refused as soon as a large one is.
  ///
  /// - Throws: When there is no such file, when it cannot be read, and when it is larger than the limit.
  public static func bytes(of path: String, limits: JSONLimits = .scenario) throws(ScenarioError) -> [UInt8] {
    let name = displayName(of: path)
    do {
      let handle =
        path == "-"
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path, isDirectory: false))
      defer { if path != "-" { try? handle.close() } }
      var bytes: [UInt8] = []
      while bytes.count <= limits.maximumBytes {
        let wanted = min(1 << 20, limits.maximumBytes - bytes.count + 1)
        guard let part = try handle.read(upToCount: wanted), !part.isEmpty else { return bytes }
        bytes.append(contentsOf: part)
      }
    } catch {
      throw ScenarioError(file: name, message: "cannot read the file: \(reason(path))")
    }
    throw JSONReader.tooLarge(name, limits)
  }

  /// Reads the document in the file at `path`; `-` is standard input.
  public static func read(_ path: String, limits: JSONLimits = .scenario) throws(ScenarioError) -> JSONValue {
    try JSONReader.read(try bytes(of: path, limits: limits), file: displayName(of: path), limits: limits)
  }

  /// How errors name a path: as it was given, standard input in words.
  public static func displayName(of path: String) -> String { path == "-" ? "<standard input>" : path }

  /// Why a file could not be read. Foundation's own texts differ between systems.
  private static func reason(_ path: String) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "there is none of this name"
    }
    return isFolder.boolValue ? "it is a folder" : "it is there, but may not be read"
  }
}
