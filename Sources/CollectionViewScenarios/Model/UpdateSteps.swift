import CollectionCore

/// One change that a data source tells its collection view.
public enum ScenarioUpdate: Hashable, Sendable {
  /// An item goes; its path before the update.
  case delete(ItemPath)
  /// An item comes; its path after the update.
  case insert(ItemPath)
  /// An item goes elsewhere; its path before and after.
  case move(from: ItemPath, to: ItemPath)
  /// An item's cell is asked for anew; its path before the update.
  case reload(ItemPath)
  /// A section goes.
  case deleteSection(Int)
  /// A section comes.
  case insertSection(Int)
  /// A section goes elsewhere.
  case moveSection(from: Int, to: Int)
  /// All of a section is asked for anew.
  case reloadSection(Int)
  /// An item's cell is configured again at once, the same cell; its path at that moment.
  case reconfigure(ItemPath)
}

/// When the model changes, seen from the call that tells the collection view.
public enum ModelChange: String, CaseIterable, Hashable, Sendable {
  /// In the update block, where UIKit wants it.
  case inside
  /// Before the call.
  case before
  /// After the call.
  case after
  /// Not at all.
  case never
}

/// Several changes in one `performBatchUpdates`.
public struct BatchStep: Hashable, Sendable {
  /// The model after it; nil leaves the model as it is.
  public var data: ScenarioData?
  /// When the model changes.
  public var changeModel: ModelChange
  /// The changes in the order of the calls.
  public var updates: [ScenarioUpdate]

  /// Makes a batch.
  public init(data: ScenarioData?, changeModel: ModelChange = .inside, updates: [ScenarioUpdate]) {
    self.data = data
    self.changeModel = changeModel
    self.updates = updates
  }
}

/// Changes told one by one, outside a batch.
public struct UpdateStep: Hashable, Sendable {
  /// The models: none, one (after the first call), or one a call.
  public var models: [ScenarioData]
  /// When the model changes, seen from each call. Inside and before are the same here.
  public var changeModel: ModelChange
  /// The changes, each a call.
  public var updates: [ScenarioUpdate]

  /// Makes an update.
  public init(models: [ScenarioData], changeModel: ModelChange = .inside, updates: [ScenarioUpdate]) {
    self.models = models
    self.changeModel = changeModel
    self.updates = updates
  }
}

/// A snapshot applied through a diffable data source.
public struct ApplyStep: Hashable, Sendable {
  /// Sections and items wanted.
  public var snapshot: ScenarioData
  /// Whether differences are animated, true as in UIKit.
  public var animating: Bool
  /// Identifiers of items to reload.
  public var reload: [String]
  /// Identifiers of items to reconfigure.
  public var reconfigure: [String]

  /// Makes a step.
  public init(snapshot: ScenarioData, animating: Bool = true, reload: [String] = [], reconfigure: [String] = []) {
    self.snapshot = snapshot
    self.animating = animating
    self.reload = reload
    self.reconfigure = reconfigure
  }
}

/// Steps done several times.
public struct RepeatStep: Hashable, Sendable {
  /// How often, 0 or more.
  public var times: Int
  /// What.
  public var steps: [ScenarioStep]

  /// How deep repeats may stand in repeats in a file.
  public static let deepest = 8

  /// Makes a step.
  public init(times: Int, steps: [ScenarioStep]) {
    self.times = times
    self.steps = steps
  }
}
