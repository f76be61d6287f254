internal import CollectionCore
import Foundation

// Sizes that cells and supplementary views turn out to want take the places of estimates (Semantics 11.59).

extension CollectionViewCompositionalLayout {
  /// Whether a subclass has its own mind about what views prefer, or wants to hear of it.
  var hasOwnSizing: Bool {
    OverriddenMethod.followsPreferredSizes.isOverridden(
      in: type(of: self), beyond: CollectionViewCompositionalLayout.self)
  }

  /// Keeps what a view prefers on the axes that are estimated, and finds out how far that would move what is on screen.
  ///
  /// - Returns: Whether anything is laid out otherwise now. A length that differs by less than half a pixel is not another
  ///   one (Semantics 5.12a); one that is not finite is no wish.
  /// - Complexity: O(log sections + log groups + items of its group) in the solver, and the places of what is on screen.
  func measured(_ wish: SizeWish) -> Bool {
    let solved = _solved
    let key = wish.original._key
    let free = solved.solver.freeAxes(of: key)
    guard free.isAny, let view = _collectionView, let before = solved.solver.element(key)?.frame else { return false }
    var size = wish.original._geometry.size
    let wanted = wish.preferred._geometry.size
    var differs = false
    for axis in [LayoutAxis.horizontal, .vertical] where axis == .horizontal ? free.width : free.height {
      let change = (wanted[axis] - size[axis]).magnitude
      guard wanted[axis].isFinite, wanted[axis] >= 0, change >= halfPixel else { continue }
      size[axis] = wanted[axis]
      differs = true
    }
    guard differs else { return false }
    let axis = solved.solver.axis
    let anchor = sizingAnchor(
      besides: key, view, axis, _scrollAnchoring, start: screenStart(view),
      wasMeasured: { solved.solver.measuredSize(for: $0) != nil },
      { solved.solver.element($0)?.frame })
    let length = mirroredLength(view)
    guard solved.solver.setMeasuredSize(size, for: key) else { return false }
    // One of several siblings that share the largest extent may change without anything to be seen.
    guard let after = solved.solver.element(key)?.frame, after.size != before.size else { return false }
    followVisibleItems()
    if let anchor, let frame = solved.solver.element(anchor.key)?.frame {
      let shift = anchor.shift(to: frame, axis: axis, _scrollAnchoring) + growthOfCutItem(key, before, after, view)
      noteShift(shift, mirroredGrowth: length.flatMap { old in mirroredLength(view).map { $0 - old } })
    }
    return true
  }

  /// Keeps the size that a view was given and is content with: it was measured, and no other estimate is to change it.
  func settled(_ original: CollectionViewLayoutAttributes) {
    let key = original._key
    let solved = _solved
    if _cutItem != nil, key.isCell { _cutItem = nil }
    guard solved.solver.freeAxes(of: key).isAny, solved.solver.measuredSize(for: key) == nil,
      solved.solver.element(key)?.frame.size == original._geometry.size
    else { return }
    _ = solved.solver.setMeasuredSize(original._geometry.size, for: key)
  }

  /// A context that names the element, solves nothing, and moves the offset by what the content in front of the screen
  /// grew.
  func sizingContext(_ preferred: CollectionViewLayoutAttributes) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    (context as? CompositionalInvalidationContext)?.keepsSolution = true
    switch preferred.representedElementCategory {
    case .cell: context.invalidateItems(at: [preferred.indexPath])
    default:
      context.invalidateSupplementaryElements(
        ofKind: preferred.representedElementKind ?? "", at: [preferred.indexPath])
    }
    if _sizingShift != 0 {
      var shift = LayoutPoint.zero
      shift[_solved.solver.axis] = _sizingShift
      context.contentOffsetAdjustment = CGPoint(shift)
      _sizingShift = 0
    }
    return context
  }

  /// What an element's own measure does not change.
  func keptAxes(of attributes: CollectionViewLayoutAttributes) -> (width: Bool, height: Bool) {
    let free = _solved.solver.freeAxes(of: attributes._key)
    return (!free.width, !free.height)
  }
}

