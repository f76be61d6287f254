// face
internal import CollectionCore
import Foundation

/// Lays views out in a row or a column by constraints it makes itself: `UIStackView`.
///
/// Arranged views that are hidden leave the layout. The size of the stack follows from its content, by the same constraints.
@preconcurrency @MainActor open class VirtualStackView: VirtualView {
  internal final var _arranged: [VirtualView] = []
  internal final var _axis = LayoutConstraint.Axis.horizontal
  internal final var _distribution = Distribution.fill
  internal final var _alignment = Alignment.fill
  internal final var _spacing = 0.0
  internal final var _customSpacings: [ObjectIdentifier: Double] = [:]
  internal final var _usesMargins = false
  internal final var _usesBaselines = false
  /// The constraints made for the present arrangement.
  internal final var _made: [LayoutConstraint] = []
  internal final var _gaps: [LayoutGuide] = []
  internal final var _isArrangementDirty = false

  /// How lengths are given out along the axis: `UIStackView.Distribution`.
  public enum Distribution: Int, Hashable, Sendable {
    /// The views fill the stack; hugging and compression decide which one gives way.
    case fill = 0
    /// All views are of one length.
    case fillEqually = 1
    /// Lengths in proportion to those the views want.
    case fillProportionally = 2
    /// The views have the lengths they want, with equal room between.
    case equalSpacing = 3
    /// The middles of the views are equally far apart, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where the views lie across the axis: `UIStackView.Alignment`.
  public enum Alignment: Int, Hashable, Sendable {
    /// As large as the stack.
    case fill = 0
    /// At the edge where reading begins; at the top of a row.
    case leading = 1
    /// The first lines of text on one line, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the edge where reading ends; at the bottom of a row.
    case trailing = 4
    /// The last lines of text on one line, in a row.
    case lastBaseline = 5

    /// At the top of a row.
    public static var top: Alignment { .leading }
    /// At the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that means ``spacing``.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// The custom spacing that means 8 points.
  public class var spacingUseSystem: CGFloat { -.greatestFiniteMagnitude }

  /// Makes an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty row; nothing is read from `coder`.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [VirtualView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views laid out, in order; hidden ones too.
  open var arrangedSubviews: [VirtualView] { _arranged }

  /// Adds a view at the end, as a subview too.
  open func addArrangedSubview(_ view: VirtualView) { arrange(view, at: _arranged.count) }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: VirtualView) { leaveOut(view) }

  /// Adds a view at a place of the row, as a subview too.
  open func insertArrangedSubview(_ view: VirtualView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Row or column.
  open var axis: LayoutConstraint.Axis {
    get { _axis }
    set {
      _axis = newValue
      arrangementChanged()
    }
  }

  /// How lengths are given out along the axis.
  open var distribution: Distribution {
    get { _distribution }
    set {
      _distribution = newValue
      arrangementChanged()
    }
  }

  /// Where the views lie across the axis.
  open var alignment: Alignment {
    get { _alignment }
    set {
      _alignment = newValue
      arrangementChanged()
    }
  }

  /// Points between views; the least room where the distribution makes more.
  open var spacing: CGFloat {
    get { CGFloat(_spacing) }
    set {
      _spacing = Double(newValue)
      arrangementChanged()
    }
  }

  /// Sets the points between a view and the next, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: VirtualView) {
    _customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == VirtualStackView.spacingUseDefault ? nil : Double(spacing)
    arrangementChanged()
  }

  /// The points set between a view and the next; ``spacingUseDefault`` where none were.
  open func customSpacing(after arrangedSubview: VirtualView) -> CGFloat {
    _customSpacings[ObjectIdentifier(arrangedSubview)].map { CGFloat($0) } ?? VirtualStackView.spacingUseDefault
  }

  /// Whether the spacing of a column is taken between lines of text.
  open var isBaselineRelativeArrangement: Bool {
    get { _usesBaselines }
    set {
      _usesBaselines = newValue
      arrangementChanged()
    }
  }

  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { _usesMargins }
    set {
      _usesMargins = newValue
      arrangementChanged()
    }
  }

  /// Makes the constraints of the arrangement anew where it has changed.
  open override func updateConstraints() {
    rebuildArrangement()
    super.updateConstraints()
  }

  /// A subview that goes leaves the row.
  open override func willRemoveSubview(_ subview: VirtualView) {
    leaveOut(subview)
    super.willRemoveSubview(subview)
  }
}
