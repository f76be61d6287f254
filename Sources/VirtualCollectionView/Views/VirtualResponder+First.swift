import Foundation

/// Who keys go to: one object in the process, as in UIKit; not retained.
@MainActor enum FirstResponder {
  static weak var current: VirtualResponder?
}

extension VirtualResponder {
  final func takeFirstResponse() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = FirstResponder.current, !old.canResignFirstResponder || !old.resignFirstResponder() { return false }
    FirstResponder.current = self
    return true
  }

  final func dropFirstResponse() -> Bool {
    guard FirstResponder.current === self else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }
}
