// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UIScrollView: class UIScrollView : UIView
private class Row622: UIScrollView {}
@MainActor private func row622(_ value: Row622) -> UIView { value }

// row: UIScrollView: var contentOffset: CGPoint
@MainActor private func row623() {
  let _: WritableKeyPath<UIScrollView, CGPoint> = \.contentOffset
}

// row: UIScrollView: var contentSize: CGSize
@MainActor private func row624() {
  let _: WritableKeyPath<UIScrollView, CGSize> = \.contentSize
}

// row: UIScrollView: var contentInset: UIEdgeInsets
@MainActor private func row625() {
  let _: WritableKeyPath<UIScrollView, UIEdgeInsets> = \.contentInset
}

// row: UIScrollView: var adjustedContentInset: UIEdgeInsets { get }
@MainActor private func row626() {
  let _: KeyPath<UIScrollView, UIEdgeInsets> = \.adjustedContentInset
}

// row: UIScrollView: func adjustedContentInsetDidChange()
@MainActor private func row627() {
  let _: @MainActor (UIScrollView) -> () -> Void = UIScrollView.adjustedContentInsetDidChange
}

// row: UIScrollView: var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
@MainActor private func row628() {
  let _: WritableKeyPath<UIScrollView, UIScrollView.ContentInsetAdjustmentBehavior> = \.contentInsetAdjustmentBehavior
}

// row: UIScrollView: enum ContentInsetAdjustmentBehavior : Int { case automatic = 0, scrollableAxes = 1, never = 2,
//   always = 3 }
private func adjustment(_ value: UIScrollView.ContentInsetAdjustmentBehavior) -> Int {
  switch value {
  case .automatic, .scrollableAxes, .never, .always: value.rawValue
  }
}

// row: UIScrollView: weak var delegate: (any UIScrollViewDelegate)?
@MainActor private func row630() {
  let _: WritableKeyPath<UIScrollView, (any UIScrollViewDelegate)?> = \.delegate
}

// row: UIScrollView: var isDirectionalLockEnabled: Bool
@MainActor private func row631() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.isDirectionalLockEnabled
}

// row: UIScrollView: var bounces: Bool
@MainActor private func row632() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.bounces
}

// row: UIScrollView: var alwaysBounceVertical: Bool
@MainActor private func row633() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.alwaysBounceVertical
}

// row: UIScrollView: var alwaysBounceHorizontal: Bool
@MainActor private func row634() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.alwaysBounceHorizontal
}

// row: UIScrollView: var isPagingEnabled: Bool
@MainActor private func row635() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.isPagingEnabled
}

// row: UIScrollView: var isScrollEnabled: Bool
@MainActor private func row636() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.isScrollEnabled
}

// row: UIScrollView: var showsVerticalScrollIndicator: Bool
@MainActor private func row637() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.showsVerticalScrollIndicator
}

// row: UIScrollView: var showsHorizontalScrollIndicator: Bool
@MainActor private func row638() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.showsHorizontalScrollIndicator
}

// row: UIScrollView: var scrollIndicatorInsets: UIEdgeInsets (getter deprecated 13.0)
@MainActor private func row639() {
  let _: WritableKeyPath<UIScrollView, UIEdgeInsets> = \.scrollIndicatorInsets
}

// row: UIScrollView: var verticalScrollIndicatorInsets: UIEdgeInsets
@MainActor private func row640() {
  let _: WritableKeyPath<UIScrollView, UIEdgeInsets> = \.verticalScrollIndicatorInsets
}

// row: UIScrollView: var horizontalScrollIndicatorInsets: UIEdgeInsets
@MainActor private func row641() {
  let _: WritableKeyPath<UIScrollView, UIEdgeInsets> = \.horizontalScrollIndicatorInsets
}

// row: UIScrollView: var automaticallyAdjustsScrollIndicatorInsets: Bool
@MainActor private func row642() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.automaticallyAdjustsScrollIndicatorInsets
}

// row: UIScrollView: var indicatorStyle: UIScrollView.IndicatorStyle
@MainActor private func row643() {
  let _: WritableKeyPath<UIScrollView, UIScrollView.IndicatorStyle> = \.indicatorStyle
}

