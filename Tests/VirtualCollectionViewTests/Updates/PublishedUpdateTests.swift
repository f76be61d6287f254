import Foundation
import Testing
import VirtualCollectionView

/// Updates that a published test suite makes on real UIKit (Instagram/IGListKit, IGListCollectionViewTests): the frames of
/// cells are read right after the call, without a layout in between.
@MainActor @Suite("Published updates") struct PublishedUpdateTests {
  @Test("reloadData and a layout: [10] becomes [20, 10]")
  func reloadData() {
    let line = Line([[10]])
    line.reload([[20], [10]])
    #expect(line.frames == ["0.0": [0, 0, 20, 20], "1.0": [20, 0, 10, 10]])
  }

  @Test("insert section 1")
  func insertSection() {
    let line = Line([[10]])
    line.source.sizes = [[20], [10]]
    line.view.insertSections([1])
    #expect(line.frames == ["0.0": [0, 0, 20, 20], "1.0": [20, 0, 10, 10]])
  }

  @Test("delete section 1")
  func deleteSection() {
    let line = Line([[10], [10]])
    line.source.sizes = [[20]]
    line.view.deleteSections([1])
    #expect(line.frames == ["0.0": [0, 0, 20, 20]])
  }

  @Test("reload section 1")
  func reloadSection() {
    let line = Line([[10], [10]])
    line.source.sizes = [[20], [20]]
    line.view.reloadSections([1])
    #expect(line.frames == ["0.0": [0, 0, 20, 20], "1.0": [20, 0, 20, 20]])
  }

  @Test("move section 1 to 2")
  func moveSection() {
    let line = Line([[10], [20], [30]])
    line.source.sizes = [[40], [30], [20]]
    line.view.moveSection(1, toSection: 2)
    #expect(line.frames == ["0.0": [0, 0, 40, 40], "1.0": [40, 0, 30, 30], "2.0": [70, 0, 20, 20]])
  }

  @Test("move item 1.0 to 0.1")
  func moveItem() {
    let line = Line([[10], [20], [30]])
    line.source.sizes = [[10, 20], [], [20]]
    line.view.moveItem(at: [1, 0], to: [0, 1])
    #expect(line.frames == ["0.0": [0, 0, 10, 10], "0.1": [10, 0, 20, 20], "2.0": [30, 0, 20, 20]])
  }

  @Test("batch: delete section 1, move 3 to 1, insert 3; the frames are there in the completion")
  func batch() {
    let line = Line([[1], [2], [3], [4]])
    var frames: [String: [CGFloat]] = [:]
    line.view.performBatchUpdates {
      line.source.sizes = [[0], [4], [3], [5]]
      line.view.deleteSections([1])
      line.view.moveSection(3, toSection: 1)
      line.view.insertSections([3])
    } completion: { _ in
      line.view.layoutIfNeeded()
      frames = line.frames
    }
    // A cell without a size is not shown; its place is what the layout says.
    #expect(frames == ["1.0": [0, 0, 4, 4], "2.0": [4, 0, 3, 3], "3.0": [7, 0, 5, 5]])
    #expect(line.view.layoutAttributesForItem(at: [0, 0])?.frame == .zero)
  }

  @Test("insert an empty index set")
  func emptySet() {
    let line = Line([[10]])
    line.view.insertSections([])
    #expect(line.frames == ["0.0": [0, 0, 10, 10]])
    #expect(line.view.violations.isEmpty)
  }
}

/// Squares in one line across all sections, in a view of 100 by 100 that was laid out.
@MainActor private struct Line {
  let view: CollectionView
  let source = Source()

  init(_ sizes: [[CGFloat]]) {
    let layout = LineLayout()
    layout.source = source
    view = recording {
      CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    }
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    reload(sizes)
  }

  func reload(_ sizes: [[CGFloat]]) {
    source.sizes = sizes
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// The frames of all cells that are there, by path.
  var frames: [String: [CGFloat]] {
    var frames: [String: [CGFloat]] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.cellForItem(at: path)?.frame else { continue }
      frames["\(path.section).\(path.item)"] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return frames
  }

  final class Source: NSObject, CollectionViewDataSource {
    var sizes: [[CGFloat]] = []

    func numberOfSections(in collectionView: CollectionView) -> Int { sizes.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      sizes[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  final class LineLayout: CollectionViewLayout {
    var source: Source?
    private var all: [CollectionViewLayoutAttributes] = []

    override func prepare() {
      all = []
      var x: CGFloat = 0
      for (section, sizes) in (source?.sizes ?? []).enumerated() {
        for (item, size) in sizes.enumerated() {
          let attributes = CollectionViewLayoutAttributes(forCellWith: [section, item])
          attributes.frame = CGRect(x: x, y: 0, width: size, height: size)
          all.append(attributes)
          x += size
        }
      }
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: 100, height: all.map(\.frame.maxY).max() ?? 0)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { all }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      all.first { $0.indexPath == indexPath }
    }
  }
}
