import Foundation

// Options of the accessories that have nothing of their own but colours.

extension CellAccessory {
  /// How a disclosure indicator looks, and the width kept for it: its own unless said.
  public struct DisclosureIndicatorOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var shared: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a tick looks, and the width kept for it: the standard one unless said.
  public struct CheckmarkOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var shared: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a delete button looks, and the width kept for it: the standard one unless said.
  public struct DeleteOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// The colour of its circle; nil for the usual one.
    public var backgroundColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil,
      backgroundColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }

  /// How an insert button looks, and the width kept for it: the standard one unless said.
  public struct InsertOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// The colour of its circle; nil for the usual one.
    public var backgroundColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil,
      backgroundColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }

  /// How the circle of a selection looks, and the width kept for it: the standard one unless said.
  public struct MultiselectOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?
    /// The colour of its circle; nil for the usual one.
    public var backgroundColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil,
      backgroundColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var shared: Options {
      var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      options.backgroundColor = backgroundColor
      return options
    }
  }

  /// How a detail button looks, and the width kept for it: the standard one unless said.
  public struct DetailOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var shared: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// How a menu looks, and the width kept for it: its own unless said.
  public struct PopUpMenuOptions: @unchecked Sendable {
    /// Whether it is not seen; its place is kept.
    public var isHidden: Bool
    /// The width of its place.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the usual one.
    public var tintColor: VirtualColor?

    /// Makes options; what is nil is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: VirtualColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    package var shared: Options {
      Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
