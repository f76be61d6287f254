import CollectionViewScenarios
import Foundation
import Testing
import VirtualCollectionView

/// A layout of a program: items in a diagonal.
private final class DiagonalLayout: CollectionViewLayout {
  var step: CGFloat = 10 {
    didSet { invalidateLayout() }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap { item in
      layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * step
    attributes.frame = CGRect(x: place, y: place, width: 10, height: 10)
    return attributes
  }
}

private final class PhotoCell: CollectionViewCell {}

/// A data source of a program, which is a delegate as well.
private final class OwnSource: NSObject, CollectionViewDataSource, CollectionViewDelegate {
  let model: ScenarioModel
  var displayed = 0

  init(_ model: ScenarioModel) { self.model = model }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sectionCount }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    model.itemCount(in: section)
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Own")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Own", for: indexPath)
    cell.itemLabel = model.itemID(at: indexPath).map { "own \($0)" }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { displayed += 1 }
}

@MainActor @Suite("What programs register") struct ScenarioRegistryTests {
  private func diagonal(_ members: String = "", steps: String = #"{"do": "layout"}"#) -> String {
    #"""
    {"scenario": 1, "name": "n", "view": {"size": [100, 100]}, "data": {"sections": [{"items": 3}]},
     "layout": {"type": "custom", "name": "diagonal"\#(members)}, "steps": [\#(steps)],
     "expect": {"frames": {"cell:0.2": [40, 40, 10, 10]}}}
    """#
  }

  private var registry: ScenarioRegistry {
    var registry = ScenarioRegistry()
    registry.registerLayout(
      "diagonal",
      update: { layout, parameters in
        if let step = try parameters.length("step") { (layout as? DiagonalLayout)?.step = step }
      }
    ) { parameters in
      let layout = DiagonalLayout()
      layout.step = try parameters.length("step") ?? 10
      return layout
    }
    return registry
  }

  private func message(_ text: String, _ registry: ScenarioRegistry? = nil) -> String {
    do {
      _ = try runScenario(text, registry ?? self.registry)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("A layout of the program is made from the parameters of the document")
  func customLayout() throws {
    #expect(try runScenario(diagonal(#", "step": 20"#), registry).failureText == "")
    #expect(
      try runScenario(diagonal(), registry).failureText
        == "frames cell:0.2: [40, 40, 10, 10] | [20, 20, 10, 10]")
  }

  @Test("A step sets parameters of a layout of the program, on the layout in use")
  func customLayoutUpdate() throws {
    let steps = #"{"do": "layout"}, {"do": "setLayoutProperty", "parameters": {"step": 20}}"#
    let result = try runScenario(diagonal(steps: steps), registry)
    #expect(result.failureText == "")
    #expect(result.counters[.cellsCreated] == 3)
  }

  @Test("A layout that cannot be updated says so when a step wants it")
  func noUpdate() throws {
    var registry = ScenarioRegistry()
    registry.registerLayout("diagonal") { _ in DiagonalLayout() }
    let steps = #"{"do": "setLayoutProperty", "parameters": {"step": 20}}"#
    let result = try runScenario(diagonal(steps: steps), registry)
    #expect(result.failureText.hasPrefix("step: setLayoutProperty {\"step\": 20} can be done | "))
    #expect(result.failureText.hasSuffix("register it with 'update'"))
  }

  @Test("Wrong parameters and names are refused with their place and the nearest name")
  func wrongNames() {
    #expect(
      message(diagonal(#", "step": "far""#))
        == "f.json:2:59: layout.step is the string 'far', expected a number")
    #expect(
      message(diagonal(#", "stap": 20"#)) == "f.json:2:51: unknown key 'stap' in layout; did you mean 'step'?")
    #expect(
      message(diagonal().replacing("diagonal", with: "diagnoal"))
        == "f.json:2:39: unknown custom layout 'diagnoal'; did you mean 'diagonal'?")
    #expect(
      message(diagonal(), ScenarioRegistry())
        == "f.json:2:39: unknown custom layout 'diagonal'; this program registers none:"
        + " registry.registerLayout adds one"
    )
    #expect(
      message(diagonal().replacing("custom", with: "zoo"))
        == "f.json:2:36: unknown layout of the zoo 'diagonal'; this program registers none:"
        + " registry.registerZoo adds one"
    )
  }

  @Test("A layout that nobody registered is found before the first step, however late it is named")
  func foundBeforehand() {
    let text = Rows.text(
      #"""
      "steps": [{"do": "repeat", "times": 2, "steps": [{"do": "setLayout", "layout": {"type": "custom", "name": "x"}}]}]
      """#)
    #expect(message(text) == "f.json:2:185: unknown custom layout 'x'; known: diagonal")
    let property = Rows.text(#""steps": [{"do": "setLayoutProperty", "radius": 4}]"#)
    #expect(message(property).hasPrefix("f.json:2:117: a flow layout has no property 'radius'; known: scrollDirection"))
  }

  @Test("An error of the program's own gets the place of the layout")
  func foreignErrors() {
    struct Broken: Error {}
    var registry = ScenarioRegistry()
    registry.registerLayout("diagonal") { _ in throw Broken() }
    #expect(message(diagonal(), registry) == "f.json:2:12: the layout cannot be made: Broken()")
  }

  @Test("A layout of the zoo is found by its name and listed with its fault")
  func zoo() throws {
    var registry = ScenarioRegistry()
    registry.registerZoo("diagonal", fault: "answers with everything") { _ in DiagonalLayout() }
    #expect(registry.zooNames.map(\.name) == ["diagonal"])
    #expect(registry.zooNames.first?.fault == "answers with everything")
    let text = diagonal().replacing("custom", with: "zoo").replacing("40, 40, 10", with: "20, 20, 10")
    #expect(try runScenario(text, registry).failureText == "")
  }

  @Test("Cells of a registered identifier are of the registered class")
  func cells() throws {
    var registry = ScenarioRegistry()
    registry.registerCell("Photo", PhotoCell.self)
    let text = Rows.text(
      #"""
      "cells": {"identifier": "Photo", "faults": [{"at": [0, 0], "do": "dequeueTwice"}]}, "steps": [{"do": "layout"}]
      """#)
    let result = try runScenario(text, registry)
    // The sentence names the class of the cell.
    #expect(result.violations.first?.sentence.contains("PhotoCell") == true)
  }

  @Test("A data source of the program is asked in place of the built-in one, and follows the model")
  func dataSource() throws {
    var registry = ScenarioRegistry()
    var made: [OwnSource] = []
    registry.registerDataSource("mine") { model in
      let source = OwnSource(model)
      made.append(source)
      return source
    }
    let text = Rows.text(
      #"""
      "dataSource": "mine",
      "steps": [{"do": "layout", "expect": {"showing": {"cell:0.1": "own S0.1"}}},
        {"do": "set", "data": {"sections": [{"items": ["z"]}]}}, {"do": "reloadData"}],
      "expect": {"visible": ["cell:0.0"], "showing": {"cell:0.0": "own z"}, "counters": {"willDisplayCalls": 4}}
      """#)
    #expect(try runScenario(text, registry).failureText == "")
    #expect(made.count == 1)
    #expect(made.first?.displayed == 4)
    #expect(
      message(text.replacing("mine", with: "mina"), registry)
        == "f.json: unknown data source 'mina'; did you mean 'mine'?")
  }
}
