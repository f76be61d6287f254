// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UIScrollViewDelegate: func scrollViewDidScroll(_ scrollView: UIScrollView)
@MainActor private func row666(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewDidScroll(_:)
}

// row: UIScrollViewDelegate: func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
@MainActor private func row667(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewWillBeginDragging(_:)
}

// row: UIScrollViewDelegate: func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity:
//   CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
@MainActor private func row668(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = value.scrollViewWillEndDragging(
    _:withVelocity:targetContentOffset:)
}

// row: UIScrollViewDelegate: func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate:
//   Bool)
@MainActor private func row669(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView, Bool) -> Void = value.scrollViewDidEndDragging(_:willDecelerate:)
}

// row: UIScrollViewDelegate: func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
@MainActor private func row670(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewWillBeginDecelerating(_:)
}

// row: UIScrollViewDelegate: func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
@MainActor private func row671(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewDidEndDecelerating(_:)
}

// row: UIScrollViewDelegate: func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
@MainActor private func row672(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewDidEndScrollingAnimation(_:)
}

// row: UIScrollViewDelegate: func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
@MainActor private func row673(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Bool = value.scrollViewShouldScrollToTop(_:)
}

// row: UIScrollViewDelegate: func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
@MainActor private func row674(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewDidScrollToTop(_:)
}

// row: UIScrollViewDelegate: func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
@MainActor private func row675(_ value: any UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = value.scrollViewDidChangeAdjustedContentInset(_:)
}
