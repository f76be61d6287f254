// `CATransform3D` is Core Animation's where there is a Core Animation; elsewhere it is declared in this folder.
#if canImport(Darwin)
  @_exported import QuartzCore
#endif
