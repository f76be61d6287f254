/// A few elements on their way into an array.
///
/// Appending them one by one asks the runtime each time whether the array is shared, and what a loop holds in registers
/// goes to memory around the question. So does narrowing the window by each of them; both are done for many at once.
struct ElementBatch {
  /// As many as fit into what a temporary allocation may take from the stack.
  static let capacity = 20

  private let elements: UnsafeMutablePointer<PlacedElement>
  private var count = 0
  private let axis: LayoutAxis
  /// For which positions along the axis all that passed through stays in the answer.
  private(set) var window = QueryWindow.always

  /// Makes a batch in uninitialised memory for ``capacity`` elements.
  init(in buffer: UnsafeMutableBufferPointer<PlacedElement>, axis: LayoutAxis) {
    elements = buffer.baseAddress!
    self.axis = axis
  }

  /// Takes an element; when there is no room for another, all move on.
  @inline(__always) mutating func append(_ element: PlacedElement, to result: inout [PlacedElement]) {
    (elements + count).initialize(to: element)
    count &+= 1
    if count == ElementBatch.capacity { flush(to: &result) }
  }

  /// Moves what is here into the array.
  @inline(never) mutating func flush(to result: inout [PlacedElement]) {
    var window = self.window
    if axis == .vertical {
      for i in 0..<count { window.keep(from: elements[i].frame.minY, to: elements[i].frame.maxY) }
    } else {
      for i in 0..<count { window.keep(from: elements[i].frame.minX, to: elements[i].frame.maxX) }
    }
    self.window = window
    result.append(contentsOf: UnsafeBufferPointer(start: elements, count: count))
    count = 0
  }
}
