internal import CollectionCore
import Foundation

// MARK: - Changing the row

extension VirtualStackView {
  final func arrange(_ view: VirtualView, at index: Int) {
    if let old = _arranged.firstIndex(where: { $0 === view }) { _arranged.remove(at: old) }
    guard index >= 0, index <= _arranged.count else {
      fatalError(
        "*** -[UIStackView insertArrangedSubview:atIndex:]: index \(index) out of bounds [0 .. \(_arranged.count)]")
    }
    if !view.isChild(of: self) { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    _arranged.insert(view, at: index)
    arrangementChanged()
  }

  final func leaveOut(_ view: VirtualView) {
    guard let index = _arranged.firstIndex(where: { $0 === view }) else { return }
    _arranged.remove(at: index)
    _customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  final func arrangementChanged() {
    _isArrangementDirty = true
    setNeedsUpdateConstraints()
  }

  final func rebuildArrangement() {
    guard _isArrangementDirty else { return }
    _isArrangementDirty = false
    for constraint in _made { constraint.deactivate() }
    _made = []
    for gap in _gaps { removeLayoutGuide(gap) }
    _gaps = []
    let shown = _arranged.filter { !$0._isHidden }
    addEnds(shown)
    for (first, second) in zip(shown, shown.dropFirst()) { addSpacing(first, second) }
    addDistribution(shown)
    for view in shown { addAlignment(view, first: shown[0]) }
    addFit(shown)
    for view in _arranged where view._isHidden { addHiding(view) }
  }
}

// MARK: - Along the axis

extension VirtualStackView {
  typealias Attribute = LayoutConstraint.Attribute

  private var isRow: Bool { _axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }

  private func margin(_ attribute: Attribute) -> Attribute {
    guard _usesMargins else { return attribute }
    switch attribute {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .centerX: return .centerXWithinMargins
    case .centerY: return .centerYWithinMargins
    default: return attribute
    }
  }

  private func make(
    _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: LayoutConstraint.Relation = .equal,
    _ second: AnyObject? = nil, _ other: Attribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0, priority: Float = 1000
  ) {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    constraint._identifier = "UISV-" + name
    constraint._priority = FittingPriority(rawValue: priority)
    constraint.attach(to: self)
    _made.append(constraint)
  }

  private func addEnds(_ shown: [VirtualView]) {
    guard let first = shown.first, let last = shown.last else { return }
    make("canvas-connection", first, start, .equal, self, margin(start))
    make("canvas-connection", self, margin(end), .equal, last, end)
  }

  private func spacing(after view: VirtualView) -> Double {
    let custom = _customSpacings[ObjectIdentifier(view)] ?? _spacing
    return custom == -Double.greatestFiniteMagnitude ? 8 : custom
  }

  private func addSpacing(_ first: VirtualView, _ second: VirtualView) {
    let isLoose = _distribution == .equalSpacing || _distribution == .equalCentering
    let isByLines = _usesBaselines && !isRow
    make(
      "spacing", second, isByLines ? .firstBaseline : start, isLoose ? .greaterThanOrEqual : .equal, first,
      isByLines ? .lastBaseline : end, plus: spacing(after: first))
  }

  private func addDistribution(_ shown: [VirtualView]) {
    guard let first = shown.first else { return }
    switch _distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() { make("fill-equally", view, length, .equal, first, length) }
    case .fillProportionally:
      let wanted = shown.map { Double(isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height) }
      guard let base = wanted.firstIndex(where: { $0 > 0 }) else { return }
      for (index, view) in shown.enumerated() where index != base && wanted[index] > 0 {
        make(
          "fill-proportionally", view, length, .equal, shown[base], length, times: wanted[index] / wanted[base],
          priority: 999)
      }
    case .equalSpacing: addGaps(shown, from: end, to: start, priority: 1000)
    case .equalCentering:
      addGaps(shown, from: isRow ? .centerX : .centerY, to: isRow ? .centerX : .centerY, priority: 149)
    }
  }

  /// A guide from each view to the next, all of one length; with lower priority further on, as UIKit's centring has it.
  private func addGaps(_ shown: [VirtualView], from: Attribute, to: Attribute, priority: Float) {
    for (index, pair) in zip(shown, shown.dropFirst()).enumerated() {
      let gap = LayoutGuide()
      gap._identifier = "UISV-distributing"
      addLayoutGuide(gap)
      _gaps.append(gap)
      make("distributing-edge", gap, start, .equal, pair.0, from)
      make("distributing-edge", gap, end, .equal, pair.1, to)
      // Across it is a line.
      make("distributing-edge", gap, isRow ? .top : .left, .equal, self, isRow ? .top : .left)
      make("distributing-edge", gap, isRow ? .height : .width)
      if index > 0 {
        make(
          "distributing", gap, length, .equal, _gaps[0], length,
          priority: priority == 1000 ? 1000 : priority - Float(index) * 0.01)
      }
    }
  }
}

// MARK: - Across the axis

extension VirtualStackView {
  private func addAlignment(_ view: VirtualView, first: VirtualView) {
    let low: Attribute = isRow ? .top : .leading
    let high: Attribute = isRow ? .bottom : .trailing
    let middle: Attribute = isRow ? .centerY : .centerX
    switch _alignment {
    case .fill:
      make("alignment", view, low, .equal, self, margin(low))
      make("alignment", view, high, .equal, self, margin(high))
      return
    case .leading: make("alignment", view, low, .equal, self, margin(low))
    case .center: make("alignment", view, middle, .equal, self, margin(middle))
    case .trailing: make("alignment", view, high, .equal, self, margin(high))
    case .firstBaseline where isRow:
      if view !== first { make("alignment", view, .firstBaseline, .equal, first, .firstBaseline) }
    case .lastBaseline where isRow:
      if view !== first { make("alignment", view, .lastBaseline, .equal, first, .lastBaseline) }
    default: make("alignment", view, low, .equal, self, margin(low))
    }
    make("spanning-boundary", view, low, .greaterThanOrEqual, self, margin(low))
    make("spanning-boundary", view, high, .lessThanOrEqual, self, margin(high))
  }

  /// What makes the stack no larger than it need be, and lengths no matter of chance: of equals the first is stretched.
  private func addFit(_ shown: [VirtualView]) {
    let breadth: Attribute = isRow ? .height : .width
    make("spanning-fit", self, breadth, priority: _alignment == .fill && !shown.isEmpty ? 48 : 51)
    make("canvas-fit", self, length, priority: 49)
    for (index, view) in shown.enumerated() {
      make("ambiguity-suppression", view, length, priority: 25 + Float(index) * 0.01)
      if _alignment != .fill { make("ambiguity-suppression", view, breadth, priority: 24) }
    }
    if _alignment == .firstBaseline || _alignment == .lastBaseline, isRow, let first = shown.first {
      make("ambiguity-suppression", first, .top, .equal, self, margin(.top), priority: 23)
    }
  }

  private func addHiding(_ view: VirtualView) {
    make("hiding", view, start, .equal, self, margin(start))
    make("hiding", view, length)
    let low: Attribute = isRow ? .top : .leading
    make("hiding", view, low, .equal, self, margin(low))
    make("ambiguity-suppression", view, isRow ? .height : .width, priority: 24)
  }
}
