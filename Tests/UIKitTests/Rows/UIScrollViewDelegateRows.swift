// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: UIScrollViewDelegate: func scrollViewDidScroll(_ scrollView: UIScrollView)
@MainActor private func row666(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewDidScroll(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
@MainActor private func row667(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewWillBeginDragging(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity:
//   CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
@MainActor private func row668(
  _ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView, _ velocity1: CGPoint,
  _ targetContentOffset2: UnsafeMutablePointer<CGPoint>
) {
  value.scrollViewWillEndDragging(scrollView0, withVelocity: velocity1, targetContentOffset: targetContentOffset2)
}

// row: UIScrollViewDelegate: func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate:
//   Bool)
@MainActor private func row669(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView, _ decelerate1: Bool) {
  value.scrollViewDidEndDragging(scrollView0, willDecelerate: decelerate1)
}

// row: UIScrollViewDelegate: func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
@MainActor private func row670(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewWillBeginDecelerating(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
@MainActor private func row671(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewDidEndDecelerating(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
@MainActor private func row672(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewDidEndScrollingAnimation(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
@MainActor private func row673(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) -> Bool {
  value.scrollViewShouldScrollToTop(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
@MainActor private func row674(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewDidScrollToTop(scrollView0)
}

// row: UIScrollViewDelegate: func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
@MainActor private func row675(_ value: any UIScrollViewDelegate, _ scrollView0: UIScrollView) {
  value.scrollViewDidChangeAdjustedContentInset(scrollView0)
}
