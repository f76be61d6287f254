/// Finds declarations among tokens: types with their members, and types inside the bodies of functions.
///
/// It understands the beginnings of declarations, not statements; what it does not know it steps over.
struct DeclarationParser {
  let syntax: Syntax
  let file: Int
  private var depth = 0

  init(_ syntax: Syntax, file: Int) {
    self.syntax = syntax
    self.file = file
  }

  mutating func parse() -> [Declaration] { members(0..<syntax.tokens.count, parent: nil, isCode: false) }

  static let modifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private", "static", "class", "final", "override",
    "required",
    "convenience", "dynamic", "optional", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect",
    "nonisolated",
    "isolated", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming",
  ]

  /// Whether a declaration may begin here: what ends a variable's value or a protocol's requirement.
  func mayBegin(_ index: Int) -> Bool {
    let word = syntax.word(index)
    if word == "@" || word == "}" || word == ";" || word == "#" { return true }
    guard syntax.tokens.indices.contains(index) else { return true }
    if syntax.tokens[index].kind == .pound { return true }
    return syntax.tokens[index].kind == .word
      && (Declaration.Kind(rawValue: word) != nil || DeclarationParser.modifiers.contains(word))
  }
}

// MARK: - Members

extension DeclarationParser {
  /// The declarations in a range. In code only types count.
  mutating func members(_ range: Range<Int>, parent: Declaration?, isCode: Bool) -> [Declaration] {
    guard depth < 100 else { return [] }
    depth += 1
    defer { depth -= 1 }
    var found: [Declaration] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let declaration = declaration(index, limit: range.upperBound, parent: parent, isCode: isCode) {
        found.append(declaration)
        index = max(declaration.end, index + 1)
      } else if !isCode, syntax.word(index) == "{", syntax.partners[index] > index {
        let body = (index + 1)..<min(syntax.partners[index], range.upperBound)
        if body.lowerBound <= body.upperBound { found += members(body, parent: parent, isCode: true) }
        index = syntax.partners[index] + 1
      } else {
        index += 1
      }
    }
    return found
  }

  private mutating func declaration(
    _ start: Int, limit: Int, parent: Declaration?, isCode: Bool
  ) -> Declaration? {
    let syntax = syntax
    guard syntax.word(start) == "@" || syntax.tokens[start].kind == .word, syntax.word(start - 1) != "." else {
      return nil
    }
    var index = start
    var attributes: [Declaration.Attribute] = []
    var modifiers: [String: Int] = [:]
    while index < limit {
      if syntax.word(index) == "@", let attribute = attribute(index) {
        attributes.append(attribute)
        index = attribute.tokens.upperBound
      } else if DeclarationParser.modifiers.contains(syntax.word(index)), isModifier(index) {
        modifiers[syntax.word(index)] = modifiers[syntax.word(index)] ?? index
        index += 1
        if syntax.word(index) == "(", syntax.partners[index] > index { index = syntax.partners[index] + 1 }
      } else {
        break
      }
    }
    guard index < limit, syntax.tokens[index].kind == .word,
      let kind = Declaration.Kind(rawValue: syntax.word(index)), !isCode || kind.isType
    else { return nil }
    let declaration = Declaration(kind, file: file, parent: parent)
    declaration.first = start
    declaration.keyword = index
    declaration.attributes = attributes
    declaration.modifiers = modifiers
    let isRead: Bool
    switch kind {
    case .class, .struct, .enum, .extension, .protocol, .actor: isRead = readType(declaration, index + 1, limit)
    case .func, .`init`, .subscript, .deinit: isRead = readFunction(declaration, index + 1, limit)
    case .var, .let: isRead = readVariable(declaration, index + 1, limit)
    default:
      declaration.name = syntax.word(index + 1)
      declaration.nameIndex = index + 1
      declaration.end = min(index + 2, limit)
      isRead = true
    }
    return isRead ? declaration : nil
  }

  /// `class` begins a type when a name follows, and is a modifier before `func`, `var` and the like.
  private func isModifier(_ index: Int) -> Bool {
    let next = syntax.word(index + 1)
    if syntax.word(index) == "class" {
      return DeclarationParser.modifiers.contains(next) || ["func", "var", "let", "subscript"].contains(next)
    }
    return next == "@" || next == "(" || DeclarationParser.modifiers.contains(next)
      || Declaration.Kind(rawValue: next) != nil
  }

  private func attribute(_ start: Int) -> Declaration.Attribute? {
    guard start + 1 < syntax.tokens.count, syntax.tokens[start + 1].kind == .word else { return nil }
    var index = start + 2
    while syntax.word(index) == ".", syntax.touches(index), index + 1 < syntax.tokens.count { index += 2 }
    let name = syntax.words[(start + 1)..<index].joined()
    if syntax.word(index) == "(", syntax.touches(index), syntax.partners[index] > index {
      index = syntax.partners[index] + 1
    }
    return Declaration.Attribute(name: name, tokens: start..<index)
  }
}

// MARK: - Kinds

