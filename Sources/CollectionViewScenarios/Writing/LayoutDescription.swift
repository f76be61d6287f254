import CollectionCore
import Foundation
import VirtualCollectionView

/// The layout of a view in the words of documents.
@MainActor package struct LayoutDescription {
  package let layout: ScenarioLayout
  package var delegate: FlowDelegateAnswers?
  /// Whether sizes are asked of views.
  var measuresViews = false

  /// Nil for a class of the user's own, and for what documents cannot say.
  ///
  /// - Parameter isBusy: Whether delegate and layout are not to be asked.
  package init?(_ view: CollectionView, _ data: ScenarioData, isBusy: Bool) {
    let layout = view.collectionViewLayout
    switch layout {
    case let layout as FramesLayout: self.layout = ScenarioLayout(.frames(layout.properties))
    case let flow as CollectionViewFlowLayout where type(of: flow) == CollectionViewFlowLayout.self:
      self.layout = ScenarioLayout(.flow(FlowLayoutProperties(flow)))
      measuresViews = flow.estimatedItemSize != .zero
      guard let sizes = FlowAnswers(view, flow, data.counts, isBusy: isBusy) else { return nil }
      delegate = sizes.answers
    case let circle as CircleLayout where type(of: circle) == CircleLayout.self:
      self.layout = ScenarioLayout(.circle(CircleLayoutProperties(circle)))
    case let grid as PagedGridLayout where type(of: grid) == PagedGridLayout.self && grid.itemSize == nil:
      self.layout = ScenarioLayout(.pagedGrid(PagedGridLayoutProperties(grid)))
    case let waterfall as WaterfallLayout where type(of: waterfall) == WaterfallLayout.self && !isBusy:
      guard let properties = WaterfallLayoutProperties(waterfall, data.counts) else { return nil }
      self.layout = ScenarioLayout(.waterfall(properties))
    case let list as DescribedListLayout:
      self.layout = ScenarioLayout(.list(list.properties))
      measuresViews = true
    case let composed as CollectionViewCompositionalLayout
    where LayoutDescription.isOurs(composed) && !isBusy:
      guard let properties = CompositionalLayoutProperties(composed, sections: data.sections.count) else { return nil }
      self.layout = ScenarioLayout(.compositional(properties))
      measuresViews = properties.hasEstimates
    default: return nil
    }
  }

  /// No class of the user's own.
  private static func isOurs(_ layout: CollectionViewCompositionalLayout) -> Bool {
    type(of: layout) == CollectionViewCompositionalLayout.self || layout is DescribedCompositionalLayout
  }
}

// MARK: - Flow

extension FlowLayoutProperties {
  @MainActor init(_ layout: CollectionViewFlowLayout) {
    scrollDirection = layout.scrollDirection == .vertical ? .vertical : .horizontal
    itemSize = LayoutSize(layout.itemSize)
    if layout.estimatedItemSize == CollectionViewFlowLayout.automaticSize {
      estimatedItemSize = .automatic
    } else if layout.estimatedItemSize != .zero {
      estimatedItemSize = .size(LayoutSize(layout.estimatedItemSize))
    }
    sectionInset = LayoutInsets(layout.sectionInset)
    minimumLineSpacing = Double(layout.minimumLineSpacing)
    minimumInteritemSpacing = Double(layout.minimumInteritemSpacing)
    headerReferenceSize = LayoutSize(layout.headerReferenceSize)
    footerReferenceSize = LayoutSize(layout.footerReferenceSize)
    switch layout.sectionInsetReference {
    case .fromContentInset: sectionInsetReference = .contentInset
    case .fromSafeArea: sectionInsetReference = .safeArea
    case .fromLayoutMargins: sectionInsetReference = .layoutMargins
    }
    sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
  }
}

/// What the delegate of a flow layout answers now, or the layout's own list of sizes.
@MainActor private struct FlowAnswers {
  /// Nil when nothing is answered.
  var answers: FlowDelegateAnswers?

  /// Nil when there are answers that cannot be had.
  init?(_ view: CollectionView, _ flow: CollectionViewFlowLayout, _ counts: [Int], isBusy: Bool) {
    let delegate = view.delegate as? any CollectionViewDelegateFlowLayout
    guard delegate != nil || flow.itemSizes != nil || flow.itemSizesInRange != nil else { return }
    guard !isBusy, counts.reduce(0, +) <= TracedStory.mostNames, !counts.isEmpty else { return nil }
    var result = FlowDelegateAnswers()
    var sizes: [[LayoutSize]] = []
    for (section, count) in counts.enumerated() {
      let list = flow.itemSizesInRange?(section, 0..<count) ?? flow.itemSizes?(section)
      var own: [LayoutSize] = []
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let answer = delegate.flatMap { delegate in
          OptionalMethod.sizeForItem.ask(delegate) {
            delegate.collectionView(view, layout: flow, sizeForItemAt: path)
          }
        }
        guard let size = answer ?? list.flatMap({ item < $0.count ? $0[item] : nil }) else { break }
        own.append(LayoutSize(size))
      }
      sizes.append(own)
    }
    if sizes.contains(where: { !$0.isEmpty }) {
      result.sizeForItem = .byItem(rule: "as the delegate answered", values: .sections(sizes))
    }
    if let delegate { result.ask(delegate, view, flow, sections: counts.count) }
    if result != FlowDelegateAnswers() { answers = result }
  }
}

extension FlowDelegateAnswers {
  /// Asks what is said of sections; a method that is not there says nothing.
  @MainActor fileprivate mutating func ask(
    _ delegate: any CollectionViewDelegateFlowLayout, _ view: CollectionView, _ flow: CollectionViewFlowLayout,
    sections: Int
  ) {
    func each<Answer, Value: Hashable & Sendable>(
      _ method: OptionalMethod, _ call: (Int) -> Answer, _ made: (Answer) -> Value
    ) -> SectionValues<Value>? {
      var values: [Value] = []
      for section in 0..<sections {
        guard let answer = method.ask(delegate, { call(section) }) else { return nil }
        values.append(made(answer))
      }
      return values.isEmpty ? nil : .each(values)
    }
    insetForSection = each(
      .insetForSection, { delegate.collectionView(view, layout: flow, insetForSectionAt: $0) }, { LayoutInsets($0) })
    minimumLineSpacing = each(
      .minimumLineSpacing, { delegate.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: $0) },
      { Double($0) })
    minimumInteritemSpacing = each(
      .minimumInteritemSpacing,
      { delegate.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: $0) }, { Double($0) })
    referenceSizeForHeader = each(
      .referenceSizeForHeader, { delegate.collectionView(view, layout: flow, referenceSizeForHeaderInSection: $0) },
      { LayoutSize($0) })
    referenceSizeForFooter = each(
      .referenceSizeForFooter, { delegate.collectionView(view, layout: flow, referenceSizeForFooterInSection: $0) },
      { LayoutSize($0) })
  }
}
