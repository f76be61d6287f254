import CollectionCore
import Foundation
import VirtualCollectionView

/// Holds values against recorded ones.
enum RecordedValue {
  /// Notes what is not as recorded: a member that is null was not recorded, a number was printed with six digits.
  static func compare(
    _ subject: String, _ expected: JSONValue, _ actual: JSONValue, into failures: inout [ScenarioFailure]
  ) {
    if expected.isNull { return }
    if let members = expected.members {
      for member in members where !member.value.isNull {
        let name = "\(subject) \(member.key)"
        if let value = actual[member.key] {
          compare(name, member.value, value, into: &failures)
        } else {
          failures.append(ScenarioFailure(name, expected: JSONText.line(member.value), actual: "nothing of that name"))
        }
      }
      return
    }
    if let elements = expected.elements, let others = actual.elements, elements.count == others.count {
      for (index, pair) in zip(elements, others).enumerated() {
        compare("\(subject)[\(index)]", pair.0, pair.1, into: &failures)
      }
      return
    }
    if let a = expected.double, let b = actual.double, (a - b).magnitude <= a.magnitude * 5e-6 { return }
    if expected == actual { return }
    failures.append(ScenarioFailure(subject, expected: JSONText.line(expected), actual: JSONText.line(actual)))
  }
}

extension CollectionLayoutSection {
  /// The section in the words of recordings.
  var recordedValue: JSONValue {
    var object = JSONObjectBuilder()
    object.set("contentInsets", contentInsets.recordedValue)
    object.set("contentInsetsReference", .string("\(contentInsetsReference)"))
    object.set("interGroupSpacing", .number(Double(interGroupSpacing)))
    object.set("boundarySupplementaryItems", .array(boundarySupplementaryItems.map(\.recordedValue)))
    return object.json
  }
}

extension CollectionLayoutBoundarySupplementaryItem {
  fileprivate var recordedValue: JSONValue {
    var object = JSONObjectBuilder()
    object.set("kind", .string(elementKind))
    object.set("size", layoutSize.recordedValue)
    object.set("alignment", .string("\(alignment)"))
    object.set("offset", .array([.number(Double(offset.x)), .number(Double(offset.y))]))
    object.set("extendsBoundary", .bool(extendsBoundary))
    object.set("pinToVisibleBounds", .bool(pinToVisibleBounds))
    object.set("zIndex", .integer(zIndex))
    object.set("contentInsets", contentInsets.recordedValue)
    return object.json
  }
}

extension CollectionLayoutSize {
  fileprivate var recordedValue: JSONValue {
    .object([
      JSONMember("width", widthDimension.recordedValue), JSONMember("height", heightDimension.recordedValue),
    ])
  }
}

extension CollectionLayoutDimension {
  fileprivate var recordedValue: JSONValue {
    let name =
      isFractionalWidth
      ? "fractionalWidth" : isFractionalHeight ? "fractionalHeight" : isAbsolute ? "absolute" : "estimated"
    return .object([JSONMember(name, .number(Double(dimension)))])
  }
}

extension DirectionalViewInsets {
  fileprivate var recordedValue: JSONValue {
    .array([top, leading, bottom, trailing].map { .number(Double($0)) })
  }
}
