import Foundation

/// Touches that belong together: `UIEvent`.
@preconcurrency @MainActor open class VirtualEvent: NSObject {
  private var touches: Set<VirtualTouch> = []

  /// Makes an event without touches.
  public override init() { super.init() }

  /// Makes an event for a test.
  public convenience init(simulatedTouches: Set<VirtualTouch>) {
    self.init()
    touches = simulatedTouches
  }

  /// What kind of event it is; touches here.
  open var type: EventType { .touches }
  /// When it happened, seconds: the latest of its touches.
  open var timestamp: TimeInterval { touches.map(\.timestamp).max() ?? 0 }
  /// All touches; nil when there are none.
  open var allTouches: Set<VirtualTouch>? { touches.isEmpty ? nil : touches }

  /// The touches that began in `view`.
  open func touches(for view: VirtualView) -> Set<VirtualTouch>? { touches.filter { $0.view === view } }

  /// A kind of event: `UIEvent.EventType`.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset's buttons.
    case remoteControl = 2
    /// Buttons.
    case presses = 3
    /// A wheel or a track pad.
    case scroll = 10
    /// A pointer without a button.
    case hover = 11
    /// A track pad's pinch or turn.
    case transform = 14
  }
}
