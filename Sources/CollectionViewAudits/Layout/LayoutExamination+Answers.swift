import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// What a layout at rest answers about all that there is: every item, and only those, inside of the content.

extension LayoutExamination {
  /// All that can be asked of one view: at the start, in the middle and at the end.
  mutating func examine(_ setup: AuditCase) {
    let stage = stage(setup)
    let follows = stage.followsScrolling()
    let atStart = examineEverything(stage, setup, follows: follows)
    examineTargets(stage, setup)
    // Many items are there for their number alone.
    for position in stage.paths.count > 100 ? [0, 1] : [0, 0.5, 1] {
      var here = setup
      here.position = position
      if position > 0 {
        let before = stage.view.contentOffset
        stage.scroll(to: position)
        if stage.view.contentOffset == before { continue }
      }
      examineBounds(stage, here, follows: follows)
      examineAgain(stage, here)
      if position == 1 { examineEmptyEnd(stage, here, follows ? atStart : nil) }
    }
    examineViolations(stage, setup)
    if stage.countsAskedByLayout > 0 {
      find(
        .readsDataSource, setup,
        "the data source was asked \(stage.countsAskedByLayout) times more than the view asked it")
    }
  }

  // MARK: Everything

  private mutating func examineEverything(
    _ stage: AuditStage, _ setup: AuditCase, follows: Bool
  ) -> ProbedAnswer? {
    let layout = stage.layout
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      find(.notANumber, setup, "the content size is \(AuditText.size(size))")
      return nil
    }
    if min(size.width, size.height) < -0.01 {
      find(.negativeSize, setup, "the content size is \(AuditText.size(size))")
    }
    if audit.expectsWholePages { examinePages(size, stage, setup) }
    let everything = stage.everything()
    examineAnswer(everything, stage, setup)
    // Behind an empty section there are its insets as well.
    if let space = audit.trailingSpace, setup.counts.last != 0 { examineEnd(space, everything, stage, setup) }
    if let gap = audit.largestGap,
      let facts = everything.firstGap(over: gap, isVertical: stage.view.scrollsVertically)
    {
      find(.gapBetweenElements, setup, facts)
    }
    examineItems(everything, stage, setup, follows: follows)
    examineFurnishings(everything, stage, setup)
    examineCovering(everything, setup)
    if audit.asksForMissingItems { examineMissingItems(stage, setup) }
    return everything
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

  private mutating func examineEnd(
    _ space: CGFloat, _ answer: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase
  ) {
    let size = stage.layout.collectionViewContentSize
    let frames = answer.elements.values.map(\.frame).filter(\.hasFiniteSides)
    let isVertical = stage.view.scrollsVertically
    guard let end = frames.map({ isVertical ? $0.maxY : $0.maxX }).max() else { return }
    let length = isVertical ? size.height : size.width
    guard length - end > space + 0.5 else { return }
    find(
      .contentTooLarge, setup,
      "the content ends at \(AuditText.number(length)), the last element at \(AuditText.number(end)):"
        + " \(AuditText.number(length - end)) points behind it, where \(AuditText.number(space)) are right")
  }

  /// Scrolled to the end there must be something to see, where there are items.
  ///
  /// - Parameter atStart: What was there at the start, for layouts that may move their items with the offset: those decide
  ///   at each place what is seen.
  private mutating func examineEmptyEnd(_ stage: AuditStage, _ setup: AuditCase, _ atStart: ProbedAnswer?) {
    if let atStart, atStart.firstDifference(from: stage.everything()) != nil { return }
    let (bounds, size) = (stage.view.bounds, stage.content.size)
    guard setup.counts.contains(where: { $0 > 0 }), bounds.hasFiniteSides else { return }
    // One axis at a time: a plane with items here and there may have empty corners.
    guard size.width <= bounds.width + 1 || size.height <= bounds.height + 1 else { return }
    let answer = ProbedAnswer(stage.layout.layoutAttributesForElements(in: bounds))
    guard !answer.order.isEmpty || audit.expectsAllSections || setup.counts.first ?? 0 > 0,
      !answer.order.contains(where: { answer.elements[$0]?.frame.isSeen(in: bounds) == true })
    else { return }
    // Where nothing is seen anywhere, the end is the least of it.
    let everything = stage.everything()
    guard everything.order.contains(where: { everything.elements[$0]?.frame.isSeen(in: stage.content) == true })
    else { return }
    find(
      .contentTooLarge, setup,
      "the content is \(AuditText.size(size)), and there is nothing at its end, in \(AuditText.rect(bounds))")
  }

