import Foundation
import VirtualCollectionView

/// One thing about a view that somebody sees: how it is read as text, and how it is set to something marked.
@MainActor public struct PortraitProperty {
  /// As in findings: `text`.
  public let name: String
  let read: @MainActor (VirtualView) -> String?
  let poison: (@MainActor (VirtualView) -> Void)?
  /// Whether people change it: by a switch, a finger, a keyboard.
  let isInput: Bool

  /// Makes a property of a class of views; other views do not have it.
  ///
  /// - Parameters:
  ///   - isInput: Whether the user of a program changes it: then it is marked even where no configuration sets it, and a
  ///     cell that keeps it is ``FindingRule/inputLeft``.
  ///   - read: Its value as text; equal texts mean that nobody sees a difference, and ``unseen`` that nobody sees it.
  ///   - poison: Sets a value that no configuration sets, or nil when it cannot be set.
  public init<View: VirtualView>(
    _ name: String, of type: View.Type = View.self, isInput: Bool = false,
    read: @escaping @MainActor (View) -> String, poison: (@MainActor (View) -> Void)? = nil
  ) {
    self.name = name
    self.isInput = isInput
    self.read = { ($0 as? View).map(read) }
    if let poison {
      self.poison = { if let view = $0 as? View { poison(view) } }
    } else {
      self.poison = nil
    }
  }

  /// The value of what cannot be seen at the moment, as the colour of a text that is empty: it differs from nothing.
  public static let unseen = "unseen"
}

extension PortraitProperty {
  /// What marks a poisoned text.
  public static let mark = "left over"

  static let poisonColor = VirtualColor(red: 1, green: 0, blue: 0.9843, alpha: 0.9412)

  static func text(_ color: VirtualColor?) -> String {
    guard let color else { return "none" }
    if let known = colorTexts[color] { return known }
    let text = "\(color)"
    colorTexts[color] = text
    return text
  }

  private static var colorTexts: [VirtualColor: String] = [:]

  static func text(_ font: VirtualFont?) -> String {
    guard let font else { return "none" }
    if let known = fontTexts[font] { return known }
    let text = "\(font)"
    fontTexts[font] = text
    return text
  }

  private static var fontTexts: [VirtualFont: String] = [:]

