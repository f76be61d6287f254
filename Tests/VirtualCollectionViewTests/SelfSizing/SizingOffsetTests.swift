import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("What stays on screen while sizes change") struct SizingOffsetTests {
  /// Rows that want 60 and are taken for 20, opened far below the top: what is above was never measured.
  private func opened(_ anchoring: CollectionViewFlowLayout.ScrollAnchoring = .keepTopItem) -> SizingFixture {
    let fixture = SizingFixture(counts: [100], height: 300, estimate: 20) { _ in 60 }
    let delegate = HeightDelegate { _ in 20 }
    delegates.append(delegate)
    fixture.view.delegate = delegate
    fixture.flow.scrollAnchoring = anchoring
    fixture.layout()
    fixture.scroll(to: 1000)
    return fixture
  }

  private let delegates = Keeper()

  @Test("Scrolling up into rows that turn out taller moves nothing on screen (Semantics 5.10, 5.10a, 12.15)")
  func scrollingUp() throws {
    let fixture = opened()
    for _ in 0..<30 {
      let first = try #require(fixture.view.indexPathsForVisibleItems.min())
      let inside = path(0, first.item + 2)
      let place = try #require(fixture.place(inside))
      fixture.scroll(to: fixture.view.contentOffset.y - 7)
      #expect(fixture.place(inside) == place + 7)
    }
    #expect(fixture.flow.sizingJump == 0)
  }

  @Test("With the offset kept, what is on screen jumps by what grew above it")
  func keptOffset() throws {
    let fixture = opened(.keepOffset)
    let before = fixture.view.contentOffset.y
    let first = try #require(fixture.view.indexPathsForVisibleItems.min())
    let place = try #require(fixture.place(path(0, first.item + 1)))
    fixture.scroll(to: before - 10)
    #expect(fixture.view.contentOffset.y == before - 10)
    let jump = try #require(fixture.place(path(0, first.item + 1))) - place - 10
    #expect(jump == 40)
    #expect(fixture.flow.sizingJump == jump)
  }

  @Test("A row on screen that grows pushes what is below it, and the offset stays (Semantics 5.10)")
  func below() {
    var tall = false
    let fixture = SizingFixture(counts: [20]) { $0.item == 3 && tall ? 90 : 40 }
    fixture.layout()
    fixture.scroll(to: 50)
    tall = true
    fixture.view.reconfigureItems(at: [path(0, 3)])
    #expect(fixture.view.contentOffset.y == 50)
    #expect(fixture.rows.prefix(3) == ["0.1 40+40", "0.2 80+40", "0.3 120+90"])
  }

  @Test("With the bottom kept, a row that grows pushes what is above it")
  func bottom() {
    var tall = false
    let fixture = SizingFixture(counts: [20]) { $0.item == 3 && tall ? 90 : 40 }
    fixture.flow.scrollAnchoring = .keepBottom
    fixture.layout()
    fixture.scroll(to: 40)
    let place = fixture.place(path(0, 7))
    tall = true
    fixture.view.reconfigureItems(at: [path(0, 3)])
    #expect(fixture.place(path(0, 7)) == place)
    #expect(fixture.view.contentOffset.y == 90)
  }

  @Test("A row cut by the top edge grows upwards (Semantics 5.10)")
  func cut() {
    var tall = false
    let fixture = SizingFixture(counts: [20]) { $0.item == 1 && tall ? 90 : 40 }
    fixture.layout()
    fixture.scroll(to: 50)
    tall = true
    fixture.view.reconfigureItems(at: [path(0, 1)])
    #expect(fixture.view.contentOffset.y == 100)
    #expect(fixture.place(path(0, 2)) == 30)
  }

  @Test("A new average of rows above moves the offset with them (Semantics 5.6, 5.10)")
  func averageAbove() throws {
    let fixture = SizingFixture(counts: [1000], height: 300) { $0.item < 500 ? 40 : 80 }
    fixture.layout()
    fixture.scroll(to: 30_000)
    let first = try #require(fixture.view.indexPathsForVisibleItems.min())
    let place = try #require(fixture.place(first))
    let offset = fixture.view.contentOffset.y
    fixture.scroll(to: offset + 200)
    #expect(try #require(fixture.place(path(0, first.item + 3))) == place + 240 - 200)
    #expect(fixture.view.contentOffset.y > offset + 200)
  }
}

/// Keeps delegates alive, which views refer to weakly.
@MainActor private final class Keeper {
  private var objects: [AnyObject] = []
  func append(_ object: AnyObject) { objects.append(object) }
}
