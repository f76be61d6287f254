import Foundation

/// A snapshot with the trees of its sections.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  var snapshot = DiffableDataSourceSnapshot<Section, Item>()
  /// Trees of sections that got a section snapshot; those of others are flat.
  var trees: [Section: DiffableDataSourceSectionSnapshot<Item>] = [:]
}

/// What is to be applied.
enum DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  case all(DiffableDataSourceSnapshot<Section, Item>)
  case section(DiffableDataSourceSectionSnapshot<Item>, Section)
}

/// How something is applied.
enum DiffableMode {
  case differences(isAnimated: Bool)
  case reloadData
}

/// Something that waits to be applied.
struct DiffableStep<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  var content: DiffableContent<Section, Item>
  /// The snapshot with its marks.
  var marked: DiffableDataSourceSnapshot<Section, Item>
  var mode: DiffableMode
  var completion: (() -> Void)?
}

/// What an apply meets.
struct DiffableEntry {
  /// How many steps still wait that came before, off the main queue.
  var waitingBefore: Int
  /// Whether this is the first apply on another kind of queue than all before.
  var mixesQueues: Bool
}

/// The part of a data source that any queue may reach: the content shown, and what waits to be shown.
final class DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var shown = DiffableContent<Section, Item>()
  /// What is shown once all that waits is applied.
  private var latest = DiffableContent<Section, Item>()
  private var waiting: [DiffableStep<Section, Item>] = []
  private var usesMainQueue = false
  private var usesOtherQueue = false

  /// What the view shows.
  var content: DiffableContent<Section, Item> {
    get { lock.withLock { shown } }
    set { lock.withLock { shown = newValue } }
  }

  /// What is shown once all that waits is applied.
  var latestContent: DiffableContent<Section, Item> { lock.withLock { latest } }

  /// Adds a step behind those that wait.
  func add(
    _ change: DiffableChange<Section, Item>, _ mode: DiffableMode, isMain: Bool, completion: (() -> Void)?
  ) -> DiffableEntry {
    lock.lock()
    defer { lock.unlock() }
    let marked: DiffableDataSourceSnapshot<Section, Item>
    switch change {
    case .all(let snapshot):
      marked = snapshot
      latest.apply(snapshot)
    case .section(let snapshot, let section):
      latest.apply(snapshot, to: section)
      marked = latest.snapshot
    }
    let entry = DiffableEntry(
      waitingBefore: waiting.count,
      mixesQueues: isMain ? usesOtherQueue && !usesMainQueue : usesMainQueue && !usesOtherQueue)
    if isMain { usesMainQueue = true } else { usesOtherQueue = true }
    waiting.append(DiffableStep(content: latest, marked: marked, mode: mode, completion: completion))
    return entry
  }

  /// Takes the step that waits longest.
  func next() -> DiffableStep<Section, Item>? { lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() } }

  /// Shows the content of the last step that waits, and answers with their completions.
  func adoptAll() -> [() -> Void] {
    lock.lock()
    defer { lock.unlock() }
    shown = latest
    let completions = waiting.compactMap(\.completion)
    waiting = []
    return completions
  }

  /// Replaces what is shown and what will be, after the reader has moved an item.
  func replace(_ content: DiffableContent<Section, Item>) {
    lock.withLock {
      shown = content
      latest = content
    }
  }
}
