internal import CollectionCore
import Foundation

/// `terms + constant`, of few terms.
struct LayoutExpression {
  var terms: [ConstraintSolver.Term] = []
  var constant = 0.0

  mutating func add(place span: LayoutSystem.Span, times factor: Double) {
    if span.place >= 0 { terms.append(.init(span.place, factor)) }
    constant += span.placeConstant * factor
  }

  mutating func add(length span: LayoutSystem.Span, times factor: Double) {
    if factor == 0 { return }
    if span.length >= 0 { terms.append(.init(span.length, factor)) }
    constant += span.lengthConstant * factor
  }
}

extension LayoutSystem {
  /// Puts all constraints into the solver, required ones first, in the order of their activation.
  func fillSolver() {
    addFitting(isRequired: true)
    for constraint in constraints where constraint._priority >= .required { add(constraint) }
    for constraint in constraints where constraint._priority < .required { add(constraint) }
    addContents()
    addFitting(isRequired: false)
  }

  private func add(_ constraint: LayoutConstraint) {
    guard let first = constraint.first else { return }
    var sum = LayoutExpression()
    let holder = constraint._holder ?? root
    append(first, constraint._firstAttribute, other: constraint.second, 1, holder, constraint._multiplier != 1, &sum)
    if let second = constraint.second, constraint._secondAttribute != .notAnAttribute {
      append(
        second, constraint._secondAttribute, other: first, -constraint._multiplier, holder, constraint._multiplier != 1,
        &sum)
    }
    noteRoot(sum)
    sum.constant -= constraint._constant
    let relation = ConstraintSolver.Relation(rawValue: Int8(constraint._relation.rawValue)) ?? .equal
    add(sum, relation, constraint._priority, source: constraint)
  }

  private func noteRoot(_ sum: LayoutExpression) {
    guard fitting != nil else { return }
    for term in sum.terms where term.coefficient != 0 {
      if term.variable == rootBox.x.length { bindsRoot.0 = true }
      if term.variable == rootBox.y.length { bindsRoot.1 = true }
    }
  }

  private func add(
    _ sum: LayoutExpression, _ relation: ConstraintSolver.Relation, _ priority: FittingPriority,
    source: LayoutConstraint? = nil
  ) {
    _ = solver.add(sum.terms, constant: sum.constant, relation, priority: Double(priority.rawValue))
    sources.append(source)
  }

  /// Adds `factor` × the attribute, measured from the holder's edge where a factor other than 1 makes that matter.
  private func append(
    _ item: LayoutItem, _ attribute: LayoutConstraint.Attribute, other: LayoutItem?, _ factor: Double,
    _ holder: VirtualView, _ isScaled: Bool, _ sum: inout LayoutExpression
  ) {
    var box = self.box(of: item)
    if case .view(let view) = item {
      if attribute.isEdge, let content = contentBox(of: view, seenFrom: other) { box = content }
      if attribute.isMargin { box = box.inset(LayoutInsets(view.layoutMargins)) }
    }
    let span = attribute.isVertical ? box.y : box.x
    if attribute.isLength {
      sum.add(length: span, times: factor)
      return
    }
    let isMirrored = attribute.isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (part, offset) = position(of: attribute, item)
    // From right to left places count leftwards.
    let sign = isMirrored ? -1.0 : 1.0
    sum.add(place: span, times: factor * sign)
    sum.add(length: span, times: factor * sign * (isMirrored ? 1 - part : part))
    sum.constant += factor * offset
    guard isScaled else { return }
    let origin = attribute.isVertical ? self.box(of: holder).y : self.box(of: holder).x
    sum.add(place: origin, times: -factor * sign)
    if isMirrored { sum.add(length: origin, times: factor) }
  }

  /// How far along the length the attribute lies, 0 to 1, and how many points beyond.
  private func position(of attribute: LayoutConstraint.Attribute, _ item: LayoutItem) -> (Double, Double) {
    switch attribute {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: return (0, 0)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (0.5, 0)
    case .firstBaseline:
      if case .view(let view) = item, let offset = view.firstBaselineOffset { return (0, Double(offset)) }
      return (1, 0)
    case .lastBaseline:
      if case .view(let view) = item, let offset = view.lastBaselineOffset { return (1, -Double(offset)) }
      return (1, 0)
    default: return (1, 0)
    }
  }

  /// What the edges of a scroll view mean to a view inside it: its content.
  private func contentBox(of view: VirtualView, seenFrom other: LayoutItem?) -> Box? {
    guard let scroll = view as? VirtualScrollView, let owner = other?.owner, owner !== view, owner.isInside(view)
    else { return nil }
    let guide = scroll.contentLayoutGuide
    if guide._stamp != stamp { takeContent(guide) }
    return guideBoxes[guide._slot]
  }

  private func takeContent(_ guide: LayoutGuide) {
    guard let owner = guide._owner else { return }
    guide._stamp = stamp
    guide._slot = guides.count
    var box = self.box(of: owner)
    box.x = Span(
      place: box.x.place, placeConstant: box.x.placeConstant - owner._bounds.x,
      length: solver.makeVariable(isNonnegative: true))
    box.y = Span(
      place: box.y.place, placeConstant: box.y.placeConstant - owner._bounds.y,
      length: solver.makeVariable(isNonnegative: true))
    guides.append(guide)
    guideBoxes.append(box)
  }
}

// MARK: - Content and fitting

extension LayoutSystem {
  private func addContents() {
    for index in views.indices { contents.append(addContent(views[index], boxes[index])) }
    if fitting != nil, fittedContent == nil { fittedContent = addContent(root, rootBox) }
  }

  private func addContent(_ view: VirtualView, _ box: Box) -> Content {
    var content = Content(size: view.intrinsicContentSize)
    let state = view._extras?.constraints
    let hugging = state?.hugging ?? (.defaultLow, .defaultLow)
    let resistance = state?.resistance ?? (.defaultHigh, .defaultHigh)
    if content.size.width >= 0 {
      content.hug.0 = addLength(box.x, content.size.width, .lessOrEqual, hugging.0)
      content.resist.0 = addLength(box.x, content.size.width, .greaterOrEqual, resistance.0)
    }
    if content.size.height >= 0 {
      content.hug.1 = addLength(box.y, content.size.height, .lessOrEqual, hugging.1)
      content.resist.1 = addLength(box.y, content.size.height, .greaterOrEqual, resistance.1)
    }
    return content
  }

  private func addLength(
    _ span: Span, _ length: CGFloat, _ relation: ConstraintSolver.Relation, _ priority: FittingPriority
  ) -> Int {
    var sum = LayoutExpression()
    sum.add(length: span, times: 1)
    noteRoot(sum)
    sum.constant -= Double(length)
    add(sum, relation, priority)
    return solver.constraintCount - 1
  }

  private func addFitting(isRequired: Bool) {
    guard let fitting else { return }
    for (span, length, priority) in [
      (rootBox.x, fitting.target.width, fitting.horizontal), (rootBox.y, fitting.target.height, fitting.vertical),
    ] where (priority >= .required) == isRequired {
      var sum = LayoutExpression()
      sum.add(length: span, times: 1)
      sum.constant -= Double(length)
      add(sum, .equal, priority)
    }
  }
}
