// face
import Foundation

/// Something that looks for a gesture in the touches of a view: `UIGestureRecognizer`, without a screen to be touched.
///
/// A test plays the finger: ``simulate(_:at:in:)`` puts the recogniser into a state, and the actions run as they would
/// in UIKit. A subclass may set ``state`` itself, from its touch methods.
@preconcurrency @MainActor open class GestureRecognizer: NSObject {
  internal final weak var _view: VirtualView?
  internal final var _state = State.possible
  internal final var _isEnabled = true
  internal final weak var _delegate: (any GestureRecognizerDelegate)?
  internal final var _actions: [GestureAction] = []
  /// Where the gesture is, in the coordinates of the topmost view.
  internal final var _location = CGPoint.zero
  internal final var _touchCount = 0
  internal final var _name: String?
  internal final var _cancelsTouches = true
  internal final var _delaysBegan = false
  internal final var _delaysEnded = true
  internal final var _exclusiveTouchType = true
  internal final var _touchTypes: [NSNumber] = [0, 1, 2, 3]
  internal final var _mustFail: [WeakGesture] = []

  /// Makes a recogniser that runs `action` at `target`, which is not retained; see ``ActionPerforming``.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recogniser that tells nobody.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recogniser that tells nobody; nothing is read from `coder`.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: State

  /// Where the recognition stands. Setting it to began, changed, ended or cancelled runs the actions; after ended,
  /// cancelled and failed comes ``reset()`` and possible again.
  open var state: State {
    get { _state }
    set { enter(newValue) }
  }

  /// Whether the recogniser works; true. One that is under way is cancelled when it is turned off.
  open var isEnabled: Bool {
    get { _isEnabled }
    set { setEnabled(newValue) }
  }

  /// The view the recogniser is on.
  open var view: VirtualView? { _view }

  /// Who is asked; not retained.
  open weak var delegate: (any GestureRecognizerDelegate)? {
    get { _delegate }
    set { _delegate = newValue }
  }

  /// A name for the user's own use.
  open var name: String? {
    get { _name }
    set { _name = newValue }
  }

  // MARK: Targets

  /// Runs `action` at `target`, which is not retained; see ``ActionPerforming``.
  open func addTarget(_ target: Any, action: Selector) { add(target, action) }

  /// Takes actions away: those of `target`, of `action`, or all where both are nil.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  // MARK: Touches

  /// Where the gesture is in `view`; nil means the topmost view of the tree.
  open func location(in view: VirtualView?) -> CGPoint { converted(_location, to: view) }

  /// How many fingers take part.
  open var numberOfTouches: Int { _touchCount }

  /// Where a finger is in `view`: all are where the gesture is.
  open func location(ofTouch touchIndex: Int, in view: VirtualView?) -> CGPoint { location(in: view) }

  /// Fingers came down. The base does nothing.
  open func touchesBegan(_ touches: Set<VirtualTouch>, with event: VirtualEvent) {}

  /// Fingers moved. The base does nothing.
  open func touchesMoved(_ touches: Set<VirtualTouch>, with event: VirtualEvent) {}

  /// Fingers were lifted. The base does nothing.
  open func touchesEnded(_ touches: Set<VirtualTouch>, with event: VirtualEvent) {}

  /// Touches were taken away. The base does nothing.
  open func touchesCancelled(_ touches: Set<VirtualTouch>, with event: VirtualEvent) {}

  /// Called when the recognition is over, before the state is possible again. The base does nothing.
  open func reset() {}

  /// Says that a touch is of no interest.
  open func ignore(_ touch: VirtualTouch, for event: VirtualEvent) {}

  // MARK: Other recognisers

  /// Waits for another recogniser to fail. Kept for tests to read; what a test simulates is not held back.
  open func require(toFail otherGestureRecognizer: GestureRecognizer) {
    _mustFail.append(WeakGesture(gesture: otherGestureRecognizer))
  }

  /// Whether this recogniser keeps another one from recognising; true.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another recogniser keeps this one from recognising; true.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits for another one to fail; false.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits for this one to fail; false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  // MARK: Options

  /// Whether the view loses its touches when the gesture is recognised; true.
  open var cancelsTouchesInView: Bool {
    get { _cancelsTouches }
    set { _cancelsTouches = newValue }
  }

  /// Whether the view gets its touches only when the gesture has failed; false.
  open var delaysTouchesBegan: Bool {
    get { _delaysBegan }
    set { _delaysBegan = newValue }
  }

  /// Whether the view hears of lifted fingers only when the gesture has failed; true.
  open var delaysTouchesEnded: Bool {
    get { _delaysEnded }
    set { _delaysEnded = newValue }
  }

  /// Whether fingers and pencils do not count together; true.
  open var requiresExclusiveTouchType: Bool {
    get { _exclusiveTouchType }
    set { _exclusiveTouchType = newValue }
  }

  /// The kinds of touches that count, by their raw values.
  open var allowedTouchTypes: [NSNumber] {
    get { _touchTypes }
    set { _touchTypes = newValue }
  }

  /// Where a recognition stands: `UIGestureRecognizer.State`.
  public enum State: Int, Sendable {
    /// Nothing was seen yet.
    case possible = 0
    /// A gesture that goes on was recognised.
    case began = 1
    /// It went on.
    case changed = 2
    /// It is over, or a gesture of one moment was recognised.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// The touches were none of it.
    case failed = 5

    /// The same as ``ended``.
    public static var recognized: State { .ended }
  }
}
