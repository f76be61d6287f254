extension Program {
  /// A file whose brackets do not pair cannot be understood.
  mutating func reportUnpairedBrackets() {
    for index in files.indices {
      guard let bracket = files[index].unpaired else { continue }
      rewriters[index].note(
        .error, files[index].tokens[bracket].start,
        "this '\(files[index].words[bracket])' has no partner in the branches that iOS compiles; is the file complete?")
    }
  }

  /// Lets conditions that hold on iOS hold on Linux: `os(iOS)` becomes `(os(iOS) || os(Linux))`.
  mutating func rewriteConditions() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.withoutComments
      for directive in files[file].blocks.directives {
        let words = directive.condition.map { source.text(tokens[$0]) }
        for index in words.indices where index + 3 < words.count {
          let call = words[index] + words[index + 1] + words[index + 2] + words[index + 3]
          guard call == "os(iOS)" || call == "canImport(UIKit)" || call == "os(iOS," else { continue }
          if words[(index + 4)...].starts(with: ["|", "|", "os", "(", "Linux", ")"]) { continue }
          let first = tokens[directive.condition.lowerBound + index].start
          let last = tokens[directive.condition.lowerBound + index + 3].end
          rewriters[file].replace(
            first..<last, with: "(\(call) || os(Linux))", because: "the iOS branch is taken on Linux")
        }
      }
    }
  }
}
