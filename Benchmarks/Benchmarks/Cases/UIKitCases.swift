import Foundation
import UIKit

/// What UIKit's names and its optional calls cost.
@MainActor enum UIKitCases {
  static let all: [BenchmarkCase] = frames + preparations + calls + allocations

  private static func name(_ subject: String, _ spelling: Spelling) -> String { "\(subject) (\(spelling.rawValue))" }

  private static func baseline(_ subject: String, _ spelling: Spelling) -> String? {
    spelling == .uikit ? name(subject, .own) : nil
  }

  private static let frames = Spelling.allCases.map { spelling in
    let subject = "Custom layout scroll, one row in, one out"
    return BenchmarkCase(
      name(subject, spelling), baseline: baseline(subject, spelling), largest: 100_000
    ) { size, sampling in
      let scene = SpelledScene(spelling, count: size)
      var offsets = Offsets.steps(line: 28, lines: size)
      for _ in 0..<500 { scene.frame(at: offsets.next()) }
      return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.frame(at: offsets.next()) } }
    }
  }

  private static let preparations = Spelling.allCases.map { spelling in
    let subject = "Custom layout prepare, optional call an item"
    return BenchmarkCase(
      name(subject, spelling), baseline: baseline(subject, spelling), isPerItem: true, largest: 100_000
    ) { size, sampling in
      let scene = SpelledScene(spelling, count: size)
      return Timing.measure(sampling) { calls in for _ in 0..<calls { scene.prepareAnew(spelling) } }
    }
  }

  // MARK: Optional calls

  private static let calls = OptionalCallScene.Call.allCases.map { call in
    BenchmarkCase("Optional call (\(call.rawValue))", goal: .always(60), onlySize: 1) { _, sampling in
      let scene = OptionalCallScene()
      return Timing.measure(sampling) { scene.run(call, times: $0) }
    }
  }

  private static let allocations = OptionalCallScene.Call.allCases.map { call in
    BenchmarkCase(
      "Optional call allocations (\(call.rawValue))", unit: .allocations, goal: .always(0), onlySize: 1
    ) { _, _ in
      let scene = OptionalCallScene()
      return Allocations.measure(calls: 1_000) { scene.run(call, times: $0) }
    }
  }
}

/// Calls through UIKit's syntax, in loops that keep what they return.
@MainActor final class OptionalCallScene {
  enum Call: String, CaseIterable {
    case direct = "requirement called directly, to compare"
    case implemented = "implemented, sizeForItemAt"
    case missing = "missing, insetForSectionAt"
    case told = "implemented, no result, scrollViewDidScroll"
    case forced = "implemented, forced"
  }

  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let owner = UIKitRowOwner(1)
  private let path = IndexPath(item: 0, section: 0)
  private(set) var total: CGFloat = 0

  init() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

  func run(_ call: Call, times: Int) {
    let delegate: any UICollectionViewDelegateFlowLayout = owner
    switch call {
    case .direct:
      for _ in 0..<times { total += delegate.collectionView(view, layout: layout, sizeForItemAt: path).width }
    case .implemented:
      for _ in 0..<times { total += delegate.collectionView?(view, layout: layout, sizeForItemAt: path).width ?? 1 }
    case .missing:
      for _ in 0..<times { total += delegate.collectionView?(view, layout: layout, insetForSectionAt: 0).top ?? 1 }
    case .told:
      for _ in 0..<times { delegate.scrollViewDidScroll?(view) }
    case .forced:
      for _ in 0..<times { total += delegate.collectionView!(view, layout: layout, sizeForItemAt: path).width }
    }
  }
}
