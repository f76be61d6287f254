/// All files of a run, what they declare, and the edits so far.
struct Program {
  let files: [Syntax]
  var rewriters: [FileRewriter]
  /// Classes, structures, protocols and so on by full name; extensions are not among them.
  private(set) var types: [String: Declaration] = [:]
  /// Full names by last component.
  private(set) var namesByLastComponent: [String: [String]] = [:]
  /// Extensions by the full name of what they extend, as far as it is in the input; else by the name written.
  private(set) var extensions: [String: [Declaration]] = [:]
  /// Every declaration with members, in order.
  private(set) var allTypes: [Declaration] = []
  /// Files that call what the system's modules do not have here and must see ours.
  var filesThatNeedUIKit: Set<Int> = []

  init(_ sources: [SourceText]) {
    files = sources.indices.map { Syntax(sources[$0], file: $0) }
    rewriters = sources.map(FileRewriter.init)
    for file in files { collect(file.declarations) }
    for type in allTypes where type.kind != .extension {
      types[type.fullName] = types[type.fullName] ?? type
      namesByLastComponent[type.name, default: []].append(type.fullName)
    }
    for type in allTypes where type.kind == .extension {
      extensions[resolve(type.name, from: nil) ?? type.name, default: []].append(type)
    }
  }

  private mutating func collect(_ declarations: [Declaration]) {
    for declaration in declarations {
      if declaration.kind.isType { allTypes.append(declaration) }
      collect(declaration.members)
    }
  }
}

// MARK: - Looking up

extension Program {
  /// The full name of a type of the input that a name means inside `scope`; nil when the input has none.
  func resolve(_ name: String, from scope: Declaration?) -> String? {
    var outer = scope
    while let declaration = outer {
      if declaration.kind.isType {
        let nested = fullName(declaration) + "." + name
        if types[nested] != nil { return nested }
      }
      outer = declaration.parent
    }
    if types[name] != nil { return name }
    // A nested type is also found by its last component alone, when there is one such only.
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let candidates = namesByLastComponent[last], candidates.count == 1, name.contains(".") || !isGlobal(name) {
      return candidates[0]
    }
    return nil
  }

  private func isGlobal(_ name: String) -> Bool { types[name] != nil }

  /// The full name of the type a declaration is about: for an extension what it extends.
  func fullName(_ declaration: Declaration) -> String {
    guard declaration.kind == .extension else { return declaration.fullName }
    return resolve(declaration.name, from: nil) ?? declaration.name
  }

  /// The name of an inherited type without generic arguments and attributes.
  func name(_ inherited: Range<Int>, in file: Int) -> String {
    var words: [String] = []
    for index in inherited {
      let word = files[file].words[index]
      if word == "<" { break }
      if word == "@" || files[file].word(index - 1) == "@" || word == "any" { continue }
      words.append(word)
    }
    return words.joined()
  }

  /// The names a type's clause lists.
  func inherited(_ type: Declaration) -> [String] { type.inheritance.map { name($0, in: type.file) } }

  /// The names a type and its extensions list, in this order.
  func conformances(_ fullName: String) -> [String] {
    var names = types[fullName].map(inherited) ?? []
    for part in extensions[fullName] ?? [] { names += inherited(part) }
    return names
  }

  /// A class and its ancestors: full names in the input, nearest first, then the name of the first that is not.
  func ancestry(_ fullName: String) -> (inside: [String], outside: String?) {
    var inside = [fullName]
    var current = types[fullName]
    while let type = current, type.kind == .class {
      guard let parent = inherited(type).first else { return (inside, nil) }
      guard let next = resolve(parent, from: type.parent), types[next]?.kind == .class, !inside.contains(next) else {
        return (inside, parent)
      }
      inside.append(next)
      current = types[next]
    }
    return (inside, nil)
  }

  /// The members of a type in its body and its extensions.
  func members(_ fullName: String) -> [Declaration] {
    (types[fullName]?.members ?? []) + (extensions[fullName] ?? []).flatMap(\.members)
  }

  /// The classes of the input below a class.
  func subclasses(_ fullName: String) -> [String] {
    types.keys.filter { $0 != fullName && ancestry($0).inside.contains(fullName) }.sorted()
  }
}
