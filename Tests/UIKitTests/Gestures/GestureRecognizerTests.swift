import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("Gesture recognisers") struct GestureRecognizerTests {
  @Test("A target that performs actions is called with its recogniser, which is possible again afterwards")
  func target() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    parent.addSubview(view)
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Selector("tapped(_:)"))
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    #expect(tap.simulate(.ended, at: CGPoint(x: 5, y: 6)))
    #expect(target.log == ["3 5 6 / 15 26"] && tap.state == .possible)
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.isEmpty == true && tap.view === other)
  }

  @Test("A pan is followed step by step; its handlers see what was simulated")
  func pan() {
    let pan = UIPanGestureRecognizer()
    var steps: [String] = []
    pan.addHandler {
      let pan = $0 as! UIPanGestureRecognizer
      steps.append("\(pan.state.rawValue) \(Int(pan.translation(in: nil).x)) \(Int(pan.velocity(in: nil).y))")
      pan.setTranslation(.zero, in: nil)
    }
    UIView().addGestureRecognizer(pan)
    pan.simulatePan(.began, translation: CGPoint(x: 4, y: 0))
    pan.simulatePan(.changed, translation: CGPoint(x: 9, y: 0), velocity: CGPoint(x: 0, y: 7))
    #expect(pan.translation(in: nil) == .zero)
    pan.isEnabled = false
    #expect(steps == ["1 4 0", "2 9 7", "4 0 7"])
    #expect(!pan.simulatePan(.began) && steps.count == 3)
  }

  @Test("A gesture begins only if the view and the delegate let it")
  func begin() {
    let view = RefusingView()
    let tap = UITapGestureRecognizer()
    var count = 0
    tap.addHandler { _ in count += 1 }
    view.addGestureRecognizer(tap)
    view.allows = false
    #expect(!tap.simulate(.ended))
    view.allows = true
    let delegate = RefusingDelegate()
    tap.delegate = delegate
    #expect(!tap.simulate(.ended))
    delegate.allows = true
    #expect(tap.simulate(.ended) && count == 1)
  }

  @Test("An action that nobody can run is reported with its name")
  func unperformed() {
    let recorder = SimulationRecorder()
    withEnvironment({
      $0.violationPolicy = .record
      $0.recorder = recorder
    }) {
      let deaf = UIView()
      let tap = UITapGestureRecognizer(target: deaf, action: Selector("tapped(_:)"))
      deaf.addGestureRecognizer(tap)
      tap.simulate(.ended)
    }
    #expect(recorder.violations.map(\.rule) == [.actionNotPerformed])
    #expect(recorder.violations.first?.fact("action") == "tapped(_:)")
  }
}

private final class Target: ActionPerforming {
  var log: [String] = []
  func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    guard action == "tapped(_:)", let tap = sender as? UIGestureRecognizer else { return false }
    let (own, outer) = (tap.location(in: tap.view), tap.location(in: nil))
    log.append("\(tap.state.rawValue) \(Int(own.x)) \(Int(own.y)) / \(Int(outer.x)) \(Int(outer.y))")
    return true
  }
}

private final class RefusingView: UIView {
  var allows = true
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
  var allows = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}
