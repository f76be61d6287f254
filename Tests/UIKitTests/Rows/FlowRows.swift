// swift-format-ignore-file
// Written by .ci/uikit-rows: one typed reference a row. It compiles, or the row is not there.
import UIKit

@MainActor enum FlowRows {
  // Global constants: class let UICollectionViewFlowLayout.automaticSize: CGSize
  static func row1() {
    let _: CGSize = UICollectionViewFlowLayout.automaticSize
  }

  // UICollectionViewDelegateFlowLayout: protocol UICollectionViewDelegateFlowLayout : UICollectionViewDelegate
  static func row2(_ o: any UICollectionViewDelegateFlowLayout) {
    let _: any UICollectionViewDelegate = o
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  static func row3(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: Int) {
    let _: UIEdgeInsets? = o.collectionView?(a0, layout: a1, insetForSectionAt: a2)
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  static func row4(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: Int) {
    let _: CGFloat? = o.collectionView?(a0, layout: a1, minimumInteritemSpacingForSectionAt: a2)
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  static func row5(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: Int) {
    let _: CGFloat? = o.collectionView?(a0, layout: a1, minimumLineSpacingForSectionAt: a2)
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
  static func row6(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: Int) {
    let _: CGSize? = o.collectionView?(a0, layout: a1, referenceSizeForFooterInSection: a2)
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  static func row7(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: Int) {
    let _: CGSize? = o.collectionView?(a0, layout: a1, referenceSizeForHeaderInSection: a2)
  }

  // UICollectionViewDelegateFlowLayout: func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  static func row8(_ o: any UICollectionViewDelegateFlowLayout, _ a0: UICollectionView, _ a1: UICollectionViewLayout, _ a2: IndexPath) {
    let _: CGSize? = o.collectionView?(a0, layout: a1, sizeForItemAt: a2)
  }

  // UICollectionViewFlowLayout: class UICollectionViewFlowLayout
  static func row9() {
    let _: UICollectionViewFlowLayout.Type = UICollectionViewFlowLayout.self
  }

  // UICollectionViewFlowLayout: enum SectionInsetReference
  static func row10() {
    let _: UICollectionViewFlowLayout.SectionInsetReference.Type = UICollectionViewFlowLayout.SectionInsetReference.self
  }

  // UICollectionViewFlowLayout: case fromContentInset  [in UICollectionViewFlowLayout.SectionInsetReference]
  static func row11() {
    let _: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  }

  // UICollectionViewFlowLayout: case fromLayoutMargins  [in UICollectionViewFlowLayout.SectionInsetReference]
  static func row12() {
    let _: UICollectionViewFlowLayout.SectionInsetReference = .fromLayoutMargins
  }

  // UICollectionViewFlowLayout: case fromSafeArea  [in UICollectionViewFlowLayout.SectionInsetReference]
  static func row13() {
    let _: UICollectionViewFlowLayout.SectionInsetReference = .fromSafeArea
  }

  // UICollectionViewFlowLayout: init?(rawValue: Int)  [in UICollectionViewFlowLayout.SectionInsetReference]
  static func row14(_ a0: Int) {
    let _: UICollectionViewFlowLayout.SectionInsetReference? = UICollectionViewFlowLayout.SectionInsetReference(rawValue: a0)
  }

  // UICollectionViewFlowLayout: class let automaticSize: CGSize
  static func row15() {
    let _: CGSize = UICollectionViewFlowLayout.automaticSize
  }

  // UICollectionViewFlowLayout: var estimatedItemSize: CGSize { get set }
  static func row16(_ o: inout UICollectionViewFlowLayout) {
    let v: CGSize = o.estimatedItemSize
    o.estimatedItemSize = v
  }

  // UICollectionViewFlowLayout: var footerReferenceSize: CGSize { get set }
  static func row17(_ o: inout UICollectionViewFlowLayout) {
    let v: CGSize = o.footerReferenceSize
    o.footerReferenceSize = v
  }

  // UICollectionViewFlowLayout: var headerReferenceSize: CGSize { get set }
  static func row18(_ o: inout UICollectionViewFlowLayout) {
    let v: CGSize = o.headerReferenceSize
    o.headerReferenceSize = v
  }

  // UICollectionViewFlowLayout: var itemSize: CGSize { get set }
  static func row19(_ o: inout UICollectionViewFlowLayout) {
    let v: CGSize = o.itemSize
    o.itemSize = v
  }

  // UICollectionViewFlowLayout: var minimumInteritemSpacing: CGFloat { get set }
  static func row20(_ o: inout UICollectionViewFlowLayout) {
    let v: CGFloat = o.minimumInteritemSpacing
    o.minimumInteritemSpacing = v
  }

  // UICollectionViewFlowLayout: var minimumLineSpacing: CGFloat { get set }
  static func row21(_ o: inout UICollectionViewFlowLayout) {
    let v: CGFloat = o.minimumLineSpacing
    o.minimumLineSpacing = v
  }

  // UICollectionViewFlowLayout: var scrollDirection: UICollectionView.ScrollDirection { get set }
  static func row22(_ o: inout UICollectionViewFlowLayout) {
    let v: UICollectionView.ScrollDirection = o.scrollDirection
    o.scrollDirection = v
  }

  // UICollectionViewFlowLayout: var sectionFootersPinToVisibleBounds: Bool { get set }
  static func row23(_ o: inout UICollectionViewFlowLayout) {
    let v: Bool = o.sectionFootersPinToVisibleBounds
    o.sectionFootersPinToVisibleBounds = v
  }

  // UICollectionViewFlowLayout: var sectionHeadersPinToVisibleBounds: Bool { get set }
  static func row24(_ o: inout UICollectionViewFlowLayout) {
    let v: Bool = o.sectionHeadersPinToVisibleBounds
    o.sectionHeadersPinToVisibleBounds = v
  }

  // UICollectionViewFlowLayout: var sectionInset: UIEdgeInsets { get set }
  static func row25(_ o: inout UICollectionViewFlowLayout) {
    let v: UIEdgeInsets = o.sectionInset
    o.sectionInset = v
  }

  // UICollectionViewFlowLayout: var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get set }
  static func row26(_ o: inout UICollectionViewFlowLayout) {
    let v: UICollectionViewFlowLayout.SectionInsetReference = o.sectionInsetReference
    o.sectionInsetReference = v
  }
}
