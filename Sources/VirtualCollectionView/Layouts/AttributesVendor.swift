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
  var vended: [CollectionViewLayoutAttributes] = []
  /// Counts the changes of ``vended``.
  var version: UInt64 = 0
  /// The rectangle that ``vended`` answers exactly; nil when it answers none.
  var rect: LayoutRect?
  /// What the last change of ``vended`` was, if ``hasDelta`` says that this is known.
  var delta = VendedDelta()
  var hasDelta = false

  var window = QueryWindow.never
  var axis = LayoutAxis.vertical
  /// What was computed for each object of ``vended``, in the same order.
  var placed: [PlacedElement] = []
  var spareBuffer: [PlacedElement] = []
  var spareArray: [CollectionViewLayoutAttributes] = []
  var spareObjects: [CollectionViewLayoutAttributes] = []
  var leavingObjects: [CollectionViewLayoutAttributes] = []
  var spareDelta = VendedDelta()
  var seenChanges: UInt64 = 0
  let type: CollectionViewLayoutAttributes.Type
  /// Objects of a user's class may hold values of their own from an earlier element: those are never used again, and a
  /// change of such a value is not seen here.
  let reuses: Bool

  init(_ type: AnyClass) {
    self.type = type as? CollectionViewLayoutAttributes.Type ?? CollectionViewLayoutAttributes.self
    reuses = self.type == CollectionViewLayoutAttributes.self
  }
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

  func takeBuffer() -> [PlacedElement] {
    var buffer = spareBuffer
    spareBuffer = []
    buffer.removeAll(keepingCapacity: true)
    return buffer
  }
}
