import Testing
import UIKit
import VirtualCollectionView

private final class PaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: inner.minX - padding.left, y: inner.minY - padding.top, width: inner.width + padding.left + padding.right,
      height: inner.height + padding.top + padding.bottom)
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
}

@Suite("Labels") @MainActor struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = lines
    return label
  }

  @Test("A label is as large as its text, rounded up to the pixel")
  func intrinsic() {
    // 2 × 8 wide; 16 points have lines of 19.09.
    #expect(label("ab").intrinsicContentSize == CGSize(width: 16, height: 19.5))
    #expect(label("").intrinsicContentSize == .zero && label(nil).intrinsicContentSize == .zero)
    let usual = UILabel()
    usual.text = "ab"
    #expect(usual.intrinsicContentSize == CGSize(width: 17, height: 20.5))
    usual.setTraits(UITraitCollection(displayScale: 3))
    #expect(usual.intrinsicContentSize.height == CGFloat(61) / 3)
  }

  @Test("A single line is as long as it must be; more lines break where told")
  func lines() {
    let text = "aaaa aaaa aaaa"
    #expect(label(text).sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 104, height: 19.5))
    #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 32, height: 57.5))
    #expect(label(text, lines: 2).sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 38.5))
    let many = label(text, lines: 0)
    #expect(many.intrinsicContentSize.height == 19.5)
    many.preferredMaxLayoutWidth = 70
    #expect(many.intrinsicContentSize == CGSize(width: 68, height: 38.5))
    many.lineBreakMode = .byCharWrapping
    many.preferredMaxLayoutWidth = 24
    #expect(many.intrinsicContentSize.width == 24)
  }

  @Test("What changes the size asks the superview for layout; what does not, does not")
  func invalidation() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = label("a")
    parent.addSubview(label)
    var asked: [Bool] = []
    for change in [{ label.text = "b" }, { label.text = "b" }, { label.textColor = .red }, { label.font = nil }] {
      parent.layoutIfNeeded()
      change()
      asked.append(parent.layer.needsLayout())
    }
    #expect(asked == [true, false, false, true])
  }

  @Test("A label of several lines, pinned in a cell, makes the cell as high as its lines")
  func inCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    let label = label("aaaa aaaa", lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      cell.contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(60) == 48.5 && height(100) == 29.5)
    #expect(label.firstBaselineOffset == 15 && label.lastBaselineOffset == 4)
  }

  @Test("Text and attributed text follow each other")
  func attributed() {
    let label = label("ab")
    #expect(label.attributedText?.string == "ab")
    label.attributedText = NSAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(label.text == "abcd" && label.intrinsicContentSize == CGSize(width: 20, height: 12))
    label.text = "x"
    #expect(label.attributedText?.length == 1 && label.intrinsicContentSize.height == 19.5)
  }

  @Test("An override of textRect changes the size")
  func padded() {
    let label = PaddedLabel()
    label.font = .systemFont(ofSize: 16)
    label.text = "ab"
    #expect(label.intrinsicContentSize == CGSize(width: 22, height: 23.5))
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 22, height: 23.5))
  }

  @Test("Defaults are UIKit's")
  func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail && !label.isUserInteractionEnabled && label.isEnabled)
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("A label that adjusts takes the font of the new text size")
  func adjusts() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.setTraits(UITraitCollection(preferredContentSizeCategory: .extraLarge))
    #expect(label.font.pointSize == 19)
  }
}
