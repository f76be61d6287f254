import Foundation
import VirtualCollectionView

typealias ListConfiguration = CollectionLayoutListConfiguration

/// A configuration with some of its values set.
func list(
  _ appearance: ListConfiguration.Appearance, header: ListConfiguration.HeaderMode = .none,
  footer: ListConfiguration.FooterMode = .none, _ change: (inout ListConfiguration) -> Void = { _ in }
) -> ListConfiguration {
  var configuration = ListConfiguration(appearance: appearance)
  configuration.headerMode = header
  configuration.footerMode = footer
  change(&configuration)
  return configuration
}

extension Fixture {
  /// Lists in a view 320 points wide that was laid out.
  init(_ configuration: ListConfiguration, _ counts: [Int], height: CGFloat = 480) {
    self.init(
      counts: counts, size: CGSize(width: 320, height: height),
      layout: CollectionViewCompositionalLayout.list(using: configuration))
    view.layoutIfNeeded()
  }

  /// `x,y,width,height` of a row.
  func row(_ section: Int, _ item: Int) -> String {
    view.layoutAttributesForItem(at: path(section, item)).map { text($0.frame) } ?? "none"
  }

  /// The same of a section's header.
  func header(_ section: Int) -> String {
    view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: path(section, 0)
    ).map { text($0.frame) } ?? "none"
  }

  /// For each row of a section, `¯` where it has a separator above and `_` where it has one below: `¯_ _ _`.
  func separators(_ section: Int, _ count: Int) -> String {
    (0..<count).map { item in
      guard let separators = view.listSeparators(forItemAt: path(section, item)) else { return "none" }
      let marks = (separators.top == nil ? "" : "¯") + (separators.bottom == nil ? "" : "_")
      return marks.isEmpty ? "-" : marks
    }.joined(separator: " ")
  }

  private func text(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }.joined(separator: ",")
  }
}
