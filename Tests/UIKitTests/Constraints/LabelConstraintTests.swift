import TestSupport
import Testing
import UIKit

@MainActor @Suite("Labels with constraints") struct LabelConstraintTests {
  @Test("A label of many lines in a cell gets the height of its text at the cell's width")
  func wrapping() {
    let label = UILabel()
    label.text = String(repeating: "word ", count: 40)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let text = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(text.height > label.intrinsicContentSize.height)
    #expect(size == CGSize(width: 220, height: text.height + 20))
  }

  @Test("Two labels of different sizes stand on one line")
  func baselines() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let large = UILabel()
    let small = UILabel()
    large.font = .systemFont(ofSize: 30)
    small.font = .systemFont(ofSize: 12)
    for label in [large, small] {
      label.text = "A"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY + small.font.ascender - large.font.ascender) <= 0.5)
    #expect(small.frame.minY > 5)
  }
}
