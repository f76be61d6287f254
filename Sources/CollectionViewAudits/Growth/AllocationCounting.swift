/// The allocations of this thread, where the program has what counts them: the product `AllocationCounter`, on Linux.
///
/// Linking it is enough. It takes the place of the allocator, which no library may do for a program that did not ask, so it
/// is no dependency of this module: when the program starts, it looks whether this module is there and says where its
/// counter is.
public enum AllocationCounting {
  /// All calls that gave memory to this thread so far; nil where nothing counts them. Two readings subtract.
  public static var total: Int? { totalOfThread.map { Int($0()) } }
}

/// Set before `main`, while there is one thread, and never again: hence a plain global, whose first value needs no code.
private nonisolated(unsafe) var totalOfThread: (@convention(c) () -> Int64)?

/// Called by `AllocationCounter` when the program starts.
@_cdecl("virtual_collection_audits_count_allocations")
func countAllocations(_ total: @escaping @convention(c) () -> Int64) { totalOfThread = total }
