import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Documentation: compositional layouts") struct CompositionalArticleTests {
  private let source = ListSource([8])

  private func cards(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)),
      subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func view(_ layout: CollectionViewLayout) -> CollectionView {
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  func shop(_ section: Int, _ environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection? {
    let isWide = environment.container.effectiveContentSize.width > 600
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.25 : 0.5), heightDimension: .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    return CollectionLayoutSection(group: group)
  }

  @Test("A provider is tested by the frames it comes to")
  func provider() {
    let layout = CollectionViewCompositionalLayout(sectionProvider: shop)
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 160)
    view.frame.size.width = 800
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 200)
  }

  @Test("A section is moved and asked where it is")
  func orthogonal() {
    let shelf = CollectionViewCompositionalLayout(section: cards(.groupPaging))
    let view = view(shelf)
    shelf.scrollSection(0, toOrthogonalOffset: 130)
    view.layoutIfNeeded()
    #expect(shelf.orthogonalOffset(inSection: 0) == 100)
    #expect(shelf.orthogonalOffsetRange(inSection: 0) == 0...480)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 0)
    #expect(view.contentOffset == .zero)
  }

  @Test("What a handler does is on the cells")
  func handler() {
    let section = cards(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items {
        item.alpha = max(0.2, 1 - abs(item.frame.midX - middle) / 300)
      }
    }
    let carousel = CollectionViewCompositionalLayout(section: section)
    let view = view(carousel)
    carousel.setOrthogonalOffset(90, inSection: 0)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1 - 100.0 / 300)
  }

  @Test("The article's code is the code of these tests, line for line")
  func code() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/VirtualCollectionView/VirtualCollectionView.docc/CompositionalLayouts.md"), encoding: .utf8)
    let tests = lines(try String(contentsOf: here, encoding: .utf8)).joined(separator: "\n")
    let pieces = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(pieces.count == 4)
    for piece in pieces { #expect(tests.contains(lines(piece).joined(separator: "\n")), "\(piece)") }
  }

  /// The lines that say something, without their indentation.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