  /// Most numbers are whole.
  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : AuditText.number(value)
  }

  static func text(_ flag: Bool) -> String { flag ? "true" : "false" }

  /// The properties that views of a class have: found out once for each class.
  static func known(for view: VirtualView) -> [PortraitProperty] {
    let key = ObjectIdentifier(type(of: view))
    if let known = byClass[key] { return known }
    let mine = all.filter { $0.read(view) != nil }
    byClass[key] = mine
    return mine
  }

  private static var byClass: [ObjectIdentifier: [PortraitProperty]] = [:]

  /// What is known of all sorts of views.
  static let all = views + layers + cells + labels + standIns + controls

  /// By property: those of the same view that bring it with them when they differ.
  static let consequences: [String: [String]] = [
    "attributedText": ["text", "textColor", "font", "textAlignment", "lineBreakMode"],
    "image object": ["image"],
    PortraitWalk.subviewCount: ["backgroundConfiguration", "backgroundView", "selectedBackgroundView"],
    "constraints": ["number of constraints"],
    "sublayers": ["number of sublayers"], "number of hidden subviews": ["number of subviews"],
    "number of arranged subviews": ["number of subviews"],
  ]

  /// What every view has.
  static let views: [PortraitProperty] =
    [
      PortraitProperty(
        "backgroundColor", of: VirtualView.self, read: { text($0.backgroundColor) },
        poison: { $0.backgroundColor = poisonColor }),
      // What attributes set on the cell itself is the layout's, and set again only when it changes.
      PortraitProperty(
        "alpha", of: VirtualView.self, read: { number($0.alpha) },
        poison: { if !($0 is CollectionReusableView) { $0.alpha = 0.1303 } }),
      PortraitProperty(
        "isHidden", of: VirtualView.self, read: { text($0.isHidden) },
        poison: { if !($0 is CollectionReusableView) { $0.isHidden.toggle() } }),
      PortraitProperty(
        "transform", of: VirtualView.self, read: { transformText($0.transform) },
        poison: { if !($0 is CollectionReusableView) { $0.transform = CGAffineTransform(scaleX: 0.97, y: 0.97) } }),
      PortraitProperty("tag", of: VirtualView.self, read: { "\($0.tag)" }, poison: { $0.tag = -1303 }),
      PortraitProperty(
        "tintColor", of: VirtualView.self,
        read: { view in
          let own = view.tintColor
          return own == view.superview?.tintColor ? "as around it" : text(own)
        }, poison: { $0.tintColor = poisonColor }),
      PortraitProperty(
        "contentMode", of: VirtualView.self,
        read: { $0.contentMode == .scaleToFill ? "scaleToFill" : "\($0.contentMode)" },
        poison: { $0.contentMode = $0.contentMode == .bottomRight ? .topLeft : .bottomRight }),
      PortraitProperty(
        "isUserInteractionEnabled", of: VirtualView.self, read: { text($0.isUserInteractionEnabled) },
        poison: { $0.isUserInteractionEnabled.toggle() }),
      PortraitProperty(
        "clipsToBounds", of: VirtualView.self, read: { text($0.clipsToBounds) }, poison: { $0.clipsToBounds.toggle() }),
      PortraitProperty(
        "semanticContentAttribute", of: VirtualView.self, read: { "\($0.semanticContentAttribute)" }),
      PortraitProperty(
        "layoutMargins", of: VirtualView.self,
        read: { view in
          view is CollectionReusableView ? unseen : AuditText.insets(view.layoutMargins)
        }),
      PortraitProperty(
        "accessibilityElementsHidden", of: VirtualView.self, read: { text($0.accessibilityElementsHidden) },
        poison: { $0.accessibilityElementsHidden.toggle() }),
      PortraitProperty(
        "contentOffset", of: VirtualScrollView.self, isInput: true, read: { offsetText($0) }, poison: scrollAbout),
      PortraitProperty("zoomScale", of: VirtualScrollView.self, read: { number($0.zoomScale) }),
    ] + accessibility

  /// What is read aloud, and what tests find views by.
  private static let accessibility: [PortraitProperty] = [
    PortraitProperty(
      "accessibilityIdentifier", of: VirtualView.self, read: { $0.accessibilityIdentifier ?? "none" },
      poison: { $0.accessibilityIdentifier = mark }),
    PortraitProperty(
      "accessibilityLabel", of: VirtualView.self, read: { $0.accessibilityLabel ?? "none" },
      poison: { $0.accessibilityLabel = mark }),
    PortraitProperty(
      "accessibilityValue", of: VirtualView.self, read: { $0.accessibilityValue ?? "none" },
      poison: { $0.accessibilityValue = mark }),
    PortraitProperty(
      "accessibilityHint", of: VirtualView.self, read: { $0.accessibilityHint ?? "none" },
      poison: { $0.accessibilityHint = mark }),
    PortraitProperty(
      "accessibilityTraits", of: VirtualView.self, read: { "\($0.accessibilityTraits.rawValue)" }),
    PortraitProperty(
      "isAccessibilityElement", of: VirtualView.self, read: { text($0.isAccessibilityElement) },
      poison: { $0.isAccessibilityElement.toggle() }),
  ]

  /// What cells have besides.
  static let cells: [PortraitProperty] = [
    PortraitProperty(
      "isSelected", of: CollectionViewCell.self, read: { text($0.isSelected) }, poison: { $0.isSelected.toggle() }),
    PortraitProperty(
      "isHighlighted", of: CollectionViewCell.self, read: { text($0.isHighlighted) },
      poison: { $0.isHighlighted.toggle() }),
    PortraitProperty(
      "contentConfiguration", of: CollectionViewCell.self,
      read: { $0.contentConfiguration.map { ValueText.text($0) } ?? "none" }),
    PortraitProperty(
      "backgroundConfiguration", of: CollectionViewCell.self,
      read: { $0.backgroundConfiguration.map { ValueText.text($0) } ?? "none" }),
    PortraitProperty(
      "configurationUpdateHandler", of: CollectionViewCell.self,
      read: { $0.configurationUpdateHandler == nil ? "none" : "set" }),
    PortraitProperty(
      "backgroundView", of: CollectionViewCell.self, read: { $0.backgroundView == nil ? "none" : "set" }),
    PortraitProperty(
      "selectedBackgroundView", of: CollectionViewCell.self,
      read: { $0.selectedBackgroundView == nil ? "none" : "set" }),
    PortraitProperty("accessories", of: CollectionViewListCell.self, read: { $0.accessoryNames }),
    PortraitProperty(
      "indentationLevel", of: CollectionViewListCell.self, read: { "\($0.indentationLevel)" },
      poison: { $0.indentationLevel = 13 }),
  ]

  // MARK: Reading and marking

  private static func transformText(_ transform: CGAffineTransform) -> String {
    transform == .identity
      ? "identity"
      : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
        .joined(separator: " ")
  }

  /// The offset, where there is room to scroll.
  private static func offsetText(_ view: VirtualScrollView) -> String {
    guard view.contentSize.width > view.bounds.width || view.contentSize.height > view.bounds.height else {
      return unseen
    }
    return AuditText.point(view.contentOffset)
  }

  private static func scrollAbout(_ view: VirtualScrollView) {
    guard view.isScrollEnabled, view.isUserInteractionEnabled else { return }
    let room = CGPoint(
      x: max(0, view.contentSize.width - view.bounds.width), y: max(0, view.contentSize.height - view.bounds.height))
    guard room != .zero else { return }
    view.contentOffset = CGPoint(x: min(room.x, 13), y: min(room.y, 13))
  }
}
