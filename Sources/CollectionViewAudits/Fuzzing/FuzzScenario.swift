import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension FuzzRun {
  /// The class of the layout.
  var layoutName: String { String(describing: type(of: view.collectionViewLayout)) }

  /// What was done, as a document that `cvsim run` takes.
  ///
  /// A layout that documents have words for stands there by its properties if they lead to the same screen, any other as
  /// literal frames that change with each step.
  func scenario() -> Scenario {
    var scenario = Scenario(
      name: "Fuzzed", view: ScenarioView(size: LayoutSize(width: Double(size.width), height: Double(size.height))),
      data: ScenarioData(fuzzed: FuzzModel(counts).sections.map(\.items)),
      layout: ScenarioLayout(.frames(frames.first ?? FramesLayoutProperties())),
      steps: [ScenarioStep(.layout)] + actions.flatMap(\.steps))
    if view.allowsMultipleSelection { scenario.view.selection = .multiple }
    let known = "Known: \((fault ?? "nothing wrong").replacingOccurrences(of: "\n", with: " "))."
    if let described {
      scenario.layout = described.layout
      scenario.delegate = described.delegate
      scenario.expect = screen.expectation
      scenario.about = "Found by a fuzzer. " + known
      if ViewWriter.trouble(in: scenario) == nil { return scenario }
    }
    scenario.layout = ScenarioLayout(.frames(frames.first ?? FramesLayoutProperties()))
    scenario.delegate = nil
    scenario.steps = [ScenarioStep(.layout)]
    for (number, action) in actions.enumerated() {
      scenario.steps += action.steps
      guard number + 1 < frames.count, frames[number + 1] != frames[number] else { continue }
      let properties = ScenarioLayout(.frames(frames[number + 1])).given.members?.filter { $0.key != "type" } ?? []
      if let change = try? LayoutChange(.object(properties)) {
        scenario.steps.append(ScenarioStep(.setLayoutProperty(change)))
      }
    }
    scenario.expect = screen.expectation
    scenario.about =
      "Found by a fuzzer. \(known) \(layoutName) stands here as the frames it had after each step; to run it itself,"
      + " register it as a custom layout."
    if let trouble = ViewWriter.trouble(in: scenario) {
      scenario.expect = Expectation()
      scenario.about? += " These frames lead elsewhere: \(trouble)."
    }
    return scenario
  }
}
