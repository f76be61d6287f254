import Foundation
import VirtualCollectionView

/// Makes views from a nib: here from a closure that a test registers under the nib's name, since there are no nib files.
///
///     UINib.registerFactory(forNibName: "PhotoCell") { _ in [PhotoCell(frame: .zero)] }
@preconcurrency @MainActor open class UINib: NSObject {
  /// The nib's name, as it was given.
  public let nibName: String
  private let bundle: Bundle?

  /// Makes a nib of a name; whether a factory is registered is looked up when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    nibName = name
    bundle = bundleOrNil
    super.init()
  }

  /// Makes the objects of the nib, and calls `awakeFromNib()` on the views among them.
  ///
  /// A name without a factory is a violation; nothing is made then.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let factory = UINib.factories[nibName] else {
      reportMissingNib(nibName)
      return []
    }
    let objects = factory(ownerOrNil)
    for object in objects { (object as? UIView)?.awakeFromNib() }
    return objects
  }

  /// Says what a nib of this name holds: the top level objects, made anew at each call, with the owner of the call.
  public static func registerFactory(forNibName name: String, _ factory: @escaping (_ owner: Any?) -> [Any]) {
    factories[name] = factory
  }

  /// Takes a factory away.
  public static func removeFactory(forNibName name: String) { factories[name] = nil }

  static func isRegistered(_ name: String) -> Bool { factories[name] != nil }

  /// The name under which a controller's class would have its nib: that of the class, without "Controller" if need be.
  static func factoryName(for type: AnyClass) -> String? {
    let name = "\(type)"
    if isRegistered(name) { return name }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return isRegistered(short) ? short : nil
  }

  private static var factories: [String: (Any?) -> [Any]] = [:]

  /// A key of the options of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects that stand in for placeholders of the nib.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  /// Makes the objects of a nib by its registered factory, as ``UINib/instantiate(withOwner:options:)`` does.
  @discardableResult @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}

extension UINib: ReusableViewSource {
  package final func makeReusableView() -> UICollectionReusableView? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
  }

  package final var sourceName: String { nibName }
}

// MARK: - Registering

extension UICollectionView {
  /// Registers a nib for cells; nil takes the registration away. The nib holds one cell at its top level (Semantics 1.1).
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(source: nib, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a nib for supplementary views of a kind; nil takes the registration away.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(source: nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
}

extension UICollectionViewLayout {
  /// Registers a nib for a kind of decoration views; nil takes the registration away.
  public final func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    register(source: nib, forDecorationViewOfKind: elementKind)
  }
}

extension UICollectionView.CellRegistration {
  /// Makes a registration whose cells come from a nib.
  @preconcurrency @MainActor public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(source: cellNib, handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Makes a registration whose views come from a nib.
  @preconcurrency @MainActor public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(source: supplementaryNib, elementKind: elementKind, handler: handler)
  }
}
