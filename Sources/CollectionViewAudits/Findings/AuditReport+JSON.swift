import CollectionViewScenarios

extension AuditReport {
  /// The report as a document: subject, what was tried, and the findings in full, faults first.
  public var json: JSONValue {
    .object([
      JSONMember("subject", .string(subject)), JSONMember("clean", .bool(isClean)),
      JSONMember("cases", .integer(cases)), JSONMember("comparisons", .integer(comparisons)),
      JSONMember("findings", .array(findings.map(\.json))),
    ])
  }
}

extension Finding {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("rule", .string(rule.name)), JSONMember("severity", .string(rule.severity.rawValue)),
      JSONMember("title", .string(rule.title)), JSONMember("found", .string(facts)),
      JSONMember("smallestCase", .string(smallest)), JSONMember("cases", .integer(cases)),
      JSONMember("why", .string(rule.why)), JSONMember("remedy", .string(rule.remedy)),
    ])
  }
}
