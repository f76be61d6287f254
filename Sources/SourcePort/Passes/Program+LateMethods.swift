extension Program {
  /// Methods of protocols that a subclass of the conforming class adds.
  ///
  /// Objective-C would call them; Swift decides at the conforming class. That class gets a method that says what the
  /// protocol's default says, "left out", and the subclass overrides it.
  ///
  /// - Returns: The members of extensions that now override.
  mutating func addLateOptionalMethods(_ additions: inout [String: [String]]) -> Set<ObjectIdentifier> {
    var late: Set<ObjectIdentifier> = []
    var added: Set<String> = []
    for name in types.keys.sorted() where types[name]?.kind == .class {
      let ancestors = Array(ancestry(name).inside.dropFirst())
      guard !ancestors.isEmpty else { continue }
      for member in members(name) where member.kind == .func && member.modifiers["override"] == nil && !member.isStatic
      {
        guard member.modifiers["private"] == nil,
          let base = ancestors.last(where: { optionalMethods($0).contains(member.signature) }),
          !ancestors.contains(where: { members($0).contains { $0.signature == member.signature } })
        else { continue }
        makeLate(member, in: name, base, &additions, &late, &added)
      }
    }
    return late
  }

  private mutating func makeLate(
    _ member: Declaration, in name: String, _ base: String, _ additions: inout [String: [String]],
    _ late: inout Set<ObjectIdentifier>, _ added: inout Set<String>
  ) {
    let syntax = files[member.file]
    guard let method = identity(member.signature, base) else {
      rewriters[member.file].note(
        .warning, syntax.tokens[member.keyword].start,
        "'\(member.signature)' is not called here: only \(name) has it, the conforming \(base) has not; add it to \(base)"
      )
      return
    }
    let answer = returnsNothing(member) ? "\(method).miss(self)" : "return \(method).missing(self)"
    let isIsolated = ancestry(base).outside?.hasPrefix("UI") != true
    let modifiers = types[base]?.modifiers ?? [:]
    let access = modifiers["open"] != nil || modifiers["public"] != nil ? "public " : ""
    let text = (isIsolated ? "@MainActor " : "") + access + "func \(member.name)\(head(member)) { \(answer) }"
    if added.insert(base + "." + member.signature).inserted { additions[base, default: []].append(text) }
    if let file = types[base]?.file { filesThatNeedUIKit.insert(file) }
    if member.parent?.kind == .extension {
      late.insert(ObjectIdentifier(member))
    } else {
      rewriters[member.file].insert(
        "override ", at: syntax.tokens[member.keyword].start,
        because: "'\(member.signature)' is called although only \(name), not the conforming \(base), has it")
    }
  }

  /// The optional methods of the protocols that a class of the input lists, and of those above them.
  private func optionalMethods(_ className: String) -> Set<String> {
    var found: Set<String> = []
    for name in protocols(conformances(className)) {
      if let known = KnownProtocols.optionalMethods[name] { found.formUnion(known) }
      guard let type = resolve(name, from: nil).flatMap({ types[$0] }) else { continue }
      for member in type.members where isOptional(member) { found.insert(member.signature) }
    }
    return found
  }

  /// The identity of an optional method of a protocol that a class lists; nil when the package has none for it.
  private func identity(_ signature: String, _ className: String) -> String? {
    for name in protocols(conformances(className)).sorted() {
      guard let type = resolve(name, from: nil).flatMap({ types[$0] }), type.kind == .protocol else { continue }
      if let member = type.members.first(where: { isOptional($0) && $0.signature == signature }) {
        return method(member, of: type)
      }
    }
    return KnownProtocols.methodNames[signature].map { "UIKitOptionalMethod.\($0)" }
  }

  /// The requirements of those of some protocols, and of protocols above them, that belong to the main actor.
  func isolatedRequirements(_ names: [String]) -> Set<String> {
    var found: Set<String> = []
    for name in protocols(names) {
      if let known = KnownProtocols.optionalMethods[name] { found.formUnion(known) }
      if let known = KnownProtocols.requiredMethods[name] { found.formUnion(known) }
      guard let type = resolve(name, from: nil).flatMap({ types[$0] }), isIsolated(type) else { continue }
      for member in type.members { found.insert(member.signature) }
    }
    return found
  }

  /// Names of a clause, the parts of compositions, and all protocols above them.
  private func protocols(_ names: [String]) -> Set<String> {
    var seen: Set<String> = []
    var waiting = names
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for part in name.split(separator: "&") where part.count < name.count { waiting.append(String(part)) }
      waiting += KnownProtocols.parents[name] ?? []
      if let type = resolve(name, from: nil).flatMap({ types[$0] }), type.kind == .protocol {
        waiting += inherited(type)
      }
    }
    return seen
  }
}
