#if os(Linux)
  import Foundation

  // UIKit's delegates and data sources are objects of Objective-C. Test cases are on Apple platforms, and conform to the
  // protocols; here a test case is a class of Swift alone, and these members let it.

  extension NSObjectProtocol {
    /// Whether the other object is this one.
    public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
    /// A value of the object's identity.
    public var hash: Int { ObjectIdentifier(self).hashValue }
    /// The object.
    public func `self`() -> Self { self }
    /// It stands for no other.
    public func isProxy() -> Bool { false }
    /// The name of its class.
    public var description: String { "<\(type(of: self))>" }
  }
#endif
