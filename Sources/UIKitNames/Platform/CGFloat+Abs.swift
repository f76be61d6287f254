#if os(Linux)
  import Foundation

  extension CGFloat {
    /// The value without its sign. Foundation has a static function of this name on Linux alone, which hides Swift's own from
    /// the bodies of extensions; this one brings it back.
    public func abs<Value: Comparable & SignedNumeric>(_ value: Value) -> Value { Swift.abs(value) }
  }
#endif
