import TestSupport
import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("Misused constraints") struct ConstraintMisuseTests {
  private func recording(_ body: () -> Void) -> [Violation] {
    let recorder = SimulationRecorder()
    withEnvironment {
      $0.violationPolicy = .record
      $0.recorder = recorder
    } _: {
      body()
    }
    return recorder.violations
  }

  @Test("Widths of 100 and 120 cannot hold together: the later is broken, and the message lists both")
  func unsatisfiable() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = plainView()
    root.addSubview(view)
    let found = recording {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.heightAnchor.constraint(equalToConstant: 9), view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 120),
      ])
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(found.map(\.rule) == [.unsatisfiableConstraints])
    #expect(
      found.first?.sentence == """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint UIView.width == 100   (active)>",
            "<NSLayoutConstraint UIView.width == 120   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint UIView.width == 120   (active)>
        """)
    #expect(box(view.frame) == "0 0 100 9")
  }

  @Test("A constraint between views without a common superview stays inactive")
  func noCommonAncestor() {
    let a = plainView()
    let b = plainView()
    let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
    let found = recording { constraint.isActive = true }
    #expect(found.map(\.rule) == [.noCommonAncestor])
    #expect(
      found.first?.sentence.hasPrefix(
        "Unable to activate constraint with anchors <UIView.top> and <UIView.top> because")
        == true)
    #expect(!constraint.isActive)
  }

  @Test("A width compared with an edge, a place that is a number, a number that is none")
  func pairing() {
    let root = UIView()
    let view = plainView()
    root.addSubview(view)
    let found = recording {
      for (first, second) in [
        (NSLayoutConstraint.Attribute.width, NSLayoutConstraint.Attribute.top), (.leading, .left),
        (.top, .notAnAttribute),
      ] {
        let constraint = NSLayoutConstraint(
          item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : root,
          attribute: second, multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(!constraint.isActive)
      }
      view.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    }
    #expect(found.map(\.rule) == [.invalidConstraint, .invalidConstraint, .invalidConstraint, .invalidConstraint])
  }

  @Test("A view without a vertical place is said to be ambiguous, once")
  func ambiguous() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let view = WordView(3)
    root.addSubview(view)
    let found = recording {
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(found.map(\.sentence) == ["The constraints leave y of UIKitTests.WordView a choice."])
    #expect(view.hasAmbiguousLayout)
  }
}
