/// A collection view driven from the outside: a view, data, a layout, steps, and what is expected. A value.
public struct Scenario: Hashable, Sendable {
  /// What it shows, in a few words.
  public var name: String
  /// One line for people.
  public var about: String?
  /// The collection view.
  public var view: ScenarioView
  /// The model at the start.
  public var data: ScenarioData
  /// The layout at the start.
  public var layout: ScenarioLayout
  /// What a flow layout's delegate answers; nil when there is none.
  public var delegate: FlowDelegateAnswers?
  /// The data source that the program registered under this name; nil for the built-in one.
  public var dataSource: String?
  /// The cells.
  public var cells: ScenarioCells
  /// What happens, in order.
  public var steps: [ScenarioStep]
  /// What holds at the end.
  public var expect: Expectation
  /// How far numbers may be from those expected, in points, where an expectation does not say so itself.
  public var tolerance: Double

  /// How far numbers may be off when nobody says otherwise, in points.
  public static let standardTolerance = 0.01

  /// Makes a scenario.
  public init(
    name: String, about: String? = nil, view: ScenarioView = ScenarioView(), data: ScenarioData = ScenarioData(),
    layout: ScenarioLayout, delegate: FlowDelegateAnswers? = nil, dataSource: String? = nil,
    cells: ScenarioCells = ScenarioCells(), steps: [ScenarioStep] = [], expect: Expectation = Expectation(),
    tolerance: Double = Scenario.standardTolerance
  ) {
    self.name = name
    self.about = about
    self.view = view
    self.data = data
    self.layout = layout
    self.delegate = delegate
    self.dataSource = dataSource
    self.cells = cells
    self.steps = steps
    self.expect = expect
    self.tolerance = tolerance
  }
}

// MARK: - Reading

extension Scenario {
  /// Reads the scenario in the file at `path`; `-` is standard input.
  ///
  /// - Throws: The first thing that is wrong, as `file:line:column: what is, what was expected, what to do`.
  public static func read(_ path: String, limits: JSONLimits = .scenario) throws(ScenarioError) -> Scenario {
    try Scenario(json: try JSONFile.read(path, limits: limits), file: JSONFile.displayName(of: path))
  }

  /// Reads a scenario from text.
  ///
  /// - Parameter file: The name that errors begin with.
  public init(text: String, file: String = "") throws(ScenarioError) {
    try self.init(json: try JSONReader.read(text: text, file: file), file: file)
  }

  /// The scenario as text, what has its default left out. Reading it gives an equal scenario.
  public var text: String { JSONText().text(of: json) }
}
