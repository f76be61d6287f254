import CollectionCore
import Foundation
import VirtualCollectionView

/// Holds a laid-out view against what was recorded.
@MainActor struct ConformanceComparison {
  let laidOut: ConformanceView
  var failures: [ScenarioFailure] = []

  init(_ laidOut: ConformanceView) {
    self.laidOut = laidOut
    compareView()
    // A recording of steps says nothing of what was there before them.
    switch recorded.expected.steps.isEmpty ? recorded.expected.elementsScope : .listed("steps") {
    case .all: compareElements(answer(LayoutRect(x: -10000, y: -10000, width: 20000, height: 20000)))
    case .visibleBounds:
      let bounds = LayoutRect(view.bounds)
      compareElements(
        answer(LayoutRect(x: -10000, y: -10000, width: 20000, height: 20000)).filter {
          LayoutRect($0.frame).touches(bounds)
        })
    case .listed: compareListed()
    }
    for item in recorded.expected.itemFrames {
      compareFrame(of: ElementName(cell: item.path), item.frame, "itemFrames")
    }
    for query in recorded.expected.rects { compare(query) }
    compareSteps()
  }

  private var recorded: ConformanceCase { laidOut.recorded }
  private var view: CollectionView { laidOut.view }
}

// MARK: - Asking

extension ConformanceComparison {
  /// The layout's own answer, as it was recorded: not cut down to what touches the rectangle.
  private func answer(_ rect: LayoutRect) -> [CollectionViewLayoutAttributes] {
    view.collectionViewLayout.layoutAttributesForElements(in: CGRect(rect)) ?? []
  }

  private func attributes(_ name: ElementName) -> CollectionViewLayoutAttributes? {
    let path = IndexPath(name.path)
    switch name.category {
    case .cell: return view.layoutAttributesForItem(at: path)
    case .supplementary: return view.layoutAttributesForSupplementaryElement(ofKind: name.kind ?? "", at: path)
    case .decoration: return view.layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: path)
    }
  }
}

// MARK: - Comparing

extension ConformanceComparison {
  private mutating func compareView() {
    if let content = recorded.expected.content {
      let actual = LayoutSize(view.contentSize)
      compare("content", content.json, actual.json)
    }
    if recorded.expected.offsetWasRecorded, let offset = recorded.expected.offset {
      compare("offset", offset.json, LayoutPoint(view.contentOffset).json)
    }
  }

  private mutating func compareElements(_ answer: [CollectionViewLayoutAttributes]) {
    var given: [ElementName: CollectionViewLayoutAttributes] = [:]
    for attributes in answer {
      if given.updateValue(attributes, forKey: ElementName(attributes)) != nil {
        failures.append(ScenarioFailure("elements", expected: "each once", actual: "\(ElementName(attributes)) twice"))
      }
    }
    let known = Set(recorded.expected.elements.map(\.name))
    compare("elements", known, Set(given.keys))
    for element in recorded.expected.elements {
      if let attributes = given[element.name] { compare(element, attributes) }
    }
  }

  private mutating func compareListed() {
    for element in recorded.expected.elements {
      guard let attributes = attributes(element.name) else {
        compareFrame(of: element.name, element.frame, "elements")
        continue
      }
      compare(element, attributes)
    }
  }

  private mutating func compare(_ element: ConformanceElement, _ attributes: CollectionViewLayoutAttributes) {
    compare("elements \(element.name)", element.frame.json, LayoutRect(attributes.frame).json)
    if let z = element.z, z != attributes.zIndex {
      failures.append(ScenarioFailure("elements \(element.name) z", expected: "\(z)", actual: "\(attributes.zIndex)"))
    }
  }

  private mutating func compareFrame(of name: ElementName, _ frame: LayoutRect, _ subject: String) {
    guard let attributes = attributes(name) else {
      failures.append(
        ScenarioFailure("\(subject) \(name)", expected: JSONText.line(frame.json), actual: "no such element"))
      return
    }
    compare("\(subject) \(name)", frame.json, LayoutRect(attributes.frame).json)
  }

  private mutating func compare(_ query: Expectation.Query) {
    compare(
      "rects \(NumberText.text(query.rect))", Set(query.elements), Set(answer(query.rect).map { ElementName($0) }))
  }

  mutating func compare(_ subject: String, _ expected: Set<ElementName>, _ actual: Set<ElementName>) {
    let missing = expected.subtracting(actual).sorted()
    let extra = actual.subtracting(expected).sorted()
    if missing.isEmpty, extra.isEmpty { return }
    var difference: [String] = []
    if !missing.isEmpty { difference.append("without \(ExpectationChecker.list(missing))") }
    if !extra.isEmpty { difference.append("with \(ExpectationChecker.list(extra)) besides") }
    failures.append(
      ScenarioFailure(
        subject, expected: "\(expected.count) elements",
        actual: "\(actual.count), \(difference.joined(separator: ", "))"))
  }

  /// Compares lists of numbers.
  mutating func compare(_ subject: String, _ expected: JSONValue, _ actual: JSONValue) {
    let a = (expected.elements ?? []).map { $0.double ?? .nan }
    let b = (actual.elements ?? []).map { $0.double ?? .nan }
    if a.count == b.count, zip(a, b).allSatisfy({ ($0 - $1).magnitude <= limit($0) }) { return }
    failures.append(ScenarioFailure(subject, expected: JSONText.line(expected), actual: JSONText.line(actual)))
  }

  /// How far a number may be off: recordings were printed with six digits or two decimals.
  private func limit(_ number: Double) -> Double {
    max(recorded.tolerance ?? 0, 0.005 + number.magnitude * 5e-6)
  }
}
