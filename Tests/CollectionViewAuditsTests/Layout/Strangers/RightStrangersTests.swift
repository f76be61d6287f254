import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// Layouts that do unusual things and do them right: nothing may be found. Most of them look at all attributes for each
/// question, as most published layouts do; that this grows with the items is another test's business.
@MainActor @Suite("Audits of strangers' right layouts") struct RightStrangersTests {
  private final class Heights: NSObject, DelegateSized.Sizes {
    func height(at path: IndexPath) -> CGFloat { CGFloat(20 + path.item * 7 % 50) }
  }

  private final class FlowSizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40 + indexPath.item * 13 % 90, height: 30 + indexPath.item * 7 % 40) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section % 2 == 0 ? 30 : 0) }
  }

  private func expectClean(_ audit: LayoutAudit, oneSection: Bool = false) {
    var audit = audit
    audit.expectsAllSections = !oneSection
    audit.examinesGrowth = false
    let report = audit.run()
    #expect(report.isClean, "\(report)")
  }

  @Test("Layouts that follow the offset")
  func following() {
    expectClean(LayoutAudit(StickyHeaders()))
    expectClean(LayoutAudit(ScalingCarousel()), oneSection: true)
    expectClean(LayoutAudit(CoverFlow()), oneSection: true)
    expectClean(LayoutAudit(EndlessStrip()), oneSection: true)
    expectClean(LayoutAudit(VisibleOnly()), oneSection: true)
    expectClean(LayoutAudit(Sheet()))
  }

  @Test("Layouts whose items lie on each other, are hidden or see-through")
  func covering() {
    expectClean(LayoutAudit(CardStack()))
    expectClean(LayoutAudit(Deck()))
    expectClean(LayoutAudit(PartlyTransparent()))
    expectClean(LayoutAudit(TimeLine()))
  }

  @Test("Layouts in the middle or at the bottom, with more than was asked for, or with attributes of their own")
  func placing() {
    expectClean(LayoutAudit(GenerousGrid()))
    expectClean(LayoutAudit(MiddleGrid()))
    expectClean(LayoutAudit(BottomUp()))
    expectClean(LayoutAudit(LeftAligned()))
    expectClean(LayoutAudit(KeptShade()))
    expectClean(LayoutAudit(FadesInserted()))
  }

  @Test("Layouts that need a delegate")
  func delegates() {
    expectClean(
      LayoutAudit(DelegateSized()).preparingView { view in
        let heights = Heights()
        (view.collectionViewLayout as? DelegateSized)?.sizes = heights
        return heights
      })
    for pins in [false, true] {
      let audit = LayoutAudit(
        making: {
          let flow = UICollectionViewFlowLayout()
          flow.sectionHeadersPinToVisibleBounds = pins
          flow.footerReferenceSize = CGSize(width: 20, height: 20)
          return flow
        })
      expectClean(
        audit.preparingView { view in
          let sizes = FlowSizes()
          view.delegate = sizes
          return sizes
        })
    }
  }

  // MARK: Layouts of this package

  private func section(_ width: CGFloat, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  private func header(pins: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    item.pinToVisibleBounds = pins
    return item
  }

  @Test("Compositional layouts: grids, estimates, orthogonal sections, pinned headers, backgrounds")
  func compositional() {
    expectClean(LayoutAudit(UICollectionViewCompositionalLayout(section: self.section(0.25, .absolute(60)))))
    expectClean(LayoutAudit(UICollectionViewCompositionalLayout(section: self.section(1, .estimated(44)))))
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .groupPaging, .groupPagingCentered,
    ] {
      expectClean(
        LayoutAudit(
          making: {
            let section = self.section(0.4, .absolute(80))
            section.orthogonalScrollingBehavior = behavior
            return UICollectionViewCompositionalLayout(section: section)
          }))
    }
    for pins in [false, true] {
      expectClean(
        LayoutAudit(
          making: {
            let section = self.section(0.5, .absolute(60))
            section.boundarySupplementaryItems = [self.header(pins: pins)]
            section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "back")]
            section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
            return layout
          }))
    }
  }

  @Test("Lists of each appearance, the waterfall with headers, pages and rings")
  func others() {
    for appearance in [
      UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
    ] {
      expectClean(
        LayoutAudit(
          making: {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            return UICollectionViewCompositionalLayout.list(using: configuration)
          }))
    }
    expectClean(LayoutAudit(WaterfallLayout()))
    expectClean(LayoutAudit(PagedGridLayout()))
    expectClean(LayoutAudit(CircleLayout()))
  }
}
