import AllocationCounter

/// How often a piece of work allocates.
@MainActor enum Allocations {
  /// Allocations a call, after the work was done once to get warm.
  static func measure(calls: Int, _ work: (_ calls: Int) -> Void) -> Measurement {
    work(calls)
    allocation_counter_start()
    work(calls)
    let counted = allocation_counter_stop()
    return Measurement(exact: Double(counted.count) / Double(calls))
  }

  /// The most bytes an item in use at one time while `body` makes something, what it makes included.
  static func peak<Made>(items: Int, _ body: () -> Made) -> Measurement {
    allocation_counter_start()
    let made = body()
    let counted = allocation_counter_stop()
    return withExtendedLifetime(made) { Measurement(exact: Double(counted.peak) / Double(items)) }
  }

  /// By how many bytes an item the memory in use grows while `body` makes something, which it returns.
  static func growth<Made>(items: Int, _ body: () -> Made) -> Measurement {
    let before = allocation_counter_live_bytes()
    let made = body()
    let after = allocation_counter_live_bytes()
    return withExtendedLifetime(made) { Measurement(exact: Double(after - before) / Double(items)) }
  }
}
