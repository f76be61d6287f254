import Foundation
internal import UIKitNames
import VirtualCollectionView

/// A cell's views, each with a name that is the same whatever the cell showed before.
@MainActor struct PortraitWalk {
  struct Stop {
    let view: VirtualView
    let name: String
    let parent: String
    /// Whether it or a view around it is hidden.
    let isHidden: Bool
  }

  static let subviewCount = "number of subviews"

  private(set) var stops: [Stop] = []
  /// By view: the property that keeps it.
  private var labels: [ObjectIdentifier: String] = [:]
  private var names: [ObjectIdentifier: (name: String, isHidden: Bool)] = [:]
  private var taken: Set<String> = []
  private let cell: CollectionReusableView

  init(_ cell: CollectionReusableView) {
    self.cell = cell
    if let cell = cell as? CollectionViewCell {
      let parts: [(VirtualView?, String)] = [
        (cell.contentView, "contentView"), (cell.backgroundView, "backgroundView"),
        (cell.selectedBackgroundView, "selectedBackgroundView"),
      ]
      for (view, name) in parts { if let view { labels[ObjectIdentifier(view)] = name } }
    }
    visit(cell, name: "", parent: "", isHidden: false)
  }

  private mutating func visit(_ view: VirtualView, name: String, parent: String, isHidden: Bool) {
    let isHidden = isHidden || view.isHidden || view.alpha < 0.01
    taken.insert(name)
    stops.append(Stop(view: view, name: name, parent: parent, isHidden: isHidden))
    names[ObjectIdentifier(view)] = (name.isEmpty ? "the cell" : name, isHidden)
    for (label, kept) in OwnValues.keptViews(of: view) where labels[ObjectIdentifier(kept)] == nil {
      let owner = name.isEmpty ? "" : (name.split(separator: " ").first.map(String.init) ?? name) + "."
      labels[ObjectIdentifier(kept)] = owner + label
    }
    if let nested = view as? CollectionView {
      // Its cells come and go: by item, not by place.
      for (element, shown) in nested.shownElements {
        visit(shown, name: name + "." + element.text, parent: name, isHidden: isHidden)
      }
      return
    }
    var numbers: [String: Int] = [:]
    for subview in PortraitWalk.ownSubviews(of: view) {
      let type = PortraitWalk.className(of: subview)
      let label = labels[ObjectIdentifier(subview)]
      let isPart = label == "contentView" || label == "backgroundView" || label == "selectedBackgroundView"
      let number = numbers[type, default: 0]
      if label == nil { numbers[type] = number + 1 }
      let own = isPart ? label ?? "" : label.map { "\($0) \(type)" } ?? "\(number) \(type)"
      let full = label != nil || name.isEmpty ? own : name + "." + own
      // The same view twice has one name; two views of one name would hide each other.
      let isTaken = taken.contains(full)
      visit(subview, name: isTaken ? full + " again" : full, parent: name, isHidden: isHidden)
    }
  }

  /// The class without its module.
  private static func className(of view: VirtualView) -> String {
    let key = ObjectIdentifier(type(of: view))
    if let known = classNames[key] { return known }
    var name = view.uikitClassName
    if !name.contains("<"), let dot = name.lastIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    if name.hasPrefix("Virtual"), !OwnValues.isUsers(type(of: view)) { name = "UI" + name.dropFirst("Virtual".count) }
    classNames[key] = name
    return name
  }

  private static var classNames: [ObjectIdentifier: String] = [:]

  /// The subviews that a user put there: what this package's controls and content views hold, they make and hide at will.
  static func ownSubviews(of view: VirtualView) -> [VirtualView] {
    if view is UIButton || view is UITextField || view is UISwitch || view is UISegmentedControl || view is UISlider
      || view is UITextView || view is UIStepper || view is UIPageControl
    {
      return view.subviews.filter { OwnValues.isUsers(type(of: $0)) && !($0 is UILabel || $0 is UIImageView) }
    }
    if let content = view as? any ConfiguredView, !OwnValues.isUsers(type(of: content)) { return [] }
    if let cell = view as? CollectionViewListCell {
      // Accessories are told by their names.
      return cell.subviews.filter {
        $0 === cell.contentView || $0 === cell.backgroundView || $0 === cell.selectedBackgroundView
          || OwnValues.isUsers(type(of: $0))
      }
    }
    return view.subviews
  }

  // MARK: Counts

  /// What a view holds, in numbers: counts that grow show that something is added at each configuration. Subviews are counted
  /// by comparing.
  func structure(of view: VirtualView) -> [(String, String)] {
    var result: [(String, String)] = []
    let recognizers = view.gestureRecognizers?.count { $0.isEnabled } ?? 0
    result.append(("number of gesture recognizers", "\(recognizers)"))
    if let control = view as? UIControl { result.append(("number of actions", "\(control.registrationCount)")) }
    let ofViews = Set(view.subviews.map { ObjectIdentifier($0.layer) })
    let layers =
      view.layer.sublayers?.filter {
        !ofViews.contains(ObjectIdentifier($0)) && !$0.isHidden && $0.opacity > 0
      } ?? []
    result.append(("number of sublayers", "\(layers.count)"))
    result.append(("sublayers", layers.map { LayerText.text($0) }.joined(separator: ", ")))
    if !(view is VirtualStackView) {
      let constraints = constraints(of: view)
      // All of them, those of hidden views too: what is hidden from item to item adds none.
      result.append(("number of constraints", "\(view.constraints.count)"))
      result.append(("constraints", constraints.joined(separator: ", ")))
    }
    return result
  }

  /// The active constraints between views that are seen, as text, in order of their texts.
  private func constraints(of view: VirtualView) -> [String] {
    view.constraints.compactMap { constraint -> String? in
      guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
      var text = first
      switch constraint.relation {
      case .lessThanOrEqual: text += " <= "
      case .equal: text += " == "
      case .greaterThanOrEqual: text += " >= "
      @unknown default: text += " ? "
      }
      if constraint.secondItem != nil {
        guard let second = side(constraint.secondItem, constraint.secondAttribute) else { return nil }
        if constraint.multiplier != 1 { text += AuditText.number(constraint.multiplier) + " * " }
        text += second + " + "
      }
      text += AuditText.number(constraint.constant)
      return text + " @\(constraint.priority.rawValue)"
    }.sorted()
  }

  /// One side of a constraint; nil for a view that is hidden or not in the cell.
  private func side(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) -> String? {
    let view = (item as? VirtualView) ?? (item as? LayoutGuide)?.owningView
    guard let view, let known = names[ObjectIdentifier(view)], !known.isHidden else { return nil }
    return known.name + ".\(attribute)"
  }
}
