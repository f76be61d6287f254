import Foundation
import VirtualCollectionView

/// What one scrolled frame takes on the public path: set the offset, lay out.
@MainActor enum FrameCases {
  static let all: [BenchmarkCase] = times + allocations + traces

  /// The frames that are looked at.
  enum Kind: String, CaseIterable {
    case nothingEnters = "nothing enters"
    case oneRow = "one row in, one out, full delegate"
    case oneGridLine = "one grid line in, one out, full delegate"
    case jump = "random jump, all replaced, full delegate"

    var line: CGFloat { self == .oneGridLine ? 84 : 28 }

    @MainActor func scene(_ size: Int) -> Scene {
      Scene(
        counts: [size], layout: self == .oneGridLine ? Scene.grid() : Scene.list(), hasDelegate: self != .nothingEnters)
    }

    func offsets(_ size: Int) -> Offsets {
      switch self {
      case .nothingEnters: .nudges(line: line)
      case .oneRow: .steps(line: line, lines: size)
      case .oneGridLine: .steps(line: line, lines: size / 3)
      case .jump: .jumps(contentLength: CGFloat(size) * line)
      }
    }

    var goal: Goal? {
      switch self {
      case .nothingEnters: .always(100)
      case .oneRow: .always(1_000)
      case .oneGridLine: nil
      case .jump: .always(12_000)
      }
    }
  }

  private static let times = Kind.allCases.map { kind in
    BenchmarkCase(
      "Frame scroll (\(kind.rawValue))", goal: kind.goal, baseline: ObjectModelCases.name(kind)
    ) { size, sampling in
      let scene = kind.scene(size)
      var offsets = kind.offsets(size)
      for _ in 0..<500 { scene.frame(at: offsets.next()) }
      return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.frame(at: offsets.next()) } }
    }
  }

  private static let allocations = Kind.allCases.flatMap { kind in
    [false, true].map { traced in
      BenchmarkCase(
        "Frame allocations (\(kind.rawValue)\(traced ? ", traced" : ""))", unit: .allocations, goal: .always(0)
      ) { size, _ in
        let scene = kind.scene(size)
        var offsets = kind.offsets(size)
        for _ in 0..<500 { scene.frame(at: offsets.next()) }
        if traced {
          scene.view.reserveTrace(400_000)
          scene.view.isTracing = true
        }
        return Allocations.measure(calls: 1_000) { calls in for _ in 0..<calls { scene.frame(at: offsets.next()) } }
      }
    }
  }

  // MARK: Traced

  private static let traces = [
    BenchmarkCase("Frame trace (nothing enters, added by recording)", goal: .always(50)) {
      added($0, $1).0
    },
    BenchmarkCase("Event record (per event of an idle frame)", goal: .always(5)) { size, sampling in
      let (time, events) = added(size, sampling)
      return Measurement(samples: [time.median / events])
    },
  ]

  /// What recording adds to a frame, and how many events a frame has.
  private static func added(_ size: Int, _ sampling: Sampling) -> (Measurement, Double) {
    let scene = Kind.nothingEnters.scene(size)
    var offsets = Kind.nothingEnters.offsets(size)
    for _ in 0..<100 { scene.frame(at: offsets.next()) }
    scene.view.reserveTrace(1_000_000)
    var frames = 0
    let time = Timing.difference(sampling) { calls in
      scene.view.isTracing = false
      for _ in 0..<calls { scene.frame(at: offsets.next()) }
    } _: { calls in
      scene.view.isTracing = true
      for _ in 0..<calls { scene.frame(at: offsets.next()) }
      frames += calls
    }
    return (time, Double(scene.view.trace.count) / Double(frames))
  }
}
