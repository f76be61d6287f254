import UIKit
#if os(iOS)
  import os.log
#elseif os(macOS)
  import AppKit
#endif

/// What a tile layout asks for. Everything but the height may be left out.
@objc public protocol TileLayoutDelegate: UICollectionViewDelegate {
  func tileLayout(_ layout: TileLayout, heightForItemAt indexPath: IndexPath) -> CGFloat
  @objc optional func tileLayout(_ layout: TileLayout, gapAfterItemAt indexPath: IndexPath) -> CGFloat
  @objc optional func tileLayout(_ layout: TileLayout, titleForItemAt indexPath: IndexPath) -> NSString
  @objc optional func tileLayoutDidPrepare(_ layout: TileLayout)
  @objc optional var tileInset: CGFloat { get }
}

/// One column of tiles.
@objcMembers open class TileLayout: UICollectionViewLayout {
  @objc public weak var delegate: TileLayoutDelegate?
  @objc(gap) public dynamic var spacing: CGFloat = 10
  private var frames: [CGRect] = []
  public private(set) var titles: [String?] = []

  open override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    frames.removeAll()
    titles.removeAll()
    let inset = delegate?.tileInset ?? 3
    var y: CGFloat = inset
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let path = IndexPath(item: item, section: 0)
      let height = delegate?.tileLayout(self, heightForItemAt: path) ?? 10
      frames.append(CGRect(x: 0, y: y, width: collectionView.bounds.width, height: height))
      y += height + (delegate?.tileLayout?(self, gapAfterItemAt: path) ?? spacing)
      titles.append(delegate?.tileLayout?(self, titleForItemAt: path) as String?)
    }
    delegate?.tileLayoutDidPrepare?(self)
  }
}

// Overrides in an extension: Objective-C would find them here.
extension TileLayout {
  open override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  @objc func tiltOfTiles() -> Int { 1 }
}

/// Overrides a member that the base class declares in an extension.
public final class TiltedLayout: TileLayout {
  override func tiltOfTiles() -> Int { 45 + super.tiltOfTiles() }
  public var tilt: Int { tiltOfTiles() }
}
