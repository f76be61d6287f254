import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

@testable import CollectionViewAudits

/// What happens to one view.
struct ThrashScript {
  var layout: ThrashLayout
  var script: FuzzScript

  /// A random script.
  init(seed: UInt64, steps count: Int) {
    layout = ThrashLayout.allCases[Int(seed % UInt64(ThrashLayout.allCases.count))]
    script = FuzzScript(seed: seed, steps: count)
  }
}

/// Carries a script out, and compares the view with a plain model and with a view made afresh after each step.
@MainActor struct ThrashRun {
  private(set) var fault: String?
  private(set) var actions: [FuzzAction] = []
  /// How many steps were compared.
  private(set) var stepCount = 0
  private let host: ThrashHost
  private let delegate: ThrashDelegate
  private let sizes: ThrashSizes
  private let layout: ThrashLayout
  private let view: CollectionView
  private var selected: Set<Int> = []
  /// Spoils the model behind the view's back where it is told so; for testing the test.
  private let sabotage: ((inout FuzzModel) -> Void)?

  init(_ script: ThrashScript, sabotage: ((inout FuzzModel) -> Void)? = nil) {
    self.sabotage = sabotage
    layout = script.layout
    host = ThrashHost(FuzzModel(script.script.counts))
    delegate = ThrashDelegate(host)
    sizes = ThrashSizes(host, delegate)
    view = host.makeView(layout, size: CGSize(width: 100, height: 90))
    view.delegate = layout == .delegateSizes ? sizes : delegate
    view.allowsMultipleSelection = true
    view.layoutIfNeeded()
    fault = difference()
    for step in script.script.steps where fault == nil {
      var random = SplitMix64(seed: step.seed)
      act(edits: step.edits, &random)
      view.layoutIfNeeded()
      stepCount += 1
      if fault == nil { fault = difference() }
    }
  }

  // MARK: Acting

