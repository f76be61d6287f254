internal import CollectionCore
import Foundation

/// Turns the answers of a solver into attribute objects, and keeps the objects it handed out last.
///
/// While the answer stays the same the same array goes out again, and the view sees by its identity that nothing changed.
/// When a scroll changes it, only the strip that came into sight is solved, and ``delta`` says what came and went. Objects
/// that left become objects that enter, so that scrolling allocates nothing once it is warm; an object that somebody kept
/// is never changed under their hands, a fresh one takes its place.
@MainActor final class AttributesVendor {
  /// What was handed out last, ascending by key.
  private(set) var vended: [CollectionViewLayoutAttributes] = []
  /// Counts the changes of ``vended``.
  private(set) var version: UInt64 = 0
  /// The rectangle that ``vended`` answers exactly; nil when it answers none.
  private(set) var rect: LayoutRect?
  /// What the last change of ``vended`` was; nil when it was a change as a whole.
  private(set) var delta: VendedDelta?

  private var window = QueryWindow.never
  private var axis = LayoutAxis.vertical
  /// What was computed for each object of ``vended``, in the same order.
  private var placed: [PlacedElement] = []
  private var spareBuffer: [PlacedElement] = []
  private var spareArray: [CollectionViewLayoutAttributes] = []
  private var spareObjects: [CollectionViewLayoutAttributes] = []
  private var leavingObjects: [CollectionViewLayoutAttributes] = []
  private var spareDelta = VendedDelta()
  private var seenChanges: UInt64 = 0
  private let type: CollectionViewLayoutAttributes.Type
  /// Objects of a user's class may hold values of their own from an earlier element: those are never used again, and a
  /// change of such a value is not seen here.
  let reuses: Bool

  init(_ type: AnyClass) {
    self.type = type as? CollectionViewLayoutAttributes.Type ?? CollectionViewLayoutAttributes.self
    reuses = self.type == CollectionViewLayoutAttributes.self
  }
}

/// What came and went between two answers.
struct VendedDelta {
  /// Places in the answer before, ascending.
  var removed: [Int32] = []
  /// Places in the answer now, ascending.
  var inserted: [Int32] = []
}

/// What a vendor asks: a solver that appends the elements touching a rectangle in the order of their keys.
protocol ElementSolver {
  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow
}

// MARK: - Asking

extension AttributesVendor {
  /// The objects for the elements that touch `rect`.
  ///
  /// - Complexity: O(1) while the last answer holds; O(what came and went + visible) for a scroll by less than a screen;
  ///   one query of the solver otherwise.
  @inline(__always) func answer<Solver: ElementSolver>(
    _ solver: Solver, for rect: LayoutRect, axis: LayoutAxis
  ) -> [CollectionViewLayoutAttributes] {
    var buffer = takeBuffer()
    if let strip = strip(to: rect) {
      var window = QueryWindow.always
      if strip.length(axis) > 0 { window = solver.elements(in: strip, into: &buffer) }
      if advance(to: rect, buffer, window) {
        spareBuffer = buffer
        return vended
      }
      buffer.removeAll(keepingCapacity: true)
    }
    let window = solver.elements(in: rect, into: &buffer)
    return vend(buffer, for: rect, window: window, axis: axis)
  }

  /// Whether the last answer holds for `rect`, element for element, and nobody altered an object of it.
  @inline(__always) func holds(for rect: LayoutRect) -> Bool {
    guard let last = self.rect, seenChanges == CollectionViewLayoutAttributes.changesOfVended else { return false }
    if axis == .vertical {
      guard last.x == rect.x, last.width == rect.width, window.holds(start: rect.y, end: rect.y + rect.height) else {
        return last == rect
      }
    } else {
      guard last.y == rect.y, last.height == rect.height, window.holds(start: rect.x, end: rect.x + rect.width) else {
        return last == rect
      }
    }
    self.rect = rect
    return true
  }

  /// Forgets what the last answer held for; the objects stay, to be used again.
  func invalidate() { rect = nil }

