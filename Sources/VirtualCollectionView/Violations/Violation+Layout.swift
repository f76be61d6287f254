internal import CollectionCore
import Foundation

// Sentences about layouts and their attributes.

@MainActor extension Violation {
  static func missingLayout() -> Violation {
    Violation(
      .missingLayout, .exception, "UICollectionView must be initialized with a non-nil layout parameter",
      remedy: "Make the view with init(frame:collectionViewLayout:); a layout without elements was taken.")
  }

  /// UIKit passes over it: test suites of published layouts give one layout to view after view, and pass.
  static func layoutInUse(_ layout: CollectionViewLayout, by view: CollectionView) -> Violation {
    Violation(
      .layoutInUse, .advice,
      "<\(UIKitText.className(of: layout))> is the layout of another collection view already.",
      facts: ["other view": view.description],
      remedy: "Make a layout for each collection view; the other view would be asked with this one's data.")
  }

  static func attributesForMissingItem(_ attributes: CollectionViewLayoutAttributes, counts: [Int]) -> Violation {
    let what =
      switch attributes._key.category {
      case .cell: "a cell"
      case .supplementary: "a supplementary view"
      case .decoration: "a decoration view"
      }
    return Violation(
      .attributesForMissingItem, .exception,
      "UICollectionView received layout attributes for \(what) with an index path that does not exist:"
        + " \(UIKitText.path(attributes.indexPath))",
      facts: [
        "index path": UIKitText.path(attributes.indexPath),
        "items by section": counts.prefix(20).map(String.init).joined(separator: " "),
      ],
      remedy: "Let the layout answer for items that exist only, and empty its cache when the counts change. The element"
        + " was left out.")
  }

  static func changedWithoutInvalidation(
    _ view: CollectionReusableView, _ attributes: CollectionViewLayoutAttributes, kind: String
  ) -> Violation {
    let old = attributes.copy() as! CollectionViewLayoutAttributes
    old._geometry = view._applied
    old._transform = view._appliedTransform
    let what = attributes._key.category == .decoration ? "decoration" : "supplementary"
    return Violation(
      .changedWithoutInvalidation, .exception,
      "layout attributes for \(what) item at index path (\(UIKitText.path(attributes.indexPath))) changed from"
        + " \(old.description) to \(attributes.description) without invalidating the layout",
      facts: ["kind": kind, "before": UIKitText.rect(old.frame), "after": UIKitText.rect(attributes.frame)],
      remedy:
        "Answer true from shouldInvalidateLayout(forBoundsChange:), or invalidate before the attributes change. The"
        + " new attributes were applied.")
  }

  static func mutatedSuperAttributes(
    _ layout: CollectionViewLayout, _ attributes: CollectionViewLayoutAttributes, computed: LayoutRect
  ) -> Violation {
    Violation(
      .mutatedSuperAttributes, .warning,
      "Logging only once for UICollectionViewFlowLayout cache mismatched frame\nUICollectionViewFlowLayout has cached"
        + " frame mismatch for index path \(UIKitText.path(attributes.indexPath)) - cached value:"
        + " \(UIKitText.braces(CGRect(attributes._geometry.frame))); expected value:"
        + " \(UIKitText.braces(CGRect(computed)))\nThis is likely occurring because the flow layout subclass"
        + " \(UIKitText.className(of: layout)) is modifying attributes returned by UICollectionViewFlowLayout without"
        + " copying them",
      facts: [
        "index path": UIKitText.path(attributes.indexPath),
        "cached": UIKitText.rect(CGRect(attributes._geometry.frame)),
        "expected": UIKitText.rect(CGRect(computed)),
      ],
      remedy:
        "Change copies: super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! … }. The next question is"
        + " answered as computed.")
  }

  static func duplicateAttributes(
    _ first: CollectionViewLayoutAttributes, _ second: CollectionViewLayoutAttributes
  ) -> Violation {
    Violation(
      .duplicateAttributes, .warning,
      "The layout returned two layout attributes for one element: \(first.description) and \(second.description)",
      facts: ["first": UIKitText.rect(first.frame), "second": UIKitText.rect(second.frame)],
      remedy: "Answer each element once; the first was taken.")
  }

