internal import CollectionCore
import Foundation

// Views that say how large they want to be. The layout pass ends here:
//
//   views are there -> each that is due is asked -> the layout says whether it follows -> context -> prepare
//   -> the same view again, until the layout says no -> the next view -> elements in the bounds, and another round
//
// UIKit enters its update again from inside (Semantics 5.2b); this is the same as a loop. A view is asked for the first time
// before it is displayed (Semantics 1.19, 5.2b), and the layout is asked about it in reading order, each change moving
// what comes behind: what is pushed out of sight meanwhile is not measured.

/// What a view answered, and to which attributes.
struct SizeWish {
  let original: CollectionViewLayoutAttributes
  let preferred: CollectionViewLayoutAttributes
}

/// What one round of asking came to.
private struct SizingRound {
  /// How many views were asked or had answered.
  var asked = 0
  /// How often the layout followed.
  var changed = 0
  /// Whether a view and the layout did not come to an end.
  var hasNoEnd = false
}

extension CollectionView {
  /// So many times the same view may change the layout in one pass, and so many rounds there may be (Semantics 5.11b).
  private static let sizingLimit = 100

  /// Whether anybody would hear what this view answers: it has a method of its own, or the layout follows.
  @inline(__always) func isAsked(_ view: CollectionReusableView) -> Bool { view._asksForSize || _layoutAsksForSizes }

  /// A view whose size or content is another is to be asked in this pass, or in the next one.
  func markForSizing(_ view: CollectionReusableView) {
    guard view._id.category != .decoration else { return }
    view._needsSizing = true
    view._sizeWish = nil
    _sizingIsDue = true
  }

  /// A view on screen says that what it wants may be another size now (Semantics 5.14).
  ///
  /// - Parameter direct: Whether it said so itself, or its content view did.
  func sizeMayHaveChanged(of view: CollectionReusableView, direct: Bool) {
    guard view._isShown, isAsked(view), view !== _viewBeingAsked else { return }
    switch _selfSizingInvalidation {
    case .disabled: return
    case .enabled: if !direct { return }
    case .enabledIncludingConstraints: break
    }
    markForSizing(view)
    setNeedsLayout()
  }

  /// Asks a view that is about to be displayed; what the layout makes of it follows when all views are there.
  func askFirst(_ view: CollectionReusableView, _ key: ElementKey) {
    view._sizeWish = ask(view, attributesAsShown(view, key))
  }

  /// Rounds of asking until nobody wants another size. True when there was no end to it.
  func settleSizes() -> Bool {
    var rounds = 0
    while _sizingIsDue, !_needsReload {
      _sizingIsDue = false
      let layout = _layout
      let round = askForSizes()
      guard round.asked > 0 else { return false }
      _counters.selfSizingRounds += 1
      if _isTracing {
        trace(.sizesAsked(views: Int32(clamping: round.asked), changed: Int32(clamping: round.changed)))
      }
      if round.hasNoEnd {
        _sizingIsDue = false
        return true
      }
      guard round.changed > 0, layout === _layout else { return false }
      rounds += 1
      if rounds == CollectionView.sizingLimit {
        report(.layoutLoop(self))
        _sizingIsDue = false
        return true
      }
      if prepareEverything().loops { return true }
      updateWhole(invalidated: true)
    }
    return false
  }

  /// One round: every view that is due, in reading order.
  private func askForSizes() -> SizingRound {
    var round = SizingRound()
    let layout = _layout
    let reloads = _reloads
    for entry in dueInOrder() {
      let view = _views[Int(entry.slot)]
      guard view._needsSizing, view._isShown, view._key == entry.key else { continue }
      round.asked += 1
      settle(view, entry, layout, &round)
      if round.hasNoEnd { return round }
      if layout !== _layout || reloads != _reloads || _needsReload {
        // The rest is for the pass that comes.
        _sizingIsDue = true
        return round
      }
    }
    return round
  }

