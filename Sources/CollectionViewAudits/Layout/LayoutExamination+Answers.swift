import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// What a layout at rest answers: rectangles against single elements, halves against wholes.

extension LayoutExamination {
  /// All that can be asked of one view: at the start, in the middle and at the end.
  mutating func examine(_ setup: AuditCase) {
    let stage = stage(setup)
    examineEverything(stage, setup)
    for position in [0, 0.5, 1] {
      var here = setup
      here.position = position
      if position > 0 {
        let before = stage.view.contentOffset
        stage.scroll(to: position)
        if stage.view.contentOffset == before { continue }
      }
      examineBounds(stage, here)
      examineAgain(stage, here)
    }
    examineViolations(stage, setup)
    if stage.countsAskedByLayout > 0 {
      find(
        .readsDataSource, setup,
        "the data source was asked \(stage.countsAskedByLayout) times more than the view asked it")
    }
  }

  // MARK: Everything

  private mutating func examineEverything(_ stage: AuditStage, _ setup: AuditCase) {
    let layout = stage.layout
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      find(.notANumber, setup, "the content size is \(AuditText.size(size))")
      return
    }
    if audit.expectsWholePages { examinePages(size, stage, setup) }
    let everything = layout.probeEverything()
    examineAnswer(everything, stage, setup)
    if let space = audit.trailingSpace { examineEnd(space, everything, size, setup) }
    for path in stage.paths { examineItem(path, everything, stage, setup) }
    if audit.asksForMissingItems { examineMissingItems(stage, setup) }
  }

  private mutating func examinePages(_ size: CGSize, _ stage: AuditStage, _ setup: AuditCase) {
    let view = stage.view.bounds.size
    // Along the other axis there is one page.
    for (length, page, name) in [(size.width, view.width, "width"), (size.height, view.height, "height")] {
      let pages = page > 0 ? length / page : 0
      guard length > page + 0.5, abs(pages - pages.rounded()) * page > 0.5 else { continue }
      find(
        .contentNotWholePages, setup,
        "the \(name) of the content is \(AuditText.number(length)), which is \(AuditText.number(pages)) pages of"
          + " \(AuditText.number(page))")
    }
  }

  private mutating func examineEnd(_ space: CGFloat, _ answer: ProbedAnswer, _ size: CGSize, _ setup: AuditCase) {
    let frames = answer.elements.values.map(\.frame).filter(\.hasFiniteSides)
    let isVertical = size.height >= size.width
    guard let end = frames.map({ isVertical ? $0.maxY : $0.maxX }).max() else { return }
    let length = isVertical ? size.height : size.width
    guard length - end > space + 0.5 else { return }
    find(
      .contentTooLarge, setup,
      "the content ends at \(AuditText.number(length)), the last element at \(AuditText.number(end)):"
        + " \(AuditText.number(length - end)) points behind it, where \(AuditText.number(space)) are right")
  }

  private mutating func examineAnswer(_ answer: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase) {
    compared(answer.order.count)
    if let name = answer.repeated.first {
      find(
        .duplicateElements, setup,
        "\(name) is there \(answer.repeated.filter { $0 == name }.count + 1) times, among"
          + " \(answer.order.count + answer.repeated.count) elements")
    }
    for name in answer.order {
      guard let element = answer.elements[name] else { continue }
      if !element.frame.hasFiniteSides {
        find(.notANumber, setup, "\(name) has the frame \(AuditText.rect(element.frame))")
      }
      let section = Int(name.path.section)
      if name.isCell, section >= stage.counts.count || Int(name.path.item) >= stage.counts[section] {
        find(.elementOfMissingItem, setup, "\(name), where there are \(AuditText.counts(stage.counts))")
      }
    }
  }

  private mutating func examineItem(
    _ path: IndexPath, _ everything: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    let name = ElementName(cell: ItemPath(path.section, path.item))
    compared()
    guard let item = stage.layout.probe(name) else {
      if everything.elements[name] != nil {
        find(.itemWithoutAttributes, setup, "\(name) is answered for a rectangle, and by itself there is nothing")
      } else if audit.expectsAllSections || path.section == 0 {
        find(.itemNeverShown, setup, "\(name) is in no rectangle and has no attributes")
      }
      return
    }
    if everything.elements[name] == nil, audit.expectsAllSections || path.section == 0 {
      find(
        .itemNeverShown, setup, "\(name) is in no rectangle, though by itself it is at \(AuditText.rect(item.frame))")
    }
    guard item.frame.hasFiniteSides else {
      find(.notANumber, setup, "\(name) has the frame \(AuditText.rect(item.frame))")
      return
    }
    guard !audit.allowsElementsOutsideContent, !item.attributes.isHidden else { return }
    let content = stage.content
    let overhang = max(
      content.minX - item.frame.minX, content.minY - item.frame.minY, item.frame.maxX - content.maxX,
      item.frame.maxY - content.maxY)
    if overhang > 0.5 {
      find(
        .outsideContent, setup,
        "\(name) is at \(AuditText.rect(item.frame)), \(AuditText.number(overhang)) points outside of the content,"
          + " which is \(AuditText.size(content.size))")
    }
  }

  private mutating func examineMissingItems(_ stage: AuditStage, _ setup: AuditCase) {
    for section in stage.counts.indices {
      let name = ElementName(cell: ItemPath(section, stage.counts[section]))
      guard let item = stage.layout.probe(name) else { continue }
      find(
        .answersForMissingItem, setup,
        "\(name) is at \(AuditText.rect(item.frame)), where there are \(AuditText.counts(stage.counts))")
      if !item.frame.hasFiniteSides {
        find(.notANumber, setup, "\(name), which does not exist, has the frame \(AuditText.rect(item.frame))")
      }
    }
  }

  // MARK: The visible bounds

  private mutating func examineBounds(_ stage: AuditStage, _ setup: AuditCase) {
    let (layout, bounds) = (stage.layout, stage.view.bounds)
    guard bounds.hasFiniteSides else { return }
    let answer = ProbedAnswer(layout.layoutAttributesForElements(in: bounds))
    examineAnswer(answer, stage, setup)
    for name in answer.order {
      guard let element = answer.elements[name] else { continue }
      compared()
      if let alone = layout.probe(name), !alone.agrees(with: element) {
        find(.answersDisagree, setup, "\(name) is at \(element.difference(from: alone))")
      }
    }
    for path in stage.paths {
      let name = ElementName(cell: ItemPath(path.section, path.item))
      guard answer.elements[name] == nil, let alone = layout.probe(name), alone.frame.isSeen(in: bounds) else {
        continue
      }
      find(
        .elementsMissing, setup,
        "\(name) is at \(AuditText.rect(alone.frame)), and the answer for \(AuditText.rect(bounds)) leaves it out")
    }
    examineHalves(bounds, answer, stage, setup)
  }

  private mutating func examineHalves(
    _ bounds: CGRect, _ whole: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    let halves = [
      bounds.divided(atDistance: bounds.height / 2, from: .minYEdge),
      bounds.divided(atDistance: bounds.width / 2, from: .minXEdge),
    ]
    let quarter = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width / 2, height: bounds.height / 2)
    examineExcess(quarter, ProbedAnswer(stage.layout.layoutAttributesForElements(in: quarter)), setup)
    for (first, second) in halves {
      var found: Set<ElementName> = []
      for half in [first, second] {
        let answer = ProbedAnswer(stage.layout.layoutAttributesForElements(in: half))
        compared(answer.order.count)
        found.formUnion(answer.order)
        examineExcess(half, answer, setup)
        if let extra = answer.order.first(where: { name in
          guard let element = answer.elements[name] else { return false }
          return element.frame.isSeen(in: half) && whole.elements[name] == nil
        }) {
          find(
            .halvesDiffer, setup,
            "\(extra) is in the answer for \(AuditText.rect(half)), and not in that for \(AuditText.rect(bounds))")
        }
      }
      for name in whole.order where !found.contains(name) {
        guard let element = whole.elements[name], element.frame.isSeen(in: bounds),
          element.frame.isSeen(in: first) || element.frame.isSeen(in: second)
        else { continue }
        find(
          .halvesDiffer, setup,
          "\(name) is in the answer for \(AuditText.rect(bounds)), and in none for its halves")
      }
    }
  }

  private mutating func examineExcess(_ rect: CGRect, _ answer: ProbedAnswer, _ setup: AuditCase) {
    let total = answer.order.count
    let outside = answer.elements.values.filter { $0.frame.hasFiniteSides && !$0.frame.isSeen(in: rect) }.count
    // Groups and pages at the edge are fair: what counts is an answer that hardly looks at the rectangle.
    guard outside >= 12, outside * 2 > total else { return }
    find(
      .elementsTooMany, setup,
      "\(outside) of the \(total) elements that were answered for \(AuditText.rect(rect)) are outside of it")
  }

  /// The same question twice.
  private mutating func examineAgain(_ stage: AuditStage, _ setup: AuditCase) {
    let bounds = stage.view.bounds
    let first = ProbedAnswer(stage.layout.layoutAttributesForElements(in: bounds))
    let second = ProbedAnswer(stage.layout.layoutAttributesForElements(in: bounds))
    compare(.changesByItself, setup, second, shouldBe: first)
  }

  // MARK: Violations

  /// What the view itself noticed meanwhile.
  mutating func examineViolations(_ stage: AuditStage, _ setup: AuditCase) {
    for violation in stage.violations {
      let sentence = violation.sentence.split(separator: "\n").first.map(String.init) ?? violation.sentence
      switch violation.rule {
      case .mutatedSuperAttributes:
        find(
          .superAttributesChanged, setup,
          violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
      case .attributesForMissingItem: find(.elementOfMissingItem, setup, sentence)
      case .duplicateAttributes: find(.duplicateElements, setup, sentence)
      case .invalidGeometry: find(.notANumber, setup, sentence)
      case .changedWithoutInvalidation: find(.changesByItself, setup, sentence)
      case .missingAttributes: find(.itemWithoutAttributes, setup, sentence)
      case .pathOutOfRange:
        // Asked of a flow layout it is an item, asked of the view a section.
        find(
          violation.fact("asked") == nil ? .asksForMissingSection : .asksForMissingItem, setup,
          violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
      // Items that are larger than a view of the audit's choice are not the layout's fault.
      case .oversizedItem, .nearMiss, .overReporting, .layoutInUse: break
      default: if violation.severity != .advice { find(.brokenContract, setup, sentence) }
      }
    }
  }
}

extension AuditText {
  static func counts(_ counts: [Int]) -> String {
    counts.isEmpty ? "no sections" : counts.map(String.init).joined(separator: ", ") + " items"
  }
}

extension CGRect {
  var hasFiniteSides: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether more than an edge of this rectangle is in the other. Foundation's own test differs between platforms for
  /// rectangles that only touch.
  func isSeen(in other: CGRect) -> Bool {
    let least: CGFloat = 0.01
    return min(maxX, other.maxX) - max(minX, other.minX) > least
      && min(maxY, other.maxY) - max(minY, other.minY) > least
  }
}
