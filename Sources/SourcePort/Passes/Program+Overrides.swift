extension Program {
  /// Lets members of extensions be overridden and override, which without an Objective-C runtime only members of the
  /// class body can.
  ///
  /// The member keeps its place and gets another name; a member of the old name that calls it is put before the brace
  /// that closes the class body. So lines keep their numbers, and what is private to a file stays visible.
  mutating func rewriteOverrides() {
    var additions: [String: [String]] = [:]
    let late = addLateOptionalMethods(&additions)
    for type in allTypes where type.kind == .extension {
      let owner = fullName(type)
      let body = types[owner]
      var overridden: Set<String>?
      for member in type.members where [.func, .var, .subscript, .`init`].contains(member.kind) {
        if let word = member.modifiers["open"] {
          rewriters[type.file].replace(
            files[type.file].bytes(word..<(word + 1)), with: "public",
            because: "a member of an extension cannot be open without Objective-C")
        }
        let isOverride = member.modifiers["override"] != nil || late.contains(ObjectIdentifier(member))
        if !isOverride {
          if overridden == nil { overridden = overriddenMembers(below: owner) }
          guard overridden!.contains(member.signature), member.modifiers["private"] == nil else { continue }
        }
        forward(member, of: type, owner, to: body, isOverride: isOverride, &additions)
      }
    }
    insert(additions)
  }

  /// The signatures that classes of the input below a class override.
  private func overriddenMembers(below owner: String) -> Set<String> {
    guard types[owner] == nil || types[owner]?.kind == .class else { return [] }
    let below =
      types[owner] == nil
      ? types.keys.filter { ancestry($0).outside == owner && types[$0]?.kind == .class } : subclasses(owner)
    var found: Set<String> = []
    for name in below {
      for member in members(name) where member.modifiers["override"] != nil { found.insert(member.signature) }
    }
    return found
  }

  private mutating func forward(
    _ member: Declaration, of type: Declaration, _ owner: String, to body: Declaration?, isOverride: Bool,
    _ additions: inout [String: [String]]
  ) {
    let syntax = files[member.file]
    let offset = syntax.tokens[member.keyword].start
    let what = isOverride ? "overrides in an extension" : "is overridden by a subclass"
    guard let body, body.kind == .class, body.body != nil else {
      rewriters[member.file].note(
        .error, offset,
        "'\(member.signature)' \(what), and \(owner) itself is not among the files; give its file too, or move the"
          + " member into a class of the input")
      return
    }
    if let obstacle = obstacle(member, type) {
      rewriters[member.file].note(
        .error, offset,
        "'\(member.signature)' \(what) and \(obstacle); move it into the body of \(owner) by hand")
      return
    }
    let isolation = isolation(of: member, in: type, owner)
    if let word = member.modifiers["override"] {
      rewriters[member.file].blank(syntax.bytes(word..<(word + 1)), because: "the class body overrides in its place")
    }
    if !isolation.isEmpty {
      rewriters[member.file].insert(
        isolation, at: syntax.tokens[member.first].start,
        because: "what met a main actor protocol stays on the main actor")
    }
    let bare = member.name.filter { $0 != "`" }
    rewriters[member.file].replace(
      syntax.bytes(member.nameIndex..<(member.nameIndex + 1)), with: "ported_\(bare)",
      because: "'\(member.signature)' \(what); the body of \(owner) calls it")
    additions[owner, default: []].append(
      isolation + forwarder(member, "ported_\(bare)", isOverride: isOverride, access: access(member, type)))
  }

  /// Why a member cannot be called by another of its name.
  private func obstacle(_ member: Declaration, _ type: Declaration) -> String? {
    let syntax = files[member.file]
    if type.hasWhere { return "its extension has conditions" }
    if member.kind == .`init` || member.kind == .subscript { return "is no method or property" }
    if let list = member.parameterList, syntax.line(list).contains("...") { return "takes any number of arguments" }
    if let effects = member.effects, syntax.line(effects).contains("rethrows") { return "rethrows" }
    guard member.kind == .var else { return nil }
    guard let body = member.body, member.type != nil else { return "is stored" }
    let first = syntax.word(body.lowerBound + 1)
    return first == "didSet" || first == "willSet" ? "observes its changes" : nil
  }

  /// The member of the class body that calls the renamed one.
  private func forwarder(_ member: Declaration, _ callee: String, isOverride: Bool, access: String) -> String {
    let syntax = files[member.file]
    var words: [String] = []
    for attribute in member.attributes where ["discardableResult", "available", "MainActor"].contains(attribute.name) {
      words.append(syntax.line(attribute.tokens))
    }
    if !access.isEmpty { words.append(access) }
    if member.modifiers["nonisolated"] != nil { words.append("nonisolated") }
    if isOverride { words.append("override") }
    if member.isStatic { words.append("class") }
    let front = words.isEmpty ? "" : words.joined(separator: " ") + " "
    if member.kind == .var, let type = member.type {
      let setter = isSettable(member) ? " set { \(callee) = newValue }" : ""
      return "\(front)var \(member.name): \(syntax.line(type)) { get { \(callee) }\(setter) }"
    }
    let generics = member.hasGenerics ? genericClause(member) : ""
    return "\(front)func \(member.name)\(generics)\(head(member)) { \(callText(member, callee)) }"
  }

  private func genericClause(_ member: Declaration) -> String {
    guard let list = member.parameterList else { return "" }
    return files[member.file].line((member.nameIndex + 1)..<list.lowerBound)
  }

  private func access(_ member: Declaration, _ type: Declaration) -> String {
    for level in ["open", "public", "package"] where member.modifiers[level] != nil { return level }
    for level in ["public", "package"] where type.modifiers[level] != nil { return level }
    return ""
  }

  /// `@MainActor` for a method that was isolated only because it stood in the extension that conforms.
  private func isolation(of member: Declaration, in type: Declaration, _ owner: String) -> String {
    if member.modifiers["override"] != nil || member.has("MainActor") { return "" }
    if ancestry(owner).outside?.hasPrefix("UI") == true { return "" }
    if ancestry(owner).inside.contains(where: { types[$0]?.has("MainActor") == true }) { return "" }
    return type.has("MainActor") || isolatedRequirements(inherited(type)).contains(member.signature)
      ? "@MainActor " : ""
  }

  /// Puts members before the braces that close their classes.
  private mutating func insert(_ additions: [String: [String]]) {
    for (owner, members) in additions.sorted(by: { $0.key < $1.key }) {
      guard let type = types[owner], let body = type.body else { continue }
      let syntax = files[type.file]
      let close = body.upperBound - 1
      let isEmpty = close == body.lowerBound + 1
      let separator = syntax.beginsLine(close) || isEmpty ? "" : "; "
      rewriters[type.file].insert(
        separator + members.joined(separator: "; ") + " ", at: syntax.tokens[close].start,
        because: "members of \(owner) that only its body can hold")
    }
  }
}
