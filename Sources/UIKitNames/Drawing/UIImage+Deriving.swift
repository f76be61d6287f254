import Foundation
import VirtualCollectionView

// MARK: - Making one from another

extension UIImage {
  private func with(_ change: (inout ImageParts) -> Void) -> UIImage {
    var parts = self.parts
    change(&parts)
    return UIImage(parts)
  }

  /// The same with another decision whether only the shape counts.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The same in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// The same in a colour, with another decision whether only the shape counts.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The form for a configuration; a symbol takes its size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with {
      $0.configuration = configuration
      if isSymbolImage { $0.size = UIImage.symbolSize(configuration) }
    }
  }

  /// The form of a symbol for a configuration, with its size.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The same with corners that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same with corners that are not stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same, aligned by a smaller box.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same, turned with the reading direction.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flips = true } }

  /// The picture itself: it is drawn the moment it is shown, so nothing has to be prepared.
  public func preparingForDisplay() -> UIImage? { self }

  /// The same in another size, points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { with { $0.size = size } }

  /// Draws nothing.
  public func draw(at point: CGPoint) {}

  /// Draws nothing.
  public func draw(in rect: CGRect) {}
}

// MARK: - Colours with a picture

extension UIColor {
  /// A colour that fills with an image.
  public convenience init(patternImage image: UIImage) { self.init(pattern: image) }

  /// No colour: there is no catalogue to look in. Give one by ``register(_:as:)``.
  public convenience init?(named name: String) {
    guard let color = ColorCatalogue.shared.find(name) else { return nil }
    self.init(dynamicProvider: color.resolvedColor(with:))
  }

  /// The colour registered under a name, whatever the bundle and the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Tells which colour a name has, for `UIColor(named:)` to find; for the whole process.
  public class func register(_ name: String, as color: UIColor) { ColorCatalogue.shared.add(name, color) }
}
