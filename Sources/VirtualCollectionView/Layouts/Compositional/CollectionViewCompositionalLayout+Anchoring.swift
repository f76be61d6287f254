public import CollectionCore
import Foundation

// What stays where it is on screen when the layout is solved again (Semantics 5.10–5.10c).

extension CollectionViewCompositionalLayout {
  /// What stays where it is on screen when sizes change while nobody scrolls.
  public typealias ScrollAnchoring = CollectionCore.ScrollAnchoring
  /// What stays where it is on screen when items are inserted or deleted in front of it.
  public typealias UpdateAnchoring = CollectionCore.UpdateAnchoring

  /// What stays where it is on screen when views turn out to be of another size than was assumed, and when the layout is
  /// solved anew; the first item that is known. Not in UIKit.
  public final var scrollAnchoring: ScrollAnchoring {
    get { _scrollAnchoring }
    set { _scrollAnchoring = newValue }
  }

  /// What stays where it is on screen in a batch update and when a snapshot is applied; the first item, as UIKit does of
  /// its own (Semantics 5.10a, 5.10b). Not in UIKit.
  public final var updateAnchoring: UpdateAnchoring {
    get { _updateAnchoring }
    set { _updateAnchoring = newValue }
  }

  /// How far what was on screen has moved on it so far because sizes turned out to be others, in points: what
  /// ``scrollAnchoring`` did not make up for. Positive is down, or to the right. Not in UIKit.
  public final var sizingJump: CGFloat { CGFloat(_sizingJump) }

  /// Notes how far content would move on screen: made up for by the next context, or counted.
  ///
  /// - Parameter mirroredGrowth: By how much the content of a mirrored layout that scrolls sideways got longer. It grows away
  ///   from where it begins, at the right, so that all of it stands further to the right.
  func noteShift(_ shift: Double, mirroredGrowth: Double?) {
    let isKept = _scrollAnchoring == .keepOffset
    if isKept { _sizingJump += shift }
    _sizingShift = mirroredGrowth.map { isKept ? $0 : $0 - shift } ?? (isKept ? 0 : shift)
  }

  /// Where the screen begins along the scroll axis in the layout's own coordinates, insets taken off.
  func screenStart(_ view: CollectionView) -> Double {
    let axis = _solved.solver.axis
    if let length = mirroredLength(view) { return length - view._bounds.maxX + view._adjustedInset.right }
    return view._bounds.min(axis) + view._adjustedInset.leading(axis)
  }

  /// What a layout that scrolls sideways is mirrored in; nil where mirroring changes nothing along the scroll axis.
  func mirroredLength(_ view: CollectionView) -> Double? {
    guard view._isMirrored, _solved.solver.axis == .horizontal else { return nil }
    return max(_solved.solver.contentSize.width, view._bounds.width)
  }
}

/// An item on screen, by its path after a solve, and where it stood before it.
struct HeldItem {
  var path: ItemPath
  /// Its old frame.
  var frame: LayoutRect
  /// Where the screen began, insets taken off.
  var top: Double
  /// Whether the end of the item is held, not its beginning.
  var holdsEnd = false
  /// Whether an item that is cut by the edge of the screen stays cut in the same proportion: it may be of another size.
  var keepsProportion = false
}

extension CollectionViewCompositionalLayout {
  /// What is to stay on screen through the solve that comes; nil when the offset is to stay.
  ///
  /// - Complexity: O(visible · log).
  func heldItem(_ plan: UpdatePlan?, _ view: CollectionView) -> HeldItem? {
    let solver = _solved.solver
    let axis = solver.axis
    guard view._hasPrepared, !view._visible.isEmpty, !(view._isMirrored && axis == .horizontal) else { return nil }
    let top = view._bounds.min(axis) + view._adjustedInset.leading(axis)
    let isAtStart = top <= 0
    if let plan {
      switch _updateAnchoring {
      case .keepOffset: return nil
      case .keepFirstItemUnlessAtStart: if isAtStart { return nil }
      case .keepFirstItem: break
      }
      return firstStaying(plan, view, axis, top)
    }
    // An update that is solved a second time rests where it did; a reload leaves nothing on screen.
    guard updatePlan == nil, _scrollAnchoring != .keepOffset else { return nil }
    let isResized = solver.configuration.viewSize != view._bounds.size
    guard !isAtStart || _scrollAnchoring == .keepBottom, isResized || solver.isMeasuring else { return nil }
    var best: HeldItem?
    for entry in view._visible where entry.key.isCell {
      guard let frame = solver.frame(ofItem: entry.key.path), frame.max(axis) > top else { continue }
      let item = HeldItem(
        path: entry.key.path, frame: frame, top: top, holdsEnd: _scrollAnchoring == .keepBottom,
        keepsProportion: isResized)
      if best.map({ isBetter(item, than: $0, axis, prefersWhole: !isResized) }) ?? true { best = item }
    }
    return best
  }

