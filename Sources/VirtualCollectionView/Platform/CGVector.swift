#if os(Linux)
  import Foundation

  /// A displacement in the plane, in points, as Core Graphics has it.
  public struct CGVector: Hashable, Sendable {
    /// Points to the right.
    public var dx: CGFloat
    /// Points downwards.
    public var dy: CGFloat

    /// Makes a vector of length 0.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector from its components in points.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector from whole components in points.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of length 0.
    public static var zero: CGVector { CGVector() }
  }

  // MARK: - Coding

  extension CGVector: Codable {
    /// Reads two numbers, `dx` first: the form Core Graphics writes.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      let dx = try values.decode(CGFloat.self)
      self.init(dx: dx, dy: try values.decode(CGFloat.self))
    }

    /// Writes two numbers, `dx` first.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(dx)
      try values.encode(dy)
    }
  }
#endif
