import CollectionViewScenarios

/// Documents that differ from one at a single place: a key dropped, a key renamed, a value of another sort.
enum Mutations {
  /// What stands in for a value.
  static let replacements: [JSONValue] = [
    .null, .bool(true), .integer(-1), .integer(0), .number(1.5), .string("zzz"), .string(""), .array([]),
    .object([]),
  ]

  static func all(of value: JSONValue) -> [JSONValue] {
    var results = replacements.filter { $0 != value }
    switch value.content {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        for changed in all(of: element) { results.append(.array(replacing(elements, index, changed))) }
      }
      if let last = elements.last {
        results.append(.array(Array(elements.dropLast())))
        results.append(.array(elements + [last]))
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        for changed in all(of: member.value) {
          results.append(.object(replacing(members, index, JSONMember(member.key, changed))))
        }
        results.append(.object(replacing(members, index, JSONMember(member.key + "x", member.value))))
        results.append(.object(Array(members[..<index]) + Array(members[(index + 1)...])))
      }
    default: break
    }
    return results
  }

  private static func replacing<Element>(_ list: [Element], _ index: Int, _ element: Element) -> [Element] {
    var list = list
    list[index] = element
    return list
  }
}
