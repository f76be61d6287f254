import Foundation

/// Something at an edge of a list cell, outside of its content: `UICellAccessory`.
///
/// System accessories have places and an order of their own: ``Placement`` says them. Their sizes were measured where that
/// is said; each stands in the middle of the width that is kept for it.
public struct CellAccessory: @unchecked Sendable {
  /// Which accessory it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  package let displayedState: DisplayedState
  package let options: Options
  /// Called when it is tapped.
  package let actionHandler: ActionHandler?
  /// The text of a label, or of the chosen element of a menu.
  package let text: String?
  let outlineStyle: OutlineDisclosureOptions.Style
  let placement: Placement?
  /// What the names module keeps here under UIKit's types: a menu.
  package let menuObject: NSObject?

  /// What all accessories have.
  package struct Options {
    package var isHidden: Bool
    package var reservedLayoutWidth: LayoutDimension
    package var tintColor: VirtualColor?
    package var backgroundColor: VirtualColor?
    package var font: VirtualFont?
    package var showsVerticalSeparator = false
    package var maintainsFixedSize = false

    package init(isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: VirtualColor?) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  package init(
    _ type: AccessoryType, _ displayed: DisplayedState, _ options: Options, text: String? = nil,
    outlineStyle: OutlineDisclosureOptions.Style = .automatic, placement: Placement? = nil,
    menuObject: NSObject? = nil, actionHandler: ActionHandler? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    self.options = options
    self.text = text
    self.outlineStyle = outlineStyle
    self.placement = placement
    self.menuObject = menuObject
    self.actionHandler = actionHandler
  }

  /// Called when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// The kinds of accessories.
  public enum AccessoryType: Hashable, @unchecked Sendable {
    /// A chevron: a tap on the cell leads to more.
    case disclosureIndicator
    /// A chevron that turns: it shows and hides the item's children.
    case outlineDisclosure
    /// A tick.
    case checkmark
    /// A circle with a minus.
    case delete
    /// A circle with a plus.
    case insert
    /// Three lines by which the cell is moved.
    case reorder
    /// A circle that is filled while the cell is selected.
    case multiselect
    /// A text.
    case label
    /// A circle with an i.
    case detail
    /// The chosen element of a menu.
    case popUpMenu
    /// A view of the user's own.
    case customView(VirtualView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is editing.
    case whenEditing
    /// While it is not.
    case whenNotEditing

    func includes(editing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: editing
      case .whenNotEditing: !editing
      }
    }
  }

  /// How wide the place of an accessory is. The accessory lies in the middle of it, and over its edges where it is wider.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// 24 points (measured).
    case standard
    /// So many points.
    case custom(CGFloat)
  }
}

// MARK: - Making

extension CellAccessory {
  /// A chevron at the end: 14 points (measured), and that is kept for it.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory { CellAccessory(.disclosureIndicator, displayed, options.shared) }

  /// A chevron that turns. A tap on it, or anywhere in the cell in the header style, calls `actionHandler` or, without one,
  /// shows or hides the item's children.
  ///
  /// It stands at the end; on a Mac at the beginning of a cell that is no header (documented). Its size is taken to be that
  /// of the other chevron.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    CellAccessory(
      .outlineDisclosure, displayed, options.shared, outlineStyle: options.style, actionHandler: actionHandler)
  }

  /// A tick at the end: 19 by 18 points (measured).
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory { CellAccessory(.checkmark, displayed, options.shared) }

  /// A circle with a minus at the beginning, 26 points (measured), shown while editing.
  ///
  /// Without a handler UIKit shows the trailing swipe actions at a tap; here nothing happens then.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory { CellAccessory(.delete, displayed, options.shared, actionHandler: actionHandler) }

  /// A circle with a plus at the beginning, 26 points (measured), shown while editing.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory { CellAccessory(.insert, displayed, options.shared, actionHandler: actionHandler) }

  /// Three lines at the very end, 27 by 15 points (measured), shown while editing.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory { CellAccessory(.reorder, displayed, options.shared) }

  /// A circle at the beginning, filled while the cell is selected, shown while editing. Its size is taken to be that of the
  /// circle of ``delete(displayed:options:actionHandler:)``.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory { CellAccessory(.multiselect, displayed, options.shared) }

  /// A text at the end, as wide as the measure of text says.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory { CellAccessory(.label, displayed, options.shared, text: text) }

  /// A circle with an i at the end. Its size is taken to be that of the other circles.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> CellAccessory { CellAccessory(.detail, displayed, options.shared, actionHandler: actionHandler) }

  /// A view of the user's own, where its configuration says.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    CellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, configuration.shared,
      placement: configuration.placement)
  }
}
