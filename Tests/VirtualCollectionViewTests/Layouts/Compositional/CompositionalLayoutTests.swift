import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Compositional layout") struct CompositionalLayoutTests {
  private func size(_ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Rows of two items, 40 points high.
  private func rows(_ change: (CollectionLayoutSection) -> Void = { _ in }) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    change(section)
    return section
  }

  private func header(pinned: Bool = false) -> CollectionLayoutBoundarySupplementaryItem {
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: CollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = pinned
    return header
  }

  /// Cards of 100 points side by side, that scroll across.
  private func shelf(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior,
    _ handler: CollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.visibleItemsInvalidationHandler = handler
    return section
  }

  private func fixture(_ counts: [Int], _ layout: CollectionViewLayout, height: CGFloat = 200) -> Fixture {
    let fixture = Fixture(counts: counts, size: CGSize(width: 320, height: height), layout: layout)
    fixture.view.layoutIfNeeded()
    return fixture
  }

  @Test("The provider is asked once a section and solve, with the whole view as its room (Semantics 11.8, 11.31)")
  func provider() {
    var asked: [Int] = []
    var rooms: [CGSize] = []
    let section = rows { $0.contentInsets = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    let layout = CollectionViewCompositionalLayout(sectionProvider: { index, environment in
      asked.append(index)
      rooms.append(environment.container.effectiveContentSize)
      #expect(environment.traitCollection.displayScale == 2)
      #expect(environment.container.contentInsets == .zero)
      return section
    })
    let fixture = fixture([3, 0, 9], layout)
    #expect(asked == [0, 1, 2])
    #expect(rooms == Array(repeating: CGSize(width: 320, height: 200), count: 3))
    fixture.scroll(to: 30)
    #expect(asked.count == 3)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(asked.count == 6)
    fixture.view.frame.size.height = 180
    fixture.view.layoutIfNeeded()
    #expect(asked.count == 9)
    #expect(fixture.view.violations == [])
  }

  @Test("A section with items and no definition is told of, one without items is not (Semantics 11.30)")
  func missingDefinition() throws {
    let fixture = fixture([0, 2], CollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }))
    #expect(fixture.view.violations.count == 1)
    try expect(
      fixture.view.violations.first, .missingSectionDefinition,
      says: "Invalid section definition. Please specify a valid section definition when content is to be rendered for a"
        + " section. This is a client error.")
    #expect(fixture.view.violations.first?.fact("section") == "1")
    #expect(fixture.view.contentSize.height == 0)
  }

  @Test("A kind that stands twice in one place is told of, and its first item is taken (Semantics 11.45)")
  func duplicateKinds() throws {
    let section = rows { $0.boundarySupplementaryItems = [header(), header()] }
    let fixture = fixture([2], CollectionViewCompositionalLayout(section: section))
    #expect(fixture.view.violations.count == 1)
    try expect(
      fixture.view.violations.first, .duplicateSupplementaryKinds,
      says: "Error: Every supplementary must have a unique elementKind: duplicates detected: (")
    #expect(fixture.view.contentSize.height == 60)
  }

  @Test("A custom group's provider is told the group's size in the whole view, once a section (Semantics 11.9, 11.18)")
  func customGroup() {
    var rooms: [any CollectionLayoutContainer] = []
    let group = CollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) { environment in
      rooms.append(environment.container)
      return [CollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40), zIndex: 4)]
    }
    group.contentInsets = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let fixture = fixture([2, 1], CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
    #expect(rooms.count == 2)
    #expect(rooms.first?.contentSize == CGSize(width: 320, height: 80))
    #expect(rooms.first?.effectiveContentSize == CGSize(width: 314, height: 76))
    #expect(rooms.first?.contentInsets.leading == 2)
    let second = fixture.view.layoutAttributesForItem(at: path(0, 1))
    #expect(second?.frame == CGRect(x: 1, y: 82, width: 30, height: 40))
    #expect(second?.zIndex == 4)
  }

  @Test("Sections keep clear of what their reference says, across the scroll axis alone (Semantics 11.26)")
  func insetsReference() {
    let layout = CollectionViewCompositionalLayout(section: rows { $0.contentInsetsReference = .layoutMargins })
    let fixture = fixture([2], layout)
    fixture.view.layoutMargins = ViewInsets(top: 10, left: 20, bottom: 30, right: 40)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<2) == ["20 0 130 40", "150 0 130 40"])
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 40))
  }

  @Test(
    "Bounds invalidate when something is pinned or the size is another, and what is pinned moves (Semantics 11.43, 11.44)"
  )
  func pinning() {
    let plain = fixture(
      [9], CollectionViewCompositionalLayout(section: rows { $0.boundarySupplementaryItems = [header()] }))
    let moved = CGRect(x: 0, y: 30, width: 320, height: 200)
    #expect(!plain.view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: moved))
    let resized = CGRect(x: 0, y: 0, width: 320, height: 201)
    #expect(plain.view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: resized))
    let section = rows { $0.boundarySupplementaryItems = [header(pinned: true)] }
    let pinned = fixture([19], CollectionViewCompositionalLayout(section: section))
    #expect(pinned.view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: moved))
    pinned.scroll(to: 30)
    let shown = pinned.view.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(shown?.frame == CGRect(x: 0, y: 30, width: 320, height: 20))
    #expect(shown?.zPosition == 1_000_000_001)
    #expect(pinned.view.violations == [])
  }

  @Test("Setting the configuration copies it and lays out again (Semantics 11.63)")
  func configuration() {
    let layout = CollectionViewCompositionalLayout(section: rows())
    let fixture = fixture([2, 2], layout)
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    layout.configuration = configuration
    configuration.interSectionSpacing = 99
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.layoutAttributesForItem(at: path(1, 0))?.frame.minY == 52)
    #expect(layout.configuration.interSectionSpacing == 12)
  }

  @Test("Backgrounds come from the class registered on the layout and put cells at 1 (Semantics 11.42, 11.48, 11.49)")
  func backgrounds() {
    let layout = CollectionViewCompositionalLayout(
      section: rows { $0.decorationItems = [.background(elementKind: "back")] })
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "back")
    let fixture = fixture([3], layout)
    let back = fixture.view.layoutAttributesForDecorationView(ofKind: "back", at: path(0, 0))
    #expect(back?.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
    #expect(fixture.view.cellForItem(at: path(0, 0))?.zPosition == 1)
    #expect(fixture.view.visibleElements.count == 4)
    #expect(fixture.view.violations == [])
  }

  @Test("From right to left everything is mirrored")
  func rightToLeft() {
    let section = rows { $0.contentInsets.leading = 20 }
    let fixture = fixture([2], CollectionViewCompositionalLayout(section: section))
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<2) == ["150 0 150 40", "0 0 150 40"])
  }

  @Test("From right to left, a layout that scrolls sideways pins at the right (Semantics 11.43)")
  func rightToLeftPinning() {
    let item = CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [item]))
    let side = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(30), .fractionalHeight(1)), elementKind: CollectionView.elementKindSectionHeader,
      alignment: .leading)
    side.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [side]
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = CollectionViewCompositionalLayout(section: section, configuration: configuration)
    let fixture = Fixture(counts: [9], size: CGSize(width: 320, height: 200), layout: layout)
    fixture.view.semanticContentAttribute = .forceRightToLeft
    fixture.view.layoutIfNeeded()
    func header() -> CGRect? {
      fixture.view.supplementaryView(forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))?.frame
    }
    #expect(fixture.view.contentOffset.x == 610)
    #expect(header() == CGRect(x: 900, y: 0, width: 30, height: 200))
    fixture.view.contentOffset.x = 560
    fixture.view.layoutIfNeeded()
    #expect(header() == CGRect(x: 850, y: 0, width: 30, height: 200))
    fixture.view.contentInset.right = 7
    fixture.view.layoutIfNeeded()
    #expect(header() == CGRect(x: 843, y: 0, width: 30, height: 200))
  }

  @Test("What shows nothing is told of once: no room is a warning, a short group advice (Semantics 11.15, 11.65)")
  func obstacles() {
    let narrow = CollectionViewCompositionalLayout(
      section: rows { $0.contentInsets = DirectionalViewInsets(top: 0, leading: 160, bottom: 0, trailing: 160) })
    let room = fixture([0, 2], narrow)
    narrow.invalidateLayout()
    room.view.layoutIfNeeded()
    #expect(room.view.violations.map(\.rule) == [.sectionWithoutRoom])
    #expect(room.view.violations.first?.severity == .warning)
    #expect(room.view.violations.first?.fact("section") == "1")
    let item = CollectionLayoutItem(layoutSize: size(.absolute(100.01), .fractionalHeight(1)))
    let short = fixture(
      [3],
      CollectionViewCompositionalLayout(
        section: CollectionLayoutSection(
          group: .horizontal(layoutSize: size(.absolute(100), .absolute(20)), subitems: [item]))))
    #expect(short.view.violations.map(\.rule) == [.groupHoldsNothing])
    #expect(short.view.violations.first?.severity == .advice)
  }

  @Test("Boundary items can count their insets from another reference than the groups (Semantics 11.26)")
  func supplementaryReference() {
    let section = rows {
      $0.contentInsetsReference = .none
      $0.supplementaryContentInsetsReference = .layoutMargins
      $0.contentInsets.leading = 5
      $0.boundarySupplementaryItems = [header()]
    }
    let fixture = fixture([2], CollectionViewCompositionalLayout(section: section))
    fixture.view.layoutMargins = ViewInsets(top: 0, left: 20, bottom: 0, right: 40)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.boxes(0, 0..<1) == ["5 20 157.5 40"])
    let shown = fixture.view.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(shown?.frame == CGRect(x: 25, y: 0, width: 255, height: 20))
    #expect(fixture.view.violations == [])
  }

  @Test("Before iOS 26 a pinned header that is pushed out stays opaque (Semantics 11.43a)", arguments: [true, false])
  func fading(isLatest: Bool) {
    let section = rows { $0.boundarySupplementaryItems = [header(pinned: true)] }
    let layout = CollectionViewCompositionalLayout(section: section)
    let era: UIKitEra = isLatest ? .latest : .iOS18
    let screen = withEnvironment({ $0.era = era }, { self.fixture([3, 19], layout) })
    // The rows of section 0 end at 100: the header of 20 goes no further than 80, and half of it is seen at 90.
    screen.scroll(to: 90)
    let shown = screen.view.supplementaryView(
      forElementKind: CollectionView.elementKindSectionHeader, at: path(0, 0))
    #expect(shown?.frame.minY == 80)
    #expect(shown?.alpha == (isLatest ? 0.5 : 1))
    screen.scroll(to: 95)
    #expect(shown?.alpha == (isLatest ? 0.25 : 1))
    screen.scroll(to: 80)
    #expect(shown?.alpha == 1)
    #expect(screen.view.violations == [])
  }

  // MARK: Sections that scroll themselves

  @Test(
    "A section comes to rest as its behaviour has it, and never past its end (Semantics 11.54, 11.55)",
    arguments: [
      (CollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 130, 130), (.continuous, 900, 480),
      (.continuous, -5, 0), (.continuousGroupLeadingBoundary, 140, 100), (.groupPaging, 160, 200),
      (.paging, 170, 320), (.paging, 150, 0), (.groupPagingCentered, -100, -110), (.groupPagingCentered, 100, 90),
    ])
  func rest(behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat, rest: CGFloat) {
    let layout = CollectionViewCompositionalLayout(section: shelf(behavior))
    let fixture = fixture([8], layout)
    #expect(layout.scrollSection(0, toOrthogonalOffset: offset) == rest)
    #expect(layout.orthogonalOffset(inSection: 0) == rest)
    fixture.view.layoutIfNeeded()
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 0))?.frame.minX == -rest)
  }

  @Test("Insets and spacings that are no numbers are told, each once a solve, and 0 is taken")
  func lengthsThatAreNoNumbers() {
    let section = shelf(.none)
    section.contentInsets.top = .nan
    section.contentInsets.trailing = .infinity
    section.interGroupSpacing = .nan
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = -.infinity
    let fixture = fixture(
      [2, 2], CollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(
      fixture.view.violations.map(\.sentence) == [
        "interSectionSpacing of UICollectionViewCompositionalLayout is -inf; it must be finite.",
        "interGroupSpacing of UICollectionViewCompositionalLayout is nan; it must be finite.",
        "contentInsets of UICollectionViewCompositionalLayout is nan; it must be finite.",
      ])
    #expect(fixture.view.cellForItem(at: path(1, 1))?.frame == CGRect(x: 0, y: 150, width: 100, height: 50))
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 200))
  }

  @Test(
    "An item of a section that scrolls itself is scrolled to there, and by the view along its axis (Semantics 7.8, 7.9)",
    arguments: [
      (CollectionView.ScrollPosition.left, 400), (.centeredHorizontally, 290), (.right, 180), ([], 180),
      ([.bottom, .left], 400),
    ] as [(CollectionView.ScrollPosition, CGFloat)])
  func scrollingToAnItem(position: CollectionView.ScrollPosition, offset: CGFloat) {
    let layout = CollectionViewCompositionalLayout(section: shelf(.groupPaging))
    let fixture = fixture(Array(repeating: 8, count: 12), layout)
    fixture.view.scrollToItem(at: path(11, 4), at: position, animated: false)
    fixture.view.layoutIfNeeded()
    #expect(layout.orthogonalOffset(inSection: 11) == offset)
    #expect(layout.orthogonalOffset(inSection: 10) == 0)
    #expect(fixture.view.contentOffset == CGPoint(x: 0, y: 600 - fixture.view.bounds.height))
    #expect(fixture.view.cellForItem(at: path(11, 4))?.frame.minX == 400 - offset)
    fixture.view.scrollToItem(at: path(11, 7), at: .left, animated: true)
    #expect(layout.orthogonalOffset(inSection: 11) == 480)
    #expect(fixture.view.violations == [])
  }

  @Test("Scrolling a section asks no provider, tells no delegate and leaves the view where it is (Semantics 11.56)")
  func scrollingASection() {
    var asked = 0
    let section = shelf(.continuous)
    let layout = CollectionViewCompositionalLayout(sectionProvider: { _, _ in
      asked += 1
      return section
    })
    let fixture = fixture([8, 8], layout)
    layout.scrollSection(1, toOrthogonalOffset: 250)
    fixture.view.layoutIfNeeded()
    #expect(asked == 2)
    #expect(fixture.view.contentOffset == .zero)
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 100))
    let shown = fixture.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item).sorted()
    #expect(shown == [2, 3, 4, 5])
    #expect(fixture.view.cellForItem(at: path(1, 3))?.frame == CGRect(x: 50, y: 50, width: 100, height: 50))
    #expect(layout.orthogonalOffset(inSection: 0) == 0)
    #expect(layout.orthogonalOffsetRange(inSection: 1) == 0...480)
    #expect(layout.orthogonalOffset(inSection: 9) == 0)
    #expect(fixture.view.violations == [])
  }

  @Test("An offset goes with its section through an update")
  func offsetsInUpdates() {
    let layout = CollectionViewCompositionalLayout(section: shelf(.continuous))
    let fixture = fixture([8, 8], layout)
    layout.setOrthogonalOffset(130, inSection: 1)
    fixture.view.performBatchUpdates {
      fixture.source.counts = [8]
      fixture.view.deleteSections(IndexSet(integer: 0))
    }
    #expect(layout.orthogonalOffset(inSection: 0) == 130)
    #expect(fixture.view.layoutAttributesForItem(at: path(0, 0))?.frame.origin == CGPoint(x: -130, y: 0))
    #expect(fixture.view.violations == [])
  }

  @Test("A handler is told at a solve, last section first, and of the section whose offset changes (Semantics 11.57)")
  func handler() {
    var calls: [String] = []
    let section = shelf(.continuous) { items, offset, environment in
      let names = items.map { "\($0.indexPath.section).\($0.indexPath.item)@\(Int($0.frame.minX))" }
      calls.append("\(Int(offset.x)): \(names.joined(separator: " "))")
      #expect(environment.container.contentSize.width == 320)
      #expect(items.allSatisfy { $0.name == "" && $0.bounds.size == CGSize(width: 100, height: 50) })
    }
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = fixture([1, 8], layout)
    #expect(calls == ["0: 1.0@0 1.1@100 1.2@200 1.3@300", "0: 0.0@0"])
    calls = []
    layout.setOrthogonalOffset(130, inSection: 1)
    fixture.view.layoutIfNeeded()
    #expect(calls == ["130: 1.1@100 1.2@200 1.3@300 1.4@400"])
    calls = []
    fixture.view.setNeedsLayout()
    fixture.view.layoutIfNeeded()
    #expect(calls == [])
  }

  @Test("What a handler sets is shown, less the section's offset, and is kept while the item is seen (Semantics 11.57)")
  func handlerChanges() {
    var isFirst = true
    let section = shelf(.continuous) { items, offset, _ in
      guard isFirst else { return }
      isFirst = false
      for item in items where item.indexPath.item == 1 {
        item.alpha = 0.5
        item.zIndex = 7
        item.center = CGPoint(x: 170, y: 60)
        #expect(item.frame == CGRect(x: 120, y: 35, width: 100, height: 50))
      }
    }
    let layout = CollectionViewCompositionalLayout(section: section)
    let fixture = fixture([8], layout)
    let cell = fixture.view.cellForItem(at: path(0, 1))
    #expect(cell?.alpha == 0.5 && cell?.zPosition == 0)
    #expect(cell?.frame == CGRect(x: 120, y: 35, width: 100, height: 50))
    layout.setOrthogonalOffset(30, inSection: 0)
    fixture.view.layoutIfNeeded()
    #expect(cell?.frame == CGRect(x: 90, y: 35, width: 100, height: 50))
    #expect(cell?.alpha == 0.5)
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(cell?.frame == CGRect(x: 70, y: 0, width: 100, height: 50))
    #expect(cell?.alpha == 1)
    #expect(fixture.view.violations == [])
  }

  // MARK: Updates

  @Test(
    "In an update what stays comes from its old place, what is new fades in; headers go with sections (Semantics 6.15)")
  func updates() {
    let section = rows { $0.boundarySupplementaryItems = [header()] }
    let layout = Watched(section: section)
    let fixture = fixture([2, 2], layout)
    var seen: [String] = []
    layout.atEnd = { [unowned layout] in
      @MainActor func look(_ attributes: CollectionViewLayoutAttributes?) -> String {
        guard let attributes else { return "none" }
        return "\(Int(attributes.frame.minY)) \(attributes.alpha) \(attributes.zIndex)"
      }
      let kind = CollectionView.elementKindSectionHeader
      seen = [
        look(layout.initialLayoutAttributesForAppearingItem(at: path(0, 0))),
        look(layout.initialLayoutAttributesForAppearingItem(at: path(1, 0))),
        look(layout.finalLayoutAttributesForDisappearingItem(at: path(0, 0))),
        look(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path(1, 0))),
        look(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path(0, 0))),
      ]
    }
    fixture.view.performBatchUpdates {
      fixture.source.counts = [2, 2, 2]
      fixture.view.insertSections(IndexSet(integer: 0))
    }
    #expect(seen == ["20 0.0 0", "20 1.0 0", "80 1.0 0", "0 1.0 1", "0 0.0 1"])
    #expect(fixture.view.violations == [])
  }
}

@MainActor private final class Watched: CollectionViewCompositionalLayout {
  var atEnd: () -> Void = {}

  override func finalizeCollectionViewUpdates() { atEnd() }
}
