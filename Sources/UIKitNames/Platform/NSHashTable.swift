#if os(Linux)
  import Foundation

  /// A set of objects, held weakly or strongly, in the order they were added.
  ///
  /// Foundation lacks it on Linux. Objects are compared with `isEqual` when they are `NSObject`s, by identity otherwise;
  /// with ``NSPointerFunctions/Options/objectPointerPersonality`` always by identity. An object held weakly leaves when it dies.
  ///
  /// - Complexity: O(*n*) for every operation; meant for the handful of observers that code keeps in it.
  open class NSHashTable<ObjectType: AnyObject> {
    private var entries: [WeakOrStrong<ObjectType>] = []
    private let options: NSPointerFunctions.Options

    /// Makes an empty table; `capacity` is a hint.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

    /// A table that holds its objects weakly.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory, capacity: 0) }

    /// The objects that are alive, in the order they were added.
    open var allObjects: [ObjectType] { entries.compactMap(\.object) }

    /// How many objects are alive; in Foundation the dead may still count for a while.
    open var count: Int { allObjects.count }

    /// Any of the objects: here the first.
    open var anyObject: ObjectType? { allObjects.first }

    /// Adds the object unless an equal one is there.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      entries.removeAll { $0.object == nil }
      entries.append(WeakOrStrong(object, weakly: options.contains(.weakMemory)))
    }

    /// Removes the object equal to this one.
    open func remove(_ object: ObjectType?) {
      entries.removeAll { $0.object == nil || object != nil && isSame($0.object!, object!, by: options) }
    }

    /// Removes all objects.
    open func removeAllObjects() { entries = [] }

    /// Whether an equal object is there.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// The object equal to this one.
    open func member(_ object: ObjectType?) -> ObjectType? {
      guard let object else { return nil }
      return allObjects.first { isSame($0, object, by: options) }
    }

    /// The objects, one after another.
    open func objectEnumerator() -> IndexingIterator<[ObjectType]> { allObjects.makeIterator() }
  }

  /// The old name of a weak table's options.
  public enum NSPointerFunctions {
    /// How a table holds and compares its objects, with Foundation's raw values.
    public struct Options: OptionSet, Sendable {
      /// Foundation's bits.
      public let rawValue: UInt
      /// Makes options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Holds objects strongly.
      public static var strongMemory: Options { [] }
      /// Holds objects weakly.
      public static var weakMemory: Options { Options(rawValue: 5) }
      /// Compares objects with `isEqual`.
      public static var objectPersonality: Options { [] }
      /// Compares objects by identity.
      public static var objectPointerPersonality: Options { Options(rawValue: 1 << 9) }
      /// Copies objects that are added; this table does not.
      public static var copyIn: Options { Options(rawValue: 1 << 16) }
    }
  }

  /// The options of a hash table.
  public typealias NSHashTableOptions = NSPointerFunctions.Options
  /// The options of a map table.
  public typealias NSMapTableOptions = NSPointerFunctions.Options

  /// An object, held one way or the other.
  final class WeakOrStrong<Object: AnyObject> {
    private weak var weakly: Object?
    private let strongly: Object?

    init(_ object: Object, weakly: Bool) {
      self.weakly = object
      strongly = weakly ? nil : object
    }

    var object: Object? { strongly ?? weakly }
  }

  /// Whether a table takes two objects for one.
  func isSame(_ a: AnyObject, _ b: AnyObject, by options: NSPointerFunctions.Options) -> Bool {
    if a === b { return true }
    if options.contains(.objectPointerPersonality) { return false }
    guard let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
  }
#endif
