import CollectionCore
import Foundation
import VirtualCollectionView

/// The collection view of a recorded case, laid out as the recording was.
@MainActor final class ConformanceView {
  let recorded: ConformanceCase
  let view: CollectionView
  private let source: ConformanceSource
  private let delegate: ScenarioDelegate
  private let handlerCalls: HandlerRecords

  /// Pixels per point: every recording was made at 2.
  static let scale = 2.0

  init(_ recorded: ConformanceCase, registry: ScenarioRegistry, file: String) throws(ScenarioError) {
    self.recorded = recorded
    let source = ConformanceSource(recorded)
    self.source = source
    delegate = ScenarioDelegate(flow: recorded.delegate, layout: recorded.layout)
    let surroundings = ScenarioView(scale: ConformanceView.scale, safeArea: recorded.safeAreaInsets)
    var environment = surroundings.environment(SimulationRecorder())
    environment.tracesViews = false
    let records = HandlerRecords()
    handlerCalls = records
    let layout: CollectionViewLayout
    if case .compositional(let properties) = recorded.layout.kind, !recorded.expected.steps.isEmpty {
      layout = properties.makeLayout { section, items, offset in records.note(section, items, offset) }
    } else {
      layout = try registry.makeLayout(recorded.layout, model: source.model, file: file)
    }
    view = withEnvironment(environment) {
      CollectionView(frame: CGRect(origin: .zero, size: CGSize(recorded.bounds)), collectionViewLayout: layout)
    }
    view.contentInset = ViewInsets(recorded.contentInset)
    if let margins = recorded.layoutMargins { view.layoutMargins = ViewInsets(margins) }
    view.dataSource = source
    // A recording without delegate answers still gets the delegate; it says that it has none of the methods.
    view.delegate = delegate
    view.layoutIfNeeded()
    if recorded.contentOffsetSet != .zero {
      view.contentOffset = CGPoint(recorded.contentOffsetSet)
      view.layoutIfNeeded()
    }
  }

  /// Whether cells measured text, and nobody recorded what came out: they have nothing to answer.
  static func needsText(_ recorded: ConformanceCase) -> Bool {
    switch recorded.layout.kind {
    case .flow(let properties): if properties.estimatedItemSize == .none { return false }
    case .compositional(let properties): if !properties.hasEstimates { return false }
    default: return false
    }
    let cells = recorded.cells
    if cells.selfSizing == "unchanged" || cells.selfSizing == "plain" || cells.selfSizing == "override" { return false }
    return cells.preferredSizes.isEmpty && cells.preferredHeightByTextIndex.isEmpty
  }
}

extension ConformanceView {
  /// What the handler of each section was told last.
  var handlerRecords: [Int: HandlerRecord] { handlerCalls.last }
}

/// Keeps what handlers are told.
@MainActor private final class HandlerRecords {
  private(set) var last: [Int: HandlerRecord] = [:]

  func note(_ section: Int, _ items: [any CollectionLayoutVisibleItem], _ offset: CGPoint) {
    var record = HandlerRecord(offset: LayoutPoint(offset), items: [:], depths: [:], alphas: [:])
    for item in items {
      let path = ItemPath(item.indexPath)
      let name =
        item.representedElementCategory == .cell
        ? ElementName(cell: path) : ElementName(.supplementary, kind: item.representedElementKind ?? "", path: path)
      record.items[name] = LayoutRect(item.frame)
      record.depths[name] = item.zIndex
      record.alphas[name] = Double(item.alpha)
    }
    last[section] = record
  }
}

/// Cells and supplementary views that prefer what was recorded.
@MainActor private final class ConformanceSource: NSObject, CollectionViewDataSource {
  let model: ScenarioModel
  private let views: ScenarioSource

  init(_ recorded: ConformanceCase) {
    let heights = recorded.supplementaryViews?.preferredHeight ?? [:]
    model = ScenarioModel(
      data: ScenarioData(counts: recorded.counts),
      cells: ScenarioCells(
        supplementary: heights.mapValues {
          ScenarioCells.Supplementary(identifier: "sized", preferredSize: .init(width: nil, height: $0))
        }))
    let cells = recorded.cells
    let counts = recorded.counts
    let wish: ((ItemPath, String?) -> ScenarioCells.PreferredSize?)?
    switch cells.selfSizing {
    case "unchanged", "plain": wish = nil
    case "override":
      wish = { path, _ in
        let ordinal = counts.prefix(Int(path.section)).reduce(0, +) + Int(path.item)
        return cells.preferredSize(ordinal: ordinal, item: Int(path.item)) ?? .init(width: nil, height: 77)
      }
    default:
      wish = { path, _ in
        let ordinal = counts.prefix(Int(path.section)).reduce(0, +) + Int(path.item)
        return cells.preferredSize(ordinal: ordinal, item: Int(path.item))
      }
    }
    views = ScenarioSource(model, registry: ScenarioRegistry(), wish: wish)
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.sectionCount }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    model.itemCount(in: section)
  }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    views.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    views.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
}
