import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// An audit of a screen that is under way.
@MainActor struct ScreenExamination {
  private let audit: ScreenAudit
  private var findings: [Finding] = []
  private var comparisons = 0

  init(_ audit: ScreenAudit) { self.audit = audit }

  private var view: CollectionView { audit.view }

  private var subject: String {
    view.dataSource.map { "\(type(of: view.collectionViewLayout)) with \(type(of: $0))" }
      ?? "\(type(of: view.collectionViewLayout))"
  }

  var report: AuditReport {
    AuditReport(subject: subject, findings: findings, cases: 1, comparisons: comparisons)
  }

  private mutating func find(_ rule: FindingRule, _ facts: String) {
    findings.append(Finding(rule, subject: subject, facts: facts, smallest: situation))
  }

  private var situation: String {
    "\(AuditText.counts(counts)) in a view of \(AuditText.size(view.bounds.size)), offset"
      + " \(AuditText.point(view.contentOffset))"
  }

  private var counts: [Int] { (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }

  mutating func examine() {
    guard !view.isLayoutPending else {
      find(.layoutPending, "layoutIfNeeded() was not called since something changed")
      return
    }
    examineCounts()
    guard !view.bounds.isEmpty else {
      examineEmptyBounds()
      return
    }
    let answer = ProbedAnswer(elements())
    examineItems()
    examineCells()
    examineSupplementary(answer)
    examineReuse()
    if let gap = audit.largestGap, let facts = answer.firstGap(over: gap, isVertical: isVertical) {
      find(.gapBetweenElements, facts)
    }
    examineEndedDisplays()
  }

  /// Counts that the data source has by now and the view was not told.
  private mutating func examineCounts() {
    guard let source = view.dataSource else { return }
    let now = (0..<max(0, source.numberOfSections?(in: view) ?? 1)).map {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
    comparisons += 1
    guard now != counts else { return }
    find(
      .countsChangeInPass,
      "the view knows \(AuditText.counts(counts)), and the data source has \(AuditText.counts(now))")
  }

  // MARK: Parts

  private var isVertical: Bool { view.scrollsVertically }

  /// All elements, or with many items those on screen.
  private func elements() -> [CollectionViewLayoutAttributes]? {
    let isSmall = counts.reduce(0, +) <= audit.mostItems
    let size = view.collectionViewLayout.collectionViewContentSize
    guard isSmall, size.width.isFinite, size.height.isFinite else {
      return view.collectionViewLayout.layoutAttributesForElements(in: view.bounds)
    }
    return view.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: size).union(view.bounds))
  }

  /// Items to look at one by one: all, or those around the visible ones.
  private func candidates() -> [IndexPath] {
    let counts = counts
    let visible = view.indexPathsForVisibleItems
    let isSmall = counts.reduce(0, +) <= audit.mostItems
    return counts.indices.flatMap { section -> [IndexPath] in
      var items = 0..<counts[section]
      if !isSmall {
        let here = visible.filter { $0.section == section }.map(\.item)
        let (first, last) = (here.min() ?? 0, here.max() ?? 0)
        items = items.clamped(to: (first - ScreenExamination.reach)..<(last + ScreenExamination.reach))
      }
      return items.map { IndexPath(item: $0, section: section) }
    }
  }

  /// How many items before the first and behind the last visible one are looked at in a long list.
  private static let reach = 50

  private mutating func examineEmptyBounds() {
    let total = counts.reduce(0, +)
    guard total > 0 else { return }
    find(.emptyBounds, "\(total) items in bounds of \(AuditText.size(view.bounds.size))")
  }

  private mutating func examineItems() {
    var missing: [String] = []
    var first = ""
    for path in candidates() where view.cellForItem(at: path) == nil {
      comparisons += 1
      guard let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path), !attributes.isHidden,
        attributes.frame.isSeen(in: view.bounds)
      else { continue }
      if missing.isEmpty { first = AuditText.rect(attributes.frame) }
      missing.append(ValueText.path(path))
    }
    guard !missing.isEmpty else { return }
    find(
      .itemNotOnScreen,
      "\(AuditText.list(missing)) of bounds \(AuditText.rect(view.bounds)), the first at \(first)")
  }

  private mutating func examineCells() {
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path) else { continue }
      comparisons += 1
      if cell.isSelected != selected.contains(path) {
        find(
          .selectionDisagrees,
          "item \(ValueText.path(path)) \(selected.contains(path) ? "is" : "is not") selected, and its cell says"
            + " isSelected = \(cell.isSelected)")
      }
      guard let attributes = view.collectionViewLayout.layoutAttributesForItem(at: path) else { continue }
      if cell.isHidden != attributes.isHidden {
        find(
          .movedByHand,
          "the cell of item \(ValueText.path(path)) has isHidden = \(cell.isHidden), its layout says"
            + " \(attributes.isHidden)")
      }
      guard attributes.frame.hasFiniteSides, !attributes.frame.isClose(to: cell.frame)
      else { continue }
      find(
        .movedByHand,
        "the cell of item \(ValueText.path(path)) is at \(AuditText.rect(cell.frame)), its layout says"
          + " \(AuditText.rect(attributes.frame))")
    }
  }

  private mutating func examineSupplementary(_ answer: ProbedAnswer) {
    guard let facts = answer.firstEmptySupplementary(isVertical: isVertical) else { return }
    find(.emptySupplementary, facts)
  }

  private mutating func examineReuse() {
    let screen = SimulationEnvironment.current.screenSize
    let (length, content) =
      isVertical
      ? (view.bounds.height, view.contentSize.height) : (view.bounds.width, view.contentSize.width)
    let least = isVertical ? screen.height : screen.width
    let cells = view.visibleCells
    // Half as much again as a screen, and as long as all there is: a short list in a tall view is nobody's fault.
    guard least > 0, length > least * 1.5, length >= content - 1 else { return }
    let fits = CGRect(
      origin: view.contentOffset,
      size: isVertical
        ? CGSize(width: view.bounds.width, height: least) : CGSize(width: least, height: view.bounds.height))
    let needed = cells.count { $0.frame.isSeen(in: fits) }
    guard cells.count >= 2 * max(needed, 1) else { return }
    find(
      .reuseDisabled,
      "\(cells.count) cells in bounds of \(AuditText.size(view.bounds.size)), which is the whole content; a screen of"
        + " \(AuditText.size(screen)) shows \(needed)")
  }

  /// Paths of before an update that lead nowhere now, told to a delegate that listens.
  private mutating func examineEndedDisplays() {
    guard view.counters.didEndDisplayingCalls > 0 else { return }
    let trace = view.trace
    for number in trace.numbers {
      guard case .viewEndedDisplay(_, let key)? = trace[number]?.event, key.isCell, !exists(key.path),
        trace.causes(of: number).contains(where: { trace[$0]?.event.isUpdate ?? false })
      else { continue }
      find(
        .pathFromBeforeUpdate,
        "item \(key.path.section).\(key.path.item) left by an update, and there are \(AuditText.counts(counts)) now")
      return
    }
  }

  private func exists(_ path: ItemPath) -> Bool {
    let section = Int(path.section)
    return section < view.numberOfSections && Int(path.item) < view.numberOfItems(inSection: section)
  }
}

extension Event {
  fileprivate var isUpdate: Bool {
    if case .updateRequested = self { return true }
    return false
  }
}
