internal import CollectionCore
import Foundation

// Sentences about the layouts that UIKit does not have.

@MainActor extension Violation {
  static func invalidMetric(
    _ layout: CollectionViewLayout, _ name: String, _ value: CGFloat, least: CGFloat
  ) -> Violation {
    let bound = least.magnitude == .greatestFiniteMagnitude ? "" : " and at least \(UIKitText.number(least))"
    return Violation(
      .invalidGeometry, .exception,
      "\(name) of \(UIKitText.className(of: layout)) is \(UIKitText.number(value)); it must be finite\(bound).",
      facts: ["property": name, "value": UIKitText.number(value)],
      remedy: "Set a finite number\(bound); the nearest that makes sense was taken.")
  }

  static func invalidItemLength(
    _ layout: CollectionViewLayout, path: IndexPath, value: CGFloat, isRatio: Bool
  ) -> Violation {
    let what = isRatio ? "aspect ratio" : "height"
    let rule = isRatio ? "finite and greater than 0" : "finite and not negative"
    return Violation(
      .invalidGeometry, .exception,
      "The \(what) of the item at \(UIKitText.path(path)) in \(UIKitText.className(of: layout)) is"
        + " \(UIKitText.number(value)); it must be \(rule).",
      facts: ["index path": UIKitText.path(path), what: UIKitText.number(value)],
      remedy: "Give a number for every item, \(rule); a height of 0 was taken.")
  }

  static func mutatedAttributes(
    of layout: CollectionViewLayout, _ attributes: CollectionViewLayoutAttributes, computed: LayoutRect
  ) -> Violation {
    Violation(
      .mutatedSuperAttributes, .warning,
      "\(UIKitText.className(of: layout)) computed the frame \(UIKitText.braces(CGRect(computed))) for index path"
        + " \(UIKitText.path(attributes.indexPath)); the attributes it handed out say"
        + " \(UIKitText.braces(CGRect(attributes._geometry.frame))), changed without a copy.",
      facts: [
        "index path": UIKitText.path(attributes.indexPath),
        "cached": UIKitText.rect(CGRect(attributes._geometry.frame)),
        "expected": UIKitText.rect(CGRect(computed)),
      ],
      remedy:
        "Change copies: super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! … }. The next question is"
        + " answered as computed.")
  }
}
