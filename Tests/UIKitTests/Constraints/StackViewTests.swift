import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIStackView") struct StackViewTests {
  private func frames(_ stack: UIStackView, width: CGFloat = 300, height: CGFloat = 40) -> [String] {
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { box($0.frame) }
  }

  @Test("Fill: the first of equals takes what is left")
  func fill() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(6)])
    stack.spacing = 10
    #expect(frames(stack) == ["0 0 230 40", "240 0 60 40"])
  }

  @Test("Fill equally: lengths are the same, spacings taken off")
  func fillEqually() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(6), plainView()])
    stack.distribution = .fillEqually
    stack.spacing = 15
    #expect(frames(stack) == ["0 0 90 40", "105 0 90 40", "210 0 90 40"])
  }

  @Test("Fill proportionally: 40 to 60 of 300")
  func fillProportionally() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(6)])
    stack.distribution = .fillProportionally
    #expect(frames(stack) == ["0 0 120 40", "120 0 180 40"])
  }

  @Test("Equal spacing: the views keep their lengths")
  func equalSpacing() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(6), WordView(10)])
    stack.distribution = .equalSpacing
    #expect(frames(stack) == ["0 0 40 40", "90 0 60 40", "200 0 100 40"])
  }

  @Test("Equal centring: the middles are equally far apart")
  func equalCentering() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(6), WordView(10)])
    stack.distribution = .equalCentering
    #expect(frames(stack) == ["0 0 40 40", "105 0 60 40", "200 0 100 40"])
  }

  @Test("Alignment across the axis", arguments: [(UIStackView.Alignment.top, 0), (.center, 10), (.bottom, 20)])
  func alignment(_ alignment: UIStackView.Alignment, y: Int) {
    let stack = UIStackView(arrangedSubviews: [WordView(30)])
    stack.alignment = alignment
    #expect(frames(stack) == ["0 \(y) 300 20"])
  }

  @Test("Hidden views leave the layout and come back")
  func hidden() {
    let stack = UIStackView(arrangedSubviews: [WordView(5), WordView(5), WordView(5)])
    stack.distribution = .fillEqually
    #expect(frames(stack) == ["0 0 100 40", "100 0 100 40", "200 0 100 40"])
    stack.arrangedSubviews[1].isHidden = true
    #expect(frames(stack) == ["0 0 150 40", "0 0 0 20", "150 0 150 40"])
    stack.arrangedSubviews[1].isHidden = false
    #expect(frames(stack)[2] == "200 0 100 40")
  }

  @Test("A spacing after one view, margins, and the size that fits: 5 + 20 + 12 + 20 + 4 + 20 + 5 high")
  func fitting() {
    let stack = UIStackView(arrangedSubviews: [WordView(5), WordView(8), WordView(2)])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 94, height: 86))
    #expect(frames(stack, width: 94, height: 86) == ["7 5 50 20", "7 37 80 20", "7 61 20 20"])
  }

  @Test("Stacks inside stacks, in a cell that measures itself")
  func nested() {
    let texts = UIStackView(arrangedSubviews: [WordView(10), WordView(40, lines: 0)])
    texts.axis = .vertical
    texts.spacing = 4
    let icon = plainView()
    icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 10
    row.translatesAutoresizingMaskIntoConstraints = false
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 240, height: 10))
    cell.contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 240, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 240, height: 64))
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(
      ([row, icon, texts] + texts.arrangedSubviews).map { box($0.frame) } == [
        "0 0 240 64", "0 0 30 64", "40 0 200 64", "0 0 200 20", "0 24 200 40",
      ])
  }

  @Test("A row from right to left begins at the right")
  func rightToLeft() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(26)])
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(frames(stack) == ["260 0 40 40", "0 0 260 40"])
  }

  @Test("A view taken out of the tree leaves the row; one taken out of the row stays in the tree")
  func leaving() {
    let stack = UIStackView(arrangedSubviews: [WordView(4), WordView(5), WordView(6)])
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    let second = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(second)
    #expect(second.superview === stack)
    #expect(stack.arrangedSubviews.count == 1)
  }
}
