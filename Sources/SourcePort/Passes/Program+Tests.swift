extension Program {
  /// Lets the synchronous methods of isolated test cases be awaited: on Linux they stop the process at their start.
  ///
  /// `func testA()` becomes `func ported_testA()`, and before it on its line stands a `testA() async throws` that calls it,
  /// so that bodies stay synchronous and on the main actor. The methods around each test are called likewise.
  mutating func isolateTests() {
    for type in allTypes where type.kind == .class || type.kind == .extension {
      let owner = fullName(type)
      let ancestors = ancestry(owner)
      guard ancestors.outside == "XCTestCase" else { continue }
      let isIsolated = ancestors.inside.contains { types[$0]?.has("MainActor") == true } || type.has("MainActor")
      for member in type.members where isSynchronousTest(member) && (isIsolated || member.has("MainActor")) {
        makeAwaited(member, among: type.members, above: Array(ancestors.inside.dropFirst()))
      }
    }
  }

  private static let around = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  private func isSynchronousTest(_ member: Declaration) -> Bool {
    guard member.kind == .func, !member.isStatic, member.parameters.isEmpty, member.body != nil,
      member.modifiers["nonisolated"] == nil, member.modifiers["private"] == nil
    else { return false }
    if let effects = member.effects, files[member.file].line(effects).contains("async") { return false }
    return member.name.hasPrefix("test") || Program.around.contains(member.name)
  }

  private mutating func makeAwaited(_ member: Declaration, among members: [Declaration], above ancestors: [String]) {
    let syntax = files[member.file]
    let isAround = Program.around.contains(member.name)
    let overridesOne = ancestors.contains { name in
      self.members(name).contains { $0.name == member.name && isSynchronousTest($0) }
    }
    // Of the two methods before a test the one that throws comes first; one call of theirs is awaited for both.
    let other = members.first { $0 !== member && $0.name == member.name + "WithError" && isSynchronousTest($0) }
    let isCalledByOther = members.contains {
      $0 !== member && $0.name + "WithError" == member.name && isSynchronousTest($0)
    }
    var calls = [(member.effects == nil ? "" : "try ") + "ported_\(member.name)()"]
    if let other { calls.insert("try ported_\(other.name)()", at: member.name == "setUp" ? 0 : 1) }
    let name = member.name.hasSuffix("WithError") && isAround ? String(member.name.dropLast(9)) : member.name
    if !isCalledByOther {
      let access = ["open", "public"].first { member.modifiers[$0] != nil }.map { $0 + " " } ?? ""
      let override = isAround || overridesOne ? "override " : ""
      rewriters[member.file].insert(
        "@MainActor \(access)\(override)func \(name)() async throws { \(calls.joined(separator: "; ")) }; ",
        at: syntax.tokens[member.first].start,
        because: "a synchronous test of an isolated class stops the process on Linux; this one is awaited")
    }
    if let word = member.modifiers["override"], !overridesOne {
      rewriters[member.file].blank(
        syntax.bytes(word..<(word + 1)), because: "the awaited method overrides in its place")
    }
    rewriters[member.file].replace(
      syntax.bytes(member.nameIndex..<(member.nameIndex + 1)), with: "ported_\(member.name)",
      because: "the awaited method calls it")
    guard overridesOne, let body = member.body else { return }
    for index in body where syntax.word(index) == member.name && syntax.word(index - 2) == "super" {
      rewriters[member.file].replace(
        syntax.bytes(index..<(index + 1)), with: "ported_\(member.name)", because: "so it is called in the class above")
    }
  }
}