// row: UIScrollView: enum IndicatorStyle : Int { case default = 0, black = 1, white = 2 }
private func indicatorStyle(_ value: UIScrollView.IndicatorStyle) -> Int {
  switch value {
  case .default, .black, .white: value.rawValue
  }
}

// row: UIScrollView: var decelerationRate: UIScrollView.DecelerationRate
@MainActor private func row645() {
  let _: WritableKeyPath<UIScrollView, UIScrollView.DecelerationRate> = \.decelerationRate
}

// row: UIScrollView: struct DecelerationRate : RawRepresentable, Hashable (rawValue: CGFloat) { static let normal,
//   fast }
private func decelerationRate() -> any RawRepresentable & Hashable {
  let rates: [UIScrollView.DecelerationRate] = [.normal, .fast, UIScrollView.DecelerationRate(rawValue: CGFloat(1))]
  return rates[0]
}

// row: UIScrollView: func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
@MainActor private func row647() {
  let _: @MainActor (UIScrollView) -> (CGPoint, Bool) -> Void = UIScrollView.setContentOffset(_:animated:)
}

// row: UIScrollView: func scrollRectToVisible(_ rect: CGRect, animated: Bool)
@MainActor private func row648() {
  let _: @MainActor (UIScrollView) -> (CGRect, Bool) -> Void = UIScrollView.scrollRectToVisible(_:animated:)
}

// row: UIScrollView: func flashScrollIndicators()
@MainActor private func row649() {
  let _: @MainActor (UIScrollView) -> () -> Void = UIScrollView.flashScrollIndicators
}

// row: UIScrollView: var isTracking: Bool { get }
@MainActor private func row650() {
  let _: KeyPath<UIScrollView, Bool> = \.isTracking
}

// row: UIScrollView: var isDragging: Bool { get }
@MainActor private func row651() {
  let _: KeyPath<UIScrollView, Bool> = \.isDragging
}

// row: UIScrollView: var isDecelerating: Bool { get }
@MainActor private func row652() {
  let _: KeyPath<UIScrollView, Bool> = \.isDecelerating
}

// row: UIScrollView: var isScrollAnimating: Bool { get }
@MainActor private func row653() {
  let _: KeyPath<UIScrollView, Bool> = \.isScrollAnimating
}

// row: UIScrollView: func stopScrollingAndZooming()
@MainActor private func row654() {
  let _: @MainActor (UIScrollView) -> () -> Void = UIScrollView.stopScrollingAndZooming
}

// row: UIScrollView: var bouncesHorizontally: Bool
@MainActor private func row655() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.bouncesHorizontally
}

// row: UIScrollView: var bouncesVertically: Bool
@MainActor private func row656() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.bouncesVertically
}

// row: UIScrollView: var delaysContentTouches: Bool
@MainActor private func row658() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.delaysContentTouches
}

// row: UIScrollView: var canCancelContentTouches: Bool
@MainActor private func row659() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.canCancelContentTouches
}

// row: UIScrollView: var scrollsToTop: Bool
@MainActor private func row660() {
  let _: WritableKeyPath<UIScrollView, Bool> = \.scrollsToTop
}

// row: UIScrollView: var keyboardDismissMode: UIScrollView.KeyboardDismissMode
@MainActor private func row661() {
  let _: WritableKeyPath<UIScrollView, UIScrollView.KeyboardDismissMode> = \.keyboardDismissMode
}

// row: UIScrollView: enum KeyboardDismissMode : Int { case none = 0, onDrag = 1, interactive = 2, onDragWithAccessory
//   = 3, interactiveWithAccessory = 4 }
private func keyboardDismissMode(_ value: UIScrollView.KeyboardDismissMode) -> Int {
  switch value {
  case .none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory: value.rawValue
  }
}

// row: UIScrollView: var refreshControl: UIRefreshControl?
@MainActor private func row663() {
  let _: WritableKeyPath<UIScrollView, UIRefreshControl?> = \.refreshControl
}

// row: UIScrollView: var contentLayoutGuide: UILayoutGuide { get }
@MainActor private func row664() {
  let _: KeyPath<UIScrollView, UILayoutGuide> = \.contentLayoutGuide
}

// row: UIScrollView: var frameLayoutGuide: UILayoutGuide { get }
@MainActor private func row665() {
  let _: KeyPath<UIScrollView, UILayoutGuide> = \.frameLayoutGuide
}
