import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// What a fuzzer is made of: where the view comes from, and what happens to it.
@MainActor struct FuzzSetup {
  var layout: @MainActor () -> CollectionViewLayout
  /// Makes the data source of a view; nil for the kit's own.
  var install: (@MainActor (CollectionView) -> any FuzzTarget)?
  var size: CGSize
  /// The share of steps that are batches, from 0 to 1; the rest scrolls, turns, reloads.
  var batches: Double
}

/// Carries a script out, with all that the audits know looked at after each step.
@MainActor struct FuzzRun {
  /// What was wrong, and after how many actions; nil when nothing was.
  private(set) var fault: String?
  private(set) var actions: [FuzzAction] = []
  let counts: [Int]
  private let setup: FuzzSetup
  private let view: CollectionView
  private let target: any FuzzTarget
  private let recorder: SimulationRecorder
  private var model: FuzzModel

  init(_ script: FuzzScript, _ setup: FuzzSetup) {
    self.setup = setup
    counts = script.counts
    model = FuzzModel(script.counts)
    (view, target, recorder) = FuzzRun.makeView(setup, model)
    view.layoutIfNeeded()
    fault = firstFault()
    for step in script.steps where fault == nil {
      var random = SeededNumbers(seed: step.seed)
      act(edits: step.edits, &random)
      view.layoutIfNeeded()
      fault = firstFault()
    }
  }

  private static func makeView(
    _ setup: FuzzSetup, _ model: FuzzModel
  ) -> (CollectionView, any FuzzTarget, SimulationRecorder) {
    let recorder = SimulationRecorder()
    return withEnvironment(.recording(recorder)) {
      let view = CollectionView(frame: CGRect(origin: .zero, size: setup.size), collectionViewLayout: setup.layout())
      let target: any FuzzTarget
      if let install = setup.install {
        target = install(view)
      } else {
        let plain = PlainFuzzTarget()
        plain.install(in: view)
        target = plain
      }
      target.setModel(model.sections.map(\.items))
      return (view, target, recorder)
    }
  }

  // MARK: Acting

  private mutating func act(edits: Int, _ random: inout SeededNumbers) {
    if Double.random(in: 0..<1, using: &random) < setup.batches {
      batch(edits: edits, &random)
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      view.reloadData()
      actions.append(.reload)
    case 1:
      let size =
        view.bounds.size == setup.size
        ? CGSize(width: setup.size.height, height: setup.size.width) : setup.size
      view.bounds.size = size
      actions.append(.resize(to: size))
    case 2:
      let paths = model.counts.enumerated().flatMap { section, count in (0..<count).map { ItemPath(section, $0) } }
      guard let path = paths.randomElement(using: &random) else { return }
      view.reconfigureItems(at: [IndexPath(item: Int(path.item), section: Int(path.section))])
      actions.append(.reconfigure(path))
    default: scroll(&random)
    }
  }

  /// Anywhere, by a pixel, by a page, or past the end.
  private mutating func scroll(_ random: inout SeededNumbers) {
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    var offset = view.contentOffset
    let along: WritableKeyPath<CGPoint, CGFloat> = room.x > room.y ? \.x : \.y
    switch Int.random(in: 0..<5, using: &random) {
    case 0: offset[keyPath: along] += 0.5
    case 1: offset[keyPath: along] += room.x > room.y ? view.bounds.width : view.bounds.height
    case 2: offset = .zero
    case 3: offset[keyPath: along] = room[keyPath: along]
    default:
      offset[keyPath: along] = CGFloat(Int.random(in: 0...max(0, Int(room[keyPath: along]) * 2), using: &random)) / 2
    }
    offset[keyPath: along] = min(max(0, offset[keyPath: along]), room[keyPath: along])
    view.contentOffset = offset
    actions.append(.scroll(to: offset))
  }

  private mutating func batch(edits: Int, _ random: inout SeededNumbers) {
    let batch = model.randomBatch(edits: edits, &random)
    actions.append(.batch(batch.operations, after: batch.after.sections.map(\.items)))
    model = batch.after
    view.performBatchUpdates {
      target.setModel(batch.after.sections.map(\.items))
      for operation in batch.operations { operation.call(on: view) }
    }
  }

  // MARK: Looking

  private func firstFault() -> String? {
    if let fault = view.checkInvariants() { return fault }
    if let violation = recorder.violations.first(where: { $0.severity != .advice && !FuzzRun.isOfSize($0.rule) }) {
      return violation.description
    }
    for path in view.indexPathsForVisibleItems.sorted() {
      guard let cell = view.cellForItem(at: path), let shown = target.shownItem(in: cell) else { continue }
      let right = model.item(at: ItemPath(path.section, path.item))
      if shown != right { return "item \(ValueText.path(path)) shows \(shown), and the model has \(right) there" }
    }
    return disagreement() ?? differenceFromFresh()
  }

  /// Items that do not fit a view of the fuzzer's choice are not the layout's fault.
  private static func isOfSize(_ rule: ViolationRule) -> Bool { rule == .oversizedItem || rule == .nearMiss }

  private func disagreement() -> String? {
    let layout = view.collectionViewLayout
    let answer = ProbedAnswer(layout.layoutAttributesForElements(in: view.bounds))
    for name in answer.order {
      guard let element = answer.elements[name], let alone = layout.probe(name), !alone.agrees(with: element) else {
        continue
      }
      return "\(name) in the visible rectangle is at \(element.difference(from: alone)), asked for alone"
    }
    return nil
  }

  /// A layout that was made for the model as it is now has everything in the same places.
  private func differenceFromFresh() -> String? {
    let (fresh, kept, _) = FuzzRun.makeView(setup, model)
    fresh.bounds.size = view.bounds.size
    fresh.layoutIfNeeded()
    fresh.contentOffset = view.contentOffset
    fresh.layoutIfNeeded()
    defer { withExtendedLifetime(kept) {} }
    let (mine, right) = (view.collectionViewLayout.probeEverything(), fresh.collectionViewLayout.probeEverything())
    return mine.firstDifference(from: right).map { $0 + ", in a layout that was just made" }
  }
}
