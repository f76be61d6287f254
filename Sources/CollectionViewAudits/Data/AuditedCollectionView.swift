import Foundation
import VirtualCollectionView

/// A collection view that notes what a data source registers while it is being asked for a view.
final class AuditedCollectionView: CollectionView {
  /// Class and identifier of each, in order.
  private(set) var registeredWhileAsked: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    note(cellClass, identifier)
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }

  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    note(viewClass, identifier)
    super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }

  private func note(_ type: AnyClass?, _ identifier: String) {
    // A CellRegistration registers its class at its first use, which is in a request, and only then.
    guard isAskingForView, !identifier.hasPrefix("UICollectionViewCellRegistration"),
      !identifier.hasPrefix("UICollectionViewSupplementaryRegistration")
    else { return }
    registeredWhileAsked.append("\(type.map { "\($0)" } ?? "nothing") for \"\(identifier)\"")
  }
}