  /// An object that somebody altered since it was handed out, with the frame that was computed for it.
  ///
  /// - Complexity: O(1) while nobody altered an object of any layout, else O(visible).
  func altered() -> (attributes: CollectionViewLayoutAttributes, computed: LayoutRect)? {
    guard seenChanges != CollectionViewLayoutAttributes.changesOfVended else { return nil }
    for index in 0..<vended.count where vended[index]._geometry.frame != placed[index].frame {
      return (vended[index], placed[index].frame)
    }
    return nil
  }

  private func takeBuffer() -> [PlacedElement] {
    var buffer = spareBuffer
    spareBuffer = []
    buffer.removeAll(keepingCapacity: true)
    return buffer
  }
}

// MARK: - Handing out anew

extension AttributesVendor {
  /// The objects for `elements`, which are ascending by key.
  ///
  /// - Complexity: O(elements now and before).
  private func vend(
    _ elements: [PlacedElement], for rect: LayoutRect, window: QueryWindow, axis: LayoutAxis
  ) -> [CollectionViewLayoutAttributes] {
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
    self.rect = rect
    self.window = window
    self.axis = axis
    delta = nil
    version &+= 1
    seenChanges = CollectionViewLayoutAttributes.changesOfVended
    return next
  }

  /// An object for a single element, the caller's to keep.
  func single(_ element: PlacedElement) -> CollectionViewLayoutAttributes {
    let object = CollectionViewLayoutAttributes.make(type)
    object._key = element.key
    object._geometry = ElementGeometry(frame: element.frame, zIndex: element.zIndex)
    return object
  }

  private func make(_ element: PlacedElement) -> CollectionViewLayoutAttributes {
    let object = single(element)
    object._isVended = true
    return object
  }

  @inline(__always) private func isPlaced(
    _ object: CollectionViewLayoutAttributes, as element: PlacedElement
  ) -> Bool {
    object._key == element.key && object._geometry.frame == element.frame && object._geometry.zIndex == element.zIndex
      && object._geometry.alpha == 1 && !object._geometry.isHidden && object._transform == nil
  }

  @inline(__always) private func place(_ object: CollectionViewLayoutAttributes, as element: PlacedElement) {
    object._key = element.key
    object._geometry = ElementGeometry(frame: element.frame, zIndex: element.zIndex)
    object._transform = nil
    object._givenPath = nil
    object._isVended = true
  }
}

// MARK: - Moving on

extension AttributesVendor {
  /// The part of `rect` that the last answer does not cover, when `rect` is the last rectangle moved along the scroll axis by
  /// less than its length; nil otherwise.
  ///
  /// It reaches a hair over the old edge, so that an element without length that stands on it is met.
  @inline(__always) private func strip(to rect: LayoutRect) -> LayoutRect? {
    guard reuses, let last = self.rect, window != .never,
      seenChanges == CollectionViewLayoutAttributes.changesOfVended
    else { return nil }
    if axis == .vertical {
      guard last.x == rect.x, last.width == rect.width else { return nil }
      guard let (start, end) = stripRange(last.y, last.maxY, rect.y, rect.maxY) else { return nil }
      return LayoutRect(x: rect.x, y: start, width: rect.width, height: end - start)
    }
    guard last.y == rect.y, last.height == rect.height else { return nil }
    guard let (start, end) = stripRange(last.x, last.maxX, rect.x, rect.maxX) else { return nil }
    return LayoutRect(x: start, y: rect.y, width: end - start, height: rect.height)
  }

  @inline(__always) private func stripRange(
    _ oldStart: Double, _ oldEnd: Double, _ start: Double, _ end: Double
  ) -> (Double, Double)? {
    guard start < oldEnd, end > oldStart else { return nil }
    if start >= oldStart, end >= oldEnd { return end == oldEnd ? (end, end) : (oldEnd.nextDown, end) }
    if start <= oldStart, end <= oldEnd { return start == oldStart ? (start, start) : (start, oldStart.nextUp) }
    return nil
  }

