import Foundation

/// Makes a colour from another one: `UIConfigurationColorTransformer`. Equal to its copies alone.
public struct ConfigurationColorTransformer: Hashable, @unchecked Sendable {
  private final class Box {
    let transform: (VirtualColor) -> VirtualColor
    init(_ transform: @escaping (VirtualColor) -> VirtualColor) { self.transform = transform }
  }
  private let box: Box

  /// The function.
  public var transform: (VirtualColor) -> VirtualColor { box.transform }

  /// Makes a transformer of a function.
  public init(_ transform: @escaping (VirtualColor) -> VirtualColor) { box = Box(transform) }

  /// The colour made from `input`.
  public func callAsFunction(_ input: VirtualColor) -> VirtualColor { box.transform(input) }

  /// Equal when one is a copy of the other: closures cannot be compared.
  public static func == (a: ConfigurationColorTransformer, b: ConfigurationColorTransformer) -> Bool { a.box === b.box }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
