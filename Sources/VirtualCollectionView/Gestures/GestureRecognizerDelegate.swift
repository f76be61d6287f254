import Foundation

/// Is asked what a gesture recogniser may do: `UIGestureRecognizerDelegate`. Every method is optional.
@preconcurrency @MainActor public protocol GestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recogniser may leave its possible state; true when not implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Whether two recognisers may recognise at the same time; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Whether a recogniser waits for another one to fail; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Whether another recogniser waits for this one to fail; false when not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Whether a recogniser sees a touch; true when not implemented.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: VirtualTouch) -> Bool
  /// Whether a recogniser sees an event; true when not implemented.
  func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: VirtualEvent) -> Bool
}

extension GestureRecognizerDelegate {
  /// Not implemented: true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
  /// Not implemented: false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Not implemented: false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Not implemented: false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Not implemented: true.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: VirtualTouch) -> Bool {
    true
  }
  /// Not implemented: true.
  public func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive event: VirtualEvent) -> Bool {
    true
  }
}