extension DeclarationParser {
  private mutating func readType(_ type: Declaration, _ start: Int, _ limit: Int) -> Bool {
    guard start < limit, syntax.tokens[start].kind == .word else { return false }
    var index = start + 1
    while syntax.word(index) == ".", index + 1 < limit { index += 2 }
    type.name = syntax.words[start..<min(index, limit)].joined()
    type.nameIndex = index - 1
    if syntax.word(index) == "<" {
      type.hasGenerics = true
      index = afterAngles(index, limit)
    }
    if syntax.word(index) == ":" {
      index += 1
      while index < limit {
        let end = afterType(index, limit)
        guard end > index else { return false }
        type.inheritance.append(index..<end)
        index = end
        guard syntax.word(index) == "," else { break }
        index += 1
      }
    }
    if syntax.word(index) == "where" {
      type.hasWhere = true
      while index < limit, syntax.word(index) != "{" { index += 1 }
    }
    guard index < limit, syntax.word(index) == "{", syntax.partners[index] > index else { return false }
    let close = syntax.partners[index]
    type.body = index..<(close + 1)
    type.end = close + 1
    type.members = members((index + 1)..<close, parent: type, isCode: false)
    return true
  }

  private mutating func readFunction(_ function: Declaration, _ start: Int, _ limit: Int) -> Bool {
    var index = start
    if function.kind == .func {
      function.nameIndex = index
      while index < limit, syntax.word(index) != "(", index == start || syntax.word(index) != "<" { index += 1 }
      guard index > start else { return false }
      function.name = syntax.words[start..<index].joined()
    } else {
      function.name = function.kind.rawValue
      function.nameIndex = start - 1
      while syntax.word(index) == "?" || syntax.word(index) == "!" { index += 1 }
    }
    if syntax.word(index) == "<" {
      function.hasGenerics = true
      index = afterAngles(index, limit)
    }
    if function.kind != .deinit {
      guard index < limit, syntax.word(index) == "(", syntax.partners[index] > index else { return false }
      let close = syntax.partners[index]
      function.parameterList = index..<(close + 1)
      function.parameters = parameters((index + 1)..<close)
      index = close + 1
    }
    let effectsStart = index
    while ["async", "throws", "rethrows", "reasync"].contains(syntax.word(index)) {
      index += 1
      if syntax.word(index) == "(", syntax.partners[index] > index { index = syntax.partners[index] + 1 }
    }
    if index > effectsStart { function.effects = effectsStart..<index }
    if syntax.word(index) == "-", syntax.word(index + 1) == ">" {
      let end = afterType(index + 2, limit)
      function.type = (index + 2)..<end
      index = end
    }
    if syntax.word(index) == "where" {
      function.hasWhere = true
      index += 1
      while index < limit, syntax.word(index) != "{", !(syntax.beginsLine(index) && mayBegin(index)) { index += 1 }
    }
    readBody(function, &index, limit)
    return true
  }

  private mutating func readVariable(_ variable: Declaration, _ start: Int, _ limit: Int) -> Bool {
    guard start < limit else { return false }
    variable.name = syntax.word(start)
    variable.nameIndex = start
    var index = start + 1
    if syntax.word(start) == "(", syntax.partners[start] > start { index = syntax.partners[start] + 1 }
    if syntax.word(index) == ":" {
      let end = afterType(index + 1, limit)
      variable.type = (index + 1)..<end
      index = end
    }
    if syntax.word(index) == "=" {
      index += 1
      let value = index
      while index < limit, syntax.word(index) != "}", syntax.word(index) != ";",
        index == value || !(syntax.beginsLine(index) && mayBegin(index))
      {
        index = syntax.partners[index] > index ? syntax.partners[index] + 1 : index + 1
      }
      // A value may hold types of its own only in odd code; observers after it end the variable.
      variable.end = min(index, limit)
      return true
    }
    readBody(variable, &index, limit)
    return true
  }

  private mutating func readBody(_ declaration: Declaration, _ index: inout Int, _ limit: Int) {
    if index < limit, syntax.word(index) == "{", syntax.partners[index] > index {
      let close = syntax.partners[index]
      declaration.body = index..<(close + 1)
      declaration.members = members((index + 1)..<close, parent: declaration, isCode: true)
      index = close + 1
    }
    declaration.end = min(max(index, declaration.keyword + 1), limit)
  }

  private func parameters(_ range: Range<Int>) -> [Declaration.Parameter] {
    var found: [Declaration.Parameter] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, syntax.word(end) != "," { end = afterBalanced(end) }
      end = min(end, range.upperBound)
      var index = start
      while syntax.word(index) == "@", let attribute = attribute(index) { index = attribute.tokens.upperBound }
      let label = syntax.word(index)
      let name = syntax.word(index + 1) == ":" ? label : syntax.word(index + 1)
      while index < end, syntax.word(index) != ":" { index += 1 }
      let typeStart = min(index + 1, end)
      var typeEnd = typeStart
      while typeEnd < end, syntax.word(typeEnd) != "=" { typeEnd = afterBalanced(typeEnd) }
      found.append(
        Declaration.Parameter(
          label: label, name: name, type: typeStart..<min(typeEnd, end), whole: start..<end))
      start = end + 1
    }
    return found
  }
}
