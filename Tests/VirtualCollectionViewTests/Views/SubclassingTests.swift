import Foundation
import Testing

import VirtualCollectionView

// What a user's subclass sees, through the public face alone.

@MainActor @Suite("Subclassing views") struct SubclassingTests {
  @Test("Setting the offset runs the setters of contentOffset and bounds; setting the bounds runs its own alone")
  func offsetRunsBounds() {
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentOffset.y = 5
    #expect(view.take() == "offset bounds")
    view.bounds.origin.y = 6
    #expect(view.take() == "bounds")
    view.contentOffset.y = 6
    #expect(view.take() == "offset")
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.take() == "frame")
    #expect(view.contentOffset.y == 6 && view.bounds.width == 20)
  }

  @Test("setContentOffset, scrollRectToVisible and clamping run the setter of contentOffset")
  func everythingRunsOffset() {
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentSize = CGSize(width: 10, height: 100)
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(view.take() == "set offset bounds")
    view.setContentOffset(CGPoint(x: 0, y: 6), animated: true)
    #expect(view.take() == "set offset bounds")
    view.scrollRectToVisible(CGRect(x: 0, y: 90, width: 1, height: 10), animated: false)
    #expect(view.take() == "set offset bounds")
    view.contentSize.height = 50
    #expect(view.take() == "offset bounds" && view.contentOffset.y == 40)
  }

  @Test("A getter that lies is believed by those who ask, not by the view itself")
  func overriddenGetter() {
    let view = ShiftedScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentOffset = CGPoint(x: 0, y: 105)
    #expect(view.contentOffset.y == 105)
    #expect(view.bounds.origin.y == 5)
  }

  @Test("A setter that changes the value decides what is stored")
  func overriddenSetter() {
    let view = RoundingScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentOffset.y = 5.4
    #expect(view.contentOffset.y == 5 && view.bounds.origin.y == 5)
    view.frame = CGRect(x: 0, y: 0, width: 10.3, height: 9.8)
    #expect(view.frame.size == CGSize(width: 10, height: 10))
  }

  @Test("layoutSubviews places subviews, and runs again when the size changed or the view scrolled")
  func layoutSubviews() {
    let view = HeaderScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.layoutIfNeeded()
    #expect(view.header.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    view.contentOffset.y = 30
    view.layoutIfNeeded()
    #expect(view.header.frame == CGRect(x: 0, y: 30, width: 100, height: 20))
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(view.header.frame == CGRect(x: 0, y: 30, width: 60, height: 20))
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test("A subclass with its own designated initialiser has no need of init(frame:)")
  func ownInitializer() {
    #expect(LabelView(text: "abc").intrinsicContentSize.width == 30)
  }
}

@MainActor @Suite("Covariant delegate") struct CovariantDelegateTests {
  @Test("A scroll view subclass can have a delegate of a wider protocol, and scrolling still reaches it")
  func widerDelegate() {
    let view = WideScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let delegate = WideLog()
    view.delegate = delegate
    view.contentOffset.y = 1
    view.delegate?.wide(view)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(delegate.log == ["scroll", "wide", "scroll"])
    #expect((view as VirtualScrollView).delegate === delegate)
    (view as VirtualScrollView).delegate = nil
    #expect(view.delegate == nil)
  }

  @Test("Users can observe both properties in subclasses")
  func observed() {
    let plain = ObservedScrollView()
    let wide = ObservedWideScrollView()
    let delegate = WideLog()
    plain.delegate = delegate
    wide.delegate = delegate
    #expect(plain.sets == 1 && wide.sets == 1)
  }
}

private class CountingScrollView: VirtualScrollView {
  private var log: [String] = []
  func take() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }
  override var contentOffset: CGPoint {
    willSet { log.append("offset") }
  }
  override var bounds: CGRect {
    didSet { log.append("bounds") }
  }
  override var frame: CGRect {
    didSet { log.append("frame") }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    log.append("set")
    super.setContentOffset(contentOffset, animated: animated)
  }
}

private class ShiftedScrollView: VirtualScrollView {
  override var contentOffset: CGPoint {
    get { CGPoint(x: super.contentOffset.x, y: super.contentOffset.y + 100) }
    set { super.contentOffset = CGPoint(x: newValue.x, y: newValue.y - 100) }
  }
}

private class RoundingScrollView: VirtualScrollView {
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(x: newValue.minX, y: newValue.minY.rounded(), width: 10, height: 10) }
  }
  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = CGRect(
        x: newValue.minX, y: newValue.minY, width: newValue.width.rounded(), height: newValue.height.rounded())
    }
  }
}

private class HeaderScrollView: VirtualScrollView {
  let header = VirtualView()
  var layouts = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(header)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    header.frame = CGRect(x: 0, y: max(0, bounds.minY), width: bounds.width, height: 20)
  }
}

private class LabelView: VirtualView {
  let text: String
  init(text: String) {
    self.text = text
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { CGSize(width: 10 * CGFloat(text.count), height: 12) }
}

@preconcurrency @MainActor private protocol WideDelegate: ScrollViewDelegate {
  func wide(_ view: WideScrollView)
}

private class WideScrollView: VirtualScrollView {
  @_nonoverride weak var delegate: (any WideDelegate)? {
    get { super.delegate as? any WideDelegate }
    set { super.delegate = newValue }
  }
}

private final class WideLog: NSObject, WideDelegate {
  var log: [String] = []
  func wide(_ view: WideScrollView) { log.append("wide") }
  func scrollViewDidScroll(_ scrollView: VirtualScrollView) { log.append("scroll") }
}

private class ObservedScrollView: VirtualScrollView {
  var sets = 0
  override weak var delegate: (any ScrollViewDelegate)? {
    didSet { sets += 1 }
  }
}

private class ObservedWideScrollView: WideScrollView {
  var sets = 0
  override weak var delegate: (any WideDelegate)? {
    didSet { sets += 1 }
  }
}