  private func isBetter(_ item: HeldItem, than best: HeldItem, _ axis: LayoutAxis, prefersWhole: Bool) -> Bool {
    if item.holdsEnd { return item.frame.max(axis) > best.frame.max(axis) }
    let (isCut, wasCut) = (item.frame.min(axis) < item.top, best.frame.min(axis) < best.top)
    if prefersWhole, isCut != wasCut { return wasCut }
    return item.frame.min(axis) < best.frame.min(axis)
  }

  /// The first item on screen that an update neither deletes nor moves by name, alone or with its section; one that is
  /// reloaded stays.
  private func firstStaying(
    _ plan: UpdatePlan, _ view: CollectionView, _ axis: LayoutAxis, _ top: Double
  ) -> HeldItem? {
    let solver = _solved.solver
    var best: HeldItem?
    for entry in view._visible where entry.key.isCell {
      guard let frame = solver.frame(ofItem: entry.key.path), frame.max(axis) > top,
        best.map({ frame.min(axis) < $0.frame.min(axis) }) ?? true,
        plan.sections.action(ofOld: Int(entry.key.path.section)) != .move
      else { continue }
      switch plan.fate(of: entry.key.path) {
      case .stays(let path), .reloaded(let path): best = HeldItem(path: path, frame: frame, top: top)
      case .moved, .deleted, nil: continue
      }
    }
    return best
  }

  /// By how much more of an item is in front of the screen when it becomes longer and stays cut in the same proportion.
  private func growth(of hidden: Double, _ before: Double, _ after: Double) -> Double {
    before > 0 ? hidden * (after / before - 1) : 0
  }

  /// The same for an item that is measured right after the view was given another width; 0 for all others.
  func growthOfCutItem(_ key: ElementKey, _ before: LayoutRect, _ after: LayoutRect, _ view: CollectionView) -> Double {
    guard let path = _cutItem, key == ElementKey(cell: path) else { return 0 }
    _cutItem = nil
    let axis = _solved.solver.axis
    let hidden = view._bounds.min(axis) + view._adjustedInset.leading(axis) - before.min(axis)
    return hidden > 0 ? growth(of: hidden, before.length(axis), after.length(axis)) : 0
  }

  /// Keeps what was held where it stood: the offset follows it, as far as the content goes.
  func hold(_ item: HeldItem?, isUpdate: Bool, _ view: CollectionView) {
    let solver = _solved.solver
    let axis = solver.axis
    _cutItem = nil
    guard let item, let frame = solver.frame(ofItem: item.path) else { return }
    var shift = item.holdsEnd ? frame.max(axis) - item.frame.max(axis) : frame.min(axis) - item.frame.min(axis)
    let hidden = item.top - item.frame.min(axis)
    if item.keepsProportion, !item.holdsEnd, hidden > 0 {
      shift += growth(of: hidden, item.frame.length(axis), frame.length(axis))
      _cutItem = item.path
    }
    let insets = view._adjustedInset
    let offset = view._bounds.min(axis)
    let least = -insets.leading(axis)
    let most = solver.contentSize[axis] + insets.trailing(axis) - view._bounds.length(axis)
    let rest = max(least, min(offset + shift, most))
    guard rest != offset else { return }
    if isUpdate {
      var point = view._bounds.origin
      point[axis] = rest
      _restingOffset = CGPoint(point)
    } else {
      // On a copy: a call while what is pending is being changed has every access to it checked, in every frame.
      var moved = _pending.offset
      moved[axis] += rest - offset
      _pending.offset = moved
    }
  }
}
