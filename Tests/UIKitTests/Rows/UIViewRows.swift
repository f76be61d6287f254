// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UIView: class UIView : UIResponder, NSCoding (UIAppearance, UIDynamicItem, UITraitEnvironment,
//   UICoordinateSpace …)
private class Row676: UIView {}
@MainActor private func row676(_ value: Row676) -> UIResponder { value }

// row: UIView: init(frame: CGRect)
@MainActor private func row677() {
  let _: @MainActor (CGRect) -> UIView = UIView.init(frame:)
}

// row: UIView: init?(coder: NSCoder) (required)
@MainActor private func row678() {
  let _: @MainActor (NSCoder) -> UIView? = UIView.init(coder:)
}

// row: UIView: convenience init()
@MainActor private func row679() {
  let _: @MainActor () -> UIView = UIView.init
}

// row: UIView: var frame: CGRect
private class Row680: UIView {
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
}

// row: UIView: var bounds: CGRect
private class Row681: UIView {
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
}

// row: UIView: var center: CGPoint
private class Row682: UIView {
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
}

// row: UIView: var transform: CGAffineTransform
private class Row683: UIView {
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
}

// row: UIView: var transform3D: CATransform3D
private class Row684: UIView {
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
}

// row: UIView: var alpha: CGFloat
private class Row685: UIView {
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
}

// row: UIView: var isHidden: Bool
private class Row686: UIView {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
}

// row: UIView: var isOpaque: Bool
private class Row687: UIView {
  override var isOpaque: Bool {
    get { super.isOpaque }
    set { super.isOpaque = newValue }
  }
}

// row: UIView: var backgroundColor: UIColor?
private class Row688: UIView {
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
}

// row: UIView: var tintColor: UIColor!
private class Row689: UIView {
  override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
}

// row: UIView: var clipsToBounds: Bool
private class Row690: UIView {
  override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set { super.clipsToBounds = newValue }
  }
}

// row: UIView: var tag: Int
private class Row691: UIView {
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
}

// row: UIView: func viewWithTag(_ tag: Int) -> UIView?
private class Row692: UIView {
  override func viewWithTag(_ tag: Int) -> UIView? {
    return super.viewWithTag(tag)
  }
}

// row: UIView: var isUserInteractionEnabled: Bool
private class Row693: UIView {
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
}

// row: UIView: var superview: UIView? { get }
private class Row694: UIView {
  override var superview: UIView? {
    get { super.superview }
  }
}

// row: UIView: var subviews: [UIView] { get }
private class Row695: UIView {
  override var subviews: [UIView] {
    get { super.subviews }
  }
}

// row: UIView: var window: UIWindow? { get }
private class Row696: UIView {
  override var window: UIWindow? {
    get { super.window }
  }
}

// row: UIView: func addSubview(_ view: UIView)
private class Row697: UIView {
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
  }
}

// row: UIView: func insertSubview(_ view: UIView, at index: Int) / (_:belowSubview:) / (_:aboveSubview:)
private class InsertingView: UIView {
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    super.insertSubview(view, belowSubview: sibling)
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    super.insertSubview(view, aboveSubview: sibling)
  }
}

// row: UIView: func bringSubviewToFront(_ view: UIView) / sendSubviewToBack(_:) / exchangeSubview(at:withSubviewAt:)
private class ReorderingView: UIView {
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
}

// row: UIView: func removeFromSuperview()
private class Row700: UIView {
  override func removeFromSuperview() {
    super.removeFromSuperview()
  }
}

// row: UIView: func isDescendant(of view: UIView) -> Bool
private class Row701: UIView {
  override func isDescendant(of view: UIView) -> Bool {
    return super.isDescendant(of: view)
  }
}

// row: UIView: func didMoveToSuperview() / willMove(toSuperview:) / didMoveToWindow() / willMove(toWindow:) /
//   didAddSubview(_:) / willRemoveSubview(_:)
private class MovingView: UIView {
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}

// row: UIView: func setNeedsLayout()
private class Row703: UIView {
  override func setNeedsLayout() {
    super.setNeedsLayout()
  }
}

// row: UIView: func layoutIfNeeded()
private class Row704: UIView {
  override func layoutIfNeeded() {
    super.layoutIfNeeded()
  }
}

// row: UIView: func layoutSubviews()
private class Row705: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
  }
}

// row: UIView: func setNeedsDisplay()
private class Row706: UIView {
  override func setNeedsDisplay() {
    super.setNeedsDisplay()
  }
}

// row: UIView: func sizeThatFits(_ size: CGSize) -> CGSize
private class Row707: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    return super.sizeThatFits(size)
  }
}

// row: UIView: func sizeToFit()
private class Row708: UIView {
  override func sizeToFit() {
    super.sizeToFit()
  }
}

// row: UIView: var intrinsicContentSize: CGSize { get }
private class Row709: UIView {
  override var intrinsicContentSize: CGSize {
    get { super.intrinsicContentSize }
  }
}

// row: UIView: func invalidateIntrinsicContentSize()
private class Row710: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
  }
}

// row: UIView: func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
private class Row711: UIView {
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    return super.systemLayoutSizeFitting(targetSize)
  }
}

