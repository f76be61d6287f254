#if os(Linux)
  import Foundation

  /// The time of animations, seconds: 0, as long as no clock drives the simulation.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CACurrentMediaTime() -> CFTimeInterval { 0 }
#endif
