import Foundation

/// Times of a piece of work: what this thread ran for, the system's share included. On a shared machine the time on the wall
/// says as much about the neighbours.
@MainActor enum Timing {
  /// Nanoseconds a call takes.
  ///
  /// - Parameter work: Does its work as many times as it is told. The loop is inside, so that no call of a closure is
  ///   measured.
  static func measure(_ sampling: Sampling, _ work: (_ calls: Int) -> Void) -> Measurement {
    Measurement(samples: samples(sampling, work))
  }

  /// The extra nanoseconds that the second piece of work takes, the two measured in turn.
  static func difference(
    _ sampling: Sampling, _ plain: (_ calls: Int) -> Void, _ more: (_ calls: Int) -> Void
  ) -> Measurement {
    let calls = max(calibrated(sampling, plain), 200)
    var plainTimes: [Double] = []
    var moreTimes: [Double] = []
    for _ in 0..<max(21, sampling.fewest) {
      plainTimes.append(time(calls, plain))
      moreTimes.append(time(calls, more))
    }
    let base = Measurement(samples: plainTimes).median
    return Measurement(samples: moreTimes.map { $0 - base })
  }

  private static func samples(_ sampling: Sampling, _ work: (Int) -> Void) -> [Double] {
    let calls = calibrated(sampling, work)
    var result: [Double] = []
    let end = now() + sampling.budget
    while result.count < sampling.fewest || (result.count < sampling.most && now() < end) {
      result.append(time(calls, work))
    }
    return result
  }

  /// How many calls a sample takes; the work is warm afterwards.
  private static func calibrated(_ sampling: Sampling, _ work: (Int) -> Void) -> Int {
    var calls = 1
    work(1)
    while time(calls, work) * Double(calls) < sampling.sampleLength, calls < 1 << 20 { calls *= 2 }
    return calls
  }

  private static func time(_ calls: Int, _ work: (Int) -> Void) -> Double {
    let start = now(CLOCK_THREAD_CPUTIME_ID)
    work(calls)
    return (now(CLOCK_THREAD_CPUTIME_ID) - start) / Double(calls)
  }

  private static func now(_ clock: clockid_t = CLOCK_MONOTONIC) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Keeps the compiler from leaving work out whose result nobody reads.
@inline(never) func keep<Value>(_ value: Value) {}
