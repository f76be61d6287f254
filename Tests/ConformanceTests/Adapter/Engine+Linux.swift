#if os(Linux)
  import Testing
  import UIKit
  import VirtualCollectionView

  extension Engine {
    nonisolated static let versions = [13, 14, 15, 16, 17, 18, 26]
    static let scales: [CGFloat] = [1, 2, 3]

    /// Exceptions that nobody expects are problems of the test that meets them.
    static func show<View: UIView>(in surroundings: Surroundings = Surroundings(), _ make: () -> View) -> Shown<View> {
      var environment = SimulationEnvironment.current
      environment.scale = surroundings.scale
      environment.safeArea = surroundings.safeArea
      if let version = surroundings.version { environment.era = UIKitEra(rawValue: version) ?? .latest }
      if environment.recorder == nil {
        let recorder = SimulationRecorder()
        recorder.onViolation = { if $0.isException { Issue.record("\($0)") } }
        environment.recorder = recorder
        environment.violationPolicy = .record
      }
      return Shown(view: withEnvironment(environment, make), window: nil)
    }

    /// The reason of the first exception. The block runs on behind it, unlike on an Apple system.
    static func raised(in version: Int? = nil, by body: () -> Void) -> String? {
      let recorder = SimulationRecorder()
      withEnvironment(
        {
          $0.violationPolicy = .record
          $0.recorder = recorder
          if let version { $0.era = UIKitEra(rawValue: version) ?? .latest }
        }, body)
      return recorder.violations.first { $0.isException }?.sentence
    }

    static func scroll(section: Int, to offset: CGFloat, of view: UICollectionView) {
      (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.setOrthogonalOffset(
        offset, inSection: section)
    }

    /// Without a clock an animation is over when the call that began it returns.
    static func settle() async {}
  }

  extension Violation {
    fileprivate var isException: Bool { severity == .exception || severity == .corruption }
  }
#endif
