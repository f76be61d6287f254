import Foundation

/// A transform that is not the identity, held apart so that the many elements without one stay small.
final class TransformBox: Sendable {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }

  /// A box for a transform, nil for the identity.
  static func box(_ value: CATransform3D) -> TransformBox? {
    CATransform3DIsIdentity(value) ? nil : TransformBox(value)
  }

  static func same(_ a: TransformBox?, _ b: TransformBox?) -> Bool {
    if a === b { return true }
    guard let a, let b else { return false }
    return CATransform3DEqualToTransform(a.value, b.value)
  }
}
