import CollectionCore
import Foundation
import VirtualCollectionView

extension WaterfallLayoutProperties {
  /// Sets what the document says.
  ///
  /// - Parameters:
  ///   - changed: The keys that may be different from before, nil for all: setting a list invalidates even when it is
  ///     the same list.
  ///   - model: Says how many items a section has, since a list begins again where it is too short.
  @MainActor func apply(to layout: WaterfallLayout, changed: Set<String>? = nil, model: ScenarioModel) {
    switch columns {
    case nil: break
    case .count(let count):
      layout.minimumColumnWidth = nil
      layout.numberOfColumns = count
    case .minimumWidth(let width): layout.minimumColumnWidth = width
    }
    if let interitemSpacing { layout.interitemSpacing = interitemSpacing }
    if let lineSpacing { layout.lineSpacing = lineSpacing }
    if let sectionInset { layout.sectionInset = ViewInsets(sectionInset) }
    switch mode {
    case nil: break
    case .shortestColumn: layout.mode = .shortestColumn
    case .stickyColumns: layout.mode = .stickyColumns
    }
    applyLists(to: layout, changed: changed, model: model)
  }

  @MainActor private func applyLists(to layout: WaterfallLayout, changed: Set<String>?, model: ScenarioModel) {
    func isNew(_ keys: String...) -> Bool { changed.map { !$0.isDisjoint(with: keys) } ?? true }
    // By the view that asks: an audit shows the layout in views with other data than the document's.
    @MainActor func count(_ layout: CollectionViewLayout?, _ section: Int) -> Int {
      layout?.collectionView?.numberOfItems(inSection: section) ?? model.itemCount(in: section)
    }
    if isNew("heights", "aspectRatios") {
      switch heights {
      case nil: break
      case .points(let values):
        if layout.itemAspectRatios != nil { layout.itemAspectRatios = nil }
        layout.itemHeights = { [weak layout] section in
          WaterfallLayoutProperties.list(values, section, count(layout, section)) { CGFloat($0) }
        }
      case .aspectRatios(let values):
        if layout.itemHeights != nil { layout.itemHeights = nil }
        layout.itemAspectRatios = { [weak layout] section in
          WaterfallLayoutProperties.list(values, section, count(layout, section)) { CGFloat($0) }
        }
      }
    }
    if let spans, isNew("spans") {
      layout.itemSpans = { [weak layout] section in
        WaterfallLayoutProperties.list(spans, section, count(layout, section)) { $0 }
      }
    }
  }

  /// A number for each item of a section. An empty list has none to give, which the layout reports.
  @MainActor private static func list<Value, Answer>(
    _ values: ItemValues<Value>, _ section: Int, _ count: Int, _ answer: (Value) -> Answer
  ) -> [Answer] {
    var answers: [Answer] = []
    answers.reserveCapacity(count)
    for item in 0..<count {
      guard let value = values[section, item] else { return answers }
      answers.append(answer(value))
    }
    return answers
  }
}
