@testable import SourcePort

/// What comes out of one file.
func ported(_ text: String) -> String { SourcePort.port(text).files[0].text }

/// What comes out of several files.
func ported(_ files: [(String, String)]) -> PortResult {
  SourcePort.port(files.map { SourcePort.Input(path: $0.0, text: $0.1) })
}

/// The lines of a text that hold any of some words: for output of which the rest does not matter.
func lines(_ text: String, with words: String...) -> String {
  text.split(separator: "\n").filter { line in words.contains { line.contains($0) } }.joined(separator: "\n")
}

/// The tokens of a source as text, without comments unless they are wanted.
func tokenTexts(_ text: String, of kind: Token.Kind? = nil) -> [String] {
  let source = SourceText(path: "", bytes: Array(text.utf8))
  return source.tokens.filter { kind == nil || $0.kind == kind }.map(source.text)
}
