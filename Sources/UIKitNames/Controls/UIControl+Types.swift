import Foundation
import VirtualCollectionView

extension UIControl {
  /// What is done to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes events from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It came down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// It moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// It moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// It came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// It went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// It was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// It was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything about editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// What an application may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// What the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes a state from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing of what follows.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It takes no touches.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
    /// It has the focus.
    public static let focused = State(rawValue: 8)
    /// What an application may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// What the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// How content lies across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge.
    case fill = 3
    /// Where a line begins.
    case leading = 4
    /// Where a line ends.
    case trailing = 5
  }

  /// How content lies down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge.
    case fill = 3
  }
}
