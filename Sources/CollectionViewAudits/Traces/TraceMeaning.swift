import CollectionCore

/// What happened to each element, and how much was done.
struct TraceMeaning {
  struct Element {
    var displayed = 0
    var ended = 0
    var moved = 0
    var renamed = 0
    var isSelected = false
    /// Where the last view came from.
    var source = "no view"
    /// The label of the last configuration; nil when there was none.
    var shown: String?
  }

  private(set) var elements: [String: Element] = [:]
  /// The size of the content at the end, as the trace writes it.
  private(set) var content: String?
  /// The bounds at the end; nil when they did not change.
  private(set) var bounds: String?
  /// How often rules were broken, by name.
  private(set) var broken: [String: Int] = [:]
  private(set) var work: [(name: String, count: Int)] = [
    ("layoutInvalidated", 0), ("layoutPrepared", 0), ("elementsQueried", 0), ("dataCounted", 0), ("sizesAsked", 0),
    ("reloadRequested", 0), ("updateRequested", 0),
  ]

  init(_ trace: Trace) {
    var names: [ElementKey: String] = [:]
    for record in trace.records {
      func change(_ key: ElementKey, _ edit: (inout Element) -> Void) {
        let name = names[key] ?? trace.name(of: key)
        names[key] = name
        edit(&elements[name, default: Element()])
      }
      switch record.event {
      case .viewCreated(_, _, let key): change(key) { $0.source = "a new view" }
      case .viewReused(_, _, let key): change(key) { $0.source = "one from the pool" }
      case .viewConfigured(_, let key, let label):
        change(key) { $0.shown = label < 0 ? "something" : trace.text(label) }
      case .viewDisplayed(_, let key): change(key) { $0.displayed += 1 }
      case .viewEndedDisplay(_, let key): change(key) { $0.ended += 1 }
      case .viewMoved(_, let key): change(key) { $0.moved += 1 }
      case .viewRenamed(_, let key): change(key) { $0.renamed += 1 }
      case .itemSelected(let path): change(ElementKey(cell: path)) { $0.isSelected = true }
      case .itemDeselected(let path): change(ElementKey(cell: path)) { $0.isSelected = false }
      case .boundsChanged: bounds = TraceMeaning.rest(trace.phrase(record.event))
      case .violated: broken[TraceMeaning.rest(trace.phrase(record.event)), default: 0] += 1
      case .layoutPrepared:
        content = trace.phrase(record.event).split(separator: " ").last.map(String.init)
        work[1].count += 1
      case .layoutInvalidated: work[0].count += 1
      case .elementsQueried: work[2].count += 1
      case .dataCounted: work[3].count += 1
      case .sizesAsked: work[4].count += 1
      case .reloadRequested: work[5].count += 1
      case .updateRequested: work[6].count += 1
      default: break
      }
    }
  }

  /// A phrase without its first word.
  private static func rest(_ phrase: String) -> String {
    phrase.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
  }
}
