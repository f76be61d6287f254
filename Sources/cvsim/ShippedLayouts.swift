import CollectionViewAudits
import Foundation
import VirtualCollectionView

/// The layouts that come with the package, as `audit` and `growth` know them.
@MainActor struct ShippedLayouts {
  let name: String
  let make: @MainActor () -> CollectionViewLayout
  /// Tells an audit what cannot be seen from outside.
  var tell: @MainActor (LayoutAudit) -> LayoutAudit = { $0 }

  func audit() -> AuditReport { tell(LayoutAudit(making: make)).run() }

  static let all: [ShippedLayouts] = [
    ShippedLayouts(name: "flow", make: { CollectionViewFlowLayout() }),
    ShippedLayouts(name: "compositional", make: { CollectionViewCompositionalLayout(section: rows()) }),
    ShippedLayouts(
      name: "circle", make: { CircleLayout() },
      tell: { audit in
        audit.setting("startAngle") { (layout: CircleLayout) in layout.startAngle = 90 }
          .insets { (layout: CircleLayout, insets) in layout.sectionInset = insets }
      }),
    ShippedLayouts(
      name: "paged-grid", make: { PagedGridLayout() },
      tell: { audit in
        var audit = audit
        audit.expectsWholePages = true
        return audit
      }),
    ShippedLayouts(name: "waterfall", make: { WaterfallLayout() }),
  ]

  /// Rows of 50 points.
  private static func rows() -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let item = CollectionLayoutItem(layoutSize: size)
    return CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
  }
}
