#if os(Linux)
  import Foundation

  /// How an associated object is held, with the Objective-C runtime's raw values.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not held: the reference is weak here, where the runtime would leave it dangling.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Held.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied when it can be, and held.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Held.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied when it can be, and held.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Ties a value to an object under a key; nil unties it. The value lives until then or until the object's entry is swept: dead
  /// objects are swept when the table has doubled.
  ///
  /// - Complexity: O(1) amortised.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    Associations.shared.set(value, of: object as AnyObject, key, policy)
  }

  /// The value tied to the object under the key.
  ///
  /// - Complexity: O(1).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.get(object as AnyObject, key)
  }

  /// Unties everything from the object.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.removeAll(of: object as AnyObject)
  }

  /// Values tied to objects. An address alone does not name an object, since addresses are used again: each entry remembers its
  /// object weakly and counts only while that is the one asked for.
  private final class Associations: @unchecked Sendable {
    static let shared = Associations()

    private final class Entry {
      weak var owner: AnyObject?
      var values: [UnsafeRawPointer: Value] = [:]
      init(_ owner: AnyObject) { self.owner = owner }
    }

    private enum Value {
      case held(Any)
      case unheld(WeakOrStrong<AnyObject>)
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepAt = 64

    func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
      // What is replaced is released after the lock: its deinit may come here again.
      var released: [Any] = []
      lock.lock()
      let entry = living(object) ?? Entry(object)
      entries[ObjectIdentifier(object)] = entry
      if let old = entry.values[key] { released.append(old) }
      switch (value, policy) {
      case (nil, _): entry.values[key] = nil
      case (let value?, .OBJC_ASSOCIATION_ASSIGN):
        entry.values[key] = .unheld(WeakOrStrong(value as AnyObject, weakly: true))
      case (let value?, .OBJC_ASSOCIATION_COPY), (let value?, .OBJC_ASSOCIATION_COPY_NONATOMIC):
        entry.values[key] = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
      case (let value?, _): entry.values[key] = .held(value)
      }
      if entries.count > sweepAt {
        for (name, entry) in entries where entry.owner == nil {
          released.append(entry)
          entries[name] = nil
        }
        sweepAt = max(64, entries.count * 2)
      }
      lock.unlock()
      released = []
    }

    func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.lock()
      defer { lock.unlock() }
      switch living(object)?.values[key] {
      case .held(let value): return value
      case .unheld(let box): return box.object
      case nil: return nil
      }
    }

    func removeAll(of object: AnyObject) {
      lock.lock()
      let released = entries.removeValue(forKey: ObjectIdentifier(object))
      lock.unlock()
      withExtendedLifetime(released) {}
    }

    private func living(_ object: AnyObject) -> Entry? {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
      return entry
    }
  }
#endif
