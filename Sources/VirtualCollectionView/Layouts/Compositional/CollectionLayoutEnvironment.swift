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
  /// The insets as they count, points: numbers between 0 and 1 are parts of the width or height.
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

  var effectiveContentInsets: DirectionalViewInsets {
    DirectionalViewInsets(
      top: points(contentInsets.top, contentSize.height), leading: points(contentInsets.leading, contentSize.width),
      bottom: points(contentInsets.bottom, contentSize.height),
      trailing: points(contentInsets.trailing, contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }

  /// The header of UIKit's class says that insets below 1 are parts of the extent (Semantics 11.9).
  private func points(_ inset: CGFloat, _ extent: CGFloat) -> CGFloat {
    inset > 0 && inset < 1 ? inset * extent : inset
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
