import UIKit

/// Text of letters 10 points wide and lines 20 points high, wrapped between letters: numbers a person can check.
final class WordView: UIView {
  var letters: Int { didSet { invalidateIntrinsicContentSize() } }
  var lines: Int

  init(_ letters: Int, lines: Int = 1) {
    self.letters = letters
    self.lines = lines
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: letters * 10, height: 20) }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    if lines == 1 { return intrinsicContentSize }
    let perLine = max(Int(width / 10), 1)
    let rows = (letters + perLine - 1) / perLine
    return CGSize(width: min(letters, perLine) * 10, height: max(rows, 1) * 20)
  }

  override var firstBaselineOffset: CGFloat? { 16 }
  override var lastBaselineOffset: CGFloat? { 4 }
}

/// A plain view that constraints place.
@MainActor func plainView() -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}
