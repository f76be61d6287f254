extension Program {
  /// Gives `@objc optional` requirements a default and a property of their base name that can be called optionally.
  ///
  /// All of it stands on the line of the brace that closes the protocol (or what the protocol is nested in).
  mutating func rewriteOptionalRequirements() {
    bindProtocolsToClasses()
    for type in allTypes where type.kind == .protocol {
      let requirements = type.members.filter(isOptional)
      guard !requirements.isEmpty, type.body != nil else { continue }
      filesThatNeedUIKit.insert(type.file)
      let syntax = files[type.file]
      if isIsolated(type), !type.has("MainActor") {
        rewriters[type.file].insert(
          "@preconcurrency @MainActor ", at: syntax.tokens[type.first].start,
          because: "in Swift 5 mode a protocol does not inherit its parent's actor")
      }
      for requirement in requirements {
        if let word = requirement.modifiers["optional"] {
          rewriters[type.file].blank(syntax.bytes(word..<(word + 1)), because: "a default makes it optional")
        }
        if requirement.kind == .var, requirement.body != nil {
          rewriters[type.file].insert(
            "@_disfavoredOverload ", at: syntax.tokens[requirement.keyword].start,
            because: "the optional property of the same name comes first")
        }
      }
      let text = companions(of: type, requirements)
      rewriters[type.file].insert(
        text, at: syntax.tokens[type.outermost.end - 1].end, because: "defaults and optional calls of \(type.name)")
    }
  }

  /// Whether a requirement of a protocol may be left out.
  func isOptional(_ requirement: Declaration) -> Bool { requirement.modifiers["optional"] != nil }

  /// An `@objc` protocol is for classes; without the attribute it must say so.
  private mutating func bindProtocolsToClasses() {
    for type in allTypes where type.kind == .protocol && type.has("objc") {
      let syntax = files[type.file]
      let names = inherited(type)
      let bases = names.flatMap { $0.split(separator: "&").map(String.init) }
      let isBound = bases.contains { base in
        base == "AnyObject" || base == "class" || base == "NSObjectProtocol" || base.hasPrefix("UI")
          || resolve(base, from: type).flatMap { types[$0] }.map { $0.has("objc") } ?? false
      }
      let hasProperty = type.members.contains { isOptional($0) && $0.kind == .var }
      let additions = (isBound ? [] : ["AnyObject"]) + (hasProperty ? [defaultsName(type)] : [])
      guard !additions.isEmpty else { continue }
      if let last = type.inheritance.last {
        rewriters[type.file].insert(
          ", " + additions.joined(separator: ", "), at: syntax.tokens[last.upperBound - 1].end,
          because: "an @objc protocol is for classes")
      } else {
        rewriters[type.file].insert(
          ": " + additions.joined(separator: ", "), at: syntax.tokens[type.nameIndex].end,
          because: "an @objc protocol is for classes")
      }
    }
  }

  /// The parent of a protocol with optional properties: their defaults cannot stand beside the optional properties.
  private func defaultsName(_ type: Declaration) -> String { type.fullName.filter { $0 != "." } + "_Defaults" }
}

// MARK: - What is generated

extension Program {
  private func companions(of type: Declaration, _ requirements: [Declaration]) -> String {
    let access = accessLevel(of: type)
    let isolation = isIsolated(type) ? "@preconcurrency @MainActor " : ""
    let name = type.fullName
    let functions = requirements.filter { $0.kind == .func }
    var members: [String] = functions.map { access + defaultBody($0, of: type) }
    var bases: [String] = []
    for function in functions where !bases.contains(function.name) { bases.append(function.name) }
    for base in bases {
      members.append("\(access)var \(base): \(callerName(type, base))? { \(callerName(type, base))(delegate: self) }")
    }
    let variables = requirements.filter { $0.kind == .var && $0.type != nil }
    for variable in variables {
      let value = files[variable.file].line(variable.type!)
      members.append(
        "\(access)var \(variable.name): (\(value))? {"
          + " \(method(variable, of: type)).ifPresent(self) { let value: \(value) = self.\(variable.name); return value } }"
      )
    }
    let extensionIsolation = isolation.isEmpty ? "" : "@MainActor "
    var text = "; \(extensionIsolation)extension \(name) { \(members.joined(separator: "; ")) }"
    if !variables.isEmpty { text += defaults(of: type, variables, isolation, access) }
    for base in bases {
      let overloads = functions.filter { $0.name == base }.flatMap { callers($0, of: type, access) }
      text += "; \(isolation)\(access)struct \(callerName(type, base)) { fileprivate let delegate: any \(name); "
      text += overloads.joined(separator: "; ") + " }"
    }
    return text
  }

  /// The parent protocol that holds the defaults of optional properties.
  private func defaults(
    of type: Declaration, _ variables: [Declaration], _ isolation: String, _ access: String
  ) -> String {
    let members = variables.map { variable in
      let value = files[variable.file].line(variable.type!)
      let setter = isSettable(variable) ? " set { \(method(variable, of: type)).miss(self) }" : ""
      return "@_disfavoredOverload \(access)var \(variable.name): \(value) {"
        + " get { \(method(variable, of: type)).missing(self) }\(setter) }"
    }
    let name = defaultsName(type)
    return
      "; \(isolation)\(access)protocol \(name): AnyObject {}; \(isolation.isEmpty ? "" : "@MainActor ")extension \(name) {"
      + " \(members.joined(separator: "; ")) }"
  }

