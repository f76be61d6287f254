import Foundation

// Options of the accessories that have more to say than colours.

extension CellAccessory {
  /// How a chevron that turns looks, what toggles it, and the width kept for it: its own unless said.
  public struct OutlineDisclosureOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// What toggles it.
    public var style: Style

    /// What toggles an outline disclosure.
    public enum Style: Hashable, Sendable {
      /// ``header`` where the list has the cell as a header, else ``cell``.
      case automatic
      /// A tap anywhere in the cell, which cannot be selected.
      case header
      /// A tap on the accessory; one on the cell selects it.
      case cell
    }

    /// Makes options; what is nil is as usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: VirtualColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var shared: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How the lines of a reorder accessory look, and the width kept for them: the standard one unless said.
  public struct ReorderOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// Whether a line, one point wide, stands before it where another accessory stands before that; true.
    public var showsVerticalSeparator: Bool

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.showsVerticalSeparator = showsVerticalSeparator
      return options
    }
  }

  /// How a text looks, and the width kept for it: its own unless said.
  public struct LabelOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// Its font: that of the body unless said.
    public var font: VirtualFont
    /// Whether a font of a text style follows the text size; true. Kept.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil,
      font: VirtualFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.font = font
      return options
    }
  }

  /// A view of the user's own as an accessory, and the width kept for it: the standard one unless said (measured), also
  /// where the view is wider.
  public struct CustomViewConfiguration: @unchecked Sendable {
    /// The view. It has the size it wants (``VirtualView/sizeThatFits(_:)``), which is its own for a plain view.
    public let customView: VirtualView
    /// The edge, when, and among which others.
    public let placement: Placement
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint of the view; nil for that of the cell.
    public var tintColor: VirtualColor?
    /// Whether the view keeps the size it has; false.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; what is nil is as usual.
    public init(
      customView: VirtualView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.maintainsFixedSize = maintainsFixedSize
      return options
    }
  }
}
