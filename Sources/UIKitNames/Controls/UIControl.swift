// face
import Foundation
import VirtualCollectionView

/// A view that tells targets about what is done to it.
///
/// Closures (`UIAction`) always run; a target and a selector run where the target is an ``ActionPerforming``.
@preconcurrency @MainActor open class UIControl: UIView {
  final var registrations: [ControlRegistration] = []
  final var storedEnabled = true
  final var storedSelected = false
  final var storedHighlighted = false
  final var storedTracking = false
  final var isTouchInside = false

  /// Makes a control with a frame in the coordinates of its superview to be, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takesTouchesForItself = true
  }

  /// Makes a control with a frame that runs an action at its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control with an empty frame; nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takesTouchesForItself = true
  }

  // MARK: State

  /// Whether the control takes touches; true.
  open var isEnabled: Bool {
    get { storedEnabled }
    set { storedEnabled = newValue }
  }

  /// Whether the control is selected; false.
  open var isSelected: Bool {
    get { storedSelected }
    set { storedSelected = newValue }
  }

  /// Whether a finger is on the control; false.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { storedHighlighted = newValue }
  }

  /// The three as one.
  open var state: State { combinedState }

  /// Whether a finger that came down on the control is still there.
  open var isTracking: Bool { storedTracking }

  /// How the content lies across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// How the content lies down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  // MARK: Targets

  /// Runs `action` at `target`, which is not retained, at `controlEvents`; a nil target means the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { add(target, action, controlEvents) }

  /// Takes targets away: those of `target`, of `action`, or all where both are nil, at `controlEvents`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target, action, controlEvents)
  }

  /// Runs a closure at `controlEvents`; one of the same identifier takes the other's place.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Takes a closure away.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the closure of an identifier away.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(actionIdentifier, controlEvents)
  }

  /// The targets, nil ones left out.
  open var allTargets: Set<AnyHashable> { targetSet }

  /// The events that somebody is told of.
  open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the actions of a target at an event; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target, controlEvent)
  }

  /// Runs `action` at `target`.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionDispatch.send(action, to: target.map { $0 as AnyObject }, from: self, event: event)
  }

  /// Runs a closure.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Runs everything that was registered for one of `controlEvents`, in the order of registration.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  // MARK: Tracking

  /// A finger came down; whether to follow it. The base follows.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; whether to follow it further. The base does.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted. The base does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away. The base does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows the finger: highlights the control, and runs what is registered for touch down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { begin(touches, event) }

  /// Follows the finger in and out of the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches, event) }

  /// Runs what is registered for touch up, inside or outside.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches, event) }

  /// Runs what is registered for a touch that was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(event) }
}
