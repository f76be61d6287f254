import Foundation
import VirtualCollectionView

/// Titles beside each other, one of them chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private var segments: [String] = []
  private var selection = UISegmentedControl.noSegment

  /// No segment: −1.
  public nonisolated static let noSegment = -1

  /// Makes a control with a segment for each text; other items get a segment without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { $0 as? String ?? "" }
  }

  /// Which segment is chosen. Setting it by program tells nobody; −1 chooses none.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { selection = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// How many segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether a choice is gone at once; false.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Adds a segment; an index outside means the nearest end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(title ?? "", at: Swift.max(0, Swift.min(segment, segments.count)))
  }

  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection >= segments.count { selection = UISegmentedControl.noSegment }
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = title ?? "" }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment] : nil }

  /// 32 high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 32) }

  /// Taps a segment: chooses it and tells about the value.
  public final func simulateTap(onSegment segment: Int) {
    guard isEnabled, segments.indices.contains(segment), segment != selection || isMomentary else { return }
    selection = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selection = UISegmentedControl.noSegment }
  }
}
