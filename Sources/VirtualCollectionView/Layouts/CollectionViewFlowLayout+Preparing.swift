internal import CollectionCore
import Foundation

/// How far the preparation at hand is.
enum PreparationState {
  /// None is going on, or the flow was not computed in it yet.
  case idle
  /// The flow was computed.
  case done
  /// The flow was computed, and then invalidated by the same `prepare()`.
  case overtaken
}

extension CollectionViewFlowLayout {
  /// Computes the flow again when an override of `prepare()` changed a metric after it had called super: UIKit reads metrics
  /// when it is next asked, so a layout that does so is laid out with its new values in the same pass.
  func prepareAgainIfOvertaken() {
    guard _lateness == .overtaken else { return }
    prepareFlow()
  }

  /// The axis along which lines are stacked.
  var scrollAxis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  func prepareFlow() {
    if _collectionView?._phase == .preparing || _isPreparingByHand { _lateness = .done }
    guard let view = _collectionView else {
      _solved = SolvedFlow(FlowSolver(axis: scrollAxis, breadth: 0, scale: 2))
      _vendor?.invalidate()
      return
    }
    if updatePlan != nil { rememberFlow() }
    // What an override of prepare() invalidated before it called super, by setting a metric say, belongs to this
    // preparation.
    let keepsPlaces = !_preparing.attributes && !_pending.attributes
    let keepsMetrics = !_preparing.metrics && !_pending.metrics
    let axis = scrollAxis
    let breadth = roomForLines(in: view)
    // A context with the attributes flag off keeps all places, as long as they belong to this width (Semantics 4.37).
    if keepsPlaces, breadth == _solvedBreadth, axis == _solved.solver.axis { return }
    if _vendor == nil { _vendor = AttributesVendor(type(of: self).layoutAttributesClass) }
    keepMeasured(breadth, axis)
    if let plan = updatePlan, !sizesItself, follow(plan, view, axis, breadth) {
      reportFindings(view, axis)
      return
    }
    if !keepsMetrics || _sections.count != view.countSections() {
      readMetrics(view, axis)
      _sized = nil
    }
    solve(axis, breadth, view)
    reportFindings(view, axis)
  }

  /// Computes where everything is, unless nothing that it depends on is another than the last time.
  func solve(_ axis: LayoutAxis, _ breadth: Double, _ view: CollectionView) {
    let sections = referenced(selfSizedSections(), view, axis)
    let scale = Double(view._environment.scale)
    let last = _solved.solver
    let pins = PinnedParts(headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds)
    if axis == last.axis, breadth == _solvedBreadth, scale == last.grid.scale, pins == _solvedPins,
      _solvedVersion == _measuredVersion, isSame(sections, _solvedSections)
    {
      return
    }
    _solvedPins = pins
    var solver = FlowSolver(axis: axis, breadth: breadth, scale: scale)
    if sizesItself {
      appendMeasured(sections, to: &solver)
    } else {
      for section in sections { solver.append(section) }
    }
    _solved = SolvedFlow(solver)
    _solvedBreadth = breadth
    _solvedSections = sections
    didSolve()
  }

  /// Notes that the flow is another one.
  func didSolve() {
    _vendor?.invalidate()
    _solvedVersion = _measuredVersion
    _settled.removeAll(keepingCapacity: true)
    // Lines that were broken anew may have moved what the context did not name.
    if !_preparing.isWhole, hasMovedUnnamed(_preparing.named) { _pending.isWhole = true }
  }

