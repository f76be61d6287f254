import Foundation
import VirtualCollectionView

/// One thing about a view that somebody sees: how it is read as text, and how it is set to something marked.
@MainActor public struct PortraitProperty {
  /// As in findings: `text`.
  public let name: String
  let read: @MainActor (VirtualView) -> String?
  let poison: (@MainActor (VirtualView) -> Void)?

  /// Makes a property of a class of views; other views do not have it.
  ///
  /// - Parameters:
  ///   - read: Its value as text; equal texts mean that nobody sees a difference.
  ///   - poison: Sets a value that no configuration sets, or nil when it cannot be set.
  public init<View: VirtualView>(
    _ name: String, of type: View.Type = View.self, read: @escaping @MainActor (View) -> String,
    poison: (@MainActor (View) -> Void)? = nil
  ) {
    self.name = name
    self.read = { ($0 as? View).map(read) }
    if let poison {
      self.poison = { if let view = $0 as? View { poison(view) } }
    } else {
      self.poison = nil
    }
  }
}

extension PortraitProperty {
  /// What marks a poisoned text.
  public static let mark = "left over"

  static let poisonColor = VirtualColor(red: 1, green: 0, blue: 0.9843, alpha: 0.9412)

  /// What every view has.
  static let views: [PortraitProperty] = [
    PortraitProperty(
      "backgroundColor", of: VirtualView.self, read: { "\($0.backgroundColor.map { "\($0)" } ?? "none")" },
      poison: { $0.backgroundColor = poisonColor }),
    PortraitProperty(
      "alpha", of: VirtualView.self, read: { AuditText.number($0.alpha) }, poison: { $0.alpha = 0.1303 }),
    PortraitProperty(
      "isHidden", of: VirtualView.self, read: { "\($0.isHidden)" }, poison: { $0.isHidden.toggle() }),
    PortraitProperty("transform", of: VirtualView.self, read: { "\($0.transform)" }),
    PortraitProperty("tag", of: VirtualView.self, read: { "\($0.tag)" }, poison: { $0.tag = -1303 }),
    PortraitProperty(
      "isUserInteractionEnabled", of: VirtualView.self, read: { "\($0.isUserInteractionEnabled)" },
      poison: { $0.isUserInteractionEnabled.toggle() }),
    PortraitProperty(
      "clipsToBounds", of: VirtualView.self, read: { "\($0.clipsToBounds)" }, poison: { $0.clipsToBounds.toggle() }),
    PortraitProperty("number of subviews", of: VirtualView.self, read: { "\($0.subviews.count)" }),
    PortraitProperty(
      "number of gesture recognizers", of: VirtualView.self, read: { "\($0.gestureRecognizers?.count ?? 0)" }),
  ]

  /// What cells have besides.
  static let cells: [PortraitProperty] = [
    PortraitProperty(
      "isSelected", of: CollectionViewCell.self, read: { "\($0.isSelected)" }, poison: { $0.isSelected.toggle() }),
    PortraitProperty(
      "isHighlighted", of: CollectionViewCell.self, read: { "\($0.isHighlighted)" },
      poison: { $0.isHighlighted.toggle() }),
    PortraitProperty(
      "contentConfiguration", of: CollectionViewCell.self,
      read: { $0.contentConfiguration.map { ValueText.text($0) } ?? "none" }),
    PortraitProperty(
      "backgroundConfiguration", of: CollectionViewCell.self,
      read: { $0.backgroundConfiguration.map { ValueText.text($0) } ?? "none" }),
  ]
}