  static func invalidFrame(_ attributes: CollectionViewLayoutAttributes) -> Violation {
    let frame = attributes._geometry.frame
    let center = frame.center
    return Violation(
      .invalidGeometry, .exception,
      "CALayer position contains NaN: [\(UIKitText.number(CGFloat(center.x))) \(UIKitText.number(CGFloat(center.y)))]",
      facts: ["element": attributes.description],
      remedy:
        "Give finite frames; look for a division by zero. The element was left out.")
  }

  /// UIKit has no sentence for it and goes on.
  static func negativeFrame(_ attributes: CollectionViewLayoutAttributes) -> Violation {
    Violation(
      .invalidGeometry, .advice,
      "The layout returned attributes with a negative size: \(attributes.description)",
      facts: ["frame": UIKitText.rect(CGRect(attributes._geometry.frame))],
      remedy: "Hold sizes against 0 where insets are taken off them. The element was left out.")
  }

  static func invalidLayerGeometry(_ what: String, _ rect: CGRect) -> Violation {
    Violation(
      .invalidGeometry, .exception,
      "CALayer \(what) contains NaN: [\(UIKitText.number(rect.origin.x)) \(UIKitText.number(rect.origin.y));"
        + " \(UIKitText.number(rect.size.width)) \(UIKitText.number(rect.size.height))]",
      facts: ["given": UIKitText.rect(rect)],
      remedy: "Give finite numbers; look for a division by zero. The value was left as it was.")
  }

  static func invalidContentSize(_ size: CGSize) -> Violation {
    Violation(
      .invalidGeometry, .exception,
      "CALayer bounds contains NaN: [0 0; \(UIKitText.number(size.width)) \(UIKitText.number(size.height))]",
      facts: ["content size": "\(UIKitText.number(size.width)) x \(UIKitText.number(size.height))"],
      remedy: "Answer a finite collectionViewContentSize; the content size was left as it was.")
  }

  static func overReporting(_ count: Int, visible: Int, layout: CollectionViewLayout) -> Violation {
    Violation(
      .overReporting, .advice,
      "\(UIKitText.className(of: layout)) answered \(count) elements for a rectangle that \(visible) of them touch.",
      facts: ["answered": String(count), "touching": String(visible)],
      remedy: "Search for the elements of the rectangle (a binary search over sorted frames) instead of returning all.")
  }

  static func wrongContext(_ context: CollectionViewLayoutInvalidationContext, for layout: CollectionViewLayout)
    -> Violation
  {
    Violation(
      .wrongInvalidationContext, .exception,
      "\(UIKitText.className(of: layout)) was invalidated with a context that is not a"
        + " UICollectionViewFlowLayoutInvalidationContext",
      facts: ["context": UIKitText.className(of: context)],
      remedy:
        "Make the context with type(of: layout).invalidationContextClass, or subclass the flow context. Everything was"
        + " invalidated.")
  }

  static func layoutLoop(_ view: CollectionView) -> Violation {
    Violation(
      .layoutLoop, .exception, layoutLoopSentence(view), facts: ["passes": "100"],
      remedy:
        "Look for what asks for a layout inside the layout: reloadData in cellForItemAt, an offset or bounds set in a"
        + " callback, a layout that invalidates itself for the bounds it has.")
  }

  /// A view and a layout that do not agree on a size (Semantics 5.11, 5.11a, 12.34).
  static func sizingLoop(
    _ view: CollectionView, _ asked: CollectionReusableView, _ key: ElementKey, _ quarrel: SizingQuarrel
  ) -> Violation {
    let path = IndexPath(key.path)
    let sizes = quarrel.sizes
    let first = UIKitText.size(CGSize(sizes.first))
    let second = UIKitText.size(CGSize(sizes.second))
    let name = "The view at \(UIKitText.path(path))"
    let remedy: String
    switch quarrel.kind {
    case .refused:
      remedy =
        "\(name) prefers \(second) each time, and the layout gives it \(first): have the layout give what was preferred,"
        + " or answer false in shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)."
    case .alternating:
      remedy =
        "\(name) goes to and fro between \(first) and \(second): let preferredLayoutAttributesFitting(_:) answer the same"
        + " for the same width."
    case .changing:
      remedy =
        "\(name) prefers another size each time it is asked, at last \(first) and then \(second): let"
        + " preferredLayoutAttributesFitting(_:) answer the same for the same width, whatever height it is given."
    }
    return Violation(
      .layoutLoop, .exception, layoutLoopSentence(view),
      facts: [
        "passes": "100", "indexPath": UIKitText.path(path), "view": asked.description, "first size": first,
        "second size": second,
      ],
      remedy: remedy)
  }

