#if os(Linux)
  import Foundation
  import VirtualCollectionView

  extension CGPoint {
    /// Whether both coordinates are the same.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
  }

  extension CGSize {
    /// Whether width and height are the same.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
  }

  extension CGRect {
    /// Whether origin and size are the same.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
  }
#endif
