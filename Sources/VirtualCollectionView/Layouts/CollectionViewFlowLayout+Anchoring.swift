public import CollectionCore
import Foundation

extension CollectionViewFlowLayout {
  /// What stays where it is on screen when sizes change while nobody scrolls.
  public typealias ScrollAnchoring = CollectionCore.ScrollAnchoring

  /// What stays where it is on screen when cells turn out to be of another size than was assumed; the first item that is
  /// known. Not in UIKit.
  public final var scrollAnchoring: ScrollAnchoring {
    get { _scrollAnchoring }
    set { _scrollAnchoring = newValue }
  }

  /// How far what was on screen has moved on it so far because sizes turned out to be others, in points: what
  /// ``scrollAnchoring`` did not make up for. Positive is down, or to the right. Not in UIKit.
  public final var sizingJump: CGFloat { CGFloat(_sizingJump) }
}
