import CollectionCore

/// Another layout for the view.
public struct SetLayoutStep: Hashable, Sendable {
  /// The layout.
  public var layout: ScenarioLayout
  /// What a flow layout's delegate answers from now on; nil leaves the delegate as it is.
  public var delegate: FlowDelegateAnswers?

  /// Makes a step.
  public init(layout: ScenarioLayout, delegate: FlowDelegateAnswers? = nil) {
    self.layout = layout
    self.delegate = delegate
  }
}

/// What an invalidation of the layout names. Naming nothing is `invalidateLayout()`.
public struct InvalidateStep: Hashable, Sendable {
  /// Whether everything is invalid.
  public var everything: Bool
  /// Items.
  public var items: [ItemPath]
  /// Supplementary views by kind.
  public var supplementary: [String: [ItemPath]]
  /// Decoration views by kind.
  public var decoration: [String: [ItemPath]]

  /// Makes a step.
  public init(
    everything: Bool = false, items: [ItemPath] = [], supplementary: [String: [ItemPath]] = [:],
    decoration: [String: [ItemPath]] = [:]
  ) {
    self.everything = everything
    self.items = items
    self.supplementary = supplementary
    self.decoration = decoration
  }
}
