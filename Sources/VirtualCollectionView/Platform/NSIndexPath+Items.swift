#if os(Linux)
  import Foundation

  extension NSIndexPath {
    /// Makes the path of an item of a collection view.
    public convenience init(forItem item: Int, inSection section: Int) {
      self.init(indexes: [section, item], length: 2)
    }

    /// Makes the path of a row of a table view: the same path as that of an item.
    public convenience init(forRow row: Int, inSection section: Int) { self.init(forItem: row, inSection: section) }

    /// The first index; asking a path of length 0 for it stops the process, as in UIKit.
    public var section: Int { (self as IndexPath).section }
    /// The second index; asking a shorter path for it stops the process, as in UIKit.
    public var item: Int { (self as IndexPath).item }
    /// The second index: a table view's word for ``item``.
    public var row: Int { item }
  }
#endif
