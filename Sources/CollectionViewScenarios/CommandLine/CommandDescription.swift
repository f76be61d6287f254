/// An option of a command.
public struct CommandOption: Hashable, Sendable {
  /// The name with its dashes, such as `--json`.
  public var name: String
  /// A letter with its dash, such as `-o`; nil for none.
  public var letter: String?
  /// What its value is called in the help, such as `FILE`; nil for an option without value.
  public var value: String?
  /// One line for people.
  public var about: String
  /// Whether it may be given several times.
  public var isRepeatable: Bool

  /// Makes an option.
  public init(_ name: String, letter: String? = nil, value: String? = nil, about: String, isRepeatable: Bool = false) {
    self.name = name
    self.letter = letter
    self.value = value
    self.about = about
    self.isRepeatable = isRepeatable
  }
}

/// A command of a program: its options and operands.
public struct CommandDescription: Hashable, Sendable {
  /// The word that calls it.
  public var name: String
  /// One line for people.
  public var about: String
  /// What its operands are called in the help, such as `FILE…`; empty for none.
  public var operands: String
  /// How many operands it takes.
  public var operandCount: ClosedRange<Int>
  /// Its options.
  public var options: [CommandOption]
  /// What its help says after the options; empty for nothing.
  public var notes: String

  /// Makes a command. `Int.max` operands at most is any number.
  public init(
    _ name: String, about: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    options: [CommandOption] = [], notes: String = ""
  ) {
    self.name = name
    self.about = about
    self.operands = operands
    self.operandCount = operandCount
    self.options = options
    self.notes = notes
  }
}
