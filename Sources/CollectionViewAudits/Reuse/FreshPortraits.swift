import CollectionCore
import Foundation
import VirtualCollectionView

/// Every item in a cell that was made for it, in a view as large as that in which cells are recycled.
@MainActor struct FreshPortraits {
  private(set) var portraits: [ShownElement: CellPortrait] = [:]
  /// By sort of cells: the places whose values are not the same for all of them, which is what configurations set.
  private(set) var varied: [String: Set<CellPortrait.Place>] = [:]
  /// The size of the view.
  let size: CGSize
  /// The class of the data source.
  let subject: String
  /// Why there are none.
  private(set) var reason = ""
  /// How far there is to scroll until the most items have been seen, points.
  private(set) var length: CGFloat = 0

  init(_ audit: ReuseAudit) {
    let (probe, probed) = audit.stage(audit.size)
    subject = probe.dataSource.map { "\(type(of: $0))" } ?? "data source"
    size = FreshPortraits.narrowed(probe)
    withExtendedLifetime(probed) {}
    guard probe.dataSource != nil else {
      reason = "the view has no data source"
      return
    }
    let (view, kept) = audit.stage(size)
    defer { withExtendedLifetime(kept) {} }
    let isVertical = view.scrollsVertically
    let page = max(1, (isVertical ? size.height : size.width) * 0.8)
    var offset: CGFloat = 0
    view.isTracing = true
    while true {
      // Cells on screen are let go of when they leave: whatever comes is made for its item.
      view.forgetReusableViews()
      let start = view.traceCount
      view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      view.layoutIfNeeded()
      look(view, audit, since: start)
      length = offset
      let end = view.room(isVertical: isVertical)
      guard offset < end, portraits.count < audit.most else { break }
      offset = min(end, offset + page)
    }
    if portraits.isEmpty {
      reason = "the data source has \(AuditText.counts((0..<view.numberOfSections).map(view.numberOfItems)))"
    }
    collectVaried()
  }

  private mutating func look(_ view: CollectionView, _ audit: ReuseAudit, since start: Int) {
    // A cell that was recycled within one pass, as when sizes settle, is not fresh.
    var recycled: Set<String> = []
    let trace = view.trace(from: start)
    for number in trace.numbers {
      if case .viewReused(let id, _, _)? = trace[number]?.event { recycled.insert(Trace.name(id)) }
    }
    for (element, shown) in view.shownElements where portraits[element] == nil && portraits.count < audit.most {
      guard !recycled.contains(shown.traceName) else { continue }
      portraits[element] = CellPortrait(shown, more: audit.properties)
    }
  }

  private mutating func collectVaried() {
    // The first value that anybody sees at each place, by sort and view. Views that have other properties from item to item,
    // as a list that may be nil, are compared with those that have the same.
    var first: [String: [String: (properties: [String], values: [String])]] = [:]
    for portrait in portraits.keys.sorted().compactMap({ portraits[$0] }) {
      for view in portrait.views {
        guard var known = first[portrait.sort]?[view.name] else {
          first[portrait.sort, default: [:]][view.name] = (view.properties, view.values)
          continue
        }
        guard known.properties == view.properties else {
          for (property, value) in zip(view.properties, view.values) {
            guard let index = known.properties.firstIndex(of: property) else { continue }
            let other = known.values[index]
            guard other != value, other != PortraitProperty.unseen, value != PortraitProperty.unseen else { continue }
            varied[portrait.sort, default: []].insert(CellPortrait.Place(view: view.name, property: property))
          }
          continue
        }
        var isKnown = true
        for (index, value) in view.values.enumerated() where value != PortraitProperty.unseen {
          if known.values[index] == PortraitProperty.unseen {
            known.values[index] = value
            isKnown = false
          } else if known.values[index] != value {
            let place = CellPortrait.Place(view: view.name, property: view.properties[index])
            varied[portrait.sort, default: []].insert(place)
          }
        }
        if !isKnown { first[portrait.sort]?[view.name] = known }
      }
    }
  }

  // MARK: Room

  /// A size in which not all items have room.
  private static func narrowed(_ view: CollectionView) -> CGSize {
    var size = view.bounds.size
    let (content, isVertical) = (view.contentSize, view.scrollsVertically)
    if isVertical, content.height < size.height * 2 {
      size.height = max(1, (content.height / 3).rounded())
    } else if !isVertical, content.width < size.width * 2 {
      size.width = max(1, (content.width / 3).rounded())
    }
    return size
  }
}
