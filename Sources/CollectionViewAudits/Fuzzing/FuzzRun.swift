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
  /// The share of steps that change the data, from 0 to 1; the rest scrolls, turns, selects, reloads.
  var changes: Double
  var comparesFresh: Bool

  /// A view with a model.
  func makeView(_ model: FuzzModel) -> (CollectionView, any FuzzTarget, SimulationRecorder) {
    let recorder = SimulationRecorder()
    return withEnvironment(.recording(recorder)) {
      let view = CollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout())
      let target = install?(view) ?? PlainFuzzTarget(in: view)
      if install == nil { view.allowsMultipleSelection = true }
      target.setModel(model.sections.map(\.items))
      return (view, target, recorder)
    }
  }
}

/// Carries a script out, with all that the audits know looked at after each step.
@MainActor struct FuzzRun {
  /// What was wrong, and after how many actions; nil when nothing was.
  private(set) var fault: String?
  private(set) var actions: [FuzzAction] = []
  /// How many steps of the script were done.
  private(set) var stepsDone = 0
  let counts: [Int]
  let setup: FuzzSetup
  let view: CollectionView
  let target: any FuzzTarget
  let recorder: SimulationRecorder
  private(set) var model: FuzzModel
  /// The items that are selected as far as calls and updates say.
  private(set) var selected: Set<Int> = []
  /// What the layout says at the start and after each action, if it was asked for.
  private(set) var frames: [FramesLayoutProperties] = []
  /// The layout at the start in the words of documents.
  private(set) var described: LayoutDescription?

  var size: CGSize { setup.size }
  /// What is on screen now.
  var screen: ScreenDescription { ScreenDescription(view, labels: nil) }

  init(_ script: FuzzScript, _ setup: FuzzSetup, keepsFrames: Bool = false) {
    self.setup = setup
    counts = script.counts
    model = FuzzModel(script.counts)
    (view, target, recorder) = setup.makeView(model)
    view.layoutIfNeeded()
    if keepsFrames {
      described = LayoutDescription(view, ScenarioData(fuzzed: model.sections.map(\.items)), isBusy: false)
      frames = [FramesLayoutProperties(view)]
    }
    fault = firstFault()
    for step in script.steps where fault == nil {
      var random = SplitMix64(seed: step.seed)
      let before = actions.count
      act(edits: step.edits, &random)
      view.layoutIfNeeded()
      stepsDone += 1
      if keepsFrames, actions.count > before { frames.append(FramesLayoutProperties(view)) }
      fault = firstFault()
    }
  }

  // MARK: Acting

  private mutating func act(edits: Int, _ random: inout SplitMix64) {
    let changes = Double.random(in: 0..<1, using: &random) < setup.changes
    if changes {
      // Lists that are read again as a whole: longer, shorter, empty.
      if Int.random(in: 0..<8, using: &random) == 0, !target.appliesSnapshots {
        replace(edits: edits, &random)
      } else {
        batch(edits: edits, &random)
      }
      return
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where !target.appliesSnapshots:
      view.reloadData()
      selected = []
      actions.append(.reload)
    case 1, 2:
      let size = view.bounds.size == size ? CGSize(width: size.height, height: size.width) : size
      view.bounds.size = size
      actions.append(.resize(to: size))
    case 3 where !target.appliesSnapshots:
      guard let path = randomPath(&random) else { return }
      view.reconfigureItems(at: [IndexPath(item: Int(path.item), section: Int(path.section))])
      actions.append(.reconfigure(path))
    case 4, 5: select(&random)
    default: scroll(&random)
    }
  }

  private func randomPath(_ random: inout SplitMix64) -> ItemPath? {
    let paths = model.counts.enumerated().flatMap { section, count in (0..<count).map { ItemPath(section, $0) } }
    return paths.randomElement(using: &random)
  }

  private mutating func select(_ random: inout SplitMix64) {
    guard view.allowsSelection, let path = randomPath(&random) else { return }
    view.selectItem(
      at: IndexPath(item: Int(path.item), section: Int(path.section)), animated: false, scrollPosition: [])
    if !view.allowsMultipleSelection { selected = [] }
    selected.insert(model.item(at: path))
    actions.append(.select(path))
  }

  /// Anywhere, by a pixel, by a page, or to an end.
  private mutating func scroll(_ random: inout SplitMix64) {
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    guard room.x.isFinite, room.y.isFinite else { return }
    var offset = view.contentOffset
    let along: WritableKeyPath<CGPoint, CGFloat> = room.x > room.y ? \.x : \.y
    switch Int.random(in: 0..<5, using: &random) {
    case 0: offset[keyPath: along] += 0.5
    case 1: offset[keyPath: along] += room.x > room.y ? view.bounds.width : view.bounds.height
    case 2: offset = .zero
    case 3: offset[keyPath: along] = room[keyPath: along]
    default:
      let steps = Int(min(room[keyPath: along] * 2, 1_000_000))
      offset[keyPath: along] = CGFloat(Int.random(in: 0...steps, using: &random)) / 2
    }
    offset[keyPath: along] = min(max(0, offset[keyPath: along]), room[keyPath: along])
    view.contentOffset = offset
    actions.append(.scroll(to: offset))
  }

  // MARK: Changing the data

  private mutating func batch(edits: Int, _ random: inout SplitMix64) {
    let batch = model.randomBatch(edits: edits, &random)
    let after = batch.after.sections.map(\.items)
    model = batch.after
    if target.appliesSnapshots {
      actions.append(.apply(after))
      selected = selected.filter { batch.after.path(of: $0) != nil }
      target.setModel(after)
      return
    }
    actions.append(.batch(batch.operations, after: after))
    selected = selected.filter { batch.after.path(of: $0) != nil && !batch.reloaded.contains($0) }
    view.performBatchUpdates {
      target.setModel(after)
      for operation in batch.operations { operation.call(on: view) }
    }
  }

  private mutating func replace(edits: Int, _ random: inout SplitMix64) {
    model = model.randomReplacement(edits: edits, &random)
    let after = model.sections.map(\.items)
    selected = []
    target.setModel(after)
    view.reloadData()
    actions.append(.replace(after))
  }
}

extension FramesLayoutProperties {
  /// Everything that the layout of a view answers.
  @MainActor init(_ view: CollectionView) {
    self.init()
    let everything = view.collectionViewLayout.probeEverything()
    for name in everything.order {
      guard let frame = everything.elements[name]?.frame else { continue }
      let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
      guard numbers.allSatisfy(\.isFinite) else { continue }
      frames[name] = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    contentSize = LayoutSize(width: Double(view.contentSize.width), height: Double(view.contentSize.height))
  }
}