  /// Asks one view, and has the layout follow, until the layout says that nothing is to be done.
  private func settle(
    _ view: CollectionReusableView, _ entry: VisibleEntry, _ layout: CollectionViewLayout, _ round: inout SizingRound
  ) {
    let reloads = _reloads
    var times = 0
    var quarrel = SizingQuarrel()
    while true {
      guard let original = currentAttributes(view, entry, moved: round.changed > 0) else {
        // Pushed out of sight. Should it be in sight again after all, it is asked in the next round.
        _sizingIsDue = true
        return
      }
      let wish: SizeWish
      if let first = view._sizeWish, first.original._geometry.size == original._geometry.size {
        wish = first
      } else {
        wish = ask(view, original)
      }
      view._sizeWish = nil
      view._needsSizing = false
      guard layout === _layout, reloads == _reloads else { return }
      _phase = .querying
      let answer = layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wish.preferred, withOriginalAttributes: wish.original)
      _phase = .passing
      guard layout === _layout, reloads == _reloads else { return }
      guard layout.follows(wish, answer: answer) else {
        layout.didSettle(original)
        return
      }
      quarrel.add(given: wish.original._geometry.size, preferred: wish.preferred._geometry.size)
      times += 1
      if times == CollectionView.sizingLimit {
        report(.sizingLoop(self, view, entry.key, quarrel))
        round.hasNoEnd = true
        return
      }
      layout.willFollow(wish)
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: wish.preferred, withOriginalAttributes: wish.original)
      context._reason = .preferredSize
      layout.invalidateLayout(with: context)
      round.changed += 1
      if prepareEverything().loops {
        round.hasNoEnd = true
        return
      }
      guard layout === _layout, reloads == _reloads else { return }
    }
  }

  private func ask(_ view: CollectionReusableView, _ original: CollectionViewLayoutAttributes) -> SizeWish {
    let phase = _phase
    let outer = _viewBeingAsked
    _phase = .displaying
    _viewBeingAsked = view
    // A copy: many change what they are given and return it.
    let given = original.copy() as! CollectionViewLayoutAttributes
    let preferred = view.preferredLayoutAttributesFitting(given)
    _viewBeingAsked = outer
    _phase = phase
    return SizeWish(original: original, preferred: preferred)
  }

  // MARK: Attributes

  /// What a view is to be asked with: what it shows or, once something moved, what the layout says now, which is put on the
  /// view. Nil when it is no longer in sight.
  private func currentAttributes(
    _ view: CollectionReusableView, _ entry: VisibleEntry, moved: Bool
  ) -> CollectionViewLayoutAttributes? {
    guard moved else { return view._sizeWish?.original ?? attributesAsShown(view, entry.key) }
    let path = view._oddPath ?? IndexPath(entry.key.path)
    let category = entry.key.category
    _phase = .querying
    let answer = question(category, kind: entry.key.isCell ? "" : kindName(entry.key), path: path)
    _phase = .passing
    if _isTracing { traceCause(.elementQueried(entry.key)) }
    guard let answer, let copy = answer.copy() as? CollectionViewLayoutAttributes else { return nil }
    let frame = shownFrame(copy)
    guard frame.isFinite, frame.width >= 0, frame.height >= 0, frame.touches(_bounds) else { return nil }
    let wish = view._sizeWish
    stay(entry, copy, invalidated: true)
    view._sizeWish = wish
    return copy
  }

  /// The attributes a view shows, as an object of their own.
  private func attributesAsShown(_ view: CollectionReusableView, _ key: ElementKey) -> CollectionViewLayoutAttributes {
    if let own = view._appliedAttributes?.copy() as? CollectionViewLayoutAttributes { return own }
    let attributes = CollectionViewLayoutAttributes()
    _counters.attributesMade += 1
    attributes._key =
      key.isCell
      ? key : ElementKey(key.category, kind: ElementKinds.number(of: kindName(key)), path: key.path)
    attributes._givenPath = view._oddPath
    attributes._geometry = view._applied
    if _isMirrored { attributes._geometry.frame = view._applied.frame.mirrored(inWidth: mirrorWidth) }
    attributes._transform = view._appliedTransform
    return attributes
  }

  /// The views that are due, as one reads them: by section; what stands before the section's cells, the cells, all others.
  private func dueInOrder() -> [VisibleEntry] {
    let views = _views
    let due = _visible.filter { views[Int($0.slot)]._needsSizing }
    if due.allSatisfy({ $0.key.isCell }) { return due }
    // Cells come first in the visible list, in the order of their paths.
    var firstCells: [Int32: LayoutRect] = [:]
    for entry in _visible where entry.key.isCell && firstCells[entry.key.path.section] == nil {
      firstCells[entry.key.path.section] = views[Int(entry.slot)]._applied.frame
    }
    return inReadingOrder(
      due.map { entry in
        let section = entry.key.path.section
        if entry.key.isCell { return ReadingPlace(entry: entry, section: section, rank: 1) }
        let frame = views[Int(entry.slot)]._applied.frame
        let isBefore =
          firstCells[section].map { frame.maxY <= $0.y || frame.y <= $0.y && frame.maxX <= $0.x }
          ?? (entry.key.kind == 1)
        return ReadingPlace(entry: entry, section: section, rank: isBefore || entry.key.kind == 1 ? 0 : 2)
      })
  }

  /// Views are to be asked again although nothing of them changed: their layout forgot what they wanted.
  func markForSizing(_ scope: SizingScope, _ named: [PendingInvalidation.Named]) {
    switch scope {
    case .none: return
    case .all: for entry in _visible where isAsked(_views[Int(entry.slot)]) { markForSizing(_views[Int(entry.slot)]) }
    case .named:
      for element in named {
        let path = ItemPath(element.path)
        for entry in _visible where entry.key.path == path && entry.key.category == element.category {
          guard entry.key.isCell || kindName(entry.key) == element.kind else { continue }
          let view = _views[Int(entry.slot)]
          if isAsked(view) { markForSizing(view) }
        }
      }
    }
  }
}

