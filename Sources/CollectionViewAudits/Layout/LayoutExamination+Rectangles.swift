import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// Rectangles against single elements, halves against wholes, the same question twice.

extension LayoutExamination {
  // MARK: The visible bounds

  /// - Parameter follows: Whether scrolling prepares the layout again, so that what is away from the bounds is never shown.
  mutating func examineBounds(_ stage: AuditStage, _ setup: AuditCase, follows: Bool) {
    let (layout, bounds) = (stage.layout, stage.view.bounds)
    guard bounds.hasFiniteSides else { return }
    let answer = ProbedAnswer(layout.layoutAttributesForElements(in: bounds))
    examineAnswer(answer, stage, setup)
    for name in answer.order {
      guard let element = answer.elements[name] else { continue }
      compared()
      if let alone = layout.probe(again: element), !alone.agrees(with: element) {
        find(.answersDisagree, setup, "\(name) is at \(element.difference(from: alone))")
      }
    }
    let everything = layout.probeEverything()
    var seen: [ProbedElement] = []
    for path in stage.paths {
      let name = ElementName(cell: ItemPath(path.section, path.item))
      if let element = layout.probe(name) ?? everything.elements[name], element.isDrawn { seen.append(element) }
    }
    seen += everything.order.compactMap { $0.isCell ? nil : everything.elements[$0] }.filter(\.isDrawn)
    for element in seen where answer.elements[element.name] == nil && element.frame.isSeen(in: bounds, least: 0.5) {
      find(
        .elementsMissing, setup,
        "\(element.name) is at \(AuditText.rect(element.frame)), and the answer for \(AuditText.rect(bounds)) leaves it"
          + " out")
      break
    }
    examineHalves(bounds, answer, stage, setup)
    examinePlaces(everything, bounds, stage, setup, follows: follows)
  }

  // MARK: Halves

