import Foundation
import Testing
import VirtualCollectionView

/// Text of letters 10 points wide and lines 20 points high, 5 points from all edges.
private final class LettersCell: CollectionViewCell {
  final class Letters: VirtualView {
    var count = 9
    override var intrinsicContentSize: CGSize { CGSize(width: count * 10, height: 20) }
    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
      let perLine = max(Int(width / 10), 1)
      return CGSize(width: min(count, perLine) * 10, height: (count + perLine - 1) / perLine * 20)
    }
  }

  static var count: (IndexPath) -> Int = { _ in 9 }
  let letters = Letters(frame: .zero)
  private(set) var top: LayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    letters.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(letters)
    top = letters.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5)
    LayoutConstraint.activate([
      top, letters.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      letters.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      letters.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// As high as half its width, without constraints.
private final class FittingCell: CollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: size.width / 2 + 0.1) }
}

@MainActor @Suite("Cells that are sized by what they hold") struct ConstraintSizingTests {
  private func fixture(
    _ section: CollectionLayoutSection, _ cell: CollectionViewCell.Type = LettersCell.self, count: Int = 3
  ) -> Fixture {
    let fixture = Fixture(
      counts: [count], size: CGSize(width: 100, height: 300),
      layout: CollectionViewCompositionalLayout(section: section))
    fixture.view.register(cell, forCellWithReuseIdentifier: "Cell")
    fixture.source.configure = { cell, path in
      (cell as? LettersCell)?.letters.count = [9, 19, 36][path.item % 3]
    }
    fixture.view.layoutIfNeeded()
    return fixture
  }

  private func frames(_ fixture: Fixture) -> [String] {
    fixture.view.indexPathsForVisibleItems.sorted().map { text(fixture.view.cellForItem(at: $0)!.frame) }
  }

  @Test("Only an estimated height is fitted; lines wrap at the layout's width (Semantics 5.5, 11.59)")
  func heights() {
    let fixture = fixture(.rows(44))
    // 9 letters fit into 90 points, 19 take three lines, 36 four.
    #expect(frames(fixture) == ["0 0 100 30", "0 30 100 70", "0 100 100 90"])
    #expect(fixture.view.violations.isEmpty)
  }

  @Test("Only an estimated width is fitted (Semantics 5.5, 11.59)")
  func widths() {
    let size = CollectionLayoutSize.of(.estimated(60), .absolute(50))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let fixture = fixture(section)
    #expect(frames(fixture).first == "0 0 100 50")
  }

  @Test("With both estimated the smallest size that constraints allow is taken (Semantics 5.5)")
  func both() {
    let size = CollectionLayoutSize.of(.estimated(60), .estimated(44))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    let fixture = fixture(section, count: 1)
    #expect(frames(fixture) == ["0 0 100 30"])
  }

  @Test("A cell that cannot size itself keeps the estimate (Semantics 11.59)")
  func plain() {
    #expect(frames(fixture(.rows(44), CollectionViewCell.self)) == ["0 0 100 44", "0 44 100 44", "0 88 100 44"])
  }

  @Test("Without constraints sizeThatFits(_:) speaks, rounded up to a pixel (Semantics 5.5)")
  func fits() {
    #expect(frames(fixture(.rows(44), FittingCell.self)).first == "0 0 100 50.5")
  }

  @Test(
    "A changed constraint is heard where constraints are included (Semantics 5.14)",
    arguments: [
      (CollectionView.SelfSizingInvalidation.disabled, 70), (.enabled, 70), (.enabledIncludingConstraints, 85),
    ] as [(CollectionView.SelfSizingInvalidation, CGFloat)])
  func constants(_ mode: CollectionView.SelfSizingInvalidation, _ height: CGFloat) throws {
    let fixture = fixture(.rows(44))
    fixture.view.selfSizingInvalidation = mode
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)) as? LettersCell)
    cell.top.constant = 20
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test("So are constraints that come and go (Semantics 5.14)")
  func activation() throws {
    let fixture = fixture(.rows(44))
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = try #require(fixture.view.cellForItem(at: path(0, 1)) as? LettersCell)
    let tall = cell.letters.heightAnchor.constraint(equalToConstant: 100)
    tall.isActive = true
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 110)
    tall.isActive = false
    fixture.view.layoutIfNeeded()
    #expect(cell.frame.height == 70)
  }
}
