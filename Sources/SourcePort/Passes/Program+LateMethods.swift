extension Program {
  /// Methods of protocols that a subclass of the conforming class adds.
  ///
  /// Objective-C would call them; Swift decides at the conforming class. That class gets a method that says what the
  /// protocol's default says, "left out", and the subclass overrides it.
  ///
  /// - Returns: The members of extensions that now override.
  mutating func addLateOptionalMethods(_ additions: inout [String: [String]]) -> Set<ObjectIdentifier> {
    var late: Set<ObjectIdentifier> = []
    for name in types.keys.sorted() where types[name]?.kind == .class {
      let ancestors = Array(ancestry(name).inside.dropFirst())
      guard !ancestors.isEmpty else { continue }
      for member in members(name) where member.kind == .func && member.modifiers["override"] == nil && !member.isStatic
      {
        guard member.modifiers["private"] == nil,
          let base = ancestors.last(where: { optionalMethods($0).contains(member.signature) }),
          !ancestors.contains(where: { members($0).contains { $0.signature == member.signature } })
        else { continue }
        makeLate(member, in: name, base, &additions, &late)
      }
    }
    return late
  }

  private mutating func makeLate(
    _ member: Declaration, in name: String, _ base: String, _ additions: inout [String: [String]],
    _ late: inout Set<ObjectIdentifier>
  ) {
    let syntax = files[member.file]
    let answer = returnsNothing(member) ? "OptionalMethod.miss()" : "return OptionalMethod.missing()"
    let isIsolated = ancestry(base).outside?.hasPrefix("UI") != true
    let text = (isIsolated ? "@MainActor " : "") + "func \(member.name)\(head(member)) { \(answer) }"
    let signature = "func \(member.name)("
    let labels = member.parameters.map(\.label)
    let isThere = (additions[base] ?? []).contains {
      $0.contains(signature) && $0.contains(labels.last ?? "") && $0 == text
    }
    if !isThere { additions[base, default: []].append(text) }
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
    var seen: Set<String> = []
    var waiting = conformances(className)
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted else { continue }
      for part in name.split(separator: "&") where part.count < name.count { waiting.append(String(part)) }
      if let known = KnownProtocols.optionalMethods[name] { found.formUnion(known) }
      waiting += KnownProtocols.parents[name] ?? []
      if let type = resolve(name, from: nil).flatMap({ types[$0] }), type.kind == .protocol {
        for member in type.members where isOptional(member) { found.insert(member.signature) }
        waiting += inherited(type)
      }
    }
    return found
  }
}
