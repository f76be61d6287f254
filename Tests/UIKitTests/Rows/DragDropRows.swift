// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UICollectionView: var hasUncommittedUpdates: Bool { get }
@MainActor private func row425() {
  let _: KeyPath<UICollectionView, Bool> = \.hasUncommittedUpdates
}
