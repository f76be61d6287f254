extension Scenario {
  static let keys = [
    "scenario", "name", "about", "view", "data", "layout", "delegate", "dataSource", "cells", "steps", "expect",
    "tolerance",
  ]

  /// The version of the language of scenario files: the number after the key `scenario`.
  public static let version = 1

  /// Checks a document and makes a scenario of it.
  ///
  /// - Parameter file: The name that errors begin with.
  /// - Throws: The first thing that is wrong. An unknown key or word comes with the nearest known one.
  public init(json: JSONValue, file: String = "") throws(ScenarioError) {
    let cursor = DecodingCursor(json, file: file)
    let object = try ObjectCursor(cursor, "a scenario, an object", known: Scenario.keys)
    let version = try object.required("scenario")
    guard version.value.wholeNumber == Int64(Scenario.version) else {
      throw version.failure("scenario is \(version.found), expected the version \(Scenario.version)")
    }
    let layout = try ScenarioLayout(try object.required("layout"))
    self.init(name: try object.required("name").string(), layout: layout)
    about = try object.optional("about") { (value) throws(ScenarioError) in try value.string() }
    if let value = object["view"] { view = try ScenarioView(value) }
    if let value = object["data"] { data = try ScenarioData(value) }
    delegate = try object.nullable("delegate") { (value) throws(ScenarioError) in try FlowDelegateAnswers(value) }
    dataSource = try object.optional("dataSource") { (value) throws(ScenarioError) in
      try value.name(of: "the name of a data source")
    }
    if let value = object["cells"] { cells = try ScenarioCells(value) }
    if let value = object["steps"] { steps = try ScenarioStep.list(value, depth: 0) }
    if let value = object["expect"] { expect = try Expectation(value) }
    if let value = object["tolerance"] { tolerance = try value.number("a tolerance in points", atLeast: 0) }
  }

  /// The scenario as a document, what has its default left out. Reading it gives an equal scenario.
  public var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("scenario", .integer(Scenario.version))
    object.set("name", .string(name))
    object.set("about", about.map { .string($0) })
    if view != ScenarioView() { object.set("view", view.json) }
    if !data.sections.isEmpty { object.set("data", data.json) }
    object.set("layout", layout.given)
    object.set("delegate", delegate?.json)
    object.set("dataSource", dataSource.map { .string($0) })
    if cells != ScenarioCells() { object.set("cells", cells.json) }
    if !steps.isEmpty { object.set("steps", .array(steps.map(\.json))) }
    if !expect.isEmpty { object.set("expect", expect.json) }
    object.set("tolerance", tolerance, unless: Scenario.standardTolerance)
    return object.json
  }
}
