import Foundation

/// Makes reusable views in place of a registered class: a nib.
@MainActor package protocol ReusableViewSource: AnyObject {
  /// A new view; nil when there is none to be had.
  func makeReusableView() -> CollectionReusableView?
  /// The name in messages.
  var sourceName: String { get }
}

extension CollectionView {
  /// Registers what makes cells; nil takes the registration away.
  package final func register(source: (any ReusableViewSource)?, forCellWithReuseIdentifier identifier: String) {
    register(source == nil ? nil : CollectionViewCell.self as AnyClass, forCellWithReuseIdentifier: identifier)
    if let source, let pool = _cellPools[identifier] { setSource(source, of: pool) }
  }

  /// Registers what makes supplementary views of a kind; nil takes the registration away.
  package final func register(
    source: (any ReusableViewSource)?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      source == nil ? nil : CollectionReusableView.self as AnyClass, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
    let key = SupplementaryPoolKey(kind: kind, identifier: identifier)
    if let source, let pool = _supplementaryPools[key] { setSource(source, of: pool) }
  }
}

extension CollectionViewLayout {
  /// Registers what makes decoration views of a kind; nil takes the registration away.
  package final func register(source: (any ReusableViewSource)?, forDecorationViewOfKind kind: String) {
    register(source == nil ? nil : CollectionReusableView.self as AnyClass, forDecorationViewOfKind: kind)
    guard let source else { return }
    _decorationSources = (_decorationSources ?? [:]).merging([kind: source]) { $1 }
  }
}
