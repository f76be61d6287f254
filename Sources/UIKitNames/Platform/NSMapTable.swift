#if os(Linux)
  import Foundation

  /// Objects found by objects, either side held weakly or strongly, in the order they were set.
  ///
  /// Foundation lacks it on Linux. Keys are compared as in ``NSHashTable``. An entry leaves when its key or its object dies.
  ///
  /// - Complexity: O(*n*) for every operation.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
    private var entries: [(key: WeakOrStrong<KeyType>, object: WeakOrStrong<ObjectType>)] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Makes an empty table; `capacity` is a hint.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
    }

    /// Both sides held strongly.
    public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
    /// Keys held weakly.
    public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
    /// Objects held weakly.
    public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
    /// Both sides held weakly.
    public class func weakToWeakObjects() -> NSMapTable {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// The object set for the key.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      guard let aKey else { return nil }
      return living.first { isSame($0.key, aKey, by: keyOptions) }?.object
    }

    /// Sets the object for the key, in place of the one before.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      guard let aKey, let anObject else { return }
      removeObject(forKey: aKey)
      entries.append(
        (
          WeakOrStrong(aKey, weakly: keyOptions.contains(.weakMemory)),
          WeakOrStrong(anObject, weakly: valueOptions.contains(.weakMemory))
        ))
    }

    /// Removes the key and its object.
    open func removeObject(forKey aKey: KeyType?) {
      entries.removeAll { entry in
        guard let key = entry.key.object, entry.object.object != nil else { return true }
        return aKey.map { isSame(key, $0, by: keyOptions) } ?? false
      }
    }

    /// Removes everything.
    open func removeAllObjects() { entries = [] }

    /// How many entries are alive.
    open var count: Int { living.count }

    /// The keys, one after another.
    open func keyEnumerator() -> IndexingIterator<[KeyType]> { living.map(\.key).makeIterator() }

    /// The objects, one after another; nil when there are none.
    open func objectEnumerator() -> IndexingIterator<[ObjectType]>? {
      let objects = living.map(\.object)
      return objects.isEmpty ? nil : objects.makeIterator()
    }

    /// The entries as a dictionary is not offered: keys need not be hashable.
    private var living: [(key: KeyType, object: ObjectType)] {
      entries.compactMap { entry in
        guard let key = entry.key.object, let object = entry.object.object else { return nil }
        return (key, object)
      }
    }
  }
#endif
