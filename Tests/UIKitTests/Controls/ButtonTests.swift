import Testing
import UIKit

@MainActor @Suite("Buttons and text controls") struct ButtonTests {
  @Test("A button shows the title of its state, in the middle, and is as large as it with 6 points above and below")
  func titles() {
    let button = UIButton(type: .system)
    button.setTitle("a long title", for: .normal)
    button.setTitle("off", for: .disabled)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "a long title"
    let text = label.intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: max(30, text.width), height: text.height + 12))
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.midX == 100 && button.titleLabel?.frame.midY == 25)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off" && button.title(for: .selected) == "a long title")
  }

  @Test("Insets replace the button's own space; a configuration has insets of 7 and 12")
  func insets() {
    let button = UIButton(type: .custom)
    button.setTitle("title", for: .normal)
    let height = button.intrinsicContentSize.height - 12
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    #expect(button.intrinsicContentSize.height == height + 3)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "title"
    let configured = UIButton(configuration: configuration, primaryAction: nil)
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "title"
    #expect(configured.intrinsicContentSize.width == label.intrinsicContentSize.width + 24)
    #expect(configured.intrinsicContentSize.height == label.intrinsicContentSize.height + 14)
  }

  @Test("A button made with an action takes its title and runs it when tapped")
  func action() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "go") { _ in count += 1 })
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.simulateTap()
    #expect(count == 1 && button.currentTitle == "go")
  }

  @Test("A text field begins, changes and ends with its delegate and targets")
  func field() {
    let field = UITextField()
    let delegate = FieldDelegate()
    field.delegate = delegate
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("changed") }, for: .editingChanged)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    #expect(!field.simulateTyping("no") && field.text == "")
    #expect(field.simulateTyping("yes") && field.text == "yes" && field.isEditing)
    #expect(field.endEditing(false) && !field.isEditing)
    #expect(events == ["begin", "changed", "end"])
  }

  @Test("A text view that does not scroll is as high as its text in the width it has")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    view.text = "a few words that need more than one line"
    let high = view.sizeThatFits(CGSize(width: 60, height: 0)).height
    #expect(high > view.sizeThatFits(CGSize(width: 600, height: 0)).height)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == high)
  }

  @Test("A segment is chosen by a finger with a word, by program without")
  func segments() {
    let control = UISegmentedControl(items: ["a", "b"])
    var told = 0
    control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    control.selectedSegmentIndex = 1
    control.simulateTap(onSegment: 1)
    #expect(told == 0)
    control.simulateTap(onSegment: 0)
    #expect(told == 1 && control.selectedSegmentIndex == 0 && control.titleForSegment(at: 1) == "b")
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { string != "no" }
}
