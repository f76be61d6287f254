import CollectionCore
import Foundation
import VirtualCollectionView

extension ExpectationChecker {
  mutating func checkGeometry() {
    if let expected = expectation.contentSize {
      let actual = LayoutSize(view.contentSize)
      compare(
        "contentSize", [expected.width, expected.height], [actual.width, actual.height],
        texts: (ExactText.text(expected), ExactText.text(actual)), mentioning: ["layoutPrepared"])
    }
    if let expected = expectation.offset {
      let actual = LayoutPoint(view.contentOffset)
      compare(
        "offset", [expected.x, expected.y], [actual.x, actual.y],
        texts: (ExactText.text(expected), ExactText.text(actual)), mentioning: ["boundsChanged", "offsetClamped"])
    }
    checkSectionOffsets()
    guard !expectation.frames.isEmpty else { return }
    let shown = Dictionary(view.visibleElements.map { (ElementName($0), $0.view) }) { first, _ in first }
    for (name, frame) in expectation.frames.sorted(by: { $0.key < $1.key }) { check(name, frame, shown[name]) }
  }

  private mutating func checkSectionOffsets() {
    let layout = view.collectionViewLayout as? CollectionViewCompositionalLayout
    for (section, expected) in expectation.sectionOffsets.enumerated() {
      let actual = Double(layout?.orthogonalOffset(inSection: section) ?? 0)
      compare(
        "sectionOffsets \(section)", [expected], [actual],
        texts: (JSONText.line(.number(expected)), JSONText.line(.number(actual))), mentioning: ["layoutInvalidated"])
    }
  }

  private mutating func check(_ name: ElementName, _ expected: LayoutRect, _ shown: CollectionReusableView?) {
    guard let actual = shown.map({ LayoutRect($0.frame) }) ?? askedFrame(name) else {
      checks += 1
      fail(
        "frames \(name)", expected: ExactText.text(expected),
        actual: "no such element: \(WhatExists.instead(of: name, in: view))",
        events: events(mentioning: NearestWords.of(name).union(["layoutPrepared"])))
      return
    }
    compare(
      "frames \(name)", [expected.x, expected.y, expected.width, expected.height],
      [actual.x, actual.y, actual.width, actual.height], texts: (ExactText.text(expected), ExactText.text(actual)),
      mentioning: NearestWords.of(name).union(["layoutPrepared"]))
  }

  /// The frame of an element that is not on screen.
  private func askedFrame(_ name: ElementName) -> LayoutRect? {
    let path = IndexPath(name.path)
    let attributes =
      switch name.category {
      case .cell: view.layoutAttributesForItem(at: path)
      case .supplementary: view.layoutAttributesForSupplementaryElement(ofKind: name.kind ?? "", at: path)
      case .decoration: view.layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: path)
      }
    return attributes.map { LayoutRect($0.frame) }
  }

  private mutating func compare(
    _ subject: String, _ expected: [Double], _ actual: [Double], texts: (expected: String, actual: String),
    mentioning words: Set<String>
  ) {
    checks += 1
    let limit = tolerance
    // What is no number agrees with nothing.
    if zip(expected, actual).allSatisfy({ ($0 - $1).magnitude <= limit }) { return }
    fail(subject, expected: texts.expected, actual: texts.actual, events: events(mentioning: words))
  }
}

/// Geometry as documents write it, with all its digits: two decimals could make what differs look the same.
enum ExactText {
  static func text(_ size: LayoutSize) -> String { JSONText.line(size.json) }
  static func text(_ point: LayoutPoint) -> String { JSONText.line(point.json) }
  static func text(_ rect: LayoutRect) -> String { JSONText.line(rect.json) }
}
