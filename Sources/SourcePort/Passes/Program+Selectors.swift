extension Program {
  /// `#selector(tapped(_:))` becomes a `Selector` with a closure that calls `tapped` where the input declares the method:
  /// it can then really be called. Elsewhere it becomes its name alone.
  mutating func rewriteSelectors() {
    for file in files.indices {
      let syntax = files[file]
      for (index, word) in syntax.words.enumerated() where word == "#selector" {
        guard syntax.word(index + 1) == "(", syntax.partners[index + 1] > index else { continue }
        let close = syntax.partners[index + 1]
        let offset = syntax.tokens[index].start
        guard let reference = SelectorReference(syntax, (index + 2)..<close) else {
          rewriters[file].note(
            .error, offset,
            "this #selector names no method that can be read; write Selector(\"name(labels:)\") in its place")
          continue
        }
        filesThatNeedUIKit.insert(file)
        let text = equivalent(reference, in: file, at: offset)
        rewriters[file].replace(
          syntax.bytes(index..<(close + 1)), with: text.code,
          because: text.isCallable ? "a selector that calls its method" : "a selector that is a name alone")
        if let warning = text.warning { rewriters[file].note(.warning, offset, warning) }
      }
    }
  }

  private struct Equivalent {
    var code: String
    var isCallable: Bool
    var warning: String?
  }

  private func equivalent(_ reference: SelectorReference, in file: Int, at offset: Int) -> Equivalent {
    let base = reference.base.filter { $0 != "`" }
    if let accessor = reference.accessor {
      let name = accessor == "getter" ? base : "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
      return Equivalent(code: "Selector(\"\(name)\")", isCallable: false)
    }
    let scope = files[file].enclosingType(offset)
    let given = base + (reference.labels ?? "")
    let named = Equivalent(code: "Selector(\"\(given)\")", isCallable: false)
    guard let owner = owner(reference, scope) else { return named }
    let methods = methods(base, owner)
    let fitting = methods.filter { method in
      (reference.labels == nil || method.signature == given)
        && (reference.castCount == nil || method.parameters.count == reference.castCount)
    }
    guard let method = fitting.first else { return named }
    let name = method.parameters.isEmpty ? base : method.signature
    let onlyName = "Selector(\"\(name)\")"
    if method.isStatic { return Equivalent(code: onlyName, isCallable: false) }
    guard Set(fitting.map(\.signature)).count == 1, method.parameters.count <= 2 else {
      return Equivalent(
        code: onlyName, isCallable: false,
        warning: "'\(given)' \(method.parameters.count > 2 ? "takes more than two arguments" : "has overloads")"
          + "; the selector is a name that cannot be called; write the labels out or give the sender a closure")
    }
    let names = (0..<method.parameters.count).map { "a\($0 + 1)" }
    let arguments = zip(method.parameters, names).map { $0.label == "_" ? $1 : "\($0.label): \($1)" }
    let head = (["target: \(owner)"] + names).joined(separator: ", ")
    let attempt = throwsErrors(method) ? "try? " : ""
    return Equivalent(
      code:
        "Selector(\"\(name)\", { (\(head)) in \(attempt)target.\(reference.base)(\(arguments.joined(separator: ", "))) })",
      isCallable: true)
  }

  private func throwsErrors(_ method: Declaration) -> Bool {
    method.effects.map { files[method.file].line($0).contains("throws") } ?? false
  }

  /// The class of the input that a reference is about.
  private func owner(_ reference: SelectorReference, _ scope: Declaration?) -> String? {
    guard let first = reference.owner.first, first != "self" && first != "Self" || reference.owner.count > 1 else {
      guard let scope else { return nil }
      let name = fullName(scope)
      return types[name]?.kind == .class || types[name] == nil && scope.kind == .extension ? name : nil
    }
    guard first != "self", let name = resolve(reference.owner.joined(separator: "."), from: scope) else { return nil }
    return types[name]?.kind == .class ? name : nil
  }

  /// The methods of a base name that a class of the input has or inherits within it.
  private func methods(_ base: String, _ owner: String) -> [Declaration] {
    ancestry(owner).inside.flatMap(members).filter { declaration in
      declaration.kind == .func && declaration.name.filter { $0 != "`" } == base
    }
  }
}
