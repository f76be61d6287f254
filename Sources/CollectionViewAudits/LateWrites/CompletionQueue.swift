import CollectionCore
import Foundation
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
    let name: String?
    let work: @MainActor () -> Void
    let origin: LateWriteWatch.Origin?
  }

  private var waiting: [Pending] = []
  /// Where the completion comes from that is being delivered: what it starts is for the same item.
  private var running: LateWriteWatch.Origin?
  weak var watch: LateWriteWatch?

  /// An empty queue.
  public init() {}

  /// How many completions wait.
  public var count: Int { waiting.count }

  /// The names of those that wait, in the order in which they were given; empty for one without.
  public var names: [String] { waiting.map { $0.name ?? "" } }

  /// Keeps a completion. Given while a cell is being configured, it is taken to be for that cell's item; given by another
  /// completion, for the item of that one.
  ///
  /// - Parameter item: For which item it is, where it is given at another time, such as in `willDisplay`.
  public func async(
    named name: String? = nil, for item: IndexPath? = nil, _ work: @escaping @MainActor () -> Void
  ) {
    waiting.append(Pending(name: name, work: work, origin: watch?.origin(for: item) ?? running))
  }

  /// Delivers the completion that has waited longest; false when none waits.
  @discardableResult public func deliverNext() -> Bool { deliver(at: 0) }

  /// Delivers one completion by its place among those that wait; false when there is none.
  @discardableResult public func deliver(at index: Int) -> Bool {
    guard waiting.indices.contains(index) else { return false }
    let pending = waiting.remove(at: index)
    let outer = running
    running = pending.origin
    defer { running = outer }
    if let watch { watch.run(pending) } else { pending.work() }
    return true
  }

  /// Delivers the completion of a name that has waited longest; false when none of that name waits.
  @discardableResult public func deliver(named name: String) -> Bool {
    waiting.firstIndex { $0.name == name }.map { deliver(at: $0) } ?? false
  }

  /// Forgets one completion, as a cancelled request does; false when there is none at that place.
  @discardableResult public func cancel(at index: Int) -> Bool {
    guard waiting.indices.contains(index) else { return false }
    waiting.remove(at: index)
    return true
  }

  /// Delivers all that wait, and what they start meanwhile.
  ///
  /// - Parameter most: Where to stop, if completions start others without end.
  /// - Returns: How many were delivered; ``count`` says what is left.
  @discardableResult public func deliverAll(_ order: Order = .firstInFirstOut, most: Int = 10_000) -> Int {
    var random = SplitMix64(seed: 0)
    if case .shuffled(let seed) = order { random = SplitMix64(seed: seed) }
    var delivered = 0
    while !waiting.isEmpty, delivered < most {
      switch order {
      case .firstInFirstOut: deliver(at: 0)
      case .lastInFirstOut: deliver(at: waiting.count - 1)
      case .shuffled: deliver(at: Int.random(in: waiting.indices, using: &random))
      }
      delivered += 1
    }
    return delivered
  }
}
