extension Program {
  /// Takes `@MainActor` from test cases: on Linux a synchronous test of an isolated class stops the process at its start.
  ///
  /// Asynchronous methods keep it, each for itself: they are awaited on the main actor.
  mutating func isolateTests() {
    for type in allTypes where type.kind == .class || type.kind == .extension {
      let owner = fullName(type)
      guard ancestry(owner).outside == "XCTestCase" else { continue }
      let syntax = files[type.file]
      let isIsolated = type.has("MainActor")
      blankMainActor(type)
      for member in type.members where [.func, .var, .let, .`init`].contains(member.kind) {
        let isAsync = member.effects.map { syntax.line($0).contains("async") } ?? false
        if !isAsync {
          blankMainActor(member)
        } else if isIsolated, !member.has("MainActor"), member.modifiers["nonisolated"] == nil {
          rewriters[type.file].insert(
            "@MainActor ", at: syntax.tokens[member.first].start,
            because: "an asynchronous test stays on the main actor")
        }
      }
    }
  }

  private mutating func blankMainActor(_ declaration: Declaration) {
    for attribute in declaration.attributes where attribute.name == "MainActor" {
      rewriters[declaration.file].blank(
        files[declaration.file].bytes(attribute.tokens),
        because: "a synchronous test of an isolated class stops the process on Linux")
    }
  }
}
