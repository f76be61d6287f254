import CollectionCore
import Foundation
import VirtualCollectionView

/// Says what a view has, to someone who asked for what it has not.
@MainActor enum WhatExists {
  /// `section 7 does not exist (2 sections)`, `item 9 does not exist (section 0 has 3 items)`; nil for an item that is.
  static func missing(_ path: ItemPath, in view: CollectionView) -> String? {
    let sections = view.numberOfSections
    let section = Int(path.section)
    if section >= sections {
      return "section \(section) does not exist (\(ScenarioReport.count(sections, "section")))"
    }
    let items = view.numberOfItems(inSection: section)
    if Int(path.item) < items { return nil }
    let item = path.item == ItemPath.unlimited ? "max" : "\(path.item)"
    return "item \(item) does not exist (section \(section) has \(ScenarioReport.count(items, "item")))"
  }

  /// Why an item takes no touch.
  static func whyUntouchable(_ path: ItemPath, in view: CollectionView) -> String {
    if view.counters.prepareCalls == 0 { return "nothing was laid out yet: add a layout step first" }
    return missing(path, in: view) ?? "\(ElementName(cell: path)) is not on screen: scroll to it first"
  }

  /// What there is in place of an element without a frame.
  static func instead(of name: ElementName, in view: CollectionView) -> String {
    if name.isCell { return missing(name.path, in: view) ?? "the layout has no attributes for it" }
    let shown = Set(view.visibleElements.map { ElementName($0) }.filter { $0.category == name.category })
    return shown.isEmpty
      ? "no \(name.categoryWord) view is on screen" : "on screen \(ExpectationChecker.list(shown.sorted()))"
  }

  /// Why an invalidation of this kind does nothing; nil when there are elements of it.
  static func missingKind(
    _ kind: String, _ category: ElementCategory, at paths: [ItemPath], in view: CollectionView
  ) -> String? {
    let isThere = { (name: ElementName) in name.category == category && name.kind == kind }
    if paths.isEmpty || view.visibleElements.contains(where: { isThere(ElementName($0)) }) { return nil }
    // Off screen: all that the layout has is asked for, since many layouts answer for no single element.
    let content = CGRect(origin: .zero, size: view.contentSize)
    let names = view.layoutAttributesForElements(touching: content).map { ElementName($0) }
    if names.contains(where: isThere) { return nil }
    let known = Set(names.filter { $0.category == category }.compactMap(\.kind)).sorted()
    let word = ElementName(category, kind: kind, path: ItemPath(0, 0)).categoryWord
    return "the layout has no \(word) element of the kind \(quoted(kind))\(NearestName.advice(kind, from: known))"
  }
}

extension ElementName {
  /// The word for the category in documents.
  var categoryWord: String {
    switch category {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }
}
