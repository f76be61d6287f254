import Foundation
import VirtualCollectionView

/// One way in which a screen may be looked at: device, direction, text size, light or dark, era.
public struct ViewConfiguration: Hashable, Sendable {
  /// The screen.
  public var viewport: Viewport
  /// The direction of the interface.
  public var direction: LayoutDirection
  /// The text size the reader chose.
  public var contentSizeCategory: ViewTraits.ContentSizeCategory
  /// Light or dark.
  public var interfaceStyle: ViewTraits.UserInterfaceStyle
  /// Which UIKit.
  public var era: UIKitEra

  /// Makes a configuration.
  public init(
    viewport: Viewport = .phone, direction: LayoutDirection = .leftToRight,
    contentSizeCategory: ViewTraits.ContentSizeCategory = .large,
    interfaceStyle: ViewTraits.UserInterfaceStyle = .light, era: UIKitEra = .latest
  ) {
    self.viewport = viewport
    self.direction = direction
    self.contentSizeCategory = contentSizeCategory
    self.interfaceStyle = interfaceStyle
    self.era = era
  }

  /// Puts the configuration into an environment.
  public func apply(to environment: inout SimulationEnvironment) {
    viewport.apply(to: &environment)
    environment.direction = direction
    environment.contentSizeCategory = contentSizeCategory
    environment.interfaceStyle = interfaceStyle
    environment.era = era
  }

  /// A few configurations in which every two values meet: what all combinations find, most often, at a tenth of them.
  public static func pairwise(
    viewports: [Viewport] = Viewport.all, directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
    contentSizeCategories: [ViewTraits.ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge],
    interfaceStyles: [ViewTraits.UserInterfaceStyle] = [.light, .dark], eras: [UIKitEra] = [.latest], seed: UInt64 = 1
  ) -> [ViewConfiguration] {
    let lengths = [viewports.count, directions.count, contentSizeCategories.count, interfaceStyles.count, eras.count]
    return Pairwise.rows(lengths, seed: seed).map { row in
      ViewConfiguration(
        viewport: viewports[row[0]], direction: directions[row[1]], contentSizeCategory: contentSizeCategories[row[2]],
        interfaceStyle: interfaceStyles[row[3]], era: eras[row[4]])
    }
  }
}

extension ViewConfiguration: CustomStringConvertible {
  /// In words, as test arguments show it.
  public var description: String {
    "\(viewport), \(direction == .leftToRight ? "left to right" : "right to left"), text \(contentSizeCategory),"
      + " \(interfaceStyle), \(era)"
  }
}
