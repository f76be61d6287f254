import Foundation
import TestSupport
import Testing
import VirtualCollectionView

/// However a view came to an offset, it shows what a new view shows there.
@MainActor @Suite("Flow layout, any way of scrolling") struct FlowScrollingRandomTests {
  private struct Setup {
    var counts: [Int]
    var horizontal: Bool
    var metrics: [CGFloat]
    var pins: Int
    var inset: CGFloat
    var mixed: Bool
    var kind: Int
  }

  @MainActor final class Copying: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! CollectionViewLayoutAttributes }
    }
  }

  @MainActor final class Tinted: CollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { TintAttributes.self }
  }

  private func setup(_ random: inout SeededRandom) -> Setup {
    Setup(
      counts: (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...12, using: &random) },
      horizontal: .random(using: &random),
      metrics: (0..<7).map { _ in CGFloat(Int.random(in: 0...9, using: &random)) },
      pins: .random(in: 0...3, using: &random), inset: CGFloat(Int.random(in: 0...1, using: &random) * 15),
      mixed: .random(using: &random), kind: .random(in: 0...2, using: &random))
  }

  private func fixture(_ setup: Setup) -> Fixture {
    let layout: CollectionViewFlowLayout = setup.kind == 0 ? .init() : setup.kind == 1 ? Copying() : Tinted()
    let fixture = Fixture(flow: setup.counts, width: 120, height: 110, layout) {
      $0.scrollDirection = setup.horizontal ? .horizontal : .vertical
      $0.itemSize = CGSize(width: 25 + setup.metrics[0], height: 20 + setup.metrics[1])
      $0.minimumLineSpacing = setup.metrics[2]
      $0.minimumInteritemSpacing = setup.metrics[3]
      $0.sectionInset = ViewInsets(top: setup.metrics[4], left: 2, bottom: setup.metrics[5], right: 3)
      $0.headerReferenceSize = CGSize(width: setup.metrics[6] * 2, height: setup.metrics[6] * 2)
      $0.footerReferenceSize = CGSize(width: setup.metrics[5], height: setup.metrics[5])
      $0.sectionHeadersPinToVisibleBounds = setup.pins & 1 != 0
      $0.sectionFootersPinToVisibleBounds = setup.pins & 2 != 0
    }
    if setup.mixed {
      fixture.use(
        SizesDelegate { CGSize(width: 20 + CGFloat($0.item % 4) * 9, height: 15 + CGFloat($0.item % 3) * 11) })
    }
    fixture.view.contentInset = ViewInsets(
      top: setup.inset, left: setup.inset / 3, bottom: setup.inset, right: setup.inset / 5)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func place(_ fixture: Fixture, _ setup: Setup, _ offset: CGFloat) {
    if setup.horizontal {
      fixture.view.contentOffset.x = offset
    } else {
      fixture.view.contentOffset.y = offset
    }
    fixture.view.layoutIfNeeded()
  }

  @Test("The picture depends on the offset alone", arguments: 0..<40 as Range<UInt64>)
  func picturesAgree(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let setup = setup(&random)
    let travelled = fixture(setup)
    var offset: CGFloat = 0
    for step in 0..<25 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: offset += CGFloat(Int.random(in: -30...30, using: &random))
      case 1: offset += CGFloat(Int.random(in: -200...200, using: &random)) / 4
      case 2: offset = CGFloat(Int.random(in: -60...600, using: &random))
      default: _ = travelled.view.indexPathForItem(at: CGPoint(x: 30, y: 40))
      }
      place(travelled, setup, offset)
      let fresh = fixture(setup)
      place(fresh, setup, offset)
      #expect(picture(travelled.view) == picture(fresh.view), "seed \(seed), step \(step), offset \(offset), \(setup)")
      #expect(travelled.rules.allSatisfy { $0 == .oversizedItem || $0 == .nearMiss })
    }
  }
}