  /// What is wrong with an answer by itself: elements twice, of items that do not exist, without a real place.
  mutating func examineAnswer(_ answer: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase) {
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
      } else if !element.attributes.alpha.isFinite {
        find(.notANumber, setup, "\(name) has the alpha \(AuditText.number(element.attributes.alpha))")
      }
      let size = element.attributes.size
      if min(size.width, size.height) < -0.01 { find(.negativeSize, setup, "\(name) is \(AuditText.size(size))") }
      if stage.lacks(name) {
        find(.elementOfMissingItem, setup, "\(name), where there are \(AuditText.counts(stage.counts))")
      }
    }
  }

  // MARK: Items

  /// The items that the layout is to know.
  func expectedPaths(_ stage: AuditStage) -> [IndexPath] {
    audit.expectsAllSections ? stage.paths : stage.paths.filter { $0.section == 0 }
  }

  /// Every item has a place, is answered somewhere, and lies where one can scroll to.
  private mutating func examineItems(
    _ everything: ProbedAnswer, _ stage: AuditStage, _ setup: AuditCase, follows: Bool
  ) {
    var missing: [(name: ElementName, alone: ProbedElement?)] = []
    var outside: [ProbedElement] = []
    let content = stage.reach
    for path in expectedPaths(stage) {
      let name = ElementName(cell: ItemPath(path.section, path.item))
      compared()
      let alone = stage.layout.probe(name)
      if let alone, !alone.frame.hasFiniteSides {
        find(.notANumber, setup, "\(name) has the frame \(AuditText.rect(alone.frame))")
        continue
      }
      // A section that scrolls by itself brings its items in from the side.
      if let alone, stage.scrollsByItself(path.section), alone.overhang(content) > 0.5 { continue }
      if everything.elements[name] == nil, alone?.isDrawn ?? true {
        missing.append((name, alone))
      } else if alone == nil, everything.elements[name] != nil {
        find(.itemWithoutAttributes, setup, "\(name) is answered for a rectangle, and by itself there is nothing")
      }
      if let alone, !alone.attributes.isHidden, alone.overhang(content) > 0.5 { outside.append(alone) }
    }
    if audit.allowsElementsOutsideContent { outside = [] }
    if follows, !missing.isEmpty || !outside.isEmpty { strikeOut(&missing, &outside, stage, setup) }
    if let (name, alone) = missing.first {
      find(
        .itemNeverShown, setup,
        "\(name) is in no rectangle"
          + (alone.map { ", though by itself it is at \(AuditText.rect($0.frame))" } ?? " and has no attributes"))
    }
    if let element = outside.first { findOutside(element, content, setup) }
  }

  /// Where places follow the offset, an item may have none at the start and come into sight later.
  private mutating func strikeOut(
    _ missing: inout [(name: ElementName, alone: ProbedElement?)], _ outside: inout [ProbedElement],
    _ stage: AuditStage, _ setup: AuditCase
  ) {
    var seen: [ElementName: ProbedElement] = [:]
    var (inside, central, moving): (Set<ElementName>, Set<ElementName>, Set<ElementName>) = ([], [], [])
    stage.sweep {
      let (answer, content, bounds) = (stage.everything(), stage.reach, stage.view.bounds)
      for name in answer.order {
        guard let element = answer.elements[name] else { continue }
        if let known = seen.updateValue(element, forKey: name), known.frame != element.frame { moving.insert(name) }
        if element.overhang(content) <= 0.5 { inside.insert(name) }
        let center = CGRect(x: element.frame.midX, y: element.frame.midY, width: 0, height: 0)
        if center.overhang(bounds) <= 0 { central.insert(name) }
      }
    }
    // What moves need not be whole anywhere, but its middle must come into sight.
    outside.removeAll { inside.contains($0.name) || moving.contains($0.name) && central.contains($0.name) }
    for (name, alone) in missing where alone == nil && seen[name] != nil {
      find(.itemWithoutAttributes, setup, "\(name) is answered further down, and by itself there is nothing")
    }
    missing.removeAll { seen[$0.name] != nil }
  }

  mutating func findOutside(_ element: ProbedElement, _ content: CGRect, _ setup: AuditCase) {
    find(
      .outsideContent, setup,
      "\(element.name) is at \(AuditText.rect(element.frame)), \(AuditText.number(element.overhang(content))) points"
        + " outside of the content, which is \(AuditText.size(content.size))")
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
  func isSeen(in other: CGRect, least: CGFloat = 0.01) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > least
      && min(maxY, other.maxY) - max(minY, other.minY) > least
  }

  /// How far this rectangle reaches out of another, in points; negative when it is inside.
  func overhang(_ other: CGRect) -> CGFloat {
    max(other.minX - minX, other.minY - minY, maxX - other.maxX, maxY - other.maxY)
  }
}
