// face
internal import CollectionCore
import Foundation

/// A rectangle that constraints can speak of, without a view: `UILayoutGuide`.
@preconcurrency @MainActor open class LayoutGuide: NSObject {
  internal final weak var _owner: VirtualView?
  internal final var _identifier = ""
  internal final var _role = Role.free
  internal final var _touching: [LayoutConstraint] = []
  internal final var _frame = LayoutRect.zero
  /// Whether a guide that its owner places obeys constraints where there are some.
  internal final var _mayBeConstrained = false
  /// The place among the boxes of the system that took the guide in last.
  internal final var _slot = 0
  internal final var _stamp: UInt64 = 0

  /// What decides where the guide is.
  enum Role {
    /// The constraints on it.
    case free
    /// Its view's safe area, margins, or margins no wider than text should be.
    case safeArea, margins, readable
    /// Its owner, who sets the frame, as long as no constraint speaks of it.
    case placed
    /// The content of a scroll view, and the scroll view itself.
    case content, scrollFrame
  }

  /// Makes a guide that belongs to no view yet.
  public override init() { super.init() }

  /// The view the guide was added to. Setting it does not add it.
  open weak var owningView: VirtualView? {
    get { _owner }
    set { _owner = newValue }
  }

  /// A name for messages.
  open var identifier: String {
    get { _identifier }
    set { _identifier = newValue }
  }

  /// Where the guide is in its view's coordinates, as of the last layout.
  open var layoutFrame: CGRect { CGRect(currentFrame) }

  /// Whether more than one place would satisfy the constraints.
  open var hasAmbiguousLayout: Bool { _owner?.hasAmbiguousLayout ?? false }

  /// The active constraints that speak of the guide along an axis.
  open func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    _touching.filter { $0._firstAttribute.isVertical == (axis == .vertical) }
  }
}

// MARK: - Anchors

extension LayoutGuide {
  /// Where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .leading) }
  /// Where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .right) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .bottom) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(.guide(self), .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(.guide(self), .height) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(.guide(self), .centerX) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(.guide(self), .centerY) }
}
