/// A declaration, as far as the pass needs to understand it. Indices are those of ``Syntax/tokens``.
final class Declaration {
  /// What it declares; the raw value is the keyword.
  enum Kind: String {
    case `class`, `struct`, `enum`, `extension`, `protocol`, actor
    case `func`, `var`, `let`, `init`, `deinit`, `subscript`, `typealias`, `associatedtype`, `case`, `import`

    /// Whether it has members of its own.
    var isType: Bool {
      switch self {
      case .class, .struct, .enum, .extension, .protocol, .actor: true
      default: false
      }
    }
  }

  /// `@name` with its arguments.
  struct Attribute {
    var name: String
    var tokens: Range<Int>
  }

  /// A parameter of a function.
  struct Parameter {
    /// The word before the colon at a call; `_` for none.
    var label: String
    /// What the body calls it.
    var name: String
    /// The tokens of its type, default value not included.
    var type: Range<Int>
    /// The tokens from label to default value.
    var whole: Range<Int>
  }

  let kind: Kind
  let file: Int
  unowned(unsafe) let parent: Declaration?
  var name = ""
  var first = 0
  var keyword = 0
  var nameIndex = 0
  var attributes: [Attribute] = []
  var modifiers: [String: Int] = [:]
  var inheritance: [Range<Int>] = []
  var hasGenerics = false
  var hasWhere = false
  /// The brackets around the parameters.
  var parameterList: Range<Int>?
  var parameters: [Parameter] = []
  /// From `async` or `throws` to before the arrow or body.
  var effects: Range<Int>?
  /// The result of a function or the type of a variable.
  var type: Range<Int>?
  /// The braces and what is between.
  var body: Range<Int>?
  /// After its last token.
  var end = 0
  var members: [Declaration] = []

  init(_ kind: Kind, file: Int, parent: Declaration?) {
    self.kind = kind
    self.file = file
    self.parent = parent
  }

  /// `Outer.Inner`.
  var fullName: String {
    guard let parent, parent.kind.isType else { return name }
    return parent.fullName + "." + name
  }

  /// `name(label:)` of a function, `subscript(label:)`, or a variable's name: what an override must share.
  var signature: String {
    guard parameterList != nil else { return name }
    return name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
  }

  /// Whether it belongs to the type and not to its values.
  var isStatic: Bool { modifiers["static"] != nil || modifiers["class"] != nil }

  /// Whether an attribute of this name stands before it.
  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  /// The outermost declaration around it; itself when it stands alone.
  var outermost: Declaration {
    var declaration = self
    while let parent = declaration.parent { declaration = parent }
    return declaration
  }
}
