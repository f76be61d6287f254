import Foundation
import VirtualCollectionView

/// One run of a reuse audit: scrolls and reloads, and compares every recycled cell with the one that was made for its item.
@MainActor struct ReuseRun {
  /// What is done to cells before they are recycled.
  enum Mode {
    case plain, marked, tapped
  }

  private let audit: ReuseAudit
  private let fresh: FreshPortraits
  private let mode: Mode
  private var tenants = Tenants()
  private var tapped: Set<ShownElement> = []
  /// By cell: the element it had when it was marked. A flag that is turned twice is as it was.
  private var marked: [ObjectIdentifier: ShownElement] = [:]
  private(set) var leaks: [Leak] = []
  private(set) var comparisons = 0

  init(_ audit: ReuseAudit, _ fresh: FreshPortraits, _ mode: Mode) {
    self.audit = audit
    self.fresh = fresh
    self.mode = mode
  }

  mutating func run() {
    let (view, kept) = audit.stage(fresh.size)
    defer { withExtendedLifetime(kept) {} }
    _ = look(view)
    for step in steps(view) {
      prepare(view)
      switch step {
      case .scroll(let offset): view.contentOffset = offset
      case .reload: view.reloadData()
      }
      view.layoutIfNeeded()
      leaks += look(view)
    }
    leaks = LeakCheck(view, fresh, audit.properties).confirmed(leaks)
  }

  // MARK: Steps

  private enum Step {
    case scroll(CGPoint)
    case reload
  }

  /// Down and up, and down again where nothing is done to cells: each item follows different ones. Reloads hand all cells on
  /// screen out anew.
  private func steps(_ view: CollectionView) -> [Step] {
    let isVertical = view.scrollsVertically
    let length = min(view.room(isVertical: isVertical), fresh.length)
    let least = (isVertical ? fresh.size.height : fresh.size.width) * 0.35
    let stride = max(1, least, length / 60)
    let down = Array(Swift.stride(from: 0, through: length, by: stride)) + [length]
    // One way in small steps, back in leaps: a cell meets neighbours and strangers.
    let up = Swift.stride(from: length, through: 0, by: -stride * 3).map { $0 }
    let offsets = (mode == .plain ? down + up + down : down + up).map { offset -> Step in
      .scroll(isVertical ? CGPoint(x: 0, y: offset.rounded()) : CGPoint(x: offset.rounded(), y: 0))
    }
    // Between two items at least, so that they can change their cells.
    let middle = (length / 2).rounded()
    let between = isVertical ? CGPoint(x: 0, y: middle) : CGPoint(x: middle, y: 0)
    return offsets + [.scroll(between), .reload, .reload, .scroll(.zero), .reload]
  }

  /// Marks or taps what is on screen, as if its items and people had done it.
  private mutating func prepare(_ view: CollectionView) {
    switch mode {
    case .plain: break
    case .marked:
      for (element, shown) in view.shownElements where marked[ObjectIdentifier(shown)] != element {
        marked[ObjectIdentifier(shown)] = element
        mark(shown)
      }
    case .tapped:
      // One of those on screen, each time at another place.
      let paths = view.indexPathsForVisibleItems.sorted()
      guard !paths.isEmpty else { return }
      let path = paths[comparisons % paths.count]
      guard tapped.insert(ShownElement(kind: nil, path: path)).inserted else { return }
      view.simulateTap(at: path)
      view.layoutIfNeeded()
    }
  }

  private func mark(_ cell: CollectionReusableView) {
    let varied = fresh.varied[CellPortrait.sort(of: cell)] ?? []
    for stop in PortraitWalk(cell).stops {
      for property in PortraitProperty.known(for: stop.view) + audit.properties where property.poison != nil {
        let place = CellPortrait.Place(view: stop.name, property: property.name)
        if property.isInput ? !stop.isHidden : varied.contains(place) { property.poison?(stop.view) }
      }
      // What layoutSubviews() or the cell's state sets is set again.
      stop.view.setNeedsLayout()
    }
    (cell as? CollectionViewCell)?.setNeedsUpdateConfiguration()
    audit.poison?(cell)
  }

  // MARK: Comparing

  /// The cells that came since the last look, against those that were made for their items.
  private mutating func look(_ view: CollectionView) -> [Leak] {
    var found: [Leak] = []
    for (element, shown) in view.shownElements where tenants.note(element, in: shown) {
      let before = tenants.before(in: shown)
      guard !before.isEmpty, let expected = fresh.portraits[element], !tapped.contains(element) else { continue }
      comparisons += 1
      let portrait = CellPortrait(shown, more: audit.properties)
      for difference in portrait.differences(from: expected) {
        guard !difference.place.isNamed(in: audit.ignored), isTrace(difference, expected.sort) else { continue }
        let origin = before.first {
          $0 != element && fresh.portraits[$0]?.value(at: difference.place) == difference.mine
        }
        found.append(
          Leak(
            place: difference.place, mine: difference.mine, theirs: difference.theirs, element: element,
            before: before[0], origin: origin, isMarked: mode == .marked, wasTapped: tapped.contains(before[0])))
      }
    }
    return found
  }

  /// Whether a difference can be a trace of another item.
  ///
  /// A stored property with one value for every item in new cells tells nothing of an item: it counts uses, or remembers that
  /// there was one. A list of it that gets longer does pile up.
  private func isTrace(_ difference: (place: CellPortrait.Place, mine: String, theirs: String), _ sort: String) -> Bool
  {
    let place = difference.place
    guard place.isOwn else { return true }
    let isVaried = fresh.varied[sort]?.contains(place) == true
    guard place.property.hasPrefix(OwnValues.countPrefix) else { return isVaried }
    return !isVaried && (Int(difference.mine) ?? 0) > (Int(difference.theirs) ?? 0)
  }
}
