import VirtualCollectionView

extension ScenarioRegistry {
  /// A new layout as a document describes it.
  ///
  /// - Throws: When nobody registered it, and what a factory says about its parameters.
  func makeLayout(
    _ layout: ScenarioLayout, model: ScenarioModel, file: String
  ) throws(ScenarioError) -> CollectionViewLayout {
    switch layout.kind {
    case .flow(let properties):
      let result = CollectionViewFlowLayout()
      properties.apply(to: result)
      return result
    case .circle(let properties):
      let result = CircleLayout()
      properties.apply(to: result)
      return result
    case .pagedGrid(let properties):
      let result = PagedGridLayout()
      properties.apply(to: result)
      return result
    case .waterfall(let properties):
      let result = WaterfallLayout()
      properties.apply(to: result, model: model)
      return result
    case .frames(let properties): return FramesLayout(properties)
    case .compositional(let properties): return properties.makeLayout(asksProvider: true)
    case .list(let properties): return DescribedListLayout(properties)
    case .zoo(let name, let parameters), .custom(let name, let parameters):
      let entry = try registered(layout, name, file: file)
      let parameters = LayoutParameters(parameters, file: file)
      let result = try asScenarioError(layout, file) { try entry.make(parameters) }
      try parameters.checkAllAsked()
      return result
    }
  }

  /// Sets on a layout in use what a change names.
  ///
  /// - Parameter new: The layout as the document describes it after the change.
  func update(
    _ layout: CollectionViewLayout, to new: ScenarioLayout, change: LayoutChange, model: ScenarioModel, file: String
  ) throws(ScenarioError) {
    let members = (change.properties.members ?? []) + (change.parameters?.members ?? [])
    switch (new.kind, layout) {
    case (.flow(let properties), let layout as CollectionViewFlowLayout): properties.apply(to: layout)
    case (.circle(let properties), let layout as CircleLayout): properties.apply(to: layout)
    case (.pagedGrid(let properties), let layout as PagedGridLayout): properties.apply(to: layout)
    case (.waterfall(let properties), let layout as WaterfallLayout):
      properties.apply(to: layout, changed: Set(members.map(\.key)), model: model)
    case (.zoo(let name, _), _), (.custom(let name, _), _):
      guard let update = try registered(new, name, file: file).update else {
        throw error(
          new, "the layout \(quoted(name)) has no properties that can be set; register it with 'update'", file)
      }
      let parameters = LayoutParameters(.object(members), path: "setLayoutProperty", file: file)
      try asScenarioError(new, file) { try update(layout, parameters) }
      try parameters.checkAllAsked()
    case (.frames(let properties), let layout as FramesLayout): layout.take(properties)
    case (.compositional(let properties), let layout as DescribedCompositionalLayout): properties.apply(to: layout)
    case (.list(let properties), let layout as DescribedListLayout): layout.take(properties)
    default: throw error(new, "the layout in use is no \(new.name.rawValue) layout", file)
    }
  }

  /// The registered layout that a document names.
  func registered(_ layout: ScenarioLayout, _ name: String, file: String) throws(ScenarioError) -> Layout {
    let isZoo = layout.name == .zoo
    let known = isZoo ? zoo : layouts
    if let entry = known[name] { return entry }
    let what = isZoo ? "unknown layout of the zoo" : "unknown custom layout"
    let advice =
      known.isEmpty
      ? "; this program registers none: \(isZoo ? "registry.registerZoo" : "registry.registerLayout") adds one"
      : NearestName.advice(name, from: known.keys.sorted())
    throw ScenarioError(
      file: file, position: layout.given["name"]?.position ?? layout.given.position, path: "layout.name",
      message: "\(what) \(quoted(name))\(advice)")
  }

  private func error(_ layout: ScenarioLayout, _ message: String, _ file: String) -> ScenarioError {
    ScenarioError(file: file, position: layout.given.position, path: "layout", message: message)
  }

  /// Runs a program's own code; an error that is not ours gets the place of the layout.
  private func asScenarioError<Value>(
    _ layout: ScenarioLayout, _ file: String, _ body: () throws -> Value
  ) throws(ScenarioError) -> Value {
    do {
      return try body()
    } catch let known as ScenarioError {
      throw known
    } catch {
      throw self.error(layout, "the layout cannot be made: \(error)", file)
    }
  }
}
