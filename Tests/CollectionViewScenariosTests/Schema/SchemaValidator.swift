import CollectionViewScenarios
import Foundation

/// Checks documents against the part of JSON Schema that the schema of scenario files uses; a keyword outside it is
/// reported, so that none is passed over in silence.
final class SchemaValidator {
  private let root: JSONValue
  private let definitions: [String: JSONValue]
  private var patterns: [String: NSRegularExpression] = [:]
  private(set) var unknownKeywords: Set<String> = []

  init(_ schema: JSONValue) {
    root = schema
    definitions = Dictionary(
      uniqueKeysWithValues: (schema["$defs"]?.members ?? []).map { ($0.key, $0.value) })
  }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  /// The definitions that nothing refers to.
  func unusedDefinitions() -> [String] {
    let text = JSONText.line(root)
    return definitions.keys.filter { !text.contains("\"#/$defs/\($0)\"") }.sorted()
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .bool(let all) = schema.content { return all }
    for keyword in schema.members ?? [] where !holds(keyword.key, keyword.value, value, schema) { return false }
    return true
  }

  private func holds(_ keyword: String, _ rule: JSONValue, _ value: JSONValue, _ schema: JSONValue) -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description": return true
    case "$ref":
      guard let definition = definitions[String((rule.text ?? "").dropFirst("#/$defs/".count))] else {
        unknownKeywords.insert("$ref \(rule.text ?? "")")
        return false
      }
      return accepts(value, definition)
    case "const": return value == rule
    case "enum": return rule.elements!.contains(value)
    case "type": return (rule.elements ?? [rule]).contains { isOf(value, $0.text!) }
    case "anyOf": return rule.elements!.contains { accepts(value, $0) }
    case "oneOf": return rule.elements!.filter { accepts(value, $0) }.count == 1
    case "not": return !accepts(value, rule)
    case "minimum": return value.double.map { $0 >= rule.double! } ?? true
    case "maximum": return value.double.map { $0 <= rule.double! } ?? true
    case "exclusiveMinimum": return value.double.map { $0 > rule.double! } ?? true
    case "minLength": return value.text.map { $0.unicodeScalars.count >= Int(rule.double!) } ?? true
    case "pattern": return value.text.map { matches($0, rule.text!) } ?? true
    case "minItems": return value.elements.map { $0.count >= Int(rule.double!) } ?? true
    case "maxItems": return value.elements.map { $0.count <= Int(rule.double!) } ?? true
    case "prefixItems":
      return zip(value.elements ?? [], rule.elements!).allSatisfy { accepts($0, $1) }
    case "items": return (value.elements ?? []).allSatisfy { accepts($0, rule) }
    case "required":
      guard value.members != nil else { return true }
      return rule.elements!.allSatisfy { value[$0.text!] != nil }
    case "properties":
      return rule.members!.allSatisfy { member in value[member.key].map { accepts($0, member.value) } ?? true }
    case "propertyNames": return (value.members ?? []).allSatisfy { accepts(.string($0.key), rule) }
    case "additionalProperties":
      let known = Set((schema["properties"]?.members ?? []).map(\.key))
      return (value.members ?? []).allSatisfy { known.contains($0.key) || accepts($0.value, rule) }
    default:
      unknownKeywords.insert(keyword)
      return false
    }
  }

  private func isOf(_ value: JSONValue, _ type: String) -> Bool {
    switch (type, value.content) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object): true
    case ("number", .integer), ("number", .number), ("integer", .integer): true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let expression = patterns[pattern] ?? (try! NSRegularExpression(pattern: pattern))
    patterns[pattern] = expression
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