// MARK: - Keeping sizes

/// What of the measured sizes survives a solve.
enum SizeKeeping: Int {
  /// Nothing: the data was reloaded, the layout is new, or the room across is another.
  case nothing
  /// Those of views on screen, which are asked again: somebody invalidated the layout (Semantics 11.59).
  case onScreen
  /// All, brought to where their items are: an update, another length of the view.
  case all
}

/// A measured size with the axes it was measured on.
struct KeptSize {
  var key: ElementKey
  var size: LayoutSize
  var free: CompositionalFreeAxes
}

extension CollectionViewCompositionalLayout {
  /// Finds out what an invalidation leaves of the solution and of the measured sizes.
  func noteInvalidation(_ context: CollectionViewLayoutInvalidationContext) {
    if context._reason == .preferredSize {
      // Whoever replaced the context did not take the shift over.
      _sizingJump += _sizingShift
      _sizingShift = 0
      return
    }
    if (context as? CompositionalInvalidationContext)?.keepsSolution == true { return }
    switch context._reason {
    case .reload, .newLayout: _keeping = .nothing
    case .updates, .boundsChange: break
    case .requested, .preferredSize:
      if context.invalidateEverything || context.invalidateDataSourceCounts {
        _keeping = .nothing
      } else if context.markedCount > 0 {
        // Of elements that are named nothing is known but that they may want another size now.
        if _sizingScope == .none { _sizingScope = .named }
        return
      } else if updatePlan == nil, _keeping == .all {
        _keeping = .onScreen
      }
    }
    _mustSolve = true
  }

  /// The measured sizes that are to be told to the next solver.
  ///
  /// - Complexity: O(measured · log edits).
  func keptSizes(_ plan: UpdatePlan?, _ view: CollectionView) -> [KeptSize] {
    let keeping = _keeping
    _keeping = .all
    if keeping != .all { _sizingScope = .all }
    let last = _solved.solver
    let axis = last.axis
    guard keeping != .nothing, axis == (_configuration.scrollDirection == .horizontal ? .horizontal : .vertical),
      last.configuration.viewSize[axis.across] == view._bounds.length(axis.across)
    else {
      _sizingScope = .all
      return []
    }
    var kept: [KeptSize] = []
    let onScreen = keeping == .onScreen || plan != nil ? keysOnScreen(view) : []
    last.forEachMeasuredSize { key, size in
      if keeping == .onScreen, !onScreen.contains(key) { return }
      guard let new = followed(key, plan, onScreen) else { return }
      kept.append(KeptSize(key: new, size: size, free: last.freeAxes(of: key)))
    }
    return kept
  }

  /// Where a measured element is after an update. One that is reloaded on screen keeps its size until its new cell was
  /// asked, so that nothing moves if it wants the same.
  private func followed(_ key: ElementKey, _ plan: UpdatePlan?, _ onScreen: Set<ElementKey>) -> ElementKey? {
    guard let plan else { return key }
    if let new = plan.newKey(of: key) { return new }
    guard key.isCell, onScreen.contains(key), case .reloaded(let path) = plan.fate(of: key.path) else { return nil }
    return ElementKey(cell: path)
  }

  private func keysOnScreen(_ view: CollectionView) -> Set<ElementKey> {
    var keys: Set<ElementKey> = []
    for entry in view._visible where entry.key.category != .decoration {
      let key = entry.key
      keys.insert(
        key.isCell ? key : ElementKey(key.category, kind: ElementKinds.number(of: view.kindName(key)), path: key.path))
    }
    return keys
  }

  /// Tells the solver what was measured before; a size on other axes than are estimated now is of no use.
  func tell(_ kept: [KeptSize]) {
    let solved = _solved
    for size in kept where solved.solver.freeAxes(of: size.key) == size.free {
      _ = solved.solver.setMeasuredSize(size.size, for: size.key)
    }
  }
}
