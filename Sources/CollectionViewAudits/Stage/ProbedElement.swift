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
    guard frame.isClose(to: other.frame) else { return false }
    guard attributes.zIndex == other.attributes.zIndex, attributes.isHidden == other.attributes.isHidden,
      abs(attributes.alpha - other.attributes.alpha) < 0.001
    else { return false }
    // A turn by half a circle or a mirrored image has the frame of what it was made of.
    guard attributes.transform3D.isClose(to: other.attributes.transform3D) else { return false }
    // What is left is noise in the frame, or a property of a subclass. A view or closure in one is nobody's to compare.
    return type(of: attributes) == CollectionViewLayoutAttributes.self || ownDifference(from: other) == nil
  }

  /// The first property of a subclass that differs and can be read, with both values; nil when none does.
  private func ownDifference(from other: ProbedElement) -> String? {
    guard type(of: attributes) == type(of: other.attributes) else {
      return "of class \(type(of: attributes)) against \(type(of: other.attributes))"
    }
    for ((label, mine), (_, theirs)) in zip(attributes.ownProperties, other.attributes.ownProperties)
    where mine != theirs {
      if let a = Double(mine), let b = Double(theirs), abs(a - b) < 0.001 { continue }
      return "\(label) \(mine) against \(theirs)"
    }
    return nil
  }

  /// Whether anything is drawn for it: one that is hidden, transparent or empty may be left out of an answer.
  var isDrawn: Bool {
    !attributes.isHidden && attributes.alpha > 0.01 && frame.width > 0.01 && frame.height > 0.01
  }

  /// Whether it stands as it is, neither turned nor scaled.
  var isUpright: Bool { attributes.transform3D.isClose(to: CATransform3DIdentity) }

  /// The rectangle before any transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: attributes.center.x - attributes.size.width / 2, y: attributes.center.y - attributes.size.height / 2,
      width: attributes.size.width, height: attributes.size.height)
  }

  /// How far it reaches out of a rectangle, in points; one that is turned or scaled may do so on one of its two frames.
  func overhang(_ content: CGRect) -> CGFloat {
    let overhang = frame.overhang(content)
    return isUpright ? overhang : min(overhang, untransformedFrame.overhang(content))
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
    if !attributes.transform3D.isClose(to: other.attributes.transform3D) { parts.append("another transform") }
    if parts.isEmpty { parts.append(ownDifference(from: other) ?? "a property of its own") }
    return parts.joined(separator: ", ")
  }
}

extension CGRect {
  /// Whether all sides are the same to a hundredth of a point.
  func isClose(to other: CGRect) -> Bool {
    minX.isClose(to: other.minX) && minY.isClose(to: other.minY) && width.isClose(to: other.width)
      && height.isClose(to: other.height)
  }
}

extension CGFloat {
  /// Whether both are the same to a hundredth of a point; what is no number is another rule's business.
  fileprivate func isClose(to other: CGFloat) -> Bool {
    self == other || abs(self - other) < 0.01 || (!isFinite && !other.isFinite)
  }
}

/// What a layout answers to one rectangle, by element.
@MainActor struct ProbedAnswer {
  /// By name; an element that came twice is there once.
  private(set) var elements: [ElementName: ProbedElement] = [:]
  /// In order of names, whatever the layout's own order: one that answers from a dictionary has another in each run.
  private(set) var order: [ElementName] = []
  /// What came more than once.
  private(set) var repeated: [ElementName] = []
  /// The size of the content at that time; nil when it was not asked for.
  private(set) var contentSize: CGSize?

  init(_ answer: [CollectionViewLayoutAttributes]?, contentSize: CGSize? = nil) {
    self.contentSize = contentSize
    var isSorted = true
    for attributes in answer ?? [] {
      let element = ProbedElement(attributes)
      if elements.updateValue(element, forKey: element.name) != nil {
        repeated.append(element.name)
      } else {
        isSorted = isSorted && order.last.map { $0 < element.name } ?? true
        order.append(element.name)
      }
    }
    if !isSorted { order.sort() }
    repeated.sort()
  }

  /// The first element that differs, in order of names, with what differs, or the size of the content; nil when both are
  /// the same.
  func firstDifference(from other: ProbedAnswer) -> String? {
    for name in Set(order).union(other.order).sorted() {
      switch (elements[name], other.elements[name]) {
      case (let mine?, let theirs?):
        if !mine.agrees(with: theirs) { return "\(name) has \(mine.difference(from: theirs))" }
      case (_?, nil): return "\(name) is in one answer alone"
      case (nil, _?): return "\(name) is missing in one answer"
      case (nil, nil): break
      }
    }
    guard let mine = contentSize, let theirs = other.contentSize else { return nil }
    if abs(mine.width - theirs.width) < 0.01, abs(mine.height - theirs.height) < 0.01 { return nil }
    return "the content is \(AuditText.size(mine)) against \(AuditText.size(theirs))"
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
        in: CGRect(x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach)),
      contentSize: size)
  }

  /// The same element by its own question, with the path that it came with.
  @MainActor func probe(again element: ProbedElement) -> ProbedElement? {
    let (path, kind) = (element.attributes.indexPath, element.name.kind ?? "")
    let answer =
      switch element.name.category {
      case .cell: layoutAttributesForItem(at: path)
      case .supplementary: layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case .decoration: layoutAttributesForDecorationView(ofKind: kind, at: path)
      }
    return answer.map(ProbedElement.init)
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

extension CATransform3D {
  /// Whether both are the same but for rounding.
  fileprivate func isClose(to other: CATransform3D) -> Bool {
    let pairs = [
      (m11, other.m11), (m12, other.m12), (m13, other.m13), (m14, other.m14), (m21, other.m21), (m22, other.m22),
      (m23, other.m23), (m24, other.m24), (m31, other.m31), (m32, other.m32), (m33, other.m33), (m34, other.m34),
      (m41, other.m41), (m42, other.m42), (m43, other.m43), (m44, other.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 0.001 }
  }
}