  private mutating func examineHalves(
    _ bounds: CGRect, _ whole: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    let corner = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width / 3, height: bounds.height / 3)
    examineExcess(corner, ProbedAnswer(stage.layout.layoutAttributesForElements(in: corner)), stage, setup)
    // Through the middle, off the middle, and along the edge of an element.
    let drawn = whole.order.compactMap { whole.elements[$0] }.filter { $0.isDrawn && $0.frame.hasFiniteSides }
    let edge = drawn.isEmpty ? bounds : drawn[drawn.count / 2].frame
    var cuts: [(CGFloat, CGRectEdge)] = [
      (bounds.height / 2, .minYEdge), (bounds.width / 2, .minXEdge),
      (bounds.height * 0.29, .minYEdge), (bounds.width * 0.83, .minXEdge),
    ]
    for (at, length, side) in [
      (edge.minY - bounds.minY, bounds.height, CGRectEdge.minYEdge),
      (edge.maxX - bounds.minX, bounds.width, CGRectEdge.minXEdge),
    ] where at > 1 && at < length - 1 { cuts.append((at, side)) }
    for (distance, side) in cuts {
      let (first, second) = bounds.divided(atDistance: distance, from: side)
      var found: Set<ElementName> = []
      for half in [first, second] {
        let answer = ProbedAnswer(stage.layout.layoutAttributesForElements(in: half))
        compared(answer.order.count)
        found.formUnion(answer.order)
        examineExcess(half, answer, stage, setup)
        for name in answer.order {
          guard let element = answer.elements[name], element.isDrawn else { continue }
          guard let known = whole.elements[name] else {
            guard element.frame.isSeen(in: half, least: 0.5) else { continue }
            find(
              .halvesDiffer, setup,
              "\(name) is in the answer for \(AuditText.rect(half)), and not in that for \(AuditText.rect(bounds))")
            continue
          }
          guard !element.agrees(with: known) else { continue }
          find(
            .halvesDiffer, setup,
            "in the answer for \(AuditText.rect(half)), against that for \(AuditText.rect(bounds)), \(name) is at"
              + " \(element.difference(from: known))")
        }
      }
      for element in drawn where !found.contains(element.name) {
        guard element.frame.isSeen(in: first, least: 0.5) || element.frame.isSeen(in: second, least: 0.5) else {
          continue
        }
        find(
          .halvesDiffer, setup,
          "\(element.name) is in the answer for \(AuditText.rect(bounds)), and in none for its halves")
      }
    }
  }

  private mutating func examineExcess(
    _ rect: CGRect, _ answer: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    let total = answer.order.count
    guard total >= 12 else { return }
    let (content, bounds) = (stage.content.size, stage.view.bounds.size)
    let scrolls = (x: content.width > bounds.width + 1, y: content.height > bounds.height + 1)
    // Views ask for all that there is across the scrolling: whole rows and columns are a fair answer.
    let row = CGRect(x: -1e9, y: rect.minY, width: 2e9, height: rect.height)
    let column = CGRect(x: rect.minX, y: -1e9, width: rect.width, height: 2e9)
    let fair: [CGRect] = scrolls.x && scrolls.y ? [rect] : scrolls.y ? [row] : scrolls.x ? [column] : [row, column]
    let frames = answer.order.compactMap { answer.elements[$0]?.frame }.filter(\.hasFiniteSides)
    let outside = fair.map { area in frames.filter { !$0.isSeen(in: area) }.count }.min() ?? 0
    // Groups and pages at the edge are fair: what counts is an answer that hardly looks at the rectangle.
    guard outside >= 12, outside * 2 > total else { return }
    find(
      .elementsTooMany, setup,
      "\(outside) of the \(total) elements that were answered for \(AuditText.rect(rect)) are outside of it")
  }

  // MARK: Other places

  /// Strips and spots all over the content: what is in them must be answered, as it is when everything is asked for.
  private mutating func examinePlaces(
    _ everything: ProbedAnswer, _ bounds: CGRect, _ stage: AuditStage, _ setup: AuditCase, follows: Bool
  ) {
    let drawn = everything.order.compactMap { everything.elements[$0] }.filter { $0.isDrawn && $0.frame.hasFiniteSides }
    let area = follows ? bounds : stage.content
    var places: [CGRect] = []
    // Strips as views ask for them, from the first to the last, along each axis.
    let strip = CGSize(width: min(area.width, bounds.width), height: min(area.height, bounds.height))
    for step in 0..<8 {
      let part = CGFloat(step) / 7
      places.append(
        CGRect(
          x: area.minX + (area.width - strip.width) * part,
          y: area.minY + (area.height - strip.height * 0.37) * part, width: strip.width, height: strip.height * 0.37))
      places.append(
        CGRect(
          x: area.minX + (area.width - strip.width * 0.41) * part,
          y: area.minY + (area.height - strip.height) * part, width: strip.width * 0.41, height: strip.height))
    }
    // Spots in the middle of elements.
    for index in stride(from: 0, to: drawn.count, by: max(1, drawn.count / 16)) {
      let frame = drawn[index].frame
      let spot = CGRect(x: frame.midX - 0.5, y: frame.midY - 0.5, width: 1, height: 1)
      if spot.isSeen(in: area) { places.append(spot) }
    }
    for place in places where place.width > 0 && place.height > 0 {
      let answer = ProbedAnswer(stage.layout.layoutAttributesForElements(in: place))
      examineAnswer(answer, stage, setup)
      for name in answer.order {
        guard let found = answer.elements[name], let element = everything.elements[name], found.isDrawn,
          !found.agrees(with: element)
        else { continue }
        find(
          .halvesDiffer, setup,
          "in the answer for \(AuditText.rect(place)), against that for everything, \(name) is at"
            + " \(found.difference(from: element))")
      }
      for element in drawn where element.frame.intersection(area).isSeen(in: place, least: 0.5) {
        guard answer.elements[element.name] == nil else { continue }
        find(
          .elementsMissing, setup,
          "\(element.name) is at \(AuditText.rect(element.frame)), and the answer for \(AuditText.rect(place)) leaves it"
            + " out")
      }
    }
  }

  // MARK: Again

  /// The same question twice, with other questions between them.
  mutating func examineAgain(_ stage: AuditStage, _ setup: AuditCase) {
    let (layout, bounds) = (stage.layout, stage.view.bounds)
    let first = ProbedAnswer(
      layout.layoutAttributesForElements(in: bounds), contentSize: layout.collectionViewContentSize)
    for name in first.order { _ = first.elements[name].map { layout.probe(again: $0) } }
    let second = ProbedAnswer(
      layout.layoutAttributesForElements(in: bounds), contentSize: layout.collectionViewContentSize)
    compare(.changesByItself, setup, second, shouldBe: first)
  }
}
