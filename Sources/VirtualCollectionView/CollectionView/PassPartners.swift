import Foundation

/// Whom a pass asks and tells, loaded once: a weak reference takes 34 ns to load, and an object that is referred to weakly
/// takes 15 more to retain than another. Handed down as a parameter, neither is paid for each view.
///
/// `_passHasDataSource` and `_passHasDelegate` say whether these are still the right ones: they become false when a callback
/// sets another data source or delegate. Who has looked at them takes the value unchecked: a conditional binding would
/// retain it.
struct PassPartners {
  let dataSource: (any CollectionViewDataSource)?
  let delegate: (any CollectionViewDelegate)?
}

extension CollectionView {
  func loadPartners() -> PassPartners {
    let partners = PassPartners(dataSource: _dataSource, delegate: _cachedDelegate)
    _passHasDataSource = partners.dataSource != nil
    _passHasDelegate = partners.delegate != nil
    return partners
  }

  func unloadPartners() {
    _passHasDataSource = false
    _passHasDelegate = false
  }
}
