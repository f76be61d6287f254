import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// Headers, footers, decoration views, and elements that lie on each other.

extension LayoutExamination {
  /// Headers, footers and decorations: each by its own question, in the content, and each kind in some answer.
  mutating func examineFurnishings(_ everything: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase) {
    let content = stage.reach
    for name in everything.order where !name.isCell {
      guard let element = everything.elements[name], element.frame.hasFiniteSides else { continue }
      compared()
      if stage.layout.probe(again: element) == nil {
        find(.itemWithoutAttributes, setup, "\(name) is answered for a rectangle, and by itself there is nothing")
      }
      guard !audit.allowsElementsOutsideContent, element.isDrawn else { continue }
      // A background may reach out, and a badge stick out of its item: they are not what somebody scrolls to.
      let isOut =
        name.isBoundary
        ? element.overhang(content) > 0.5
        : !element.frame.isSeen(in: content) && !element.untransformedFrame.isSeen(in: content)
      if isOut { findOutside(element, content, setup) }
    }
    if let facts = everything.firstEmptySupplementary(isVertical: stage.view.scrollsVertically) {
      find(.emptySupplementary, setup, facts)
    }
    let kinds: [(ElementCategory, String)] =
      ElementName.boundaryKinds.map { (.supplementary, $0) }
      + stage.layout.registeredDecorationKinds.map { (.decoration, $0) }
    // A view never asks for what no rectangle named, and a layout without headers may look into an empty array there.
    if audit.asksForMissingItems {
      for (category, kind) in kinds { examineKind(category, kind, everything, stage, setup) }
    }
    examineOwnAttributes(stage, setup)
  }

  /// A kind that has places by itself and is in no answer at all.
  private mutating func examineKind(
    _ category: ElementCategory, _ kind: String, _ everything: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    guard !everything.order.contains(where: { $0.category == category && $0.kind == kind }) else { return }
    for section in stage.counts.indices where audit.expectsAllSections || section == 0 {
      let name = ElementName(category, kind: kind, path: ItemPath(section, 0))
      // Some layouts answer a footer's question with the header.
      guard let alone = stage.layout.probe(name), alone.name == name, alone.isDrawn,
        alone.frame.isSeen(in: stage.content)
      else { continue }
      find(
        .itemNeverShown, setup, "\(name) is in no rectangle, though by itself it is at \(AuditText.rect(alone.frame))")
      return
    }
  }

  // MARK: Covering

  /// Two cells in one place, or a header on a cell, with the same depth. Asked where nothing is scrolled: what is pinned
  /// lies on items later.
  mutating func examineCovering(_ everything: ProbedAnswer, _ setup: AuditCase) {
    guard let facts = covering(everything) else { return }
    // Rings and fans draw in when room is short, which the layout did not choose: there must be something in a large view.
    var large = setup
    large.size = CGSize(width: setup.size.width * 3, height: setup.size.height * 3)
    guard covering(stage(large).everything()) != nil else { return }
    find(.coveredWithoutOrder, setup, facts)
  }

  /// Which elements lie on each other, in words; nil when none do.
  private func covering(_ everything: ProbedAnswer) -> String? {
    let shown = everything.order.compactMap { everything.elements[$0] }.filter {
      $0.frame.hasFiniteSides && $0.isDrawn && $0.isUpright && abs($0.frame.minX) < 1e8 && abs($0.frame.minY) < 1e8
        && $0.frame.width < 1e8 && $0.frame.height < 1e8 && (audit.expectsAllSections || $0.name.path.section == 0)
    }
    var places: [[Int]: ElementName] = [:]
    for element in shown where element.name.isCell {
      let (frame, depth) = (element.frame, element.attributes.zIndex)
      let place = [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 2).rounded()) } + [depth]
      guard let other = places.updateValue(element.name, forKey: place) else { continue }
      return "\(other) and \(element.name) are both at \(AuditText.rect(frame)) with z \(depth)"
    }
    if let facts = overlap(shown) { return facts }
    for (index, boundary) in shown.enumerated() where boundary.name.isBoundary {
      for (other, element) in shown.enumerated() where element.name.isCell || element.name.isBoundary && other > index {
        guard element.attributes.zIndex == boundary.attributes.zIndex,
          element.frame.isSeen(in: boundary.frame, least: 1)
        else { continue }
        return "\(boundary.name) is at \(AuditText.rect(boundary.frame)) and \(element.name) at"
          + " \(AuditText.rect(element.frame)), both with z \(element.attributes.zIndex)"
      }
    }
    return nil
  }

  /// Two cells of few of which a good part lies on each other, with the same depth. With many, figures such as rings have no
  /// choice.
  private func overlap(_ shown: [ProbedElement]) -> String? {
    let cells = shown.filter(\.name.isCell)
    guard cells.count <= 8 else { return nil }
    for (index, one) in cells.enumerated() {
      for other in cells[(index + 1)...] where one.attributes.zIndex == other.attributes.zIndex {
        let (a, b) = (one.frame, other.frame)
        let (width, height) = (min(a.maxX, b.maxX) - max(a.minX, b.minX), min(a.maxY, b.maxY) - max(a.minY, b.minY))
        guard width > 4, height > 4, width * height > 0.25 * min(a.width * a.height, b.width * b.height) else {
          continue
        }
        return "\(one.name) is at \(AuditText.rect(a)) and \(other.name) at \(AuditText.rect(b)), both with z"
          + " \(one.attributes.zIndex)"
      }
    }
    return nil
  }

  // MARK: Attributes of the layout's own class

  /// What a subclass of the attributes adds must be in its copies.
  private mutating func examineOwnAttributes(_ stage: AuditStage, _ setup: AuditCase) {
    let bounds = stage.view.bounds
    for attributes in (stage.layout.layoutAttributesForElements(in: bounds) ?? []).prefix(8) {
      guard type(of: attributes) != CollectionViewLayoutAttributes.self,
        let copy = attributes.copy() as? CollectionViewLayoutAttributes
      else { continue }
      let (own, copied) = (attributes.ownProperties, copy.ownProperties)
      for (label, value) in own where copied.first(where: { $0.label == label })?.value != value {
        find(
          .attributesIncomplete, setup,
          "\(label) of \(type(of: attributes)) is \(value), and"
            + " \(copied.first { $0.label == label }?.value ?? "nothing") in a copy")
        return
      }
    }
  }
}

extension CollectionViewLayoutAttributes {
  /// What a subclass stores, as text, in order of declaration; what has no text is left out.
  var ownProperties: [(label: String, value: String)] {
    var found: [(label: String, value: String)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let own = mirror, own.subjectType != CollectionViewLayoutAttributes.self {
      for child in own.children {
        guard let label = child.label, let text = ValueText.plainText(child.value) else { continue }
        found.append((label, text))
      }
      mirror = own.superclassMirror
    }
    return found
  }
}

extension ElementName {
  /// The kinds that have the names of headers and footers of sections.
  static let boundaryKinds = [
    CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
  ]

  /// Whether it names the header or footer of a section.
  var isBoundary: Bool { category == .supplementary && ElementName.boundaryKinds.contains(kind ?? "") }
}