  /// The identity of an optional requirement: a number above 1,000 that its protocol and signature give.
  func method(_ requirement: Declaration, of type: Declaration) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(type.fullName).\(requirement.signature)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "UIKitOptionalMethod(rawValue: \(hash >> 2 | 1 << 61))"
  }

  private func defaultBody(_ function: Declaration, of type: Declaration) -> String {
    let method = method(function, of: type)
    let body = returnsNothing(function) ? "\(method).miss(self)" : "return \(method).missing(self)"
    return "func \(function.name)\(head(function)) { \(body) }"
  }

  /// The overload of `callAsFunction` for one requirement, and for `!` the one whose result is not optional.
  private func callers(_ function: Declaration, of type: Declaration, _ access: String) -> [String] {
    let syntax = files[function.file]
    let list = function.parameterList.map(syntax.line) ?? "()"
    let result = function.type.map(syntax.line) ?? "Void"
    let effects = function.effects.map { " " + syntax.line($0) } ?? ""
    let call = callText(function, "delegate.\(function.name)")
    let prefix = effects.isEmpty ? "" : "try "
    let optional =
      "@discardableResult \(access)func callAsFunction\(list)\(effects) -> (\(result))?"
      + " { \(prefix)\(method(function, of: type)).ifPresent(delegate) { \(call) } }"
    if returnsNothing(function) { return [optional] }
    return [
      optional, "@_disfavoredOverload \(access)func callAsFunction\(list)\(effects) -> \(result) { \(call) }",
    ]
  }

  /// Parameters, effects and result of a function on one line.
  func head(_ function: Declaration) -> String {
    let syntax = files[function.file]
    var text = function.parameterList.map(syntax.line) ?? "()"
    if function.parameters.contains(where: { $0.name == "_" }) {
      let parameters = function.parameters.enumerated().map { position, parameter in
        guard parameter.name == "_", let colon = parameter.whole.first(where: { syntax.word($0) == ":" }) else {
          return syntax.line(parameter.whole)
        }
        return "\(parameter.label) \(argumentName(parameter, position))"
          + syntax.line(colon..<parameter.whole.upperBound)
      }
      text = "(" + parameters.joined(separator: ", ") + ")"
    }
    if let effects = function.effects { text += " " + syntax.line(effects) }
    if let type = function.type { text += " -> " + syntax.line(type) }
    return text
  }

  /// What a member that calls another names a parameter: one without a name gets one by its position.
  private func argumentName(_ parameter: Declaration.Parameter, _ position: Int) -> String {
    parameter.name == "_" ? "ported_\(position)" : parameter.name
  }

  /// The call of `callee` with a function's own parameters.
  func callText(_ function: Declaration, _ callee: String) -> String {
    let syntax = files[function.file]
    let arguments = function.parameters.enumerated().map { position, parameter in
      let type = parameter.type.map { syntax.word($0) }
      var value = argumentName(parameter, position)
      if type.contains("inout") { value = "&" + value }
      if type.starts(with: ["@", "autoclosure"]) { value += "()" }
      return parameter.label == "_" ? value : "\(parameter.label): \(value)"
    }
    let effects = function.effects.map { syntax.line($0) } ?? ""
    let prefix = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(prefix)\(callee)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether a function's result is `Void`.
  func returnsNothing(_ function: Declaration) -> Bool {
    guard let type = function.type else { return true }
    return ["Void", "()", "Swift.Void"].contains(files[function.file].line(type).filter { $0 != " " })
  }

  /// Whether the accessors of a computed property or of a requirement hold a setter.
  func isSettable(_ variable: Declaration) -> Bool {
    guard let body = variable.body else { return false }
    let syntax = files[variable.file]
    var index = body.lowerBound + 1
    while index < body.upperBound - 1 {
      if ["set", "_modify"].contains(syntax.word(index)), syntax.word(index - 1) != "." { return true }
      index = syntax.partners[index] > index ? syntax.partners[index] + 1 : index + 1
    }
    return false
  }

  private func callerName(_ type: Declaration, _ base: String) -> String {
    type.fullName.filter { $0 != "." } + "_" + base.filter { $0 != "`" }
  }

  private func accessLevel(of type: Declaration) -> String {
    for level in ["public", "package", "fileprivate", "private"] where type.modifiers[level] != nil {
      return level == "private" ? "fileprivate " : level + " "
    }
    return ""
  }

  /// Whether a protocol belongs to the main actor: by its attribute, or because one it inherits from does.
  func isIsolated(_ type: Declaration) -> Bool {
    if type.has("MainActor") { return true }
    return inherited(type).contains { base in
      if base.hasPrefix("UI") { return true }
      guard let parent = resolve(base, from: type).flatMap({ types[$0] }), parent !== type else { return false }
      return parent.has("MainActor") || inherited(parent).contains { $0.hasPrefix("UI") }
    }
  }
}
