import Foundation

extension LayoutConstraint {
  /// The constraint as UIKit prints it, without addresses.
  var text: String {
    var text = "<NSLayoutConstraint"
    if let identifier = _identifier { text += " '" + identifier + "'" }
    text += " " + side(firstItem, _firstAttribute)
    switch _relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if let second = secondItem {
      if _multiplier != 1 { text += UIKitText.number(multiplier) + "*" }
      text += side(second, _secondAttribute)
      if _constant != 0 {
        text += (_constant < 0 ? " - " : " + ") + UIKitText.number(CGFloat(abs(_constant)))
      }
    } else {
      text += UIKitText.number(CGFloat(_constant))
    }
    if _priority != .required { text += " @" + UIKitText.number(CGFloat(_priority.rawValue)) }
    return text + "   (" + (isActive ? "active" : "inactive") + ")>"
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(gone)." + attribute.name }
    return LayoutConstraint.name(of: item) + "." + attribute.name
  }

  /// The class, and the identifier where there is one.
  static func name(of item: AnyObject) -> String {
    if let guide = item as? LayoutGuide { return "UILayoutGuide'" + guide.identifier + "'" }
    let name = UIKitText.className(of: item)
    guard let identifier = (item as? VirtualView)?.accessibilityIdentifier else { return name }
    return name + "'" + identifier + "'"
  }
}
