#if canImport(UIKit)
  import UIKit

  /// A cell with a number, in the order of making, that writes down what is done to it.
  @MainActor class RecordingCell: UICollectionViewCell {
    /// How many were made since the last screen was set up, and where they write.
    static var made = 0
    static var log = CallLog()

    let number: Int
    private(set) var applied: [UICollectionViewLayoutAttributes] = []
    private(set) var reuses = 0
    /// A word for what it shows.
    var label = ""

    override init(frame: CGRect) {
      RecordingCell.made += 1
      number = RecordingCell.made
      super.init(frame: frame)
      RecordingCell.log.add("init \(text(frame.width))x\(text(frame.height))")
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
      RecordingCell.log.add("reuse")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes)
      RecordingCell.log.add("apply \(name(layoutAttributes.indexPath))")
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      RecordingCell.log.add(superview == nil ? "removed" : "added")
    }
  }
#endif
