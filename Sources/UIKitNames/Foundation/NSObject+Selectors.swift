#if os(Linux)
  import Foundation
  import VirtualCollectionView

  // What Objective-C's root class does with selectors, for selectors made with their method.

  extension NSObject {
    /// Whether the object has the method of a selector. Of a selector that is a name alone nothing is known: false.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.canCall(self) ?? false }

    /// Calls the method of a selector; nil when it returns no object.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { perform(aSelector, []) }

    /// Calls the method of a selector with an argument; nil when it returns no object.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      perform(aSelector, [object])
    }

    /// Calls the method of a selector with two arguments; nil when it returns no object.
    @discardableResult public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      perform(aSelector, [object1, object2])
    }

    private func perform(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
      guard let selector, let result = selector.result(self, arguments) else {
        fatalError(
          "-[\(type(of: self)) \(selector?.description ?? "nil")]: unrecognized selector sent to instance. Without"
            + " Objective-C a selector that is a name alone cannot be called; make it with #selector.")
      }
      guard let result, type(of: result) is AnyClass else { return nil }
      return Unmanaged.passUnretained(result as AnyObject)
    }
  }
#endif