  /// Whether two lists of sections are laid out alike; sizes, of which there may be a million, are looked at last.
  private func isSame(_ a: [FlowSection], _ b: [FlowSection]) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) {
      guard x.inset == y.inset, x.lineSpacing == y.lineSpacing, x.interitemSpacing == y.interitemSpacing,
        x.headerLength == y.headerLength, x.footerLength == y.footerLength,
        x.equalAcrossIsGrid == y.equalAcrossIsGrid
      else { return false }
    }
    return a == b
  }

  /// Whether something on screen that was not named stands elsewhere now.
  ///
  /// - Complexity: O(visible · (log lines + named)).
  private func hasMovedUnnamed(_ named: [PendingInvalidation.Named]) -> Bool {
    guard let vendor = _vendor else { return true }
    for element in vendor.placed where place(of: element.key) != element.frame {
      let path = IndexPath(element.key.path)
      if !named.contains(where: { $0.category == element.key.category && $0.path == path }) { return true }
    }
    return false
  }

  /// What the lines can fill: the bounds across the scroll direction without the content inset (Semantics 4.8).
  func roomForLines(in view: CollectionView) -> Double {
    let across = scrollAxis.across
    let insets = view._adjustedInset
    return view._bounds.length(across) - insets.leading(across) - insets.trailing(across)
  }

  /// Other insets across the scroll direction leave another room; those along it change where headers and footers are
  /// held, also when the offset stays (Semantics 4.41b).
  func roomMayHaveChanged() {
    guard let view = _collectionView else { return }
    let hasRoom = roomForLines(in: view) == _solvedBreadth
    if hasRoom, pinning == nil { return }
    // The last answer is that of these bounds, and held for the old insets.
    _vendor?.invalidate()
    let context = makeContext()
    if hasRoom, let flow = context as? CollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    invalidateLayout(with: context)
  }

  // MARK: Metrics

  private func readMetrics(_ view: CollectionView, _ axis: LayoutAxis) {
    let delegate = view._cachedFlowDelegate
    let count = view.countSections()
    var sections: [FlowSection] = []
    sections.reserveCapacity(count)
    for section in 0..<count {
      var metrics = metrics(of: section, view, delegate, axis)
      metrics.items = items(of: section, count: view.countItems(in: section), view, delegate)
      sections.append(metrics)
    }
    _sections = sections
  }

  /// The metrics of all sections, without their items.
  func metrics(_ view: CollectionView, _ axis: LayoutAxis) -> [FlowSection] {
    let delegate = view._cachedFlowDelegate
    let count = view.countSections()
    var sections: [FlowSection] = []
    sections.reserveCapacity(count)
    for section in 0..<count { sections.append(metrics(of: section, view, delegate, axis)) }
    return sections
  }

  private func metrics(
    of section: Int, _ view: CollectionView, _ delegate: (any CollectionViewDelegateFlowLayout)?, _ axis: LayoutAxis
  ) -> FlowSection {
    var inset = sectionInset
    var lineSpacing = minimumLineSpacing
    var interitemSpacing = minimumInteritemSpacing
    var header = headerReferenceSize
    var footer = footerReferenceSize
    if let delegate {
      view._flowMethods.inset = ask(.insetForSection, delegate, view._flowMethods.inset, &inset) {
        delegate.collectionView(view, layout: self, insetForSectionAt: section)
      }
      view._flowMethods.lineSpacing = ask(.minimumLineSpacing, delegate, view._flowMethods.lineSpacing, &lineSpacing) {
        delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      }
      view._flowMethods.interitemSpacing = ask(
        .minimumInteritemSpacing, delegate, view._flowMethods.interitemSpacing, &interitemSpacing
      ) {
        delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      }
      view._flowMethods.header = ask(.referenceSizeForHeader, delegate, view._flowMethods.header, &header) {
        delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      }
      view._flowMethods.footer = ask(.referenceSizeForFooter, delegate, view._flowMethods.footer, &footer) {
        delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      }
    }
    return FlowSection(
      items: .uniform(.zero, count: 0), inset: LayoutInsets(inset), lineSpacing: Double(lineSpacing),
      interitemSpacing: Double(interitemSpacing), headerLength: LayoutSize(header)[axis],
      footerLength: LayoutSize(footer)[axis])
  }

  /// Asks the delegate unless it is known not to answer; what it answers takes the place of the property.
  private func ask<Value>(
    _ method: OptionalMethod, _ delegate: AnyObject, _ known: MethodPresence, _ value: inout Value,
    _ question: () -> Value
  ) -> MethodPresence {
    if known == .absent { return .absent }
    guard let answer = method.ask(delegate, question) else { return .absent }
    value = answer
    return .present
  }

  private func items(
    of section: Int, count: Int, _ view: CollectionView, _ delegate: (any CollectionViewDelegateFlowLayout)?
  ) -> FlowItems {
    if count > 0, let delegate, view._flowMethods.size != .absent,
      let sizes = delegateSizes(section, count, view, delegate)
    {
      return .sizes(sizes)
    }
    let size = LayoutSize(plainItemSize)
    if let sizes = _itemSizesInRange, count > 0 {
      return bulkItems(sizes(section, 0..<count), count: count, filler: size, axis: scrollAxis)
    }
    if let itemSizes = _itemSizes, count > 0 {
      return bulkItems(itemSizes(section), count: count, filler: size, axis: scrollAxis)
    }
    return .uniform(size, count: count)
  }

  /// The size of items about which nothing else is known: an estimate stands for it where there is one.
  var plainItemSize: CGSize {
    let estimate = estimatedItemSize
    guard estimate != .zero, estimate != CollectionViewFlowLayout.automaticSize else { return itemSize }
    return estimate
  }

  /// The delegate's sizes of a section, nil when it gives none. Every item is asked for, in order (Semantics 4.3).
  private func delegateSizes(
    _ section: Int, _ count: Int, _ view: CollectionView, _ delegate: any CollectionViewDelegateFlowLayout
  ) -> [LayoutSize]? {
    let start = IndexPath(index: section)
    let saved = OptionalMethod.sizeForItem.begin(delegate)
    let first = delegate.collectionView(view, layout: self, sizeForItemAt: start.appending(0))
    view._flowMethods.size = OptionalMethod.presence(after: saved)
    guard view._flowMethods.size == .present else { return nil }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(count)
    sizes.append(LayoutSize(first))
    for item in 1..<max(count, 1) {
      sizes.append(LayoutSize(delegate.collectionView(view, layout: self, sizeForItemAt: start.appending(item))))
    }
    view._counters.sizeForItemCalls += count
    return sizes
  }

  /// The sections with their insets measured from the bounds.
  func referenced(_ sections: [FlowSection], _ view: CollectionView, _ axis: LayoutAxis) -> [FlowSection] {
    guard sectionInsetReference != .fromContentInset else { return sections }
    var sections = sections
    for index in sections.indices { sections[index].inset = referenced(sections[index].inset, view, axis) }
    return sections
  }

  /// Section insets measured from another reference: across the scroll axis each edge becomes what is left of inset and
  /// reference behind the adjusted content inset (Semantics 4.39).
  private func referenced(_ inset: LayoutInsets, _ view: CollectionView, _ axis: LayoutAxis) -> LayoutInsets {
    let reference: ViewInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let adjusted = view._adjustedInset
    var result = inset
    if axis == .vertical {
      result.left = max(inset.left + Double(reference.left) - adjusted.left, 0)
      result.right = max(inset.right + Double(reference.right) - adjusted.right, 0)
    } else {
      result.top = max(inset.top + Double(reference.top) - adjusted.top, 0)
      result.bottom = max(inset.bottom + Double(reference.bottom) - adjusted.bottom, 0)
    }
    return result
  }

  // MARK: Findings

  private func reportFindings(_ view: CollectionView, _ axis: LayoutAxis) {
    if let path = _solved.solver.firstInvalidItem {
      report(.invalidItemSize(path: IndexPath(path), size: givenSize(path)))
    }
    // A view without extent is about to get one: UIKit's warning would say nothing about the layout.
    if let path = _solved.solver.firstOversizedItem, !view._bounds.isEmpty,
      let frame = _solved.solver.frame(ofItem: path)
    {
      let inset = referenced(_sections[Int(path.section)].inset, view, axis)
      report(
        .oversizedItem(
          self, view, path: IndexPath(path), extent: frame.length(axis.across),
          room: _solved.solver.breadth - inset.leading(axis.across) - inset.trailing(axis.across)))
    }
    if let miss = _solved.solver.firstNearMiss {
      report(.nearMiss(path: IndexPath(miss.path), overflow: miss.overflow))
    }
  }

  private func givenSize(_ path: ItemPath) -> CGSize {
    switch _solvedSections[Int(path.section)].items {
    case .uniform(let size, _): CGSize(size)
    case .sizes(let sizes): CGSize(sizes[Int(path.item)])
    case .lengths, .pieces, .measured, .indexed:
      CGSize(_solvedSections[Int(path.section)].items.size(Int(path.item), axis: scrollAxis))
    }
  }
}
