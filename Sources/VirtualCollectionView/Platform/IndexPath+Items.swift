#if os(Linux)
  import Foundation

  extension IndexPath {
    /// Makes the path of an item of a collection view.
    public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

    /// Makes the path of a row of a table view: the same path as that of an item.
    public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

    /// The first index.
    ///
    /// A path of length 0 has none, and asking stops the process, as in UIKit. Such paths are given to delegates for
    /// supplementary views that vanish with their section (Semantics 1.26b).
    public var section: Int {
      get { self[checked: 0] }
      set {
        _ = self[checked: 0]
        self[0] = newValue
      }
    }

    /// The second index. A path of length 0 or 1 has none, and asking stops the process, as in UIKit.
    public var item: Int {
      get { self[checked: 1] }
      set {
        _ = self[checked: 1]
        self[1] = newValue
      }
    }

    /// The second index: a table view's word for ``item``.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    private subscript(checked position: Int) -> Int {
      if position < count { return self[position] }
      // `preconditionFailure` would lose the message in release builds.
      fatalError(
        "Invalid index path for use with UICollectionView. This index path must contain exactly two indices specifying "
          + "the section and item. It has \(count): \(Array(self)). Check count before asking for "
          + (position == 0 ? "section." : "item or row."))
    }
  }
#endif