// row: UIView: func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority
//   horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
private class Row712: UIView {
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

// row: UIView: class let layoutFittingCompressedSize: CGSize / layoutFittingExpandedSize: CGSize / noIntrinsicMetric:
//   CGFloat
@MainActor private func fittingConstants() {
  let _: [CGSize] = [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]
  let _: CGFloat = UIView.noIntrinsicMetric
}

// row: UIView: var translatesAutoresizingMaskIntoConstraints: Bool
private class Row714: UIView {
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { super.translatesAutoresizingMaskIntoConstraints }
    set { super.translatesAutoresizingMaskIntoConstraints = newValue }
  }
}

// row: UIView:
//   leadingAnchor/trailingAnchor/topAnchor/bottomAnchor/widthAnchor/heightAnchor/centerXAnchor/centerYAnchor
@MainActor private func anchors(_ view: UIView) {
  let _: [NSLayoutXAxisAnchor] = [view.leadingAnchor, view.trailingAnchor, view.centerXAnchor]
  let _: [NSLayoutYAxisAnchor] = [view.topAnchor, view.bottomAnchor, view.centerYAnchor]
  let _: [NSLayoutDimension] = [view.widthAnchor, view.heightAnchor]
}

// row: UIView: var autoresizingMask: UIView.AutoresizingMask
private class Row716: UIView {
  override var autoresizingMask: UIView.AutoresizingMask {
    get { super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }
}

// row: UIView: var contentMode: UIView.ContentMode
private class Row717: UIView {
  override var contentMode: UIView.ContentMode {
    get { super.contentMode }
    set { super.contentMode = newValue }
  }
}

// row: UIView: var safeAreaInsets: UIEdgeInsets { get }
private class Row718: UIView {
  override var safeAreaInsets: UIEdgeInsets {
    get { super.safeAreaInsets }
  }
}

// row: UIView: func safeAreaInsetsDidChange()
private class Row719: UIView {
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
  }
}

// row: UIView: var layoutMargins: UIEdgeInsets
private class Row721: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set { super.layoutMargins = newValue }
  }
}

// row: UIView: var directionalLayoutMargins: NSDirectionalEdgeInsets
private class Row722: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
}

// row: UIView: var preservesSuperviewLayoutMargins: Bool
private class Row723: UIView {
  override var preservesSuperviewLayoutMargins: Bool {
    get { super.preservesSuperviewLayoutMargins }
    set { super.preservesSuperviewLayoutMargins = newValue }
  }
}

// row: UIView: var insetsLayoutMarginsFromSafeArea: Bool
private class Row724: UIView {
  override var insetsLayoutMarginsFromSafeArea: Bool {
    get { super.insetsLayoutMarginsFromSafeArea }
    set { super.insetsLayoutMarginsFromSafeArea = newValue }
  }
}

// row: UIView: func layoutMarginsDidChange()
private class Row725: UIView {
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
  }
}

// row: UIView: var layoutMarginsGuide: UILayoutGuide / readableContentGuide: UILayoutGuide { get }
@MainActor private func guides(_ view: UIView) {
  let _: [UILayoutGuide] = [view.layoutMarginsGuide, view.readableContentGuide]
}

// row: UIView: var traitCollection: UITraitCollection { get }
private class Row727: UIView {
  override var traitCollection: UITraitCollection {
    get { super.traitCollection }
  }
}

// row: UIView: func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
private class Row728: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

// row: UIView: var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
private class Row729: UIView {
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { super.effectiveUserInterfaceLayoutDirection }
  }
}

// row: UIView: var semanticContentAttribute: UISemanticContentAttribute
private class Row730: UIView {
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set { super.semanticContentAttribute = newValue }
  }
}

// row: UIView: func convert(_ point: CGPoint, to view: UIView?) -> CGPoint / convert(_:from:) / convert(_ rect:
//   CGRect, to:) / convert(_:from:)
private class ConvertingView: UIView {
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
}

// row: UIView: func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? / point(inside:with:) -> Bool
private class HitView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

// row: UIView: class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
@MainActor private func withoutAnimation(_ actions: () -> Void) { UIView.performWithoutAnimation(actions) }

// row: UIView: class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion:
//   ((Bool) -> Void)? = nil) (+ delay/options/spring variants)
@MainActor private func animate(_ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?) {
  UIView.animate(withDuration: 1, animations: changes)
  UIView.animate(withDuration: 1, animations: changes, completion: completion)
  UIView.animate(withDuration: 1, delay: 0, options: [], animations: changes)
  UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut], animations: changes, completion: completion)
  UIView.animate(
    withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: changes,
    completion: completion)
}

// row: UIView: class var areAnimationsEnabled: Bool { get } / class func setAnimationsEnabled(_:)
@MainActor private func animationSwitch() {
  let enabled: Bool = UIView.areAnimationsEnabled
  UIView.setAnimationsEnabled(enabled)
}

// row: UIView: var accessibilityIdentifier: String? / isAccessibilityElement: Bool / accessibilityLabel: String?
private class AccessibleView: UIView {
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
}
