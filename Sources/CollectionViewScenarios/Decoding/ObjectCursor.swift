/// An object of a document whose keys are known: each key that is not is an error that suggests the nearest.
struct ObjectCursor: Sendable {
  let cursor: DecodingCursor
  private let members: [JSONMember]

  /// - Parameters:
  ///   - what: What the object is, for the error of a value that is none.
  ///   - known: All keys it may have; nil when any will do.
  init(_ cursor: DecodingCursor, _ what: String, known: [String]?) throws(ScenarioError) {
    guard let members = cursor.value.members else { throw cursor.wrong(expected: what) }
    self.cursor = cursor
    self.members = members
    guard let known else { return }
    for member in members where !known.contains(member.key) { throw unknown(member, known: known) }
  }

  private func unknown(_ member: JSONMember, known: [String]) -> ScenarioError {
    let place = cursor.path.text
    let rest = known.filter { name in !members.contains { $0.key == name } }
    return cursor.failure(
      "unknown key \(quoted(member.key))\(place.isEmpty ? "" : " in \(place)")"
        + NearestName.advice(member.key, from: rest.isEmpty ? known : rest), at: member.keyPosition)
  }
}

// MARK: - Values

extension ObjectCursor {
  /// The value of a key, or nil when it is not there.
  subscript(key: String) -> DecodingCursor? {
    for member in members where member.key == key {
      return DecodingCursor(member.value, path: cursor.path.key(key), file: cursor.file)
    }
    return nil
  }

  /// The value of a key that must be there.
  func required(_ key: String) throws(ScenarioError) -> DecodingCursor {
    if let value = self[key] { return value }
    throw missing("the key '\(key)'")
  }

  /// The error of an object that lacks something; an object with an unknown key has been refused before.
  func missing(_ what: String) -> ScenarioError {
    let place = cursor.path.text
    return cursor.failure("\(what) is missing\(place.isEmpty ? "" : " in \(place)"); add it")
  }

  /// Refuses two keys that exclude each other.
  func exclude(_ a: String, _ b: String) throws(ScenarioError) {
    guard self[a] != nil, let second = self[b] else { return }
    throw second.failure("\(second.name) stands beside '\(a)', expected one of the two; remove one")
  }

  /// Exactly one of these keys.
  func one(of keys: [String], _ what: String) throws(ScenarioError) -> (key: String, value: DecodingCursor) {
    var found: (key: String, value: DecodingCursor)?
    for key in keys {
      guard let value = self[key] else { continue }
      if let found {
        throw value.failure("\(what) has both '\(found.key)' and '\(key)', expected one of them; remove one")
      }
      found = (key, value)
    }
    if let found { return found }
    throw missing(keys.map { "'\($0)'" }.joined(separator: " or "))
  }

  /// All members, for objects whose keys are names of the user.
  var entries: [(key: String, keyPosition: JSONPosition, value: DecodingCursor)] {
    members.map {
      ($0.key, $0.keyPosition, DecodingCursor($0.value, path: cursor.path.key($0.key), file: cursor.file))
    }
  }
}

// MARK: - Optional values

extension ObjectCursor {
  /// The value of a key as `read` reads it, nil when it is not there.
  func optional<Value>(
    _ key: String, _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value? {
    guard let value = self[key] else { return nil }
    return try read(value)
  }

  /// The same, where `null` says that it is not there.
  func nullable<Value>(
    _ key: String, _ read: (DecodingCursor) throws(ScenarioError) -> Value
  ) throws(ScenarioError) -> Value? {
    guard let value = self[key], !value.value.isNull else { return nil }
    return try read(value)
  }
}
