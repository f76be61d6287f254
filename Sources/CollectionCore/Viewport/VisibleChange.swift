/// Who enters, stays and leaves between two sets of visible elements: a value to be acted upon, with buffers to be used
/// again.
public struct VisibleChange: Hashable, Sendable {
  /// What ``slots`` holds for an element that enters.
  public static var noSlot: Int32 { -1 }

  /// Positions in the new list of those that were not there, ascending.
  public internal(set) var entered: [Int32] = []
  /// Those that are not in the new list, ascending by key, with the slots they had.
  public internal(set) var left: [VisibleElement] = []
  /// For each position in the new list the slot of the view that stays, or ``noSlot``, to be filled in with the view of
  /// the one that enters.
  public var slots: [Int32] = []

  /// Makes a change in which nobody enters, stays or leaves.
  public init() {}

  /// Whether nobody enters and nobody leaves.
  public var isEmpty: Bool { entered.isEmpty && left.isEmpty }

  /// How many stay.
  public var stayedCount: Int { slots.count - entered.count }

  /// Positions in the new list of those that were there already, ascending: all that did not enter. Makes an array.
  public var stayed: [Int32] {
    var stayed: [Int32] = []
    stayed.reserveCapacity(stayedCount)
    var next = 0
    for position in Int32(0)..<Int32(slots.count) {
      if next < entered.count, entered[next] == position {
        next += 1
      } else {
        stayed.append(position)
      }
    }
    return stayed
  }

  /// Forgets everything but the buffers, and makes room for so many slots.
  mutating func prepare(count: Int) {
    entered.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    if slots.count > count { slots.removeLast(slots.count - count) }
    while slots.count < count { slots.append(VisibleChange.noSlot) }
  }
}
