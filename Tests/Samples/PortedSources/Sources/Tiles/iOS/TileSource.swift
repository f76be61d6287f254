import UIKit

/// Conforms in extensions and leaves most methods to its subclasses.
open class TileSource: NSObject {
  public var count = 3
  public internal(set) var log: [String] = []
}

extension TileSource: UICollectionViewDataSource {
  public func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  @objc open func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath  // taken from the queue
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
  }
}

extension TileSource: TileLayoutDelegate {
  open func tileLayout(_ layout: TileLayout, heightForItemAt indexPath: IndexPath) -> CGFloat { 20 }
}

/// Overrides what the base has in an extension, and adds optional methods that the base leaves out.
public final class LoudTileSource: TileSource {
  public override func tileLayout(_ layout: TileLayout, heightForItemAt indexPath: IndexPath) -> CGFloat {
    super.tileLayout(layout, heightForItemAt: indexPath) + CGFloat(indexPath.item)
  }

  public func tileLayout(_ layout: TileLayout, gapAfterItemAt indexPath: IndexPath) -> CGFloat { 1 }
  public func tileLayout(_ layout: TileLayout, titleForItemAt indexPath: IndexPath) -> NSString { "Tile" }
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
}
