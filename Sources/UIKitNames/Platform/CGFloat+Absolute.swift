#if os(Linux)
  import Foundation

  extension CGFloat {
    /// The absolute value of a number, whatever this one is: Swift's own function `abs`.
    ///
    /// Foundation's `CGFloat` has a static `abs` here and not on Apple platforms, which hides the function in extensions
    /// of `CGFloat`. This member lets `abs(self - other)` in them mean the function again.
    public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }
  }
#endif
