import VirtualCollectionView

/// A queue that delivers completions when told to, in any order: what a test gives to an image loader in place of a
/// dispatch queue.
///
/// ```swift
/// let queue = CompletionQueue()
/// loader.callback = { queue.async($0) }
/// …
/// queue.deliverAll(.lastInFirstOut)
/// ```
@MainActor public final class CompletionQueue {
  /// In which order completions come.
  public enum Order: Hashable, Sendable {
    /// As they were given.
    case firstInFirstOut
    /// The newest first: what a slow network and a cache make of it.
    case lastInFirstOut
    /// By chance, the same for the same seed.
    case shuffled(seed: UInt64)
  }

  struct Pending {
    let work: @MainActor () -> Void
    let origin: LateWriteWatch.Origin?
  }

  private var waiting: [Pending] = []
  weak var watch: LateWriteWatch?

  /// An empty queue.
  public init() {}

  /// How many completions wait.
  public var count: Int { waiting.count }

  /// Keeps a completion. Given while a cell is being configured, it is taken to be for that cell's item.
  public func async(_ work: @escaping @MainActor () -> Void) {
    waiting.append(Pending(work: work, origin: watch?.currentOrigin))
  }

  /// Delivers the completion that has waited longest; false when none waits.
  @discardableResult public func deliverNext() -> Bool { deliver(at: 0) }

  /// Delivers one completion by its place among those that wait; false when there is none.
  @discardableResult public func deliver(at index: Int) -> Bool {
    guard waiting.indices.contains(index) else { return false }
    let pending = waiting.remove(at: index)
    if let watch { watch.run(pending) } else { pending.work() }
    return true
  }

  /// Delivers all that wait, and what they start meanwhile.
  public func deliverAll(_ order: Order = .firstInFirstOut) {
    var random = SeededNumbers(seed: 0)
    if case .shuffled(let seed) = order { random = SeededNumbers(seed: seed) }
    while !waiting.isEmpty {
      switch order {
      case .firstInFirstOut: deliver(at: 0)
      case .lastInFirstOut: deliver(at: waiting.count - 1)
      case .shuffled: deliver(at: Int.random(in: waiting.indices, using: &random))
      }
    }
  }
}
