import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("List sections") struct ListSectionTests {
  private func made(_ configuration: ListConfiguration) -> CollectionLayoutSection? {
    var result: CollectionLayoutSection?
    let layout = CollectionViewCompositionalLayout { _, environment in
      result = .list(using: configuration, layoutEnvironment: environment)
      return result
    }
    Fixture(counts: [1], size: CGSize(width: 320, height: 480), layout: layout).view.layoutIfNeeded()
    return result
  }

  /// `top leading bottom trailing`.
  private func insets(_ section: CollectionLayoutSection?) -> String {
    guard let insets = section?.contentInsets else { return "none" }
    return [insets.top, insets.leading, insets.bottom, insets.trailing].map { String(format: "%g", Double($0)) }
      .joined(separator: " ")
  }

  @Test("Insets follow the appearance, what heads the section and what ends it")
  func recordedInsets() {
    let recorded: [(ListConfiguration, String)] = [
      (list(.plain), "0 0 0 0"), (list(.plain, header: .supplementary, footer: .supplementary), "0 0 0 0"),
      (list(.grouped), "35 0 20 0"), (list(.grouped, footer: .supplementary), "35 0 0 0"),
      (list(.grouped, header: .supplementary, footer: .supplementary), "0 0 0 0"),
      (list(.grouped, header: .firstItemInSection), "0 0 20 0"),
      (list(.insetGrouped, header: .firstItemInSection), "0 16 20 16"),
      (list(.insetGrouped, header: .firstItemInSection, footer: .supplementary), "0 16 0 16"),
      (list(.sidebar), "0 12.987 10 12.987"), (list(.sidebar, footer: .supplementary), "0 12.987 0 12.987"),
      (list(.sidebarPlain), "0 12.987 0 12.987"),
      (list(.sidebarPlain, header: .firstItemInSection, footer: .supplementary), "0 12.987 0 12.987"),
    ]
    for (configuration, expected) in recorded {
      let section = made(configuration)
      #expect(insets(section) == expected, "\(configuration.appearance) \(configuration.headerMode)")
      #expect(section?.contentInsetsReference == ContentInsetsReference.none)
    }
  }

  @Test("Headers and footers stand above and below as wide as the section, pinned and higher in plain lists")
  func supplementaries() {
    for appearance in ListConfiguration.Appearance.allCases {
      let isPlain = appearance == .plain || appearance == .sidebarPlain
      for header in ListConfiguration.HeaderMode.allCases {
        for footer in ListConfiguration.FooterMode.allCases {
          let items = made(list(appearance, header: header, footer: footer))?.boundarySupplementaryItems ?? []
          #expect(
            items.map(\.elementKind) == (header == .supplementary ? [CollectionView.elementKindSectionHeader] : [])
              + (footer == .supplementary ? [CollectionView.elementKindSectionFooter] : []))
          for item in items {
            #expect(item.layoutSize.widthDimension == .fractionalWidth(1))
            #expect(item.layoutSize.heightDimension == .estimated(isPlain ? 28 : 17.5))
            #expect(item.alignment == (item.elementKind == CollectionView.elementKindSectionHeader ? .top : .bottom))
            #expect(item.extendsBoundary)
            #expect(item.pinToVisibleBounds == isPlain)
            #expect(item.zIndex == 200)
          }
        }
      }
    }
  }

  @Test("Rows are as wide as their section and 44 points high until they are measured")
  func rows() {
    let fixture = Fixture(list(.insetGrouped), [2, 0, 1])
    #expect(fixture.row(0, 0) == "16,35,288,44")
    #expect(fixture.row(0, 1) == "16,79,288,44")
    #expect(fixture.row(2, 0) == "16,178,288,44")
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 242))
    #expect(fixture.view.violations == [])
  }

  @Test("The header of a plain list stays in sight, that of a grouped one does not")
  func pinning() {
    let plain = Fixture(list(.plain, header: .supplementary), [20, 20])
    #expect(plain.header(0) == "0,0,320,28")
    #expect(plain.row(0, 0) == "0,28,320,44")
    plain.scroll(to: 100)
    #expect(plain.header(0) == "0,100,320,28")
    let grouped = Fixture(list(.grouped, header: .supplementary), [20, 20])
    grouped.scroll(to: 100)
    #expect(grouped.header(0) == "0,0,320,17.5")
  }

  @Test("Padding comes above each header, nothing where none heads the section", arguments: [0.0, 12, -3, .infinity])
  func headerPadding(_ padding: CGFloat) {
    func fixture(_ mode: ListConfiguration.HeaderMode) -> Fixture {
      Fixture(list(.plain, header: mode) { $0.headerTopPadding = padding }, [1, 1])
    }
    let room: CGFloat = padding == 12 ? 12 : 0
    let supplementary = fixture(.supplementary)
    #expect(supplementary.header(0) == "0,\(Int(room)),320,28")
    #expect(supplementary.row(0, 0) == "0,\(Int(room) + 28),320,44")
    #expect(supplementary.header(1) == "0,\(Int(room) * 2 + 72),320,28")
    #expect(supplementary.view.contentSize.height == room * 2 + 144)
    let first = fixture(.firstItemInSection)
    #expect(first.row(0, 0) == "0,\(Int(room)),320,44")
    #expect(first.row(1, 0) == "0,\(Int(room) * 2 + 44),320,44")
    #expect(fixture(.none).row(1, 0) == "0,44,320,44")
  }

  @Test("A header below its padding is found at its place, and pinned it leaves the padding behind")
  func paddedHeaderPins() {
    let fixture = Fixture(list(.plain, header: .supplementary) { $0.headerTopPadding = 12 }, [20, 20])
    #expect(fixture.header(0) == "0,12,320,28")
    fixture.scroll(to: 5)
    #expect(fixture.header(0) == "0,12,320,28")
    fixture.scroll(to: 100)
    #expect(fixture.header(0) == "0,100,320,28")
    #expect(fixture.view.violations == [])
  }

  @Test("A section can be changed like any other, and a copy of it is still a list")
  func copies() throws {
    let section = try #require(made(list(.plain)))
    section.interGroupSpacing = 6
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = Fixture(counts: [3], size: CGSize(width: 320, height: 480), layout: layout)
    fixture.view.layoutIfNeeded()
    #expect(fixture.row(0, 2) == "0,100,320,44")
    #expect(fixture.view.listPlace(ofItemAt: path(0, 2))?.isLast == true)
  }

  @Test("A million rows cost what is on screen: one count a section, no attributes and no question for the rest")
  func million() {
    var asked = 0
    let configuration = list(.plain, header: .supplementary) {
      $0.itemSeparatorHandler = { _, section in
        asked += 1
        return section
      }
    }
    let fixture = Fixture(configuration, [1_000_000, 0, 1_000_000])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 88_000_084))
    #expect(fixture.view.counters.numberOfItemsCalls == 3)
    #expect(fixture.view.counters.cellForItemCalls <= 12)
    #expect(fixture.view.counters.attributesMade <= 32)
    let before = fixture.view.counters
    fixture.scroll(to: 40_000_000)
    #expect(fixture.view.counters.attributesMade - before.attributesMade <= 32)
    #expect(fixture.view.counters.cellForItemCalls - before.cellForItemCalls <= 12)
    let asks = asked
    #expect(fixture.view.listPlace(ofItemAt: path(2, 999_999))?.isLast == true)
    #expect(asked == asks + 1)
    #expect(fixture.row(2, 999_999) == "0,8.8e+07,320,44")
  }
}
