import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("List separators") struct ListSeparatorTests {
  @Test("Where nothing is said the appearance and the place of the row decide")
  func automatic() {
    let seen: [(ListConfiguration, String)] = [
      (list(.plain), "¯_ _ _"), (list(.grouped), "¯_ _ _"), (list(.insetGrouped), "_ _ -"), (list(.sidebar), "- - -"),
      (list(.sidebarPlain), "- - -"), (list(.plain, header: .firstItemInSection), "- ¯_ _"),
      (list(.insetGrouped, header: .firstItemInSection), "- _ -"),
      (list(.plain, header: .supplementary), "¯_ _ _"), (list(.plain) { $0.showsSeparators = false }, "- - -"),
    ]
    for (configuration, expected) in seen {
      #expect(Fixture(configuration, [3]).separators(0, 3) == expected, "\(configuration.appearance)")
    }
  }

  @Test("A single row is first and last; a section without rows has no separators")
  func single() {
    let plain = Fixture(list(.plain), [1, 0, 1])
    #expect(plain.separators(0, 1) == "¯_")
    #expect(plain.separators(1, 1) == "none")
    #expect(plain.separators(2, 2) == "¯_ none")
    #expect(Fixture(list(.insetGrouped), [1]).separators(0, 1) == "-")
    #expect(Fixture(list(.plain, header: .firstItemInSection), [1]).separators(0, 1) == "-")
  }

  @Test("What the section's configuration says goes before what is automatic")
  func ofSection() {
    let configuration = list(.insetGrouped) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.separatorConfiguration.bottomSeparatorVisibility = .hidden
      $0.separatorConfiguration.color = .systemRed
      $0.separatorConfiguration.topSeparatorInsets = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    let fixture = Fixture(configuration, [2])
    #expect(fixture.separators(0, 2) == "¯ ¯")
    let top = fixture.view.listSeparators(forItemAt: path(0, 0))?.top
    #expect(top?.color == .systemRed)
    #expect(top?.insets == DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test(
    "The handler is handed the section's separators and the row's path, and what it leaves automatic is decided then")
  func handler() {
    var asked: [String] = []
    let configuration = list(.plain) {
      $0.separatorConfiguration.color = .systemRed
      $0.itemSeparatorHandler = { path, section in
        asked.append("\(name(path)) \(section.color == .systemRed) \(section.bottomSeparatorVisibility)")
        var row = section
        if path.item == 1 { row.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { row.topSeparatorVisibility = .visible }
        return row
      }
    }
    let fixture = Fixture(configuration, [3])
    asked = []
    #expect(fixture.separators(0, 3) == "¯_ - ¯_")
    #expect(asked == ["0.0 true automatic", "0.1 true automatic", "0.2 true automatic"])
  }

  @Test("A list that shows no separators does not ask the handler")
  func hidden() {
    let configuration = list(.plain) {
      $0.showsSeparators = false
      $0.itemSeparatorHandler = { _, section in
        Issue.record("asked")
        return section
      }
    }
    #expect(Fixture(configuration, [2]).separators(0, 2) == "- -")
  }

  @Test("The layout answers a row's separators with every visibility decided")
  func decided() throws {
    let fixture = Fixture(list(.plain), [2])
    let layout = try #require(fixture.view.collectionViewLayout as? CollectionViewCompositionalLayout)
    #expect(layout.separatorConfiguration(forItemAt: path(0, 0))?.topSeparatorVisibility == .visible)
    #expect(layout.separatorConfiguration(forItemAt: path(0, 1))?.topSeparatorVisibility == .hidden)
    #expect(layout.separatorConfiguration(forItemAt: path(0, 2)) == nil)
    #expect(layout.separatorConfiguration(forItemAt: path(1, 0)) == nil)
  }

  @Test("Automatic insets are automatic edge by edge")
  func automaticInsets() {
    let chosen = DirectionalViewInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(
      ListSeparator().insets(automatic: chosen) == DirectionalViewInsets(top: 0, leading: 6, bottom: 0, trailing: 8))
    var insets = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(ListSeparator(insets: insets).insets(automatic: chosen) == insets)
    insets.leading = ListSeparatorConfiguration.automaticInsets.leading
    #expect(
      ListSeparator(insets: insets).insets(automatic: chosen)
        == DirectionalViewInsets(top: 1, leading: 6, bottom: 3, trailing: 4))
  }

  @Test("All appearances begin with the same separators")
  func defaults() {
    for appearance in ListConfiguration.Appearance.allCases {
      let separators = ListSeparatorConfiguration(listAppearance: appearance)
      #expect(separators == ListConfiguration(appearance: appearance).separatorConfiguration)
      #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
      #expect(separators.topSeparatorInsets == ListSeparatorConfiguration.automaticInsets)
      #expect(separators.color == .separator)
    }
  }

  @Test("A place says what heads and ends a section, and what is in no list has none")
  func places() {
    let header = CollectionView.elementKindSectionHeader
    let footer = CollectionView.elementKindSectionFooter
    let fixture = Fixture(list(.grouped, header: .supplementary, footer: .supplementary), [2])
    #expect(
      fixture.view.listPlace(ofSupplementaryView: header, at: path(0, 0))
        == ListPlace(appearance: .grouped, isHeader: true))
    #expect(
      fixture.view.listPlace(ofSupplementaryView: footer, at: path(0, 0))
        == ListPlace(appearance: .grouped, isFooter: true))
    #expect(fixture.view.listPlace(ofSupplementaryView: "badge", at: path(0, 0)) == nil)
    #expect(fixture.view.listPlace(ofSupplementaryView: header, at: path(1, 0)) == nil)
    let first = Fixture(list(.sidebar, header: .firstItemInSection), [3])
    #expect(
      first.view.listPlace(ofItemAt: path(0, 0)) == ListPlace(appearance: .sidebar, isHeader: true))
    #expect(first.view.listPlace(ofItemAt: path(0, 1)) == ListPlace(appearance: .sidebar, isFirst: true))
    #expect(first.view.listPlace(ofItemAt: path(0, 2)) == ListPlace(appearance: .sidebar, isLast: true))
    #expect(first.view.listPlace(ofSupplementaryView: header, at: path(0, 0)) == nil)
    #expect(Fixture(counts: [1]).view.listPlace(ofItemAt: path(0, 0)) == nil)
  }

  @Test("Sections of other sorts in the same layout are no lists")
  func mixed() {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let layout = CollectionViewCompositionalLayout { index, environment in
      index == 1
        ? .list(using: list(.plain), layoutEnvironment: environment)
        : CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    }
    let fixture = Fixture(counts: [1, 2], size: CGSize(width: 320, height: 480), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.separators(0, 1) == "none")
    #expect(fixture.separators(1, 2) == "¯_ _")
  }
}
