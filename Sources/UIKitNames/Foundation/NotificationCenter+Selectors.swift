#if os(Linux)
  import Foundation
  import VirtualCollectionView

  extension NotificationCenter {
    /// Calls a method of `observer`, which is not retained, for each notification, on the thread that posts it.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let target = observer as AnyObject
      let reference = WeakTarget(target)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        guard let target = reference.target else { return }
        aSelector.call(target, [notification])
      }
      SelectorObservers.shared.add(token, of: target, name: aName, in: self)
    }

    /// Ends what `addObserver(_:selector:name:object:)` began for this observer.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer as Any)
      for token in SelectorObservers.shared.remove(observer, name: nil, in: self) { removeObserver(token as Any) }
    }

    /// Ends what `addObserver(_:selector:name:object:)` began for this observer and name. The object is not told apart.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
      removeObserver(observer as Any, name: aName, object: anObject)
      for token in SelectorObservers.shared.remove(observer, name: aName, in: self) { removeObserver(token as Any) }
    }
  }

  /// A target that is not retained.
  final class WeakTarget: @unchecked Sendable {
    private(set) weak var target: AnyObject?

    init(_ target: AnyObject) { self.target = target }
  }

  /// The tokens behind observers with selectors. Guarded by a lock: notification centres are used from all threads.
  final class SelectorObservers: @unchecked Sendable {
    static let shared = SelectorObservers()

    private struct Entry {
      let token: any NSObjectProtocol
      let target: WeakTarget
      let name: NSNotification.Name?
      let center: ObjectIdentifier
    }

    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ token: any NSObjectProtocol, of target: AnyObject, name: NSNotification.Name?, in center: AnyObject) {
      lock.withLock {
        entries.removeAll { $0.target.target == nil }
        entries.append(
          Entry(token: token, target: WeakTarget(target), name: name, center: ObjectIdentifier(center)))
      }
    }

    func remove(_ target: AnyObject, name: NSNotification.Name?, in center: AnyObject) -> [any NSObjectProtocol] {
      lock.withLock {
        func isMeant(_ entry: Entry) -> Bool {
          entry.target.target === target && entry.center == ObjectIdentifier(center)
            && (name == nil || entry.name == name)
        }
        let tokens = entries.filter(isMeant).map(\.token)
        entries.removeAll(where: isMeant)
        return tokens
      }
    }
  }
#endif
