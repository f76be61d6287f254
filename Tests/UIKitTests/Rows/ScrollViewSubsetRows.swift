// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum ScrollViewSubsetRows {
  // UIScrollView: class UIScrollView : UIView
  static func row1(_ o: UIScrollView) {
    let _: UIView = o
  }

  // UIScrollView: var contentOffset: CGPoint
  static func row2(_ o: inout UIScrollView) {
    let v: CGPoint = o.contentOffset
    o.contentOffset = v
  }

  // UIScrollView: var contentSize: CGSize
  static func row3(_ o: inout UIScrollView) {
    let v: CGSize = o.contentSize
    o.contentSize = v
  }

  // UIScrollView: var contentInset: UIEdgeInsets
  static func row4(_ o: inout UIScrollView) {
    let v: UIEdgeInsets = o.contentInset
    o.contentInset = v
  }

  // UIScrollView: var adjustedContentInset: UIEdgeInsets { get }
  static func row5(_ o: UIScrollView) {
    let _: UIEdgeInsets = o.adjustedContentInset
  }

  // UIScrollView: func adjustedContentInsetDidChange()
  static func row6(_ o: UIScrollView) {
    let _: Void = o.adjustedContentInsetDidChange()
  }

  // UIScrollView: var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
  static func row7(_ o: inout UIScrollView) {
    let v: UIScrollView.ContentInsetAdjustmentBehavior = o.contentInsetAdjustmentBehavior
    o.contentInsetAdjustmentBehavior = v
  }

  // UIScrollView: enum ContentInsetAdjustmentBehavior : Int { case automatic = 0, scrollableAxes = 1, never = 2, always = 3 }
  static func row8() {
    let _: UIScrollView.ContentInsetAdjustmentBehavior.Type = UIScrollView.ContentInsetAdjustmentBehavior.self
    let _: [UIScrollView.ContentInsetAdjustmentBehavior] = [.automatic, .scrollableAxes, .never, .always]
    let _: Int = UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue
    let _: Int = UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue
    let _: Int = UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue
    let _: Int = UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue
  }

  // UIScrollView: weak var delegate: (any UIScrollViewDelegate)?
  static func row9(_ o: inout UIScrollView) {
    let v: (any UIScrollViewDelegate)? = o.delegate
    o.delegate = v
  }

  // UIScrollView: var isDirectionalLockEnabled: Bool
  static func row10(_ o: inout UIScrollView) {
    let v: Bool = o.isDirectionalLockEnabled
    o.isDirectionalLockEnabled = v
  }

  // UIScrollView: var bounces: Bool
  static func row11(_ o: inout UIScrollView) {
    let v: Bool = o.bounces
    o.bounces = v
  }

  // UIScrollView: var alwaysBounceVertical: Bool
  static func row12(_ o: inout UIScrollView) {
    let v: Bool = o.alwaysBounceVertical
    o.alwaysBounceVertical = v
  }

  // UIScrollView: var alwaysBounceHorizontal: Bool
  static func row13(_ o: inout UIScrollView) {
    let v: Bool = o.alwaysBounceHorizontal
    o.alwaysBounceHorizontal = v
  }

  // UIScrollView: var isPagingEnabled: Bool
  static func row14(_ o: inout UIScrollView) {
    let v: Bool = o.isPagingEnabled
    o.isPagingEnabled = v
  }

  // UIScrollView: var isScrollEnabled: Bool
  static func row15(_ o: inout UIScrollView) {
    let v: Bool = o.isScrollEnabled
    o.isScrollEnabled = v
  }

  // UIScrollView: var showsVerticalScrollIndicator: Bool
  static func row16(_ o: inout UIScrollView) {
    let v: Bool = o.showsVerticalScrollIndicator
    o.showsVerticalScrollIndicator = v
  }

  // UIScrollView: var showsHorizontalScrollIndicator: Bool
  static func row17(_ o: inout UIScrollView) {
    let v: Bool = o.showsHorizontalScrollIndicator
    o.showsHorizontalScrollIndicator = v
  }

  // UIScrollView: var scrollIndicatorInsets: UIEdgeInsets (getter deprecated 13.0)
  static func row18(_ o: inout UIScrollView) {
    let v: UIEdgeInsets = o.scrollIndicatorInsets
    o.scrollIndicatorInsets = v
  }

  // UIScrollView: var verticalScrollIndicatorInsets: UIEdgeInsets
  static func row19(_ o: inout UIScrollView) {
    let v: UIEdgeInsets = o.verticalScrollIndicatorInsets
    o.verticalScrollIndicatorInsets = v
  }

  // UIScrollView: var horizontalScrollIndicatorInsets: UIEdgeInsets
  static func row20(_ o: inout UIScrollView) {
    let v: UIEdgeInsets = o.horizontalScrollIndicatorInsets
    o.horizontalScrollIndicatorInsets = v
  }

  // UIScrollView: var automaticallyAdjustsScrollIndicatorInsets: Bool
  static func row21(_ o: inout UIScrollView) {
    let v: Bool = o.automaticallyAdjustsScrollIndicatorInsets
    o.automaticallyAdjustsScrollIndicatorInsets = v
  }

  // UIScrollView: var indicatorStyle: UIScrollView.IndicatorStyle
  static func row22(_ o: inout UIScrollView) {
    let v: UIScrollView.IndicatorStyle = o.indicatorStyle
    o.indicatorStyle = v
  }

  // UIScrollView: enum IndicatorStyle : Int { case default = 0, black = 1, white = 2 }
  static func row23() {
    let _: UIScrollView.IndicatorStyle.Type = UIScrollView.IndicatorStyle.self
    let _: [UIScrollView.IndicatorStyle] = [.default, .black, .white]
    let _: Int = UIScrollView.IndicatorStyle.default.rawValue
    let _: Int = UIScrollView.IndicatorStyle.black.rawValue
    let _: Int = UIScrollView.IndicatorStyle.white.rawValue
  }

  // UIScrollView: var decelerationRate: UIScrollView.DecelerationRate
  static func row24(_ o: inout UIScrollView) {
    let v: UIScrollView.DecelerationRate = o.decelerationRate
    o.decelerationRate = v
  }

  // UIScrollView: struct DecelerationRate : RawRepresentable, Hashable (rawValue: CGFloat) { static let normal, fast }
  static func row25(_ r: CGFloat) {
    let _: [UIScrollView.DecelerationRate] = [.normal, .fast]
    let _: CGFloat = UIScrollView.DecelerationRate.fast.rawValue
    let _: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate(rawValue: r)
  }

  // UIScrollView: func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  static func row26(_ o: UIScrollView, _ a0: CGPoint, _ a1: Bool) {
    let _: Void = o.setContentOffset(a0, animated: a1)
  }

  // UIScrollView: func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  static func row27(_ o: UIScrollView, _ a0: CGRect, _ a1: Bool) {
    let _: Void = o.scrollRectToVisible(a0, animated: a1)
  }

  // UIScrollView: func flashScrollIndicators()
  static func row28(_ o: UIScrollView) {
    let _: Void = o.flashScrollIndicators()
  }

  // UIScrollView: var isTracking: Bool { get }
  static func row29(_ o: UIScrollView) {
    let _: Bool = o.isTracking
  }

  // UIScrollView: var isDragging: Bool { get }
  static func row30(_ o: UIScrollView) {
    let _: Bool = o.isDragging
  }

  // UIScrollView: var isDecelerating: Bool { get }
  static func row31(_ o: UIScrollView) {
    let _: Bool = o.isDecelerating
  }

  // UIScrollView: var isScrollAnimating: Bool { get }
  static func row32(_ o: UIScrollView) {
    let _: Bool = o.isScrollAnimating
  }

  // UIScrollView: func stopScrollingAndZooming()
  static func row33(_ o: UIScrollView) {
    let _: Void = o.stopScrollingAndZooming()
  }

  // UIScrollView: var bouncesHorizontally: Bool
  static func row34(_ o: inout UIScrollView) {
    let v: Bool = o.bouncesHorizontally
    o.bouncesHorizontally = v
  }

  // UIScrollView: var bouncesVertically: Bool
  static func row35(_ o: inout UIScrollView) {
    let v: Bool = o.bouncesVertically
    o.bouncesVertically = v
  }

  // UIScrollView: var delaysContentTouches: Bool
  static func row36(_ o: inout UIScrollView) {
    let v: Bool = o.delaysContentTouches
    o.delaysContentTouches = v
  }

  // UIScrollView: var canCancelContentTouches: Bool
  static func row37(_ o: inout UIScrollView) {
    let v: Bool = o.canCancelContentTouches
    o.canCancelContentTouches = v
  }

  // UIScrollView: var scrollsToTop: Bool
  static func row38(_ o: inout UIScrollView) {
    let v: Bool = o.scrollsToTop
    o.scrollsToTop = v
  }

  // UIScrollView: var keyboardDismissMode: UIScrollView.KeyboardDismissMode
  static func row39(_ o: inout UIScrollView) {
    let v: UIScrollView.KeyboardDismissMode = o.keyboardDismissMode
    o.keyboardDismissMode = v
  }

  // UIScrollView: enum KeyboardDismissMode : Int { case none = 0, onDrag = 1, interactive = 2, onDragWithAccessory = 3, interactiveWithAccessory = 4 }
  static func row40() {
    let _: UIScrollView.KeyboardDismissMode.Type = UIScrollView.KeyboardDismissMode.self
    let _: [UIScrollView.KeyboardDismissMode] = [.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory]
    let _: Int = UIScrollView.KeyboardDismissMode.none.rawValue
    let _: Int = UIScrollView.KeyboardDismissMode.onDrag.rawValue
    let _: Int = UIScrollView.KeyboardDismissMode.interactive.rawValue
    let _: Int = UIScrollView.KeyboardDismissMode.onDragWithAccessory.rawValue
    let _: Int = UIScrollView.KeyboardDismissMode.interactiveWithAccessory.rawValue
  }

  // UIScrollView: var refreshControl: UIRefreshControl?
  static func row41(_ o: inout UIScrollView) {
    let v: UIRefreshControl? = o.refreshControl
    o.refreshControl = v
  }

  // UIScrollView: var contentLayoutGuide: UILayoutGuide { get }
  static func row42(_ o: UIScrollView) {
    let _: UILayoutGuide = o.contentLayoutGuide
  }

  // UIScrollView: var frameLayoutGuide: UILayoutGuide { get }
  static func row43(_ o: UIScrollView) {
    let _: UILayoutGuide = o.frameLayoutGuide
  }

  // UIScrollViewDelegate: func scrollViewDidScroll(_ scrollView: UIScrollView)
  static func row44(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewDidScroll?(a0)
  }

  // UIScrollViewDelegate: func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  static func row45(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewWillBeginDragging?(a0)
  }

  // UIScrollViewDelegate: func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  static func row46(_ o: any UIScrollViewDelegate, _ a0: UIScrollView, _ a1: CGPoint, _ a2: UnsafeMutablePointer<CGPoint>) {
    let _: Void? = o.scrollViewWillEndDragging?(a0, withVelocity: a1, targetContentOffset: a2)
  }

  // UIScrollViewDelegate: func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  static func row47(_ o: any UIScrollViewDelegate, _ a0: UIScrollView, _ a1: Bool) {
    let _: Void? = o.scrollViewDidEndDragging?(a0, willDecelerate: a1)
  }

  // UIScrollViewDelegate: func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  static func row48(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewWillBeginDecelerating?(a0)
  }

  // UIScrollViewDelegate: func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  static func row49(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewDidEndDecelerating?(a0)
  }

  // UIScrollViewDelegate: func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  static func row50(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewDidEndScrollingAnimation?(a0)
  }

  // UIScrollViewDelegate: func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  static func row51(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Bool? = o.scrollViewShouldScrollToTop?(a0)
  }

  // UIScrollViewDelegate: func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  static func row52(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewDidScrollToTop?(a0)
  }

  // UIScrollViewDelegate: func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  static func row53(_ o: any UIScrollViewDelegate, _ a0: UIScrollView) {
    let _: Void? = o.scrollViewDidChangeAdjustedContentInset?(a0)
  }

  // UIView: class UIView : UIResponder, NSCoding (UIAppearance, UIDynamicItem, UITraitEnvironment, UICoordinateSpace …)
  static func row54(_ o: UIView) {
    let _: UIResponder = o
  }

  // UIView: init(frame: CGRect)
  static func row55(_ a0: CGRect) {
    let _: UIView = UIView(frame: a0)
  }

  // UIView: init?(coder: NSCoder) (required)
  static func row56(_ a0: NSCoder) {
    let _: UIView? = UIView(coder: a0)
  }

  // UIView: convenience init()
  static func row57() {
    let _: UIView = UIView()
  }

  // UIView: var frame: CGRect
  static func row58(_ o: inout UIView) {
    let v: CGRect = o.frame
    o.frame = v
  }

  // UIView: var bounds: CGRect
  static func row59(_ o: inout UIView) {
    let v: CGRect = o.bounds
    o.bounds = v
  }

  // UIView: var center: CGPoint
  static func row60(_ o: inout UIView) {
    let v: CGPoint = o.center
    o.center = v
  }

  // UIView: var transform: CGAffineTransform
  static func row61(_ o: inout UIView) {
    let v: CGAffineTransform = o.transform
    o.transform = v
  }

  // UIView: var transform3D: CATransform3D
  static func row62(_ o: inout UIView) {
    let v: CATransform3D = o.transform3D
    o.transform3D = v
  }

  // UIView: var alpha: CGFloat
  static func row63(_ o: inout UIView) {
    let v: CGFloat = o.alpha
    o.alpha = v
  }

  // UIView: var isHidden: Bool
  static func row64(_ o: inout UIView) {
    let v: Bool = o.isHidden
    o.isHidden = v
  }

  // UIView: var isOpaque: Bool
  static func row65(_ o: inout UIView) {
    let v: Bool = o.isOpaque
    o.isOpaque = v
  }

  // UIView: var backgroundColor: UIColor?
  static func row66(_ o: inout UIView) {
    let v: UIColor? = o.backgroundColor
    o.backgroundColor = v
  }

  // UIView: var tintColor: UIColor!
  static func row67(_ o: inout UIView) {
    let v: UIColor = o.tintColor
    o.tintColor = v
  }

  // UIView: var clipsToBounds: Bool
  static func row68(_ o: inout UIView) {
    let v: Bool = o.clipsToBounds
    o.clipsToBounds = v
  }

  // UIView: var tag: Int
  static func row69(_ o: inout UIView) {
    let v: Int = o.tag
    o.tag = v
  }

  // UIView: func viewWithTag(_ tag: Int) -> UIView?
  static func row70(_ o: UIView, _ a0: Int) {
    let _: UIView? = o.viewWithTag(a0)
  }

  // UIView: var isUserInteractionEnabled: Bool
  static func row71(_ o: inout UIView) {
    let v: Bool = o.isUserInteractionEnabled
    o.isUserInteractionEnabled = v
  }

  // UIView: var superview: UIView? { get }
  static func row72(_ o: UIView) {
    let _: UIView? = o.superview
  }

  // UIView: var subviews: [UIView] { get }
  static func row73(_ o: UIView) {
    let _: [UIView] = o.subviews
  }

  // UIView: var window: UIWindow? { get }
  static func row74(_ o: UIView) {
    let _: UIWindow? = o.window
  }

  // UIView: func addSubview(_ view: UIView)
  static func row75(_ o: UIView, _ a0: UIView) {
    let _: Void = o.addSubview(a0)
  }

  // UIView: func insertSubview(_ view: UIView, at index: Int) / (_:belowSubview:) / (_:aboveSubview:)
  static func row76(_ o: UIView, _ v: UIView, _ i: Int) {
    o.insertSubview(v, at: i)
    o.insertSubview(v, belowSubview: v)
    o.insertSubview(v, aboveSubview: v)
  }

  // UIView: func bringSubviewToFront(_ view: UIView) / sendSubviewToBack(_:) / exchangeSubview(at:withSubviewAt:)
  static func row77(_ o: UIView, _ v: UIView, _ i: Int) {
    o.bringSubviewToFront(v)
    o.sendSubviewToBack(v)
    o.exchangeSubview(at: i, withSubviewAt: i)
  }

  // UIView: func removeFromSuperview()
  static func row78(_ o: UIView) {
    let _: Void = o.removeFromSuperview()
  }

  // UIView: func isDescendant(of view: UIView) -> Bool
  static func row79(_ o: UIView, _ a0: UIView) {
    let _: Bool = o.isDescendant(of: a0)
  }

  // UIView: func didMoveToSuperview() / willMove(toSuperview:) / didMoveToWindow() / willMove(toWindow:) / didAddSubview(_:) / willRemoveSubview(_:)
  static func row80(_ o: UIView, _ v: UIView?, _ w: UIWindow?) {
    o.didMoveToSuperview()
    o.willMove(toSuperview: v)
    o.didMoveToWindow()
    o.willMove(toWindow: w)
    o.didAddSubview(o)
    o.willRemoveSubview(o)
  }

  // UIView: func setNeedsLayout()
  static func row81(_ o: UIView) {
    let _: Void = o.setNeedsLayout()
  }

  // UIView: func layoutIfNeeded()
  static func row82(_ o: UIView) {
    let _: Void = o.layoutIfNeeded()
  }

  // UIView: func layoutSubviews()
  static func row83(_ o: UIView) {
    let _: Void = o.layoutSubviews()
  }

  // UIView: func setNeedsDisplay()
  static func row84(_ o: UIView) {
    let _: Void = o.setNeedsDisplay()
  }

  // UIView: func sizeThatFits(_ size: CGSize) -> CGSize
  static func row85(_ o: UIView, _ a0: CGSize) {
    let _: CGSize = o.sizeThatFits(a0)
  }

  // UIView: func sizeToFit()
  static func row86(_ o: UIView) {
    let _: Void = o.sizeToFit()
  }

  // UIView: var intrinsicContentSize: CGSize { get }
  static func row87(_ o: UIView) {
    let _: CGSize = o.intrinsicContentSize
  }

  // UIView: func invalidateIntrinsicContentSize()
  static func row88(_ o: UIView) {
    let _: Void = o.invalidateIntrinsicContentSize()
  }

  // UIView: func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  static func row89(_ o: UIView, _ a0: CGSize) {
    let _: CGSize = o.systemLayoutSizeFitting(a0)
  }

  // UIView: func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
  static func row90(_ o: UIView, _ a0: CGSize, _ a1: UILayoutPriority, _ a2: UILayoutPriority) {
    let _: CGSize = o.systemLayoutSizeFitting(a0, withHorizontalFittingPriority: a1, verticalFittingPriority: a2)
  }

  // UIView: class let layoutFittingCompressedSize: CGSize / layoutFittingExpandedSize: CGSize / noIntrinsicMetric: CGFloat
  static func row91() {
    let _: [CGSize] = [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize]
    let _: CGFloat = UIView.noIntrinsicMetric
  }

  // UIView: var translatesAutoresizingMaskIntoConstraints: Bool
  static func row92(_ o: inout UIView) {
    let v: Bool = o.translatesAutoresizingMaskIntoConstraints
    o.translatesAutoresizingMaskIntoConstraints = v
  }

  // UIView: leadingAnchor/trailingAnchor/topAnchor/bottomAnchor/widthAnchor/heightAnchor/centerXAnchor/centerYAnchor
  static func row93(_ o: UIView) {
    let _: [NSLayoutXAxisAnchor] = [o.leadingAnchor, o.trailingAnchor, o.centerXAnchor]
    let _: [NSLayoutYAxisAnchor] = [o.topAnchor, o.bottomAnchor, o.centerYAnchor]
    let _: [NSLayoutDimension] = [o.widthAnchor, o.heightAnchor]
  }

  // UIView: var autoresizingMask: UIView.AutoresizingMask
  static func row94(_ o: inout UIView) {
    let v: UIView.AutoresizingMask = o.autoresizingMask
    o.autoresizingMask = v
  }

  // UIView: var contentMode: UIView.ContentMode
  static func row95(_ o: inout UIView) {
    let v: UIView.ContentMode = o.contentMode
    o.contentMode = v
  }

  // UIView: var safeAreaInsets: UIEdgeInsets { get }
  static func row96(_ o: UIView) {
    let _: UIEdgeInsets = o.safeAreaInsets
  }

  // UIView: func safeAreaInsetsDidChange()
  static func row97(_ o: UIView) {
    let _: Void = o.safeAreaInsetsDidChange()
  }

  // UIView: var safeAreaLayoutGuide: UILayoutGuide { get }
  static func row98(_ o: UIView) {
    let _: UILayoutGuide = o.safeAreaLayoutGuide
  }

  // UIView: var layoutMargins: UIEdgeInsets
  static func row99(_ o: inout UIView) {
    let v: UIEdgeInsets = o.layoutMargins
    o.layoutMargins = v
  }

  // UIView: var directionalLayoutMargins: NSDirectionalEdgeInsets
  static func row100(_ o: inout UIView) {
    let v: NSDirectionalEdgeInsets = o.directionalLayoutMargins
    o.directionalLayoutMargins = v
  }

  // UIView: var preservesSuperviewLayoutMargins: Bool
  static func row101(_ o: inout UIView) {
    let v: Bool = o.preservesSuperviewLayoutMargins
    o.preservesSuperviewLayoutMargins = v
  }

  // UIView: var insetsLayoutMarginsFromSafeArea: Bool
  static func row102(_ o: inout UIView) {
    let v: Bool = o.insetsLayoutMarginsFromSafeArea
    o.insetsLayoutMarginsFromSafeArea = v
  }

  // UIView: func layoutMarginsDidChange()
  static func row103(_ o: UIView) {
    let _: Void = o.layoutMarginsDidChange()
  }

  // UIView: var layoutMarginsGuide: UILayoutGuide / readableContentGuide: UILayoutGuide { get }
  static func row104(_ o: UIView) {
    let _: [UILayoutGuide] = [o.layoutMarginsGuide, o.readableContentGuide]
  }

  // UIView: var traitCollection: UITraitCollection { get }
  static func row105(_ o: UIView) {
    let _: UITraitCollection = o.traitCollection
  }

  // UIView: func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  static func row106(_ o: UIView, _ a0: UITraitCollection?) {
    let _: Void = o.traitCollectionDidChange(a0)
  }

  // UIView: var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  static func row107(_ o: UIView) {
    let _: UIUserInterfaceLayoutDirection = o.effectiveUserInterfaceLayoutDirection
  }

  // UIView: var semanticContentAttribute: UISemanticContentAttribute
  static func row108(_ o: inout UIView) {
    let v: UISemanticContentAttribute = o.semanticContentAttribute
    o.semanticContentAttribute = v
  }

  // UIView: func convert(_ point: CGPoint, to view: UIView?) -> CGPoint / convert(_:from:) / convert(_ rect: CGRect, to:) / convert(_:from:)
  static func row109(_ o: UIView, _ v: UIView?, _ p: CGPoint, _ r: CGRect) {
    let _: [CGPoint] = [o.convert(p, to: v), o.convert(p, from: v)]
    let _: [CGRect] = [o.convert(r, to: v), o.convert(r, from: v)]
  }

  // UIView: func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? / point(inside:with:) -> Bool
  static func row110(_ o: UIView, _ p: CGPoint, _ e: UIEvent?) {
    let _: UIView? = o.hitTest(p, with: e)
    let _: Bool = o.point(inside: p, with: e)
  }

  // UIView: class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
  static func row111(_ a0: () -> Void) {
    let _: Void = UIView.performWithoutAnimation(a0)
  }

  // UIView: class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) (+ delay/options/spring variants)
  static func row112(_ t: TimeInterval, _ f: @escaping () -> Void, _ c: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: t, animations: f)
    UIView.animate(withDuration: t, animations: f, completion: c)
    UIView.animate(withDuration: t, delay: t, options: [.curveEaseOut], animations: f, completion: c)
    UIView.animate(withDuration: t, delay: t, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [], animations: f, completion: c)
  }

  // UIView: class var areAnimationsEnabled: Bool { get } / class func setAnimationsEnabled(_:)
  static func row113() {
    let b: Bool = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(b)
  }

  // UIView: var accessibilityIdentifier: String? / isAccessibilityElement: Bool / accessibilityLabel: String?
  static func row114(_ o: UIView) {
    let t: String? = o.accessibilityIdentifier
    o.accessibilityIdentifier = t
    o.accessibilityLabel = t
    let b: Bool = o.isAccessibilityElement
    o.isAccessibilityElement = b
  }
}
