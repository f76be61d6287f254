// face
internal import CollectionCore
import Foundation

/// The room something is laid out in: `NSCollectionLayoutContainer` (Semantics 11.9).
@preconcurrency @MainActor public protocol CollectionLayoutContainer: NSObjectProtocol {
  /// The size before any insets, points.
  var contentSize: CGSize { get }
  /// The size less the insets, points.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were set.
  var contentInsets: DirectionalViewInsets { get }
  /// The insets as they count.
  var effectiveContentInsets: DirectionalViewInsets { get }
}

/// What a section provider, a custom group and a handler are told: `NSCollectionLayoutEnvironment` (Semantics 11.8).
@preconcurrency @MainActor public protocol CollectionLayoutEnvironment: NSObjectProtocol {
  /// The room. For a section it is the whole view, without insets.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: ViewTraits { get }
}

/// The room of a view or a custom group.
@MainActor final class LayoutContainer: NSObject, CollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: DirectionalViewInsets

  init(_ size: LayoutSize, _ insets: DirectionalViewInsets = .zero) {
    contentSize = CGSize(size)
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: DirectionalViewInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}

/// The surroundings of a layout.
@MainActor final class LayoutEnvironment: NSObject, CollectionLayoutEnvironment {
  let room: LayoutContainer
  let traitCollection: ViewTraits

  init(_ room: LayoutContainer, _ traits: ViewTraits) {
    self.room = room
    traitCollection = traits
    super.init()
  }

  var container: any CollectionLayoutContainer { room }
}
