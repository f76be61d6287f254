import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// Cells of registrations, which have another identifier in each view that is set up.
@MainActor @Suite("Leaks in cells of registrations") struct RegistrationLeakTests {
  private func report(resets: Bool) -> AuditReport {
    ReuseAudit { view in
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        if item % 5 == 2 {
          cell.contentView.backgroundColor = .red
        } else if resets {
          cell.contentView.backgroundColor = nil
        }
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<30))
      source.apply(snapshot, animatingDifferences: false)
      return source
    }.run()
  }

  @Test("A colour that only some items set is found, and one that all set is not")
  func colour() {
    #expect(report(resets: false)[.reuseLeak]?.facts.contains("backgroundColor") == true)
    #expect(report(resets: true).isClean)
  }
}

/// Lines that nearly every cell has.
@MainActor @Suite("Usual lines of cells") struct UsualLineTests {
  @MainActor private final class FormCell: UICollectionViewCell {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    let badge = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(button)
      contentView.addSubview(badge)
      badge.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        badge.topAnchor.constraint(equalTo: contentView.topAnchor),
        badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
      badge.isHidden = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FormSource: NSObject, UICollectionViewDataSource {
    let hides: Bool

    init(hides: Bool) { self.hides = hides }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 24 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "form", for: indexPath) as! FormCell
      cell.button.setTitle("row \(indexPath.item)", for: .normal)
      if indexPath.item % 5 == 2 { cell.badge.isHidden = false } else if hides { cell.badge.isHidden = true }
      return cell
    }
  }

  private func report(hides: Bool) -> AuditReport {
    ReuseAudit { view in
      let source = FormSource(hides: hides)
      view.register(FormCell.self, forCellWithReuseIdentifier: "form")
      view.dataSource = source
      return source
    }.run()
  }

  @Test("A title for the normal state is that of the others")
  func title() {
    let report = report(hides: true)
    #expect(report.isClean, "\(report)")
  }

  @Test("A badge that stays is one finding, and its constraints are none")
  func badge() {
    let report = report(hides: false)
    #expect(report.names == ["reuse-leak"], "\(report)")
    #expect(report[.reuseLeak]?.facts.contains("isHidden") == true)
  }
}
