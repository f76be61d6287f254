import Foundation
internal import UIKitNames
import VirtualCollectionView

// What controls show, and what people change in them.

extension PortraitProperty {
  static let controls: [PortraitProperty] = [
    PortraitProperty(
      "title", of: UIButton.self, read: { $0.title(for: .normal) ?? "" }, poison: { $0.setTitle(mark, for: .normal) }),
    PortraitProperty(
      "attributedTitle", of: UIButton.self, read: { AttributedText.text($0.attributedTitle(for: .normal)) }),
    PortraitProperty(
      "titleColor", of: UIButton.self, read: { text($0.titleColor(for: .normal)) },
      poison: { $0.setTitleColor(poisonColor, for: .normal) }),
    PortraitProperty(
      "image", of: UIButton.self, read: { imageText($0.image(for: .normal)) },
      poison: { $0.setImage(poisonImage, for: .normal) }),
    PortraitProperty("image object", of: UIButton.self, read: { identity($0.image(for: .normal)) }),
    PortraitProperty(
      "backgroundImage", of: UIButton.self, read: { imageText($0.backgroundImage(for: .normal)) },
      poison: { $0.setBackgroundImage(poisonImage, for: .normal) }),
    PortraitProperty(
      // What is not set for a state is that of the normal one.
      "title while selected", of: UIButton.self,
      read: { button in
        let title = button.title(for: .selected)
        return title == button.title(for: .normal) ? "as otherwise" : title ?? ""
      },
      poison: { $0.setTitle(mark, for: .selected) }),
    PortraitProperty(
      "image while selected", of: UIButton.self,
      read: { button in
        let image = button.image(for: .selected)
        return image === button.image(for: .normal) ? "as otherwise" : imageText(image)
      }),
    PortraitProperty(
      "configuration", of: UIButton.self, read: { $0.configuration.map { ValueText.text($0) } ?? "none" }),
    PortraitProperty("menu", of: UIButton.self, read: { $0.menu == nil ? "none" : "set" }),
    PortraitProperty(
      "isEnabled", of: UIControl.self, read: { text($0.isEnabled) }, poison: { $0.isEnabled.toggle() }),
    PortraitProperty(
      "isSelected", of: UIControl.self, read: { text($0.isSelected) }, poison: { $0.isSelected.toggle() }),
    PortraitProperty("isHighlighted", of: UIControl.self, read: { text($0.isHighlighted) }),
    PortraitProperty(
      "text", of: UITextField.self, isInput: true, read: { $0.text ?? "" },
      poison: { if $0.isEnabled, $0.isUserInteractionEnabled { $0.text = mark } }),
    PortraitProperty(
      "placeholder", of: UITextField.self, read: { $0.placeholder ?? "" }, poison: { $0.placeholder = mark }),
    PortraitProperty(
      "textColor", of: UITextField.self, read: { ($0.text ?? "").isEmpty ? unseen : text($0.textColor) },
      poison: { $0.textColor = poisonColor }),
    PortraitProperty("isSecureTextEntry", of: UITextField.self, read: { text($0.isSecureTextEntry) }),
    PortraitProperty(
      "text", of: UITextView.self, isInput: true, read: { $0.text ?? "" },
      poison: { if $0.isEditable, $0.isUserInteractionEnabled { $0.text = mark } }),
    PortraitProperty(
      "textColor", of: UITextView.self, read: { ($0.text ?? "").isEmpty ? unseen : text($0.textColor) },
      poison: { $0.textColor = poisonColor }),
    PortraitProperty(
      "isOn", of: UISwitch.self, isInput: true, read: { text($0.isOn) },
      poison: { if $0.isEnabled, $0.isUserInteractionEnabled { $0.isOn.toggle() } }),
    PortraitProperty(
      "value", of: UISlider.self, isInput: true, read: { number(CGFloat($0.value)) },
      poison: { if $0.isEnabled, $0.isUserInteractionEnabled { $0.value = marked($0.minimumValue, $0.maximumValue) } }),
    PortraitProperty(
      "range", of: UISlider.self, read: { "\($0.minimumValue) to \($0.maximumValue)" }),
    PortraitProperty(
      "value", of: UIStepper.self, isInput: true, read: { number(CGFloat($0.value)) },
      poison: { if $0.isEnabled, $0.isUserInteractionEnabled { $0.value = $0.value == 1 ? 2 : 1 } }),
    PortraitProperty(
      "selectedSegmentIndex", of: UISegmentedControl.self, isInput: true, read: { "\($0.selectedSegmentIndex)" },
      poison: { control in
        guard control.isEnabled, control.isUserInteractionEnabled else { return }
        control.selectedSegmentIndex = control.selectedSegmentIndex == 0 ? control.numberOfSegments - 1 : 0
      }),
    PortraitProperty(
      "titles", of: UISegmentedControl.self,
      read: { control in
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }.joined(separator: ", ")
      }),
    PortraitProperty(
      "currentPage", of: UIPageControl.self, isInput: true, read: { "\($0.currentPage)" },
      poison: { $0.currentPage = $0.currentPage == 0 ? $0.numberOfPages - 1 : 0 }),
    PortraitProperty("numberOfPages", of: UIPageControl.self, read: { "\($0.numberOfPages)" }),
  ]

  /// A value inside of a range, near its lower end.
  private static func marked(_ least: Float, _ most: Float) -> Float { least + (most - least) * 0.1303 }
}
