internal import CollectionCore
import Foundation

// What a context named, asked for one by one.

extension CollectionView {
  /// Brings the elements that a context named up to date: one question each, no elements query.
  func updateNamed(_ named: [PendingInvalidation.Named]) {
    let partners = loadPartners()
    defer { unloadPartners() }
    var next = _visible
    var leaving: [VisibleEntry] = []
    // A layout that names elements while it is asked for one would have each question bring two more.
    // A few are told apart sooner without hashing.
    var done: [ElementKey] = []
    var many: Set<ElementKey> = []
    for name in named {
      let key = localKey(name.category, kind: name.kind, path: ItemPath(name.path))
      if named.count <= 16 {
        guard !done.contains(key) else { continue }
        done.append(key)
      } else if !many.insert(key).inserted {
        continue
      }
      guard let attributes = askForElement(key, name) else {
        remove(key, from: &next, into: &leaving)
        continue
      }
      let frame = shownFrame(attributes)
      let isShown = frame.isFinite && frame.touches(_bounds)
      let place = insertionPlace(of: key, in: next)
      let isThere = place < next.count && next[place].key == key
      if isThere, isShown {
        stay(next[place], attributes, invalidated: true)
      } else if isThere {
        leaving.append(next.remove(at: place))
      } else if isShown, !attributes._geometry.isHidden {
        let path = requestPath(key, attributes)
        guard let slot = provide(key, attributes, path, partners) else { continue }
        next.insert(VisibleEntry(key: key, slot: slot), at: place)
        display(slot, key, path, partners)
      }
    }
    _visible = next
    _seenLayout = nil
    leave(leaving, partners)
  }

  private func remove(_ key: ElementKey, from entries: inout [VisibleEntry], into leaving: inout [VisibleEntry]) {
    let place = insertionPlace(of: key, in: entries)
    if place < entries.count, entries[place].key == key { leaving.append(entries.remove(at: place)) }
  }

  private func askForElement(
    _ key: ElementKey, _ name: PendingInvalidation.Named
  ) -> CollectionViewLayoutAttributes? {
    if key.isCell, !_sections.contains(key.path) { return nil }
    _phase = .querying
    defer { _phase = .passing }
    let attributes = question(name.category, kind: name.kind, path: name.path)
    if _isTracing { traceCause(.elementQueried(key)) }
    return attributes
  }

  /// Asks the layout for one element, and counts it.
  func question(
    _ category: CollectionCore.ElementCategory, kind: String, path: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    _counters.itemQueries += 1
    let made = CollectionViewLayoutAttributes.made
    defer { _counters.attributesMade += Int(CollectionViewLayoutAttributes.made &- made) }
    switch category {
    case .cell: return _layout.layoutAttributesForItem(at: path)
    case .supplementary: return _layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decoration: return _layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }
}
