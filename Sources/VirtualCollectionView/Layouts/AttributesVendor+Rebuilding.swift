internal import CollectionCore
import Foundation

// Handing out anew.

extension AttributesVendor {
  /// The objects for `elements`, which are ascending by key.
  ///
  /// - Complexity: O(elements now and before).
  func vend(
    _ elements: [PlacedElement], for rect: LayoutRect, window: QueryWindow, axis: LayoutAxis
  ) -> [CollectionViewLayoutAttributes] {
    let isUnaltered = seenChanges == CollectionViewLayoutAttributes.changesOfVended
    var changes = takeDelta()
    compare(placed, elements, &changes)
    if reuses, isUnaltered, changes.count <= 8 {
      edit(elements, changes)
    } else {
      rebuild(elements)
    }
    self.rect = rect
    self.window = window
    self.axis = axis
    delta = changes
    hasDelta = isUnaltered
    version &+= 1
    seenChanges = CollectionViewLayoutAttributes.changesOfVended
    return vended
  }

  /// Brings the objects to `elements` where they differ.
  func edit(_ elements: [PlacedElement], _ changes: VendedDelta) {
    remove(changes.removed)
    var objects = vended
    vended = []
    for index in changes.inserted { objects.insert(object(for: elements[Int(index)]), at: Int(index)) }
    for index in changes.moved {
      if isKnownUniquelyReferenced(&objects[Int(index)]) {
        place(objects[Int(index)], as: elements[Int(index)])
      } else {
        objects[Int(index)] = make(elements[Int(index)])
      }
    }
    vended = objects
    spareBuffer = placed
    placed = elements
  }

  /// Makes the array anew out of objects that stay, spare ones and fresh ones.
  func rebuild(_ elements: [PlacedElement]) {
    var old = vended
    vended = []
    var spare = spareObjects
    spareObjects = []
    var leaving = leavingObjects
    leavingObjects = []
    var next = spareArray
    spareArray = []
    let before = placed
    placed = []
    next.reserveCapacity(elements.count)
    let limit = reuses ? elements.count + 64 : 0
    var at = 0
    for element in elements {
      while at < before.count, before[at].key < element.key {
        leaving.append(old[at])
        at += 1
      }
      if at < before.count, before[at].key == element.key {
        // Only `old` holds it when nobody else does.
        if isPlaced(old[at], as: element) {
          next.append(old[at])
        } else if reuses, isKnownUniquelyReferenced(&old[at]) {
          place(old[at], as: element)
          next.append(old[at])
        } else {
          next.append(make(element))
        }
        at += 1
      } else if var object = spare.popLast(), isKnownUniquelyReferenced(&object) {
        place(object, as: element)
        CollectionViewLayoutAttributes.made &+= 1
        next.append(object)
      } else {
        next.append(make(element))
      }
    }
    while at < before.count {
      leaving.append(old[at])
      at += 1
    }
    // Letting the old array go makes the objects that left unique for the next time.
    old.removeAll(keepingCapacity: true)
    while spare.count < limit, let object = leaving.popLast() { spare.append(object) }
    leaving.removeAll(keepingCapacity: true)
    leavingObjects = leaving
    spareArray = old
    spareObjects = spare
    spareBuffer = before
    placed = elements
    vended = next
  }

  func takeDelta() -> VendedDelta {
    var changes = spareDelta
    spareDelta = delta
    delta = VendedDelta()
    changes.clear()
    return changes
  }

  /// An object for a single element, the caller's to keep.
  func single(_ element: PlacedElement) -> CollectionViewLayoutAttributes {
    let object = CollectionViewLayoutAttributes.make(type)
    object._key = element.key
    object._geometry = ElementGeometry(frame: element.frame, zIndex: element.zIndex)
    return object
  }

  func make(_ element: PlacedElement) -> CollectionViewLayoutAttributes {
    let object = single(element)
    object._isVended = true
    return object
  }

  @inline(__always) func isPlaced(
    _ object: CollectionViewLayoutAttributes, as element: PlacedElement
  ) -> Bool {
    object._key == element.key && object._geometry.frame == element.frame && object._geometry.zIndex == element.zIndex
      && object._geometry.alpha == 1 && !object._geometry.isHidden && object._transform == nil
  }

  @inline(__always) func place(_ object: CollectionViewLayoutAttributes, as element: PlacedElement) {
    object._key = element.key
    object._geometry = ElementGeometry(frame: element.frame, zIndex: element.zIndex)
    object._transform = nil
    object._givenPath = nil
    object._isVended = true
  }
}

/// Finds what came, went and moved between two answers, both ascending by key.
private nonisolated func compare(_ before: [PlacedElement], _ now: [PlacedElement], _ changes: inout VendedDelta) {
  before.withUnsafeBufferPointer { old in
    now.withUnsafeBufferPointer { new in
      var at = 0
      for index in 0..<new.count {
        let key = new[index].key
        while at < old.count, old[at].key < key {
          changes.removed.append(Int32(truncatingIfNeeded: at))
          at += 1
        }
        if at < old.count, old[at].key == key {
          if old[at].frame != new[index].frame || old[at].zIndex != new[index].zIndex {
            changes.moved.append(Int32(truncatingIfNeeded: index))
          }
          at += 1
        } else {
          changes.inserted.append(Int32(truncatingIfNeeded: index))
        }
      }
      while at < old.count {
        changes.removed.append(Int32(truncatingIfNeeded: at))
        at += 1
      }
    }
  }
}
