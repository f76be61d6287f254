import VirtualCollectionView

/// Something that can take touches and be the first responder.
public typealias UIResponder = VirtualResponder

/// A finger on a view.
public typealias UITouch = VirtualTouch

/// Touches that belong together.
public typealias UIEvent = VirtualEvent

/// Something that looks for a gesture in touches.
public typealias UIGestureRecognizer = GestureRecognizer

/// Who is asked what a gesture recogniser may do.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate

/// Looks for a finger that moves.
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// Looks for two fingers that move apart or together.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// What a screen reader should know of an element.
public typealias UIAccessibilityTraits = VirtualView.AccessibilityTraits
