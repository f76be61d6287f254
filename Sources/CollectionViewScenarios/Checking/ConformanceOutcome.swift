/// How a recorded case went.
public struct ConformanceOutcome: Hashable, Sendable {
  /// The case.
  public let id: String
  /// What it is about.
  public let name: String
  /// What is not as it was recorded; empty when all is.
  public let failures: [ScenarioFailure]
  /// What the case needs and this version does not have; nothing was compared then.
  public let unsupported: MissingFeature?
  /// Why the recording itself is less certain; nil when it is not.
  public let doubtful: String?

  /// The outcome in a word.
  public var verdict: ScenarioResult.Verdict {
    if unsupported != nil { return .unsupported }
    return failures.isEmpty ? .passed : .failed
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.set("id", .string(id))
    object.set("name", .string(name))
    object.set("verdict", .string(verdict.rawValue))
    object.set("unsupported", unsupported.map { .string($0.rawValue) })
    object.set("doubtful", doubtful.map { .string($0) })
    if !failures.isEmpty { object.set("failures", .array(failures.map(\.json))) }
    return object.json
  }
}

/// The outcomes of a file of recorded cases.
public struct ConformanceResult: Hashable, Sendable {
  /// The file as it was named.
  public let file: String
  /// One for each case, in the order of the file.
  public let outcomes: [ConformanceOutcome]
  /// What the file says that is not read, such as a misspelt key: a sentence each, each once.
  public var notes: [String] = []

  /// How many cases came out so.
  public func count(_ verdict: ScenarioResult.Verdict) -> Int { outcomes.count { $0.verdict == verdict } }

  /// What is missing for the unsupported cases, and how many need it, in the order of ``MissingFeature``.
  public var missing: [(feature: MissingFeature, count: Int)] {
    MissingFeature.allCases.compactMap { feature in
      let count = outcomes.count { $0.unsupported == feature }
      return count > 0 ? (feature, count) : nil
    }
  }
}
