import Foundation

/// What a colour that depends on traits comes from. Two are the same when they share it and the opacity set since.
struct DynamicColor: Hashable {
  /// The opacity set by `withAlphaComponent`; nil for that of the chosen colour.
  var alpha: CGFloat?
  let provider: DynamicColorProvider

  func resolved(_ traits: ViewTraits) -> VirtualColor {
    let color = provider.choose(traits).resolvedColor(with: traits)
    return alpha.map(color.withAlphaComponent) ?? color
  }

  static func == (a: DynamicColor, b: DynamicColor) -> Bool { a.provider === b.provider && a.alpha == b.alpha }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(provider))
    hasher.combine(alpha)
  }
}

/// The choice of a colour by traits, with an identity that colours made from it share.
final class DynamicColorProvider {
  let choose: (ViewTraits) -> VirtualColor

  init(choose: @escaping (ViewTraits) -> VirtualColor) { self.choose = choose }
}
