public import CollectionCore
import Foundation

extension CollectionView {
  /// The view whose pass runs: who is to hear of what happens to objects that know no view.
  @exclusivity(unchecked) nonisolated(unsafe) static unowned(unsafe) var inPass: CollectionView?

  /// What a layout places.
  public enum ElementCategory: UInt, Sendable, Hashable {
    /// A cell.
    case cell = 0
    /// A supplementary view.
    case supplementaryView = 1
    /// A decoration view.
    case decorationView = 2

    init(_ category: CollectionCore.ElementCategory) { self = ElementCategory(rawValue: UInt(category.rawValue))! }
  }

  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable, Hashable {
    /// Up and down.
    case vertical = 0
    /// To the sides.
    case horizontal = 1
  }

  /// Where in the visible bounds an item is to stand after scrolling to it; one position for each axis at most.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Makes positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1) }
    /// Halfway from top to bottom.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 2) }
    /// At the bottom.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 4) }
    /// At the left.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 8) }
    /// Halfway from left to right.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 16) }
    /// At the right.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 32) }
  }

  /// When cells that change by themselves are measured again (Semantics 5.14).
  public enum SelfSizingInvalidation: Int, Sendable, Hashable {
    /// Never.
    case disabled = 0
    /// When they say so.
    case enabled = 1
    /// When they say so or their constraints change.
    case enabledIncludingConstraints = 2
  }

  /// What happened, in order.
  public typealias Trace = CollectionCore.Trace
  /// One step of what happened.
  public typealias Event = CollectionCore.Event
  /// Why an update is not legal, and how to make it so.
  public typealias UpdateDiagnosis = CollectionCore.UpdateDiagnosis
  /// What was done, in numbers.
  public typealias Counters = CollectionCore.Counters

  /// Where the view stands in its work: what is allowed depends on it.
  enum Phase: UInt8 {
    /// Nothing is going on.
    case idle
    /// The data source is asked for counts.
    case counting
    /// The layout is preparing.
    case preparing
    /// The layout is asked.
    case querying
    /// A pass runs, between its steps.
    case passing
    /// The data source is asked for a view.
    case providing
    /// The delegate is told about views that come and go.
    case displaying

    /// Whether a layout pass is under way.
    var isInPass: Bool { self != .idle && self != .counting }
  }
}

/// An element on screen, and the slot of its view.
typealias VisibleEntry = CollectionCore.VisibleElement

/// An element of a layout's answer that touches the bounds, and its place in the answer.
struct ScannedElement {
  var key: ElementKey
  var index: Int32
}

/// An element that is about to come on screen: its places in the answer and in the new visible list.
struct EnteringElement {
  var index: Int32
  var place: Int32
}

/// What the data source is being asked for, and the slot of what it dequeued last.
///
/// Plain numbers: the objects that belong to a request stand beside it, since a release in a property makes every access
/// to it a checked one.
struct ViewRequest {
  var isActive = false
  var key = ElementKey(bits: 0)
  var slot: Int32 = -1
  /// Whether a view was dequeued for another path than the one asked for (Semantics 1.18).
  var isMisplaced = false
}

/// A pool of views of one identifier, and what makes new ones.
struct PoolInfo {
  var category: CollectionCore.ElementCategory
  var kind: String
  var identifier: String
  var type: CollectionReusableView.Type
  var name: NameIndex
  /// What makes the views in place of `type`: a nib.
  var source: (any ReusableViewSource)?
}

/// Supplementary pools are told apart by kind and identifier (Semantics 1.2).
struct SupplementaryPoolKey: Hashable {
  var kind: String
  var identifier: String
}
