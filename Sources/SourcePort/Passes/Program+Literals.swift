extension Program {
  /// `#keyPath(Layer.position)` becomes `"position"`: names of types at its front are left out.
  mutating func rewriteKeyPaths() {
    for file in files.indices {
      let syntax = files[file]
      for (index, word) in syntax.words.enumerated() where word == "#keyPath" {
        guard syntax.word(index + 1) == "(", syntax.partners[index + 1] > index else { continue }
        let close = syntax.partners[index + 1]
        let parts = syntax.words[(index + 2)..<close].filter { $0 != "." && $0 != "?" && $0 != "!" && $0 != "`" }
        var path = Array(parts.drop { $0.first?.isUppercase == true || $0 == "self" })
        if path.isEmpty { path = Array(parts.suffix(1)) }
        rewriters[file].replace(
          syntax.bytes(index..<(close + 1)), with: "\"\(path.joined(separator: "."))\"",
          because: "a key path is its text")
      }
    }
  }

  /// Colour and image literals become initialisers.
  mutating func rewriteLiterals() {
    for file in files.indices {
      let syntax = files[file]
      for (index, word) in syntax.words.enumerated() where syntax.tokens[index].kind == .pound {
        guard syntax.word(index + 1) == "(", syntax.partners[index + 1] > index else { continue }
        let close = syntax.partners[index + 1]
        switch word {
        case "#colorLiteral":
          rewriters[file].replace(syntax.bytes(index..<(index + 1)), with: "UIColor", because: "a literal of Xcode's")
        case "#imageLiteral" where syntax.word(index + 2) == "resourceName":
          rewriters[file].replace(
            syntax.tokens[index].start..<syntax.tokens[index + 2].end, with: "UIImage(named",
            because: "a literal of Xcode's")
          rewriters[file].insert("!", at: syntax.tokens[close].end, because: "an image literal is never nil")
        case "#fileLiteral":
          rewriters[file].note(
            .error, syntax.tokens[index].start,
            "#fileLiteral has no equivalent; write Bundle's url(forResource:) instead")
        default: break
        }
      }
    }
  }

  /// Takes Xcode's previews away.
  mutating func blankPreviews() {
    for file in files.indices {
      let syntax = files[file]
      for (index, word) in syntax.words.enumerated() where word == "#Preview" {
        var end = index + 1
        if syntax.word(end) == "(", syntax.partners[end] > end { end = syntax.partners[end] + 1 }
        guard syntax.word(end) == "{", syntax.partners[end] > end else { continue }
        rewriters[file].blank(syntax.bytes(index..<(syntax.partners[end] + 1)), because: "a preview is Xcode's")
      }
    }
  }
}
