import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// An invalidation context that names elements, in words and as code for UIKit.
struct NarrowerContext {
  /// A call on the context.
  struct Call {
    let words: String
    let code: String
  }

  /// Items first, then the other kinds in the order of their names.
  let calls: [Call]

  init(_ names: [ElementName]) {
    var calls: [Call] = []
    let cells = names.filter(\.isCell).sorted()
    if !cells.isEmpty {
      calls.append(
        Call(
          words: "invalidateItems(at:) with \(AuditText.list(cells.map(\.description)))",
          code: "context.invalidateItems(at: \(NarrowerContext.paths(cells)))"))
    }
    let others = Dictionary(grouping: names.filter { !$0.isCell }) { Group(category: $0.category, kind: $0.kind ?? "") }
    for group in others.keys.sorted(by: { ($0.isDecoration ? 1 : 0, $0.kind) < ($1.isDecoration ? 1 : 0, $1.kind) }) {
      let own = (others[group] ?? []).sorted()
      let method = group.isDecoration ? "invalidateDecorationElements" : "invalidateSupplementaryElements"
      let kind = NarrowerContext.kind(group.kind)
      calls.append(
        Call(
          words: "\(method)(ofKind: \(kind), at:) with \(AuditText.list(own.map(\.description)))",
          code: "context.\(method)(ofKind: \(kind), at: \(NarrowerContext.paths(own)))"))
    }
    self.calls = calls
  }

  private struct Group: Hashable {
    let category: ElementCategory
    let kind: String
    var isDecoration: Bool { category == .decoration }
  }

  /// UIKit's constant, or a literal.
  private static func kind(_ kind: String) -> String {
    switch kind {
    case CollectionView.elementKindSectionHeader: "UICollectionView.elementKindSectionHeader"
    case CollectionView.elementKindSectionFooter: "UICollectionView.elementKindSectionFooter"
    default:
      "\"" + kind.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
  }

  /// An array of index paths: each by itself, four in a row and more as a range.
  private static func paths(_ names: [ElementName]) -> String {
    var parts: [String] = []
    var single: [String] = []
    var index = 0
    while index < names.count {
      let first = names[index].path
      var end = index + 1
      while end < names.count, names[end].path.section == first.section,
        Int(names[end].path.item) == Int(first.item) + end - index
      { end += 1 }
      if end - index >= 4 {
        if !single.isEmpty { parts.append("[" + single.joined(separator: ", ") + "]") }
        single = []
        let last = Int(first.item) + end - index - 1
        parts.append("(\(first.item)...\(last)).map { IndexPath(item: $0, section: \(first.section)) }")
        index = end
      } else {
        single.append("IndexPath(item: \(first.item), section: \(first.section))")
        index += 1
      }
    }
    if !single.isEmpty { parts.append("[" + single.joined(separator: ", ") + "]") }
    return parts.joined(separator: " + ")
  }
}
