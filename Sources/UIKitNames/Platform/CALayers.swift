#if os(Linux)
  import Foundation
  import VirtualCollectionView

  /// A layer filled with colours that run into each other.
  open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// Where each stands, from 0 to 1; nil for evenly.
    open var locations: [NSNumber]?
    /// Where they begin, in parts of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where they end, in parts of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How they run.
    open var type = CAGradientLayerType.axial
  }

  /// A layer that shows a path.
  open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath?
    /// What it is filled with: black.
    open var fillColor: CGColor? = .black
    /// What is inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of its line.
    open var strokeColor: CGColor?
    /// Where the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// The width of the line, points.
    open var lineWidth: CGFloat = 1
    /// How long a corner may be.
    open var miterLimit: CGFloat = 10
    /// How ends look.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How corners look.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where dashes begin, points.
    open var lineDashPhase: CGFloat = 0
    /// How long dashes and gaps are, points.
    open var lineDashPattern: [NSNumber]?
  }

  /// A layer that shows text.
  open class CATextLayer: CALayer {
    /// A string, with attributes or without.
    open var string: Any?
    /// The font.
    open var font: AnyObject?
    /// The size, points.
    open var fontSize: CGFloat = 36
    /// The colour of the text: white.
    open var foregroundColor: CGColor? = .white
    /// Whether lines break.
    open var isWrapped = false
    /// Where text lies.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// What is left out when it is too long.
    open var truncationMode = CATextLayerTruncationMode.none
  }

  /// A layer that repeats what it holds.
  open class CAReplicatorLayer: CALayer {
    /// How often.
    open var instanceCount = 1
    /// Seconds between two.
    open var instanceDelay: TimeInterval = 0
    /// From one to the next.
    open var instanceTransform = CATransform3DIdentity
    /// The colour: white.
    open var instanceColor: CGColor? = .white
  }

  /// A layer whose sublayers lie in space.
  open class CATransformLayer: CALayer {}
#endif
