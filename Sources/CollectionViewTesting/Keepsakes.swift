import CollectionViewRendering
import CollectionViewScenarios
import VirtualCollectionView

extension TestReporting.Kept {
  /// What is worth keeping of a view when a test fails: what it did, what it shows, and a scenario that leads there.
  ///
  /// - Parameters:
  ///   - start: The event from which the trace is told.
  ///   - isBusy: Whether the view may be in the middle of a pass, where its layout is not to be asked.
  @MainActor static func of(
    _ view: CollectionView, tracedFrom start: Int = 0, isBusy: Bool = false
  ) -> [TestReporting.Kept] {
    var kept = [TestReporting.Kept(name: "picture.txt", text: view.contentDescription)]
    let trace = view.trace(from: start)
    if !trace.isEmpty { kept.append(TestReporting.Kept(name: "trace.txt", text: trace.text)) }
    let scenario = Scenario(of: view, name: "A failing test", isBusy: isBusy)
    kept.append(TestReporting.Kept(name: "scenario.json", text: scenario.text))
    return kept
  }
}
