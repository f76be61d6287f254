import Foundation
import Testing
import UIKit

/// Code as apps write it: a list with headers, separators and swipe actions over a diffable data source.
@MainActor @Suite("Lists under UIKit's names") struct ListConfigurationTests {
  private func layout(_ deleted: @escaping (IndexPath) -> Void) -> UICollectionViewCompositionalLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 8
    configuration.showsSeparators = true
    configuration.backgroundColor = .systemGroupedBackground
    configuration.separatorConfiguration.color = .systemRed
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 20
    configuration.separatorConfiguration.visualEffect = UIBlurEffect(style: .regular)
    configuration.itemSeparatorHandler = { indexPath, sectionConfiguration in
      var configuration = sectionConfiguration
      if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
      return configuration
    }
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        deleted(indexPath)
        completion(true)
      }
      delete.image = UIImage()
      delete.backgroundColor = .systemPurple
      let swipe = UISwipeActionsConfiguration(actions: [delete])
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
    return UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  @Test("A list lays out, and a row that is swiped away goes")
  func list() throws {
    var dataSource: UICollectionViewDiffableDataSource<Int, String>?
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout { path in
        guard let source = dataSource, let item = source.itemIdentifier(for: path) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
      })
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    #expect(
      view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 16, y: 69.5, width: 288, height: 44))
    #expect(view.listSeparators(forItemAt: IndexPath(item: 0, section: 0))?.bottom == nil)
    let separator = try #require(view.listSeparators(forItemAt: IndexPath(item: 1, section: 0))?.bottom)
    #expect(separator.color == .systemRed)
    #expect(separator.insets.leading == 20)
    #expect(!view.simulateFullSwipe(at: IndexPath(item: 1, section: 0)))
    #expect(view.simulateSwipeAction(at: IndexPath(item: 1, section: 0)))
    #expect(source.snapshot().itemIdentifiers == ["a", "c"])
    #expect(view.visibleCells.count == 2)
  }

  @Test("A whole layout is made of a configuration")
  func wholeLayout() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout: UICollectionViewCompositionalLayout = .list(using: configuration)
    #expect(configuration.contentHuggingElements == [])
    #expect(layout.configuration.scrollDirection == .vertical)
    #expect(UIListSeparatorConfiguration.automaticInsets.leading == .greatestFiniteMagnitude)
  }
}
