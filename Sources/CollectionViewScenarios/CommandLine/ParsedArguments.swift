/// A command line that was understood.
public struct ParsedArguments: Hashable, Sendable {
  /// The command; empty when only help or the version was asked for.
  public var command: String
  /// The values of options by name with dashes; an option without value has an empty one for each time it was given.
  public var options: [String: [String]]
  /// What is no option, in order; `-` stands for standard input or output.
  public var operands: [String]
  /// Whether `--help` or `-h` was given: nothing else was checked then.
  public var wantsHelp: Bool
  /// Whether `--version` was given in place of a command.
  public var wantsVersion: Bool

  /// Makes arguments.
  public init(
    command: String, options: [String: [String]] = [:], operands: [String] = [], wantsHelp: Bool = false,
    wantsVersion: Bool = false
  ) {
    self.command = command
    self.options = options
    self.operands = operands
    self.wantsHelp = wantsHelp
    self.wantsVersion = wantsVersion
  }
}

// MARK: - Asking

extension ParsedArguments {
  /// Whether an option was given.
  public func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of an option, the last one when there are several; nil when it was not given.
  public func value(_ option: String) -> String? { options[option]?.last }

  /// The value of an option as a whole number; nil when it was not given.
  ///
  /// - Throws: When it is no number or outside `range`.
  public func integer(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let bounds = range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound)…\(range.upperBound)"
      throw UsageError("\(option) is \(quoted(text)), expected a whole number, \(bounds)", command: command)
    }
    return number
  }

  /// The value of an option as one of the words of `Choice`; nil when it was not given.
  ///
  /// - Throws: When it is another word; the nearest known one is suggested.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = value(option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let advice = NearestName.advice(text, from: Choice.allCases.map(\.rawValue))
    throw UsageError("unknown value \(quoted(text)) of \(option)\(advice)", command: command)
  }
}