/// Which views are to be asked again after a preparation.
enum SizingScope {
  case none
  /// Those that the invalidation named.
  case named
  /// All on screen.
  case all
}

/// A view and where it comes in the order in which one reads.
private struct ReadingPlace {
  var entry: VisibleEntry
  var section: Int32
  var rank: Int
}

// Works on plain values outside of the main actor: a closure handed to the standard library from isolated code is checked
// for its executor at each call.

private nonisolated func inReadingOrder(_ places: [ReadingPlace]) -> [VisibleEntry] {
  places.sorted { a, b in
    if a.section != b.section { return a.section < b.section }
    return a.rank != b.rank ? a.rank < b.rank : a.entry.key < b.entry.key
  }.map(\.entry)
}

extension CollectionViewLayout {
  /// Whether this layout would follow what a view prefers, as far as can be known without asking it.
  ///
  /// The base follows nobody, so a class that has no method of its own need not be asked (Semantics 5.3).
  @inline(__always) var isOwnSizing: Bool { OverriddenMethod.followsPreferredSizes.isOverridden(in: type(of: self)) }

  /// What makes a difference: half a pixel, in points (Semantics 5.12a).
  final var halfPixel: Double { 0.5 / Double(_collectionView?._environment.scale ?? 2) }

  /// Whether what a view prefers is another size than it was given: half a pixel makes a difference, less is noise and the
  /// given size is kept (Semantics 5.12a).
  final func differs(
    _ preferred: CollectionViewLayoutAttributes, from original: CollectionViewLayoutAttributes
  ) -> Bool {
    let wanted = preferred._geometry.size
    let given = original._geometry.size
    return isAnother(wanted.width, than: given.width) || isAnother(wanted.height, than: given.height)
  }

  /// The same for one extent. What is not finite or is negative is no wish: a layout could never give it.
  final func isAnother(_ wanted: Double, than given: Double) -> Bool {
    wanted.isFinite && wanted >= 0 && (wanted - given).magnitude >= halfPixel
  }

  /// What a view prefers, with what it was given where it prefers what cannot be.
  final func reasonable(_ wanted: LayoutSize, else given: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: wanted.width.isFinite && wanted.width >= 0 ? wanted.width : given.width,
      height: wanted.height.isFinite && wanted.height >= 0 ? wanted.height : given.height)
  }
}
