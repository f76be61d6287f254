#if os(Linux)
  import Foundation
  import VirtualCollectionView

  /// Where Core Graphics draws: nowhere. Code that draws runs, and nothing comes of it.
  public final class CGContext {
    init() {}

    /// Keeps nothing.
    public func saveGState() {}
    /// Brings nothing back.
    public func restoreGState() {}
    /// Moves nothing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
    /// Stretches nothing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
    /// Turns nothing.
    public func rotate(by angle: CGFloat) {}
    /// Changes nothing.
    public func concatenate(_ transform: CGAffineTransform) {}
    /// Takes no colour.
    public func setFillColor(_ color: CGColor) {}
    /// Takes no colour.
    public func setStrokeColor(_ color: CGColor) {}
    /// Takes no width.
    public func setLineWidth(_ width: CGFloat) {}
    /// Takes no opacity.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Takes no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Begins nothing.
    public func beginPath() {}
    /// Draws no line.
    public func move(to point: CGPoint) {}
    /// Draws no line.
    public func addLine(to point: CGPoint) {}
    /// Adds no rectangle.
    public func addRect(_ rect: CGRect) {}
    /// Adds no ellipse.
    public func addEllipse(in rect: CGRect) {}
    /// Adds no path.
    public func addPath(_ path: CGPath) {}
    /// Ends no line.
    public func closePath() {}
    /// Fills nothing.
    public func fillPath() {}
    /// Draws nothing.
    public func strokePath() {}
    /// Fills nothing.
    public func fill(_ rect: CGRect) {}
    /// Draws nothing.
    public func stroke(_ rect: CGRect) {}
    /// Fills nothing.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws nothing.
    public func strokeEllipse(in rect: CGRect) {}
    /// Clears nothing.
    public func clear(_ rect: CGRect) {}
    /// Clips nothing.
    public func clip() {}
    /// Clips nothing.
    public func clip(to rect: CGRect) {}
  }
#endif
