import CollectionCore
import VirtualCollectionView

/// What a picture or a description needs to know of one element on screen; a value that holds no view.
struct ElementSnapshot: Sendable {
  /// Cell, supplementary or decoration view.
  let category: CollectionView.ElementCategory
  /// The view's letter.
  let letter: String
  /// `0.3`.
  let path: String
  /// The element kind, `header` and `footer` for the two of UIKit; empty for cells.
  let shortKind: String
  /// The full name, as in traces.
  let name: String
  /// In content coordinates; the box around the view when it is transformed.
  let frame: LayoutRect
  /// Greater lies nearer to the eye.
  let zPosition: Double
  /// The place among the subviews, which decides between equal ``zPosition``.
  let order: Int
  let alpha: Double
  let isHidden: Bool
  let isSelected: Bool
  let isHighlighted: Bool
  let itemLabel: String?
  let accessibilityLabel: String?

  /// Reads an element. The order is given, since finding one takes a search through all subviews.
  @MainActor init(_ element: CollectionView.VisibleElement, order: Int) {
    let view = element.view
    category = element.category
    letter = view.pictureLetter
    shortKind = PlainText.escaped(element.kind.map(ElementSnapshot.short) ?? "")
    let fullName = element.name
    name = PlainText.escaped(fullName)
    // A kind may hold a colon, a path does not.
    path = String(fullName[fullName.lastIndex(of: ":").map(fullName.index(after:))!...])
    frame = LayoutRect(viewFrame: view)
    zPosition = Double(view.zPosition)
    self.order = order
    alpha = Double(view.alpha)
    isHidden = view.isHidden
    let cell = view as? CollectionViewCell
    isSelected = cell?.isSelected ?? false
    isHighlighted = cell?.isHighlighted ?? false
    itemLabel = view.itemLabel
    accessibilityLabel = view.accessibilityLabel
  }

  /// Whether nothing of the element can be seen wherever it is: hidden, or less than a hundredth opaque.
  var isInvisible: Bool { isHidden || alpha < 0.01 }

  /// The name with a short kind: `cell:0.3`, `supplementary:header:0.0`, `decoration:KIND:0.0`.
  var shortName: String {
    switch category {
    case .cell: "cell:" + path
    case .supplementaryView: "supplementary:" + shortKind + ":" + path
    case .decorationView: "decoration:" + shortKind + ":" + path
    }
  }

  /// The state in words, each with a space before it: ` selected alpha 0.5`; empty for what is as usual.
  var flags: String {
    var text = zPosition != 0 ? " z " + NumberText.text(zPosition) : ""
    if isSelected { text += " selected" }
    if isHighlighted { text += " highlighted" }
    if isHidden { text += " hidden" }
    if alpha < 1 { text += " alpha " + NumberText.text(alpha) }
    return text
  }

  /// `header`, `footer`, or another kind as it is.
  @MainActor static func short(_ kind: String) -> String {
    switch kind {
    case CollectionView.elementKindSectionHeader: "header"
    case CollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}

// MARK: - From Foundation's values

extension LayoutRect {
  /// The frame of a view, in its superview's coordinates.
  @MainActor init(viewFrame view: VirtualView) {
    let frame = view.frame
    self.init(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height))
  }

  /// The bounds of a view, in its own coordinates.
  @MainActor init(viewBounds view: VirtualView) {
    let bounds = view.bounds
    self.init(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