  /// UIKit's words, of iOS 13 to 16 and of later ones.
  private static func layoutLoopSentence(_ view: CollectionView) -> String {
    let name = UIKitText.className(of: view)
    let latest = view._environment.era >= .iOS17
    return latest
      ? "<\(name): #\(view._objectNumber)> is stuck in a recursive layout loop. This can happen when self-sizing views do"
        + " not return consistent sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted."
        + " To debug this issue, check the Console app for logs in the \"UICollectionViewFeedbackLoopDebugger\" category."
      : "UICollectionView (<\(name): #\(view._objectNumber)>) is stuck in its update/layout loop. This can happen for many"
        + " reasons, including self-sizing views whose preferred attributes are not returning a consistent size. To debug"
        + " this issue, check the Console app for logs in the \"UICollectionViewRecursion\" category."
  }
}

// MARK: - Flow

@MainActor extension Violation {
  static func oversizedItem(
    _ layout: CollectionViewFlowLayout, _ view: CollectionView, path: IndexPath, extent: Double, room: Double
  ) -> Violation {
    let vertical = layout.scrollDirection == .vertical
    let rule =
      vertical
      ? "the item width must be less than the width of the UICollectionView minus the section insets left and right values,"
        + " minus the content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section insets top and bottom values,"
        + " minus the content insets top and bottom values."
    return Violation(
      .oversizedItem, .warning,
      "The behavior of the UICollectionViewFlowLayout is not defined because:\n\(rule)\nThe relevant"
        + " UICollectionViewFlowLayout instance is <\(UIKitText.className(of: layout))>, and it is attached to"
        + " \(view.description).\nMake a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this"
        + " in the debugger.",
      facts: [
        "index path": UIKitText.path(path), vertical ? "width" : "height": UIKitText.number(CGFloat(extent)),
        "room": UIKitText.number(CGFloat(room)),
      ],
      remedy:
        "Make the item at most as large as the room; after a rotation, invalidate before the size delegate is asked.")
  }

  static func itemBeyondBounds(_ path: IndexPath, solved: FlowSolver) -> Violation {
    let section = path[0]
    let exists = section >= 0 && section < solved.sectionCount
    let count = exists ? solved.itemCount(inSection: section) : solved.sectionCount
    let index = exists ? path[1] : section
    return Violation(
      .pathOutOfRange, .exception,
      "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index) beyond bounds"
        + (count == 0 ? " for empty array" : " [0 .. \(count - 1)]"),
      facts: [
        "asked": "layoutAttributesForItem(at: \(UIKitText.path(path)))",
        exists ? "items in section \(section)" : "sections": String(count),
      ],
      remedy: "Ask a flow layout for items that exist only; nil was answered.")
  }

  static func nearMiss(path: IndexPath, overflow: Double) -> Violation {
    Violation(
      .nearMiss, .advice,
      "The item at \(UIKitText.path(path)) begins a new line because the line would be \(overflow) points too long.",
      facts: ["index path": UIKitText.path(path), "overflow": "\(overflow)"],
      remedy: "UIKit compares without tolerance: round the item's extent down to a pixel and the line holds one more.")
  }

  static func invalidItemSize(path: IndexPath, size: CGSize) -> Violation {
    Violation(
      .invalidGeometry, .exception,
      "The size of the item at \(UIKitText.path(path)) is \(UIKitText.number(size.width)) x"
        + " \(UIKitText.number(size.height)); item sizes must be finite and not negative.",
      facts: ["index path": UIKitText.path(path)],
      remedy: "Return a finite size that is not negative; 0 was taken.")
  }
}
