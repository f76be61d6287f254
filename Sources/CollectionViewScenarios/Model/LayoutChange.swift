/// Properties that a step sets on the layout in force, checked one by one when they were read.
///
/// Which layout that is shows only when the steps run, so a change is checked against the properties of all layouts and
/// again when it is applied.
public struct LayoutChange: Hashable, Sendable {
  /// The properties by name, an object.
  public let properties: JSONValue
  /// What a custom layout, a broken one, a compositional one or a list is told, an object; nil for none.
  public let parameters: JSONValue?

  init(properties: JSONValue, parameters: JSONValue?) {
    self.properties = properties
    self.parameters = parameters
  }

  /// Checks properties made in code.
  ///
  /// - Throws: When no layout has a property of a name, or its value is not what the property takes.
  public init(_ properties: JSONValue, parameters: JSONValue? = nil) throws(ScenarioError) {
    try LayoutVocabulary.check(DecodingCursor(properties, file: ""))
    if let parameters, parameters.members == nil {
      throw ScenarioError(message: "parameters are \(DecodingCursor(parameters, file: "").found), expected an object")
    }
    self.init(properties: properties, parameters: parameters)
  }
}

// MARK: - Applying

extension LayoutChange {
  /// The layout after the change.
  ///
  /// A property takes the place of one that excludes it: after `minimumColumnWidth` there is no `columns`.
  ///
  /// - Parameter file: The name that errors begin with.
  /// - Throws: When the layout has no such property.
  public func applied(to layout: ScenarioLayout, file: String = "") throws(ScenarioError) -> ScenarioLayout {
    let known = LayoutVocabulary.keys(of: layout.name)
    let change = (properties.members ?? []) + (parameters?.members ?? [])
    if let known {
      for member in change where !known.contains(member.key) {
        throw ScenarioError(
          file: file, position: member.keyPosition, path: member.key,
          message: "a \(layout.name.rawValue) layout has no property \(quoted(member.key))"
            + NearestName.advice(member.key, from: known))
      }
    }
    var members = layout.given.members ?? []
    for member in change {
      members.removeAll { LayoutVocabulary.rival(of: member.key) == $0.key && known != nil }
      if let index = members.firstIndex(where: { $0.key == member.key }) {
        members[index] = member
      } else {
        members.append(member)
      }
    }
    return try ScenarioLayout(DecodingCursor(.object(members), file: file))
  }
}
