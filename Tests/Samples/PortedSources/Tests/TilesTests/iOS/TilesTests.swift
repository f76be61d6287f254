import UIKit
import XCTest

@testable import Tiles

@MainActor final class TilesTests: XCTestCase {
  private var view: UICollectionView!
  private var layout: TileLayout!

  override func setUp() {
    super.setUp()
    layout = TileLayout()
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), collectionViewLayout: layout)
    view.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
  }

  private func show(_ source: TileSource, _ layout: TileLayout) {
    layout.delegate = source
    view.collectionViewLayout = layout
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
  }

  func testWhatIsLeftOutIsNil() {
    show(TileSource(), layout)
    XCTAssertEqual(view.contentSize.height, 83)
    XCTAssertEqual(layout.titles, [nil, nil, nil])
  }

  func testASubclassAddsWhatItsBaseLeavesOut() {
    let source = LoudTileSource()
    show(source, layout)
    XCTAssertEqual(view.contentSize.height, 68)
    XCTAssertEqual(layout.titles, ["Tile", "Tile", "Tile"])
    view.contentOffset.y = 5
    XCTAssertEqual(source.log, ["scrolled"])
  }

  func testAMemberOfAnExtensionIsOverridden() {
    XCTAssertEqual(TiltedLayout().tilt, 46)
    XCTAssertEqual((TiltedLayout() as TileLayout).tiltOfTiles(), 46)
  }

  func testSelectorsCallTheirMethods() {
    let cell = TileCell(frame: .zero)
    cell.performAll()
    NotificationCenter.default.post(name: Notification.Name("TileTheme"), object: nil)
    XCTAssertEqual(
      cell.log,
      [
        "refresh", "1 and 2", "responds", "same", "cornerRadius",
        "@objc in a string, alpha in an interpolation, #selector(1)", "TileTheme",
      ])
  }

  func testControlsCallTheirTargets() {
    let cell = TileCell(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
    cell.switchAll()
    XCTAssertEqual(cell.log, ["refresh", "switched 7.0"])
  }

  func testAnAsynchronousTestStaysOnTheMainActor() async {
    await Task.yield()
    show(TileSource(), layout)
    XCTAssertEqual(view.visibleCells.count, 2)
  }
}
