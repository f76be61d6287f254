internal import CollectionCore
import Foundation

/// What cell and supplementary registrations have in common: an identifier of their own, given at the first use, and
/// whether they were made where they must not be (Semantics 1.3, 1.15).
@MainActor final class RegistrationIdentity {
  let identifier: String
  let madeInProvider: Bool

  init(_ what: String) {
    let number = SimulationEnvironment.current.numbers.next()
    identifier = "\(what): #\(number)"
    madeInProvider = RegistrationIdentity.providersRunning > 0
  }

  /// How many requests for views are under way, in all collection views.
  @exclusivity(unchecked) static var providersRunning = 0
}

extension CollectionView {
  /// A class of cells with the code that configures them; made once, used for any number of views.
  @preconcurrency @MainActor public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for an item. Called inside the dequeue call, right after the cell was taken (Semantics 1.3).
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity: RegistrationIdentity
    let source: (any ReusableViewSource)?
    let handler: Handler

    /// Makes a registration. Make it outside of the code that provides cells.
    public init(handler: @escaping Handler) { self.init(source: nil, handler: handler) }

    /// Makes a registration whose cells come from `source`, a nib.
    package init(source: (any ReusableViewSource)?, handler: @escaping Handler) {
      identity = RegistrationIdentity("UICollectionViewCellRegistration")
      self.source = source
      self.handler = handler
    }
  }

  /// A class of supplementary views with the code that configures them.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view for an element. Called inside the dequeue call.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity: RegistrationIdentity
    let elementKind: String
    let source: (any ReusableViewSource)?
    let handler: Handler

    /// Makes a registration. Make it outside of the code that provides views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.init(source: nil, elementKind: elementKind, handler: handler)
    }

    /// Makes a registration whose views come from `source`, a nib.
    package init(source: (any ReusableViewSource)?, elementKind: String, handler: @escaping Handler) {
      identity = RegistrationIdentity("UICollectionViewSupplementaryRegistration")
      self.source = source
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Dequeues a cell of a registration and configures it; the registration registers itself at the first use.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    use(registration.identity, isCell: true)
    if _cellPools[registration.identity.identifier] == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identity.identifier)
      if let source = registration.source { setSource(source, of: _cellPools[registration.identity.identifier]!) }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identity.identifier, for: indexPath) as! Cell
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Dequeues a supplementary view of a registration and configures it.
  public final func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    use(registration.identity, isCell: false)
    let key = SupplementaryPoolKey(kind: registration.elementKind, identifier: registration.identity.identifier)
    if _supplementaryPools[key] == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: key.kind, withReuseIdentifier: key.identifier)
      if let source = registration.source { setSource(source, of: _supplementaryPools[key]!) }
    }
    let view =
      dequeueReusableSupplementaryView(ofKind: key.kind, withReuseIdentifier: key.identifier, for: indexPath)
      as! Supplementary
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func use(_ identity: RegistrationIdentity, isCell: Bool) {
    guard identity.madeInProvider, _environment.era >= .iOS15 else { return }
    report(.registrationInProvider("<\(identity.identifier)>", isCell: isCell))
  }
}
