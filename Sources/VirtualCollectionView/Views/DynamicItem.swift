import Foundation

/// What has a place, a size and a transform, as views and attributes have: `UIDynamicItem`.
@preconcurrency @MainActor public protocol DynamicItem: NSObjectProtocol {
  /// The middle, in the coordinates of what holds the item, points.
  var center: CGPoint { get set }
  /// The size, at an origin that is of no account.
  var bounds: CGRect { get }
  /// How the item is turned, scaled and moved about its middle.
  var transform: CGAffineTransform { get set }
}

extension VirtualView: DynamicItem {}
extension CollectionViewLayoutAttributes: DynamicItem {}
