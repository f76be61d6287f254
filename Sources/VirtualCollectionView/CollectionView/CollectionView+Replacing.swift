internal import CollectionCore
import Foundation

// From the screen before an update to the one after it: views of items that stay get their new paths, others come and go.

/// A view on screen before an update.
struct ShownView {
  /// What it showed.
  var old: VisibleEntry
  /// What it shows afterwards; nil when it goes with its element.
  var key: ElementKey?
  /// Where it stood.
  var geometry: ElementGeometry
}

extension CollectionView {
  /// Shows the answer of the layout after an update, asking for the first and last attributes of all that is seen
  /// (Semantics 6.12, step 7 of the sequence).
  ///
  /// - Parameter bounds: What the layout was asked for; a hook may have scrolled since, which is seen to afterwards.
  func show(
    _ answer: [CollectionViewLayoutAttributes], in bounds: LayoutRect, _ plan: UpdatePlan,
    _ layout: CollectionViewLayout
  ) {
    let reloads = _reloads
    let shown = followed(plan, layout)
    let survivors = sortedByNewKey(shown.filter { $0.key != nil })
    _history.motions = motions(shown, survivors, answer, plan, layout)
    guard reloads == _reloads, layout === _layout else {
      layout.finalizeCollectionViewUpdates()
      rekey(plan, reloads)
      return
    }
    let screen = survivors.map { VisibleEntry(key: $0.key.unsafelyUnwrapped, slot: $0.old.slot) }
    for entry in screen { rename(entry, as: entry.key) }
    // While views arrive the list is still the old one, by its new paths.
    _visible = screen
    _seenLayout = nil
    _seenBounds = bounds
    var next: [VisibleEntry] = []
    var entering: [EnteringElement] = []
    var leaving = shown.filter { $0.key == nil }.map(\.old)
    var at = 0
    for element in _scan {
      while at < screen.count, screen[at].key < element.key {
        leaving.append(survivors[at].old)
        at += 1
      }
      if at < screen.count, screen[at].key == element.key {
        next.append(screen[at])
        stay(screen[at], answer[Int(element.index)], invalidated: true)
        at += 1
      } else {
        entering.append(EnteringElement(index: element.index, place: Int32(truncatingIfNeeded: next.count)))
        next.append(VisibleEntry(key: element.key, slot: -1))
      }
    }
    while at < screen.count {
      leaving.append(survivors[at].old)
      at += 1
    }
    let partners = loadPartners()
    if enter(entering, answer, &next, partners) { next.removeAll { $0.slot < 0 } }
    _visible = next
    nameNewViews(next)
    placeBackground()
    layout.finalizeCollectionViewUpdates()
    // What went is told with the path that it had (Semantics 6.18).
    leaving = sortedByKey(leaving)
    for entry in leaving { _views[Int(entry.slot)]._key = entry.key }
    leave(leaving, partners)
    unloadPartners()
  }

  /// Gives the views on screen their new paths and lets those go whose elements went, when another layout took over before
  /// the update was shown: the next pass moves them. After a reload, which ends them all, there is nothing to do.
  ///
  /// - Parameter reloads: How many reloads there were when the update began.
  func rekey(_ plan: UpdatePlan, _ reloads: Int) {
    guard reloads == _reloads else { return }
    var next: [VisibleEntry] = []
    var leaving: [VisibleEntry] = []
    for entry in _visible {
      if let key = plan.newKey(of: entry.key) {
        next.append(VisibleEntry(key: key, slot: entry.slot))
      } else {
        leaving.append(entry)
      }
    }
    next = sortedByKey(next)
    for entry in next { rename(entry, as: entry.key) }
    _visible = next
    _seenLayout = nil
    let partners = loadPartners()
    leave(leaving, partners)
    unloadPartners()
  }

  /// What becomes of all that is on screen, in the order of old keys. Supplementary and decoration views follow their
  /// section with the number they have, unless the layout says that they go or come (Semantics 6.14).
  private func followed(_ plan: UpdatePlan, _ layout: CollectionViewLayout) -> [ShownView] {
    let goes = namedByLayout(layout, deleted: true)
    let comes = namedByLayout(layout, deleted: false)
    return _visible.map { entry in
      var key = plan.newKey(of: entry.key)
      if goes.contains(entry.key) || key.map({ comes.contains($0) }) ?? false { key = nil }
      return ShownView(old: entry, key: key, geometry: _views[Int(entry.slot)]._applied)
    }
  }

  /// The supplementary and decoration views that the layout says go, or come, of all kinds that are on screen before or
  /// after.
  private func namedByLayout(_ layout: CollectionViewLayout, deleted: Bool) -> Set<ElementKey> {
    var kinds: Set<ElementKey> = []
    for entry in _visible where !entry.key.isCell { kinds.insert(CollectionView.kindOnly(entry.key)) }
    for element in _scan where !element.key.isCell { kinds.insert(CollectionView.kindOnly(element.key)) }
    var keys: Set<ElementKey> = []
    for kind in kinds.sorted() {
      let name = kindName(kind)
      let paths: [IndexPath]
      switch (kind.category, deleted) {
      case (.decoration, true): paths = layout.indexPathsToDeleteForDecorationView(ofKind: name)
      case (.decoration, false): paths = layout.indexPathsToInsertForDecorationView(ofKind: name)
      case (_, true): paths = layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
      case (_, false): paths = layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      }
      for path in paths { keys.insert(localKey(kind.category, kind: name, path: ItemPath(path))) }
    }
    return keys
  }

  private static func kindOnly(_ key: ElementKey) -> ElementKey {
    ElementKey(key.category, kind: key.kind, path: ItemPath(section: 0, item: 0))
  }

  private func rename(_ entry: VisibleEntry, as key: ElementKey) {
    let view = _views[Int(entry.slot)]
    guard view._key != key else { return }
    view._key = key
    view._oddPath = nil
    if _isTracing { trace(.viewRenamed(view._id, for: key)) }
  }

  /// The motions were noted before the arriving views existed.
  private func nameNewViews(_ visible: [VisibleEntry]) {
    for index in _history.motions.indices where _history.motions[index].before == nil {
      guard let key = _history.motions[index].after else { continue }
      let place = insertionPlace(of: key, in: visible)
      guard place < visible.count, visible[place].key == key else { continue }
      _history.motions[index].view = _views[Int(visible[place].slot)]._id
    }
  }
}

// These work on plain values outside of the main actor: a closure handed to the standard library from isolated code is
// checked for its executor at each call.

private nonisolated func sortedByNewKey(_ views: [ShownView]) -> [ShownView] {
  views.sorted { $0.key.unsafelyUnwrapped < $1.key.unsafelyUnwrapped }
}

private nonisolated func sortedByKey(_ entries: [VisibleEntry]) -> [VisibleEntry] { entries.sorted { $0.key < $1.key } }
