#if os(Linux)
  import Foundation

  /// Seconds since the first moment of 2001, of the machine's own clock.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

  /// Seconds since the first moment of 2001.
  public typealias CFAbsoluteTime = Double

  /// A length of time, seconds.
  public typealias CFTimeInterval = Double

  /// Calls the closure: there is no pool to drain without Objective-C, objects are released at once.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
#endif
