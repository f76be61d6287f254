import Testing
import UIKit
import VirtualCollectionView

@MainActor @Suite("Controls") struct ControlTests {
  @Test("A tap highlights, tells about down and up, and is not taken where the control is off")
  func tap() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down \(control.isHighlighted)") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("up \(control.isHighlighted)") }, for: .touchUpInside)
    #expect(control.simulateTap())
    #expect(log == ["down true", "up false"])
    control.isEnabled = false
    #expect(!control.simulateTap() && control.state == .disabled && log.count == 2)
  }

  @Test("An action of the same identifier takes another's place; removed ones are silent")
  func actions() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let id = UIAction.Identifier("a")
    control.addAction(UIAction(identifier: id) { _ in log.append("1") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: id) { log.append("2 \($0.sender as? UIControl === control)") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["2 true"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(log.count == 1 && control.allControlEvents.isEmpty)
  }

  @Test("A nil target means the nearest responder above that has the action")
  func chain() {
    let parent = PerformingView(frame: .zero)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(control)
    control.addTarget(nil, action: Selector("go"), for: .touchUpInside)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["go"])
    control.simulateTap()
    #expect(parent.performed == ["go"])
  }

  @Test("Values are held between their limits; only a finger tells of them")
  func values() {
    let slider = UISlider(frame: .zero)
    var told = 0
    slider.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    slider.value = 3
    #expect(slider.value == 1 && told == 0)
    slider.simulateDrag(to: 0.25)
    #expect(slider.value == 0.25 && told == 1)
    let page = UIPageControl(frame: .zero)
    page.numberOfPages = 3
    page.currentPage = 9
    #expect(page.currentPage == 2)
    let toggle = UISwitch()
    toggle.simulateToggle()
    #expect(toggle.isOn && toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }
}

private final class PerformingView: UIView, ActionPerforming {
  var performed: [String] = []
  func performAction(_ action: Selector, sender: Any?, event: UIEvent?) -> Bool {
    performed.append(NSStringFromSelector(action))
    return true
  }
}