  /// Takes out what left and puts in what is new in `strip`, in place; false when too much changed for that.
  private func advance(to rect: LayoutRect, _ strip: [PlacedElement], _ stripWindow: QueryWindow) -> Bool {
    guard let last = self.rect else { return false }
    let axis = axis
    let forward = rect.min(axis) > last.min(axis) || rect.max(axis) > last.max(axis)
    let start = rect.min(axis)
    let end = rect.max(axis)
    var changes = spareDelta
    spareDelta = VendedDelta()
    changes.removed.removeAll(keepingCapacity: true)
    changes.inserted.removeAll(keepingCapacity: true)
    var next = QueryWindow.always
    if forward {
      next.startFrom = window.startFrom
      next.endUpTo = end == last.max(axis) ? window.endUpTo : stripWindow.endUpTo
    } else {
      next.endUpTo = window.endUpTo
      next.startFrom = start == last.min(axis) ? window.startFrom : stripWindow.startFrom
    }
    let count = placed.count
    sweep(placed, axis, start, end, forward, &next, &changes.removed)
    if changes.removed.count > 8 && changes.removed.count * 2 > count {
      spareDelta = changes
      return false
    }
    remove(changes.removed)
    insert(strip, forward: forward, edge: forward ? last.max(axis) : last.min(axis), &next, &changes.inserted)
    if let old = delta { spareDelta = old }
    delta = changes
    self.rect = rect
    window = next
    version &+= 1
    return true
  }

  private func remove(_ removed: [Int32]) {
    guard !removed.isEmpty else { return }
    var objects = vended
    vended = []
    var places = placed
    placed = []
    var spare = spareObjects
    spareObjects = []
    var index = removed.count
    while index > 0 {
      index -= 1
      let at = Int(removed[index])
      spare.append(objects.remove(at: at))
      places.remove(at: at)
    }
    vended = objects
    placed = places
    spareObjects = spare
  }

  private func insert(
    _ strip: [PlacedElement], forward: Bool, edge: Double, _ window: inout QueryWindow, _ inserted: inout [Int32]
  ) {
    guard !strip.isEmpty else { return }
    let axis = axis
    var objects = vended
    vended = []
    var places = placed
    placed = []
    var at = 0
    for element in strip {
      let from = element.frame.min(axis)
      let to = element.frame.max(axis)
      // What reaches over the old edge was in the answer already.
      guard forward ? from >= edge : to <= edge else { continue }
      at = place(of: element.key, in: places, from: at)
      places.insert(element, at: at)
      objects.insert(object(for: element), at: at)
      window.keep(from: from, to: to)
      inserted.append(Int32(truncatingIfNeeded: at))
      at += 1
    }
    vended = objects
    placed = places
  }

  private func object(for element: PlacedElement) -> CollectionViewLayoutAttributes {
    if var object = spareObjects.popLast(), isKnownUniquelyReferenced(&object) {
      place(object, as: element)
      CollectionViewLayoutAttributes.made &+= 1
      return object
    }
    return make(element)
  }

  /// Where a key belongs in ascending elements, sought from `start` on.
  private func place(of key: ElementKey, in elements: [PlacedElement], from start: Int) -> Int {
    var low = start
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Finds what does not touch the range any more, and narrows the window by what stays and what goes.
private nonisolated func sweep(
  _ placed: [PlacedElement], _ axis: LayoutAxis, _ start: Double, _ end: Double, _ forward: Bool,
  _ window: inout QueryWindow, _ removed: inout [Int32]
) {
  placed.withUnsafeBufferPointer { elements in
    for index in 0..<elements.count {
      let frame = elements[index].frame
      let from = frame.min(axis)
      let to = frame.max(axis)
      if from < end, to > start {
        window.keep(from: from, to: to)
      } else {
        if forward { window.exclude(before: to) } else { window.exclude(after: from) }
        removed.append(Int32(truncatingIfNeeded: index))
      }
    }
  }
}
