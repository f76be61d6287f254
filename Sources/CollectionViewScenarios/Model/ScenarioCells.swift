import CollectionCore

/// The cells and supplementary views of a scenario, and where its data source misbehaves.
public struct ScenarioCells: Hashable, Sendable {
  /// The reuse identifier of all cells that ``identifiers`` says nothing about.
  public var identifier: String
  /// Reuse identifiers by item number or by item identifier.
  public var identifiers: ItemLookup<String>?
  /// What cells answer when they are asked how large they want to be; nil when they take what they are given.
  public var preferredSize: ItemLookup<PreferredSize>?
  /// Supplementary views by element kind.
  public var supplementary: [String: Supplementary]
  /// Where the data source misbehaves.
  public var faults: [Fault]

  /// Makes cells.
  public init(
    identifier: String = "Cell", identifiers: ItemLookup<String>? = nil,
    preferredSize: ItemLookup<PreferredSize>? = nil, supplementary: [String: Supplementary] = [:], faults: [Fault] = []
  ) {
    self.identifier = identifier
    self.identifiers = identifiers
    self.preferredSize = preferredSize
    self.supplementary = supplementary
    self.faults = faults
  }

  /// The reuse identifier for an item.
  public func identifier(item: Int, id: String) -> String { identifiers?.value(item: item, id: id) ?? identifier }
}

// MARK: - Parts

extension ScenarioCells {
  /// How large a view wants to be, in points; nil keeps the length it was given.
  public struct PreferredSize: Hashable, Sendable {
    /// The width it wants.
    public var width: Double?
    /// The height it wants.
    public var height: Double?

    /// Makes a wish.
    public init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }

    /// The size of a view that was given one.
    public func size(given: LayoutSize) -> LayoutSize {
      LayoutSize(width: width ?? given.width, height: height ?? given.height)
    }
  }

  /// The supplementary views of one element kind.
  public struct Supplementary: Hashable, Sendable {
    /// Their reuse identifier.
    public var identifier: String
    /// How large they want to be, nil when they take what they are given.
    public var preferredSize: PreferredSize?

    /// Makes supplementary views.
    public init(identifier: String, preferredSize: PreferredSize? = nil) {
      self.identifier = identifier
      self.preferredSize = preferredSize
    }
  }

  /// A place where the data source breaks the contract.
  public struct Fault: Hashable, Sendable {
    /// Where the data source is asked for a cell.
    public var at: ItemPath
    /// What it does then.
    public var action: FaultAction

    /// Makes a fault.
    public init(at: ItemPath, action: FaultAction) {
      self.at = at
      self.action = action
    }
  }

  /// What a data source does that it should not.
  public enum FaultAction: String, CaseIterable, Hashable, Sendable {
    /// Returns a cell it made itself.
    case returnFresh
    /// Dequeues with an identifier that nobody registered.
    case dequeueUnregistered
    /// Dequeues two cells for one request.
    case dequeueTwice
    /// Returns a cell that it dequeued for another request.
    case returnOther
    /// Calls `reloadData` while it is asked; once a step, since the reload asks for the same cell again.
    case reloadData
  }
}
