import CollectionCore
import Foundation
import VirtualCollectionView

/// The delegate of a running scenario: it is told what is displayed, so that those calls are counted, and answers for
/// flow layouts and waterfalls what the document says.
///
/// Which answers it gives is fixed when it is made, as the methods of a class are: others take another delegate.
@MainActor final class ScenarioDelegate: NSObject, CollectionViewDelegate {
  fileprivate let flow: FlowDelegateAnswers
  fileprivate let headerHeight: SectionValues<Double>?
  fileprivate let footerHeight: SectionValues<Double>?

  init(flow: FlowDelegateAnswers?, layout: ScenarioLayout) {
    self.flow = flow ?? FlowDelegateAnswers()
    if case .waterfall(let properties) = layout.kind {
      headerHeight = properties.headerHeight
      footerHeight = properties.footerHeight
    } else {
      headerHeight = nil
      footerHeight = nil
    }
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// An answer, or what a class without the method would say.
  fileprivate func answer<Value>(_ method: OptionalMethod, _ value: Value?, or other: Value) -> Value {
    if value == nil { method.miss(self) }
    return value ?? other
  }
}

// MARK: - Flow

extension ScenarioDelegate: CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let sizes = flow.sizeForItem else { return answer(.sizeForItem, nil, or: .zero) }
    if let size = sizes[indexPath[0], indexPath[1]] { return CGSize(size) }
    // The document gives this section an empty list: its items are as large as the layout has them.
    return (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> ViewInsets { answer(.insetForSection, flow.insetForSection?[section].map { ViewInsets($0) }, or: .zero) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { answer(.minimumLineSpacing, flow.minimumLineSpacing?[section].map { CGFloat($0) }, or: 0) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { answer(.minimumInteritemSpacing, flow.minimumInteritemSpacing?[section].map { CGFloat($0) }, or: 0) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { answer(.referenceSizeForHeader, flow.referenceSizeForHeader?[section].map { CGSize($0) }, or: .zero) }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { answer(.referenceSizeForFooter, flow.referenceSizeForFooter?[section].map { CGSize($0) }, or: .zero) }
}

// MARK: - Waterfall

extension ScenarioDelegate: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForHeaderInSection section: Int
  ) -> CGFloat { answer(.waterfallHeader, headerHeight?[section].map { CGFloat($0) }, or: 0) }

  func collectionView(
    _ collectionView: CollectionView, layout waterfallLayout: WaterfallLayout, heightForFooterInSection section: Int
  ) -> CGFloat { answer(.waterfallFooter, footerHeight?[section].map { CGFloat($0) }, or: 0) }
}
