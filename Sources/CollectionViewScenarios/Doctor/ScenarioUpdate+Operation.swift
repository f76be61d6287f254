import CollectionCore

extension ScenarioUpdate {
  /// The call as the plan of a batch takes it.
  public var operation: UpdateOperation {
    switch self {
    case .delete(let path): .delete(path)
    case .insert(let path): .insert(path)
    case .move(let from, let to): .move(from: from, to: to)
    case .reload(let path): .reload(path)
    case .reconfigure(let path): .reconfigure(path)
    case .deleteSection(let section): .deleteSection(section)
    case .insertSection(let section): .insertSection(section)
    case .moveSection(let from, let to): .moveSection(from: from, to: to)
    case .reloadSection(let section): .reloadSection(section)
    }
  }

  /// The call in the words of documents.
  public init(_ operation: UpdateOperation) {
    switch operation {
    case .delete(let path): self = .delete(path)
    case .insert(let path): self = .insert(path)
    case .move(let from, let to): self = .move(from: from, to: to)
    case .reload(let path): self = .reload(path)
    case .reconfigure(let path): self = .reconfigure(path)
    case .deleteSection(let section): self = .deleteSection(section)
    case .insertSection(let section): self = .insertSection(section)
    case .moveSection(let from, let to): self = .moveSection(from: from, to: to)
    case .reloadSection(let section): self = .reloadSection(section)
    }
  }
}
