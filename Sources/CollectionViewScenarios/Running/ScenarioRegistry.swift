import VirtualCollectionView

/// What a program adds to the words of scenario files: layouts, cell classes and data sources by name.
///
/// ```swift
/// var registry = ScenarioRegistry()
/// registry.registerLayout("spiral") { parameters in SpiralLayout(turns: try parameters.number("turns") ?? 3) }
/// registry.registerCell("PhotoCell", PhotoCell.self)
/// ScenarioCommand.main(registry: registry)
/// ```
@MainActor public struct ScenarioRegistry {
  /// Makes a layout from the parameters of a document, and says what is wrong with them.
  public typealias LayoutFactory = @MainActor (_ parameters: LayoutParameters) throws -> CollectionViewLayout
  /// Sets parameters on a layout that is in use.
  public typealias LayoutUpdate =
    @MainActor (
      _ layout: CollectionViewLayout, _ parameters: LayoutParameters
    ) throws -> Void
  /// Makes a data source over the model of a scenario.
  public typealias DataSourceFactory = @MainActor (_ model: ScenarioModel) -> any CollectionViewDataSource

  /// A layout that a document can name.
  struct Layout {
    let make: LayoutFactory
    let update: LayoutUpdate?
    let about: String?
  }

  private(set) var layouts: [String: Layout] = [:]
  private(set) var zoo: [String: Layout] = [:]
  private(set) var cells: [String: CollectionViewCell.Type] = [:]
  private(set) var supplementaryViews: [String: CollectionReusableView.Type] = [:]
  private(set) var dataSources: [String: DataSourceFactory] = [:]

  /// Makes a registry that knows the built-in layouts alone.
  public init() {}
}

// MARK: - Registering

extension ScenarioRegistry {
  /// Registers a layout that documents call `{"type": "custom", "name": NAME, …}`; a name that is there is replaced.
  ///
  /// - Parameters:
  ///   - update: Sets what a `setLayoutProperty` step names; without it such a step fails.
  ///   - make: Makes a new layout from all members of the object but `type` and `name`.
  public mutating func registerLayout(_ name: String, update: LayoutUpdate? = nil, _ make: @escaping LayoutFactory) {
    layouts[name] = Layout(make: make, update: update, about: nil)
  }

  /// Registers a layout that is broken on purpose, which documents call `{"type": "zoo", "name": NAME, …}`.
  ///
  /// - Parameter fault: What is wrong with it, one line for people.
  public mutating func registerZoo(
    _ name: String, fault: String? = nil, update: LayoutUpdate? = nil, _ make: @escaping LayoutFactory
  ) {
    zoo[name] = Layout(make: make, update: update, about: fault)
  }

  /// Registers the class of the cells with a reuse identifier; others are plain cells.
  public mutating func registerCell(_ identifier: String, _ type: CollectionViewCell.Type) { cells[identifier] = type }

  /// Registers the class of the supplementary views with a reuse identifier, of whatever kind; others are plain views.
  public mutating func registerSupplementary(_ identifier: String, _ type: CollectionReusableView.Type) {
    supplementaryViews[identifier] = type
  }

  /// Registers a data source that documents call `"dataSource": NAME`.
  ///
  /// It is asked in place of the built-in one, registers what it dequeues itself, and sets `itemLabel` to the
  /// identifier of what each cell shows if documents are to say so. One that is a `CollectionViewDelegate` as well is
  /// the delegate of documents without `delegate`.
  public mutating func registerDataSource(_ name: String, _ make: @escaping DataSourceFactory) {
    dataSources[name] = make
  }

  /// Makes a custom layout as it comes, without any parameter.
  ///
  /// - Throws: When nobody registered the name, and what the layout's own code says about parameters that are missing.
  public func makeLayout(named name: String) throws -> CollectionViewLayout {
    guard let entry = layouts[name] else {
      throw ScenarioError(
        path: "layout.name",
        message: "unknown custom layout \(quoted(name))\(NearestName.advice(name, from: layoutNames))")
    }
    return try entry.make(LayoutParameters(.object([])))
  }

  /// The names of the custom layouts, in order.
  public var layoutNames: [String] { layouts.keys.sorted() }

  /// The names of the layouts that are broken on purpose, with what is wrong with each.
  public var zooNames: [(name: String, fault: String?)] {
    zoo.sorted { $0.key < $1.key }.map { ($0.key, $0.value.about) }
  }
}
