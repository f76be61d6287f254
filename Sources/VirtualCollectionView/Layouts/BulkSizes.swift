internal import CollectionCore
import Foundation

/// A list of sizes as the solver keeps it.
///
/// Items of one breadth are kept as lengths, 8 bytes an item in place of 16: a million of them is two thousand pages less for
/// the system to find, which is most of what it takes to copy them.
///
/// - Parameters:
///   - count: What is missing at the end is filled up with `filler`; what is too much is left out.
///   - axis: The scroll axis.
nonisolated func bulkItems(_ given: [CGSize], count: Int, filler: LayoutSize, axis: LayoutAxis) -> FlowItems {
  given.withUnsafeBufferPointer { given in
    let given = UnsafeBufferPointer(rebasing: given.prefix(count))
    guard let first = given.first else { return .uniform(filler, count: count) }
    let breadth = LayoutSize(first)[axis.across]
    if haveBreadth(given, breadth, axis), given.count == count || filler[axis.across] == breadth {
      return .lengths(lengths(given, count, filler[axis], axis), breadth: breadth)
    }
    return .sizes(
      [LayoutSize](unsafeUninitializedCapacity: count) { buffer, made in
        for index in 0..<given.count { buffer.initializeElement(at: index, to: LayoutSize(given[index])) }
        for index in given.count..<count { buffer.initializeElement(at: index, to: filler) }
        made = count
      })
  }
}

private nonisolated func haveBreadth(
  _ given: UnsafeBufferPointer<CGSize>, _ breadth: Double, _ axis: LayoutAxis
) -> Bool {
  if axis == .vertical {
    for size in given where Double(size.width) != breadth { return false }
  } else {
    for size in given where Double(size.height) != breadth { return false }
  }
  return true
}

private nonisolated func lengths(
  _ given: UnsafeBufferPointer<CGSize>, _ count: Int, _ filler: Double, _ axis: LayoutAxis
) -> [Double] {
  [Double](unsafeUninitializedCapacity: count) { buffer, made in
    if axis == .vertical {
      for index in 0..<given.count { buffer.initializeElement(at: index, to: Double(given[index].height)) }
    } else {
      for index in 0..<given.count { buffer.initializeElement(at: index, to: Double(given[index].width)) }
    }
    for index in given.count..<count { buffer.initializeElement(at: index, to: filler) }
    made = count
  }
}
