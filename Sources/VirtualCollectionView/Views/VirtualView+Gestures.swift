import Foundation

extension VirtualView {
  final func attach(_ gesture: GestureRecognizer) {
    if gesture._view === self { return }
    gesture._view?.removeGestureRecognizer(gesture)
    extras.gestureRecognizers = (extras.gestureRecognizers ?? []) + [gesture]
    gesture._view = self
  }

  final func detach(_ gesture: GestureRecognizer) {
    guard gesture._view === self else { return }
    extras.gestureRecognizers?.removeAll { $0 === gesture }
    gesture._view = nil
  }

  final func setGestureRecognizers(_ gestures: [GestureRecognizer]?) {
    for old in _extras?.gestureRecognizers ?? [] where !(gestures ?? []).contains(old) { removeGestureRecognizer(old) }
    for new in gestures ?? [] { addGestureRecognizer(new) }
    if gestures != nil || _extras != nil { extras.gestureRecognizers = gestures }
  }

  final var nextInChain: VirtualResponder? {
    if let keeper { return keeper }
    return _superview
  }

  final func endFirstResponse(_ force: Bool) -> Bool {
    guard let view = FirstResponder.current as? VirtualView, view.isInside(self) else { return true }
    if view.resignFirstResponder() { return true }
    if force { FirstResponder.current = nil }
    return force
  }
}