  private mutating func act(edits: Int, _ random: inout SplitMix64) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1:
      let offset = CGPoint(
        x: Double(Int.random(in: 0...40, using: &random) * 5), y: Double(Int.random(in: 0...60, using: &random) * 5))
      let range = CGPoint(
        x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
      view.contentOffset = CGPoint(x: min(offset.x, range.x), y: min(offset.y, range.y))
      actions.append(.scroll(to: view.contentOffset))
    case 2, 3:
      guard let path = randomPath(&random) else { return }
      view.selectItem(at: IndexPath(path), animated: false, scrollPosition: [])
      selected.insert(host.model.item(at: path))
      actions.append(.select(path))
    case 4:
      view.reloadData()
      selected = []
      actions.append(.reload)
    case 5:
      guard let path = randomPath(&random) else { return }
      view.reconfigureItems(at: [IndexPath(path)])
      actions.append(.reconfigure(path))
    case 6:
      let size = view.bounds.height == 90 ? CGSize(width: 120, height: 60) : CGSize(width: 100, height: 90)
      view.bounds.size = size
      actions.append(.resize(to: size))
    default: batch(edits: edits, &random)
    }
  }

  private func randomPath(_ random: inout SplitMix64) -> ItemPath? {
    let paths = host.model.counts.enumerated().flatMap { section, count in
      (0..<count).map { ItemPath(section, $0) }
    }
    return paths.randomElement(using: &random)
  }

  private mutating func batch(edits: Int, _ random: inout SplitMix64) {
    let batch = host.model.randomBatch(edits: edits, &random)
    let style = Int.random(in: 0..<3, using: &random)
    let cells = shownCells()
    let view = view
    let calls = { @MainActor (operations: ArraySlice<UpdateOperation>) in
      for operation in operations { operation.call(on: view) }
    }
    let half = batch.operations.count / 2
    var completions = 0
    let host = host
    if batch.operations.count == 1, style == 0 {
      host.model = batch.after
      calls(batch.operations[...])
      completions = 1
    } else {
      view.performBatchUpdates {
        host.model = batch.after
        calls(batch.operations[..<half])
        if style == 1 {
          view.performBatchUpdates { calls(batch.operations[half...]) }
        } else {
          calls(batch.operations[half...])
        }
      } completion: { isDone in
        completions += isDone ? 1 : 100
      }
    }
    sabotage?(&host.model)
    actions.append(.batch(batch.operations, after: batch.after.sections.map(\.items)))
    if completions != 1 { fault = "the completion counted \(completions), not 1" }
    selected = selected.filter { batch.after.path(of: $0) != nil && !batch.reloaded.contains($0) }
    compareCells(cells, shownCells(), batch)
  }

  // MARK: Comparing

  private func shownCells() -> [Int: CollectionViewCell] {
    var cells: [Int: CollectionViewCell] = [:]
    for cell in view.visibleCells { cells[Int(cell.itemLabel ?? "") ?? 0] = cell }
    return cells
  }

  /// Items that stay on screen keep their cells; reloaded ones get others.
  private mutating func compareCells(
    _ old: [Int: CollectionViewCell], _ new: [Int: CollectionViewCell], _ batch: FuzzBatch
  ) {
    for (item, cell) in old.sorted(by: { $0.key < $1.key }) {
      guard let now = new[item], batch.after.path(of: item) != nil else { continue }
      if (now === cell) == batch.reloaded.contains(item) {
        fault = "item \(item) was shown by \(cell.traceName) and is shown by \(now.traceName)"
      }
    }
    for animation in view.lastUpdateAnimations where animation.kind != .disappears {
      let element = view.visibleElements.first { $0.name == animation.element }
      if element?.viewName != animation.viewName || element.map({ $0.view.frame != animation.endFrame }) ?? true {
        fault = "\(animation.element) ends as \(animation.viewName) at \(animation.endFrame)"
      }
    }
  }

  /// What is wrong with the view after a step; nil if nothing.
  private func difference() -> String? {
    if let fault = host.fault ?? view.checkInvariants() { return fault }
    if let violation = view.violations.first(where: { $0.severity != .advice && $0.severity != .warning }) {
      return violation.sentence
    }
    for element in view.visibleElements {
      let section = host.model.sections[element.indexPath.section]
      let expected =
        element.category == .cell ? String(section.items[element.indexPath.item]) : "section \(section.id)"
      guard element.view.itemLabel == expected else {
        return "\(element.name) shows \(element.view.itemLabel ?? "nothing"), not \(expected)"
      }
      if let cell = element.view as? CollectionViewCell, cell.isSelected != selected.contains(Int(expected) ?? 0) {
        return "\(element.name) is \(cell.isSelected ? "" : "not ")shown as selected"
      }
    }
    let paths = view.indexPathsForSelectedItems ?? []
    if let path = paths.first(where: { !host.model.contains($0) }) { return "\(path) is selected and does not exist" }
    let chosen = Set(paths.map { host.model.item(at: ItemPath($0.section, $0.item)) })
    if chosen != selected { return "\(chosen.sorted()) are selected, not \(selected.sorted())" }
    if host.displayed != Set(view.visibleCells.map(ObjectIdentifier.init)) {
      return "the delegate was told of \(host.displayed.count) cells, \(view.visibleCells.count) are on screen"
    }
    return differenceFromFresh()
  }

  /// A view that was made for the model as it is now shows the same.
  private func differenceFromFresh() -> String? {
    let fresh = ThrashHost(host.model)
    let delegate = ThrashDelegate(fresh)
    let sizes = ThrashSizes(fresh, delegate)
    let other = fresh.makeView(layout, size: view.bounds.size)
    other.delegate = layout == .delegateSizes ? sizes : delegate
    other.layoutIfNeeded()
    other.contentOffset = view.contentOffset
    other.layoutIfNeeded()
    if other.contentSize != view.contentSize { return "the content is \(view.contentSize), not \(other.contentSize)" }
    let expected = other.visibleElements.map { "\($0.name) \($0.view.frame)" }
    let shown = view.visibleElements.map { "\($0.name) \($0.view.frame)" }
    return shown == expected ? nil : "on screen are \(shown), not \(expected)"
  }
}

// MARK: - As a scenario file

extension ThrashRun {
  /// What was done, as a document that `cvsim run` takes; layouts that take sizes from code are named only.
  func scenario(_ script: ThrashScript) throws -> Scenario {
    let layout = script.layout.json ?? #"{"type": "custom", "name": "\#(script.layout.rawValue)"}"#
    return Scenario(
      name: "Thrash", view: ScenarioView(size: LayoutSize(width: 100, height: 90), selection: .multiple),
      data: ScenarioData(fuzzed: FuzzModel(script.script.counts).sections.map(\.items)),
      layout: try Scenario(text: #"{"scenario": 1, "name": "", "layout": \#(layout)}"#).layout,
      steps: [ScenarioStep(.layout)] + actions.flatMap(\.steps))
  }
}

extension IndexPath {
  fileprivate init(_ path: ItemPath) { self.init(item: Int(path.item), section: Int(path.section)) }
}
