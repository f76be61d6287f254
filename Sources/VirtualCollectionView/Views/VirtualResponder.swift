// face
import Foundation

/// Something that can take touches and be the first responder: `UIResponder`, the root of views and controllers.
@preconcurrency @MainActor open class VirtualResponder: NSObject {
  /// Makes a responder that passes on what it does not take.
  public override init() { super.init() }

  // MARK: Chain

  /// Who is asked when this one does not take something; nil at the end.
  open var next: VirtualResponder? { nil }

  /// Whether the object is the one that keys go to.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Whether the object can be the first responder; false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object lets another be the first responder; true.
  open var canResignFirstResponder: Bool { true }

  /// Makes the object the first responder if it can be and the one before lets go; says whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponse() }

  /// Lets go of being the first responder; says whether it is not any more.
  @discardableResult open func resignFirstResponder() -> Bool { dropFirstResponse() }

  // MARK: Touches

  /// Fingers came down. Passed on to ``next``.
  open func touchesBegan(_ touches: Set<VirtualTouch>, with event: VirtualEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved. Passed on to ``next``.
  open func touchesMoved(_ touches: Set<VirtualTouch>, with event: VirtualEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Passed on to ``next``.
  open func touchesEnded(_ touches: Set<VirtualTouch>, with event: VirtualEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away. Passed on to ``next``.
  open func touchesCancelled(_ touches: Set<VirtualTouch>, with event: VirtualEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether the object has an action now. What it implements cannot be looked up here: false unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The nearest object, this one first, that ``canPerformAction(_:withSender:)`` says yes of.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Input

  /// The view in place of the keyboard; nil.
  open var inputView: VirtualView? { nil }

  /// The view above the keyboard; nil.
  open var inputAccessoryView: VirtualView? { nil }

  /// Asks for ``inputView`` again. There is no keyboard to show another.
  open func reloadInputViews() {}
}
