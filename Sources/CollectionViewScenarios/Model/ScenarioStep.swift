/// One thing that happens in a scenario, and what holds after it.
public struct ScenarioStep: Hashable, Sendable {
  /// What happens.
  public var action: StepAction
  /// Whether `layoutIfNeeded()` follows. Never after ``StepAction/set(_:)``.
  public var layout: Bool
  /// One line for people.
  public var about: String?
  /// What holds after it.
  public var expect: Expectation?
  /// Where the step was read.
  public var mark: SourceMark

  /// Makes a step.
  public init(
    _ action: StepAction, layout: Bool = true, about: String? = nil, expect: Expectation? = nil,
    mark: SourceMark = SourceMark()
  ) {
    self.action = action
    self.layout = layout && action.name != .set
    self.about = about
    self.expect = expect
    self.mark = mark
  }
}
