internal import CollectionCore
import Foundation

/// What came and went between two answers.
struct VendedDelta {
  /// Places in the answer before, ascending.
  var removed: [Int32] = []
  /// Places in the answer now, ascending.
  var inserted: [Int32] = []
  /// Places in the answer now of elements that stayed but are not where they were.
  var moved: [Int32] = []

  mutating func clear() {
    removed.removeAll(keepingCapacity: true)
    inserted.removeAll(keepingCapacity: true)
    moved.removeAll(keepingCapacity: true)
  }

  var count: Int { removed.count + inserted.count + moved.count }
}

/// What a vendor asks: a solver that appends the elements touching a rectangle in the order of their keys.
protocol ElementSolver {
  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow
}
