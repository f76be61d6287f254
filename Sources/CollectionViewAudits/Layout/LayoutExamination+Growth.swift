import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// How the layout's own work grows: few numbers of items, no cells, exact counts.

extension LayoutExamination {
  /// Counts the work of preparing and of questions for more and more items.
  mutating func examineGrowth() {
    guard audit.examinesGrowth, audit.growthCounts.count >= 3 else { return }
    let size = audit.usableSizes.first ?? CGSize(width: 320, height: 480)
    var measured: [GrowthMeasurement] = []
    for count in audit.growthCounts.sorted() {
      let setup = AuditCase(counts: [count], size: size)
      compared()
      guard let next = GrowthMeasurement(audit, setup) else { return }
      measured.append(next)
      // A square shows after a few numbers, and takes its time at the next.
      if measured.count >= 3, next.largest > GrowthMeasurement.enough { break }
    }
    guard measured.count >= 3, let last = measured.last else { return }
    if let (kind, growth) = fastest(measured.map { ($0.count, $0.preparing) }), growth > .linearithmic {
      let figures = figures(measured, kind) { $0.preparing[kind] }
      find(.prepareGrowsTooFast, last.setup, "prepare() is \(growth); \(figures)")
    }
    examineQuestions(measured, last)
  }

  /// The question that grows most, of those whose answer does not.
  private mutating func examineQuestions(_ measured: [GrowthMeasurement], _ last: GrowthMeasurement) {
    var worst: (text: String, growth: GrowthClass)?
    for (number, question) in last.questions.enumerated() {
      let answers = measured.map { $0.questions[number].answered }
      // What stands there all at once has to be answered.
      guard GrowthClass.fitting(zip(measured, answers).map { ($0.count, $1) }) <= .logarithmic else { continue }
      let works = measured.map { ($0.count, $0.questions[number].work) }
      guard let (kind, growth) = fastest(works), growth >= .linear, growth > worst?.growth ?? .constant else {
        continue
      }
      let text = figures(measured, kind) { $0.questions[number].work[kind] }
      worst = (
        "a question for \(AuditText.rect(question.rect)) is \(growth); \(text), and it has \(question.answered) elements",
        growth
      )
    }
    if let worst { find(.queryGrows, last.setup, worst.text) }
  }

  /// The kind of work that grows fastest.
  private func fastest(_ works: [(count: Int, work: [Int])]) -> (kind: Int, growth: GrowthClass)? {
    let kinds = works.map(\.work.count).min() ?? 0
    return (0..<kinds).map { kind in (kind, GrowthClass.fitting(works.map { ($0.count, $0.work[kind]) })) }
      .max { $0.1 < $1.1 }
  }

  private func figures(
    _ measured: [GrowthMeasurement], _ kind: Int, _ count: (GrowthMeasurement) -> Int
  ) -> String {
    let figures = measured.map { "\(count($0)) for \($0.count) items" }.joined(separator: ", ")
    return "\(GrowthMeasurement.kinds[kind]) \(figures)"
  }
}

/// The work of a layout with so many items.
@MainActor struct GrowthMeasurement {
  /// A question for a rectangle.
  struct Question {
    let rect: CGRect
    /// How many elements in the rectangle were answered.
    let answered: Int
    let work: [Int]
  }

  /// What is counted, in the order of each `work`.
  nonisolated static let kinds = ["attribute objects made:", "reads of attributes:", "allocations:"]
  /// So much work of one kind is enough to see how it grows.
  nonisolated static let enough = 50_000

  let setup: AuditCase
  let count: Int
  let preparing: [Int]
  let questions: [Question]

  /// The most that was done of one kind.
  var largest: Int { (preparing + questions.flatMap(\.work)).max() ?? 0 }

  /// Nil when the view has other items than those of the case, or no content: a delegate of the user's decides then.
  init?(_ audit: LayoutAudit, _ setup: AuditCase) {
    self.setup = setup
    count = setup.counts.reduce(0, +)
    let layout = audit.layout(for: setup)
    let stage = AuditStage(layout, setup, showsCells: false, prepare: audit.preparesView)
    let view = stage.view
    guard view.numberOfSections == 1, view.numberOfItems(inSection: 0) == count else { return nil }
    // What is made once for a layout's life was made by the stage.
    preparing = GrowthMeasurement.work {
      layout.invalidateLayout()
      layout.prepare()
    }
    let content = stage.content
    guard content.width.isFinite, content.height.isFinite, content.width > 0, content.height > 0 else { return nil }
    let size = setup.size
    var rects = [0.5, 0.9].map { part in
      CGRect(x: (content.width * part).rounded(), y: (content.height * part).rounded(), width: 1, height: 1)
    }
    for part in [0.5, 1] {
      rects.append(
        CGRect(
          x: max(0, (content.width - size.width) * part).rounded(),
          y: max(0, (content.height - size.height) * part).rounded(), width: size.width, height: size.height))
    }
    // A layout that computes when it is first asked does so now.
    var answer = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size))
    questions = rects.map { rect in
      let work = GrowthMeasurement.work { answer = layout.layoutAttributesForElements(in: rect) }
      return Question(rect: rect, answered: (answer ?? []).filter { $0.frame.isSeen(in: rect) }.count, work: work)
    }
  }

  private static func work(_ body: () -> Void) -> [Int] {
    let (attributes, allocations) = (CollectionView.attributeWork, AllocationCounting.total)
    body()
    let (now, allocated) = (CollectionView.attributeWork, AllocationCounting.total)
    let work = [now.made - attributes.made, now.reads - attributes.reads]
    guard let allocations, let allocated else { return work }
    return work + [allocated - allocations]
  }
}
