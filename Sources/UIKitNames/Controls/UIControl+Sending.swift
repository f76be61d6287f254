import Foundation
import VirtualCollectionView

/// Who is told, of what, how.
struct ControlRegistration {
  var events: UIControl.Event
  weak var target: AnyObject?
  var hasTarget = false
  var selector: Selector?
  var action: UIAction?
}

extension UIControl {
  final var combinedState: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Registering

  final func add(_ target: Any?, _ action: Selector, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    if let index = registrations.firstIndex(where: { $0.selector == action && $0.target === object }) {
      registrations[index].events.formUnion(events)
    } else {
      registrations.append(
        ControlRegistration(events: events, target: object, hasTarget: object != nil, selector: action))
    }
  }

  final func add(_ action: UIAction, _ events: Event) {
    remove(action.identifier, events)
    registrations.append(ControlRegistration(events: events, action: action))
  }

  final func remove(_ target: Any?, _ action: Selector?, _ events: Event) {
    let object = target.map { $0 as AnyObject }
    drop(events) {
      $0.selector != nil && (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

  final func remove(_ identifier: UIAction.Identifier, _ events: Event) {
    drop(events) { $0.action?.identifier == identifier }
  }

  private func drop(_ events: Event, where matches: (ControlRegistration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// How many targets and closures are told, for audits that look whether there are more after each reuse.
  package final var registrationCount: Int { registrations.count }

  final var targetSet: Set<AnyHashable> { Set(registrations.compactMap { $0.target as? NSObject }) }

  final func actionNames(_ target: Any?, _ event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter { $0.target === object && !$0.events.isDisjoint(with: event) }
      .compactMap { $0.selector.map { "\($0)" } }
    return names.isEmpty ? nil : names
  }

  // MARK: Sending

  final func send(_ events: Event, _ event: UIEvent?) {
    for entry in registrations where !entry.events.isDisjoint(with: events) {
      if let action = entry.action {
        sendAction(action)
      } else if let selector = entry.selector, entry.target != nil || !entry.hasTarget {
        sendAction(selector, to: entry.target, for: event)
      }
    }
  }

  /// Touches the control and lets go inside it, as a finger does: what is registered for touch down, then for touch up
  /// inside. A control that is off, hidden or takes no interaction is not touched.
  ///
  /// - Returns: Whether the control took the touch.
  @discardableResult public final func simulateTap() -> Bool {
    guard isEnabled, !isHidden, isUserInteractionEnabled else { return false }
    let touch = UITouch(simulatedAt: CGPoint(x: bounds.midX, y: bounds.midY), in: self)
    touchesBegan([touch], with: UIEvent(simulatedTouches: [touch]))
    touch.simulateMove(to: CGPoint(x: bounds.midX, y: bounds.midY), phase: .ended)
    touchesEnded([touch], with: UIEvent(simulatedTouches: [touch]))
    return true
  }

  // MARK: Following a finger

  final func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    storedTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  final func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard storedTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      finish()
      return
    }
    let inside = point(inside: touch.location(in: self), with: event)
    if inside != isTouchInside {
      isTouchInside = inside
      isHighlighted = inside
      send(inside ? .touchDragEnter : .touchDragExit, event)
    }
    send(inside ? .touchDragInside : .touchDragOutside, event)
  }

  final func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard storedTracking else { return }
    let inside = touches.first.map { point(inside: $0.location(in: self), with: event) } ?? isTouchInside
    endTracking(touches.first, with: event)
    finish()
    guard inside else {
      send(.touchUpOutside, event)
      return
    }
    send(.touchUpInside, event)
    primaryActionHappened(event)
  }

  final func cancel(_ event: UIEvent?) {
    guard storedTracking else { return }
    cancelTracking(with: event)
    finish()
    send(.touchCancel, event)
  }

  private func finish() {
    storedTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// A touch inside is what a plain control and a button are for.
  private func primaryActionHappened(_ event: UIEvent?) {
    if !allControlEvents.isDisjoint(with: .primaryActionTriggered) { send(.primaryActionTriggered, event) }
  }
}
