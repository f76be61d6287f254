#if os(Linux)
  import Foundation

  /// What is seen of an animation before and after.
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, after.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
  }

  /// How an animation goes faster and slower.
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At one speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The usual.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// What lies between two values.
  public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight way.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// A way at one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A curve at one speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
  }

  /// What a transition looks like.
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one fades into the other.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// From where a transition comes.
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// How colours run.
  public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }

  /// What is inside.
  public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the line winds around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Where it winds around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  }

  /// How ends look.
  public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// How corners look.
  public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sharp.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }

  /// Where text lies.
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the script begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
  }

  /// What is left out of text.
  public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name.
    public var rawValue: String
    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  }

  /// How an animation goes faster and slower: a curve with two control points.
  open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    private let points: [Float]

    /// Makes a curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
      points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
      super.init()
    }

    /// Makes one of Core Animation's curves.
    public convenience init(name: CAMediaTimingFunctionName) {
      switch name {
      case .linear: self.init(controlPoints: 0, 0, 1, 1)
      case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
      case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
      case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
      default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
      }
    }

    /// Writes one of the four points where `ptr` points.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
      ptr[0] = points[idx * 2]
      ptr[1] = points[idx * 2 + 1]
    }
  }
#endif
