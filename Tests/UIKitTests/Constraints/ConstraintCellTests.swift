import TestSupport
import Testing
import UIKit

/// Title over text over a picture of 2 to 1, all pinned to the content view.
private final class ArticleCell: UICollectionViewCell {
  let title = WordView(10)
  let body = WordView(60, lines: 0)
  let picture = plainView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, body, picture] { contentView.addSubview(view) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      picture.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
    ])
    for view in [title, body, picture] {
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10).isActive = true
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Makes its constraints when it is asked to, as cells of older code do.
private final class LateCell: UICollectionViewCell {
  let text = WordView(7)
  var updates = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(text)
    setNeedsUpdateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    if updates == 0 {
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      ])
    }
    updates += 1
    super.updateConstraints()
  }
}

@MainActor @Suite("Cells with constraints") struct ConstraintCellTests {
  @Test("A cell of given width is as high as its content: 12 + 20 + 4 + 40 + 8 + 150 + 12")
  func heightForWidth() {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 246))
  }

  @Test("The content view answers the same")
  func contentView() {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 246))
  }

  @Test("Laid out at that size the views lie where the constraints say")
  func laidOut() {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 320, height: 246))
    cell.layoutIfNeeded()
    #expect(
      [cell.title, cell.body, cell.picture].map { box($0.frame) } == [
        "10 12 300 20", "10 36 300 40", "10 84 300 150",
      ])
  }

  @Test("Preferred attributes fit the content, and keep a length no constraint speaks of (Semantics 5.5)")
  func preferredAttributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 99)
    let cell = LateCell(frame: attributes.frame)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 30))
    cell.text.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5).isActive = true
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 80, height: 30))
    #expect(attributes.size == CGSize(width: 200, height: 99))
    #expect(cell.updates == 1)
  }

  @Test("Without constraints preferred attributes are the given ones")
  func withoutConstraints() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 99)
    let cell = UICollectionViewCell(frame: attributes.frame)
    cell.contentView.addSubview(UIView())
    #expect(cell.preferredLayoutAttributesFitting(attributes) === attributes)
  }

  @Test("Constraints made in updateConstraints() hold in the same layout")
  func lateConstraints() {
    let cell = LateCell(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    cell.layoutIfNeeded()
    #expect(box(cell.text.frame) == "5 5 70 20")
    #expect(cell.updates == 1)
  }

  @Test("A view of the cell may be bound to one inside the content view")
  func acrossContentView() {
    let cell = ArticleCell(frame: CGRect(x: 0, y: 0, width: 320, height: 246))
    let badge = plainView()
    cell.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.centerYAnchor.constraint(equalTo: cell.picture.topAnchor),
      badge.trailingAnchor.constraint(equalTo: cell.picture.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    cell.layoutIfNeeded()
    #expect(box(badge.frame) == "290 74 20 20")
  }
}
