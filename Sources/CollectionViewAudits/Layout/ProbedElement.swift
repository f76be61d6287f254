import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What a layout said about one element, kept as it was said.
@MainActor struct ProbedElement {
  let name: ElementName
  let frame: CGRect
  /// A copy: the object may be changed by its layout later.
  let attributes: CollectionViewLayoutAttributes

  init(_ attributes: CollectionViewLayoutAttributes) {
    name = ElementName(attributes)
    frame = attributes.frame
    self.attributes = attributes.copy() as! CollectionViewLayoutAttributes
  }

  /// Whether frame, order, opacity, transform and what a subclass adds are the same, to a hundredth of a point.
  func agrees(with other: ProbedElement) -> Bool {
    if attributes.isEqual(other.attributes) { return true }
    let (a, b) = (frame, other.frame)
    guard abs(a.minX - b.minX) < 0.01, abs(a.minY - b.minY) < 0.01, abs(a.width - b.width) < 0.01,
      abs(a.height - b.height) < 0.01
    else { return false }
    guard attributes.zIndex == other.attributes.zIndex, attributes.isHidden == other.attributes.isHidden,
      abs(attributes.alpha - other.attributes.alpha) < 0.001
    else { return false }
    // What is left is noise in the frame, or a property of the user's own.
    let noiseless = other.attributes.copy() as! CollectionViewLayoutAttributes
    noiseless.size = attributes.size
    noiseless.center = attributes.center
    noiseless.transform3D = attributes.transform3D
    return attributes.isEqual(noiseless)
  }

  /// Frame and what else differs, for the text of a finding.
  func difference(from other: ProbedElement) -> String {
    var parts: [String] = []
    if frame != other.frame { parts.append("\(AuditText.rect(frame)) against \(AuditText.rect(other.frame))") }
    if attributes.zIndex != other.attributes.zIndex {
      parts.append("z \(attributes.zIndex) against \(other.attributes.zIndex)")
    }
    if attributes.alpha != other.attributes.alpha {
      parts.append("alpha \(AuditText.number(attributes.alpha)) against \(AuditText.number(other.attributes.alpha))")
    }
    if attributes.isHidden != other.attributes.isHidden { parts.append("hidden in one of them") }
    return parts.isEmpty ? "a property of its own" : parts.joined(separator: ", ")
  }
}

/// What a layout answers to one rectangle, by element.
@MainActor struct ProbedAnswer {
  /// In the layout's order; an element that came twice is there once.
  private(set) var elements: [ElementName: ProbedElement] = [:]
  private(set) var order: [ElementName] = []
  /// What came more than once.
  private(set) var repeated: [ElementName] = []

  init(_ answer: [CollectionViewLayoutAttributes]?) {
    for attributes in answer ?? [] {
      let element = ProbedElement(attributes)
      if elements.updateValue(element, forKey: element.name) != nil {
        repeated.append(element.name)
      } else {
        order.append(element.name)
      }
    }
  }

  /// The first element that differs, in order of names, with what differs; nil when both are the same.
  func firstDifference(from other: ProbedAnswer) -> String? {
    for name in Set(order).union(other.order).sorted() {
      switch (elements[name], other.elements[name]) {
      case (let mine?, let theirs?):
        if !mine.agrees(with: theirs) { return "\(name) is at \(mine.difference(from: theirs))" }
      case (_?, nil): return "\(name) is in one answer alone"
      case (nil, _?): return "\(name) is missing in one answer"
      case (nil, nil): break
      }
    }
    return nil
  }
}

extension CollectionViewLayout {
  /// Everything there is, as far as a rectangle finds it.
  @MainActor func probeEverything() -> ProbedAnswer {
    let size = collectionViewContentSize
    let reach: CGFloat = 10_000
    let (width, height) = (size.width.isFinite ? size.width : 0, size.height.isFinite ? size.height : 0)
    return ProbedAnswer(
      layoutAttributesForElements(
        in: CGRect(x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach)))
  }

  /// An element by its own question.
  @MainActor func probe(_ name: ElementName) -> ProbedElement? {
    let item = name.path.item == ItemPath.unlimited ? Int.max : Int(name.path.item)
    let path = IndexPath(item: item, section: Int(name.path.section))
    let answer =
      switch name.category {
      case .cell: layoutAttributesForItem(at: path)
      case .supplementary: layoutAttributesForSupplementaryView(ofKind: name.kind ?? "", at: path)
      case .decoration: layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: path)
      }
    return answer.map(ProbedElement.init)
  }
}
