import Foundation

/// What runs when a gesture is recognised.
struct GestureAction {
  weak var target: AnyObject?
  var action: Selector?
  var handler: ((GestureRecognizer) -> Void)?
}

/// Another recogniser, not retained.
struct WeakGesture {
  weak var gesture: GestureRecognizer?
}

// MARK: - Actions

extension GestureRecognizer {
  /// Runs a closure when the gesture is recognised: what a target and a selector do where there is Objective-C.
  public final func addHandler(_ handler: @escaping (GestureRecognizer) -> Void) {
    _actions.append(GestureAction(handler: handler))
  }

  final func add(_ target: Any, _ action: Selector) {
    let object = target as AnyObject
    if _actions.contains(where: { $0.target === object && $0.action == action }) { return }
    _actions.append(GestureAction(target: object, action: action))
  }

  final func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    _actions.removeAll {
      $0.action != nil && (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  private func sendActions() {
    for entry in _actions {
      if let handler = entry.handler {
        handler(self)
      } else if let action = entry.action, let target = entry.target {
        ActionDispatch.send(action, to: target, from: self, event: nil)
      }
    }
  }
}

// MARK: - States

extension GestureRecognizer {
  final func enter(_ new: State) {
    _state = new
    switch new {
    case .possible: break
    case .began, .changed: sendActions()
    case .ended, .cancelled:
      sendActions()
      finish(new)
    case .failed: finish(new)
    }
  }

  /// Back to the start, unless an action went on to another state.
  private func finish(_ last: State) {
    guard _state == last else { return }
    reset()
    _state = .possible
    _touchCount = 0
  }

  final func setEnabled(_ enabled: Bool) {
    guard enabled != _isEnabled else { return }
    _isEnabled = enabled
    if !enabled, _state == .began || _state == .changed { state = .cancelled }
  }
}

// MARK: - Simulating

extension GestureRecognizer {
  /// Plays a step of the gesture: puts the location, then enters the state, which runs the actions.
  ///
  /// The first step out of possible asks the view and the delegate whether the gesture may begin; where one says no, or the
  /// recogniser is off, nothing runs.
  ///
  /// - Parameters:
  ///   - location: Points; by default where the gesture is already.
  ///   - view: Whose coordinates `location` is in; by default the view of the recogniser.
  /// - Returns: Whether the step was taken.
  @discardableResult public final func simulate(
    _ state: State, at location: CGPoint? = nil, in view: VirtualView? = nil
  ) -> Bool {
    guard isEnabled else { return false }
    if let location { _location = (view ?? self.view)?.convert(location, to: nil) ?? location }
    _touchCount = max(_touchCount, 1)
    if _state == .possible, state == .began || state == .ended {
      let begins =
        (self.view?.gestureRecognizerShouldBegin(self) ?? true)
        && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      guard begins else {
        self.state = .failed
        return false
      }
    }
    self.state = state
    return true
  }

  /// How many fingers the next steps are played with.
  public final func simulateTouchCount(_ count: Int) { _touchCount = count }

  /// A point of the topmost view, or, without a view, of nowhere, in `view`.
  final func converted(_ point: CGPoint, to view: VirtualView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }
}
