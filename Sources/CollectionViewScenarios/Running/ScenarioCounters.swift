import CollectionCore

/// The counters of a view at a moment, or of a stretch of time, without what the runner's own questions cost.
public struct ScenarioCounters: Hashable, Sendable {
  /// In the order of ``names``.
  private(set) var values: [Int]

  /// The names of all counters, in a stable order; scenario files know some of them (``CounterName``).
  public static let names: [String] = Counters.names.map { "\($0)" }

  init(_ counters: Counters, without own: [Int] = []) {
    values = counters.values
    for index in own.indices { values[index] -= own[index] }
  }

  init() { values = Counters().values }

  /// The value of a counter.
  public subscript(name: CounterName) -> Int { self[name.rawValue] ?? 0 }

  /// The value of a counter of any name; nil when there is none.
  public subscript(name: String) -> Int? { ScenarioCounters.names.firstIndex(of: name).map { values[$0] } }

  /// The counters that are not 0, in the order of ``names``.
  public var nonzero: [(name: String, count: Int)] {
    zip(ScenarioCounters.names, values).filter { $0.1 != 0 }.map { (name: $0.0, count: $0.1) }
  }

  /// Every counter by name.
  var json: JSONValue {
    .object(zip(ScenarioCounters.names, values).map { JSONMember($0.0, .integer($0.1)) })
  }
}
