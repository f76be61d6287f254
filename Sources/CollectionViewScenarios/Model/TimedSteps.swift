import CollectionCore

/// How much time passes.
public enum AdvanceTime: Hashable, Sendable {
  /// Seconds.
  case seconds(Double)
  /// Frames of the screen.
  case frames(Int)
}

/// Time passes until nothing moves.
public struct RunStep: Hashable, Sendable {
  /// Seconds after which it is given up; nil leaves it to the runner.
  public var atMost: Double?

  /// Makes a step.
  public init(atMost: Double? = nil) { self.atMost = atMost }
}

/// A finger goes down, moves and lifts.
public struct DragStep: Hashable, Sendable {
  /// How far the finger moves, in points. Content follows it, so the offset goes the other way.
  public var by: LayoutPoint
  /// Where the finger goes down, in the view; nil is its middle.
  public var from: LayoutPoint?
  /// Seconds the movement takes; nil leaves it to the runner.
  public var duration: Double?
  /// Whether the finger lifts in the end.
  public var lift: Bool

  /// Makes a step.
  public init(by: LayoutPoint, from: LayoutPoint? = nil, duration: Double? = nil, lift: Bool = true) {
    self.by = by
    self.from = from
    self.duration = duration
    self.lift = lift
  }
}

/// A short drag that ends at speed.
public struct FlingStep: Hashable, Sendable {
  /// The finger's velocity when it lifts, in points per second.
  public var velocity: LayoutPoint
  /// Where the finger goes down, in the view; nil is its middle.
  public var from: LayoutPoint?

  /// Makes a step.
  public init(velocity: LayoutPoint, from: LayoutPoint? = nil) {
    self.velocity = velocity
    self.from = from
  }
}

/// The device turns and the view gets another size, animated.
public struct RotateStep: Hashable, Sendable {
  /// The size of the view afterwards, in points.
  public var to: LayoutSize
  /// Seconds it takes; nil leaves it to the runner.
  public var duration: Double?

  /// Makes a step.
  public init(to: LayoutSize, duration: Double? = nil) {
    self.to = to
    self.duration = duration
  }
}
