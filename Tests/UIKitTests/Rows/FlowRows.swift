// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: Global constants: class let UICollectionViewFlowLayout.automaticSize: CGSize
@MainActor private func automaticSize() { let _: CGSize = UICollectionViewFlowLayout.automaticSize }

// row: UICollectionViewDelegateFlowLayout: protocol UICollectionViewDelegateFlowLayout : UICollectionViewDelegate
@MainActor private func row427(_ value: any UICollectionViewDelegateFlowLayout) -> any UICollectionViewDelegate {
  value
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
@MainActor private func row428(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets = value.collectionView(
    _:layout:insetForSectionAt:)
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
@MainActor private func row429(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGFloat = value.collectionView(
    _:layout:minimumInteritemSpacingForSectionAt:)
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
@MainActor private func row430(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGFloat = value.collectionView(
    _:layout:minimumLineSpacingForSectionAt:)
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
@MainActor private func row431(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGSize = value.collectionView(
    _:layout:referenceSizeForFooterInSection:)
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
@MainActor private func row432(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGSize = value.collectionView(
    _:layout:referenceSizeForHeaderInSection:)
}

// row: UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout
//   collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
@MainActor private func row433(_ value: any UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize = value.collectionView(_:layout:sizeForItemAt:)
}

// row: UICollectionViewFlowLayout: class UICollectionViewFlowLayout
private class Row434: UICollectionViewFlowLayout {}
@MainActor private func row434(_ value: Row434) -> UICollectionViewLayout { value }

// row: UICollectionViewFlowLayout: enum SectionInsetReference
private func row435(_ value: UICollectionViewFlowLayout.SectionInsetReference) -> Int {
  switch value {
  case .fromContentInset: 0
  case .fromLayoutMargins: 1
  case .fromSafeArea: 2
  }
}

// row: UICollectionViewFlowLayout: case fromContentInset  [in UICollectionViewFlowLayout.SectionInsetReference]
@MainActor private func row436() {
  let _: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
}

// row: UICollectionViewFlowLayout: case fromLayoutMargins  [in UICollectionViewFlowLayout.SectionInsetReference]
@MainActor private func row437() {
  let _: UICollectionViewFlowLayout.SectionInsetReference = .fromLayoutMargins
}

// row: UICollectionViewFlowLayout: case fromSafeArea  [in UICollectionViewFlowLayout.SectionInsetReference]
@MainActor private func row438() {
  let _: UICollectionViewFlowLayout.SectionInsetReference = .fromSafeArea
}

// row: UICollectionViewFlowLayout: init?(rawValue: Int)  [in UICollectionViewFlowLayout.SectionInsetReference]
@MainActor private func row439() {
  let _: @MainActor (Int) -> UICollectionViewFlowLayout.SectionInsetReference? = UICollectionViewFlowLayout
    .SectionInsetReference.init(rawValue:)
}

// row: UICollectionViewFlowLayout: class let automaticSize: CGSize
@MainActor private func row440() {
  let _: CGSize = UICollectionViewFlowLayout.automaticSize
}

// row: UICollectionViewFlowLayout: var estimatedItemSize: CGSize { get set }
private class Row441: UICollectionViewFlowLayout {
  override var estimatedItemSize: CGSize {
    get { super.estimatedItemSize }
    set { super.estimatedItemSize = newValue }
  }
}

// row: UICollectionViewFlowLayout: var footerReferenceSize: CGSize { get set }
private class Row442: UICollectionViewFlowLayout {
  override var footerReferenceSize: CGSize {
    get { super.footerReferenceSize }
    set { super.footerReferenceSize = newValue }
  }
}

// row: UICollectionViewFlowLayout: var headerReferenceSize: CGSize { get set }
private class Row443: UICollectionViewFlowLayout {
  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }
}

// row: UICollectionViewFlowLayout: var itemSize: CGSize { get set }
private class Row444: UICollectionViewFlowLayout {
  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
}

// row: UICollectionViewFlowLayout: var minimumInteritemSpacing: CGFloat { get set }
private class Row445: UICollectionViewFlowLayout {
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }
}

// row: UICollectionViewFlowLayout: var minimumLineSpacing: CGFloat { get set }
private class Row446: UICollectionViewFlowLayout {
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }
}

// row: UICollectionViewFlowLayout: var scrollDirection: UICollectionView.ScrollDirection { get set }
private class Row447: UICollectionViewFlowLayout {
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
}

// row: UICollectionViewFlowLayout: var sectionFootersPinToVisibleBounds: Bool { get set }
private class Row448: UICollectionViewFlowLayout {
  override var sectionFootersPinToVisibleBounds: Bool {
    get { super.sectionFootersPinToVisibleBounds }
    set { super.sectionFootersPinToVisibleBounds = newValue }
  }
}

// row: UICollectionViewFlowLayout: var sectionHeadersPinToVisibleBounds: Bool { get set }
private class Row449: UICollectionViewFlowLayout {
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { super.sectionHeadersPinToVisibleBounds }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
}

// row: UICollectionViewFlowLayout: var sectionInset: UIEdgeInsets { get set }
private class Row450: UICollectionViewFlowLayout {
  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }
}

// row: UICollectionViewFlowLayout: var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get
//   set }
private class Row451: UICollectionViewFlowLayout {
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get { super.sectionInsetReference }
    set { super.sectionInsetReference = newValue }
  }
}
