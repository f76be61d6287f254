import Foundation

/// A file to read, and the path it gets below the output folder.
public struct PortFile: Hashable, Sendable {
  /// Where it is; `-` for standard input.
  public var path: String
  /// Where it goes, relative to the output.
  public var relativePath: String
}

/// Why the pass could not read or write.
public struct PortFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence with the path.
  public var description: String
}

/// Finds, reads and writes the files of a run.
public enum PortFiles {
  /// The Swift files that operands name: files, and all that is below folders, sorted; hidden folders are left out.
  ///
  /// - Throws: When a path does not exist, holds no Swift file, or two files would go to one place.
  public static func find(_ operands: [String]) throws(PortFileError) -> [PortFile] {
    var found: [PortFile] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      if operand == "-" {
        found.append(PortFile(path: "-", relativePath: "Input.swift"))
      } else if !FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) {
        throw PortFileError(description: "\(operand): no such file or folder")
      } else if isFolder.boolValue {
        let below = swiftFiles(below: operand)
        if below.isEmpty { throw PortFileError(description: "\(operand): the folder holds no .swift file") }
        found += below.map {
          PortFile(path: operand.hasSuffix("/") ? operand + $0 : operand + "/" + $0, relativePath: $0)
        }
      } else {
        found.append(PortFile(path: operand, relativePath: URL(fileURLWithPath: operand).lastPathComponent))
      }
    }
    var places: [String: String] = [:]
    for file in found {
      if let other = places.updateValue(file.path, forKey: file.relativePath) {
        throw PortFileError(
          description: "\(other) and \(file.path) would both become \(file.relativePath); give the folder above them")
      }
    }
    return found
  }

  /// The paths of Swift files below a folder, relative to it.
  private static func swiftFiles(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let path = walk.nextObject() as? String {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { continue }
      if path.hasSuffix(".swift") { paths.append(path) }
    }
    return paths.sorted()
  }

  /// The bytes of files, in order.
  public static func read(_ files: [PortFile]) throws(PortFileError) -> [SourcePort.Input] {
    var inputs: [SourcePort.Input] = []
    for file in files {
      if file.path == "-" {
        inputs.append(SourcePort.Input(path: "-", bytes: Array(FileHandle.standardInput.readDataToEndOfFile())))
      } else if let data = FileManager.default.contents(atPath: file.path) {
        inputs.append(SourcePort.Input(path: file.path, bytes: Array(data)))
      } else {
        throw PortFileError(description: "\(file.path): cannot be read")
      }
    }
    return inputs
  }

  /// Writes bytes to a path whose folders are made; a file that holds them already is left alone.
  public static func write(_ bytes: [UInt8], to path: String) throws(PortFileError) {
    let data = Data(bytes)
    if FileManager.default.contents(atPath: path) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
    } catch {
      throw PortFileError(description: "\(path): cannot be written (\(error.localizedDescription))")
    }
  }

  /// The path with links and `..` resolved, to compare places.
  static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
