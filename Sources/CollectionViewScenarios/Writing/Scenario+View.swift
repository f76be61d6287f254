import CollectionCore
import Foundation
import VirtualCollectionView

extension Scenario {
  /// A scenario that leads to what a view shows now: its layout, its data, what its trace says happened, and what is on
  /// screen as the expectation.
  ///
  /// The scenario is run before it is returned. Where a layout of these properties, or these steps, lead elsewhere, frames
  /// are written down literally, or the steps are left out; ``about`` says so, and what else could not be expressed.
  /// A class of the user's own has no words in documents: its frames on screen are literal.
  ///
  /// Nothing is asked of the view that it does not know. Its layout and delegate are asked for sizes unless `isBusy`.
  ///
  /// - Parameters:
  ///   - start: The number of the event from which the trace is told.
  ///   - isBusy: Whether the view may be in the middle of something, where layout and delegate are not to be asked.
  /// - Complexity: O(events + items + elements on screen), and up to three runs of the scenario.
  @MainActor public init(of view: CollectionView, name: String, tracedFrom start: Int = 0, isBusy: Bool = false) {
    let writer = ViewWriter(view, name: name, tracedFrom: start)
    var troubles: [String] = []
    let attempts = writer.attempts(isBusy: isBusy)
    for attempt in attempts {
      guard let trouble = ViewWriter.trouble(in: attempt.scenario) else {
        self = writer.finished(attempt.scenario, attempt.notes + troubles)
        return
      }
      troubles.append("\(attempt.name) led elsewhere: \(trouble)")
    }
    // Not even literal frames hold: what is on screen is no layout of these elements. The document still says what is so.
    let last = attempts.last
    self = writer.finished(
      last?.scenario ?? Scenario(name: name, layout: ScenarioLayout(.frames(FramesLayoutProperties()))),
      (last?.notes ?? []) + troubles)
  }
}

/// Tries how a view can be told as a scenario, the most faithful way first.
@MainActor package struct ViewWriter {
  struct Attempt {
    var name: String
    var scenario: Scenario
    var notes: [String]
  }

  private let view: CollectionView
  private let name: String
  private let story: TracedStory
  private let screen: ScreenDescription

  init(_ view: CollectionView, name: String, tracedFrom start: Int) {
    self.view = view
    self.name = name
    let story = TracedStory(view, tracedFrom: start)
    self.story = story
    screen = ScreenDescription(view, labels: story.names)
  }

  /// The ways to tell it, from the layout's properties to frames alone.
  func attempts(isBusy: Bool) -> [Attempt] {
    var result: [Attempt] = []
    let described = LayoutDescription(view, story.end, isBusy: isBusy)
    if let described {
      var scenario = scenario(described.layout, start: story.start, size: story.size, steps: story.steps)
      scenario.delegate = described.delegate
      scenario.cells.preferredSize = described.measuresViews ? screen.measured : nil
      result.append(Attempt(name: "the properties of the layout", scenario: scenario, notes: story.notes))
    }
    let literal = ScenarioLayout(.frames(screen.frames))
    let type = String(describing: type(of: view.collectionViewLayout))
    var notes = screen.notes
    if described == nil { notes.append("documents have no words for \(type): what was on screen has literal frames") }
    result.append(
      Attempt(
        name: "literal frames with the steps of the trace",
        scenario: scenario(literal, start: story.start, size: story.size, steps: story.steps),
        notes: story.notes + notes))
    let offset = LayoutPoint(view.contentOffset)
    let steps = [ScenarioStep(.layout, layout: true)] + (offset == .zero ? [] : [ScenarioStep(.scroll(.to(offset)))])
    result.append(
      Attempt(
        name: "literal frames alone",
        scenario: scenario(
          literal, start: story.end, size: LayoutSize(view.bounds.size),
          steps: steps + screen.selected.map { ScenarioStep(.select($0)) }),
        notes: notes + ["what happened before is left out"]))
    return result
  }

  private func scenario(
    _ layout: ScenarioLayout, start: ScenarioData, size: LayoutSize, steps: [ScenarioStep]
  ) -> Scenario {
    Scenario(
      name: name, view: screen.view(size: size), data: start, layout: layout, cells: screen.cells, steps: steps,
      expect: screen.expectation)
  }

  /// With all that has to be said in one line.
  func finished(_ scenario: Scenario, _ notes: [String]) -> Scenario {
    var result = scenario
    var said: [String] = []
    for note in notes where !said.contains(note) { said.append(note) }
    if !said.isEmpty { result.about = "Written from a view. Known: " + said.joined(separator: "; ") + "." }
    return result
  }

  /// Why a scenario does not lead to what it expects; nil when it does.
  package static func trouble(in scenario: Scenario) -> String? {
    do {
      let result = try ScenarioRunner().run(scenario)
      if let failure = result.allFailures.first {
        return "\(failure.subject) is \(failure.actual), not \(failure.expected)"
      }
      return result.unsupported
    } catch { return error.message }
  }
}
