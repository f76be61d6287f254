internal import CollectionCore
import Foundation

/// What a solver is made of, gathered section by section.
struct WaterfallInput {
  var sections: [WaterfallSection] = []
  /// A height or an aspect ratio for each item of all sections so far.
  var values: [Double] = []
  /// The span of each item, as far as any section has said something about spans.
  var spans: [Int32] = []
  /// Whether spans are of any use.
  var knowsSpans = true
}

extension WaterfallInput {
  /// Adds a list for the `count` items of a section; what is missing in it becomes a number that is none.
  mutating func append(_ given: [CGFloat], count: Int) {
    let taken = min(count, given.count)
    // One copy of memory: `CGFloat` is a `Double` on every platform that this is for.
    given.withUnsafeBufferPointer { numbers in
      numbers.withMemoryRebound(to: CGFloat.NativeType.self) {
        values.append(contentsOf: UnsafeBufferPointer(rebasing: $0.prefix(taken)))
      }
    }
    if taken < count { append(.nan, count: count - taken) }
  }

  /// Adds one number for each of `count` items.
  mutating func append(_ value: Double, count: Int) { values.append(contentsOf: repeatElement(value, count: count)) }

  /// Adds the spans of a section whose items come next; earlier sections that said nothing have spans of 1.
  mutating func append(spans given: [Int], count: Int) {
    startSpans()
    for span in given.prefix(count) { spans.append(Int32(clamping: span)) }
  }

  /// Brings the list of spans up to the items so far.
  mutating func startSpans() {
    if spans.count < values.count { spans.append(contentsOf: repeatElement(1, count: values.count - spans.count)) }
  }
}

extension WaterfallLayout {
  /// Adds the numbers of a section's items, from whoever gives them.
  func addItems(
    of index: Int, _ view: CollectionView, _ width: Double, _ grid: PixelGrid, _ section: inout WaterfallSection,
    _ input: inout WaterfallInput
  ) {
    let count = section.itemCount
    guard count > 0 else { return }
    if let delegate = view._cachedWaterfallDelegate {
      let question = DelegateQuestion(
        view: view, delegate: delegate, section: index, count: count,
        widths: widths(of: section, width, grid, isSpanned: spansAreKnown(view, input)))
      if input.knowsSpans, !addDelegateSpans(question, &input), let spans = _itemSpans {
        input.append(spans: spans(index), count: count)
      }
      if addDelegateHeights(question, &input) { return }
      if addDelegateRatios(question, &input) {
        section.sizing = .aspectRatios
        return
      }
    } else if input.knowsSpans, let spans = _itemSpans {
      input.append(spans: spans(index), count: count)
    }
    if let heights = _itemHeightsInRange {
      input.append(heights(index, 0..<count), count: count)
    } else if let heights = _itemHeights {
      input.append(heights(index), count: count)
    } else if let ratios = _itemAspectRatios {
      section.sizing = .aspectRatios
      input.append(ratios(index), count: count)
    } else {
      input.append(Double(itemHeight), count: count)
    }
  }

  /// The width of an item that covers one column, two, and so on.
  private func widths(
    of section: WaterfallSection, _ width: Double, _ grid: PixelGrid, isSpanned: Bool
  ) -> [CGFloat] {
    let columns = isSpanned ? section.numberOfColumns(inExtent: width, grid: grid) : 1
    var result: [CGFloat] = []
    result.reserveCapacity(columns)
    for span in 1...columns { result.append(CGFloat(section.columnWidth(span: span, inExtent: width, grid: grid))) }
    return result
  }

  private func spansAreKnown(_ view: CollectionView, _ input: WaterfallInput) -> Bool {
    input.knowsSpans && (_itemSpans != nil || view._waterfallMethods[.waterfallColumnSpan] != .absent)
  }
}

/// Whom to ask about the items of a section.
@MainActor private struct DelegateQuestion {
  let view: CollectionView
  let delegate: any WaterfallLayoutDelegate
  let section: Int
  let count: Int
  /// The width of an item that covers one column, two, and so on.
  let widths: [CGFloat]

  /// Built by appending: a literal takes three times as long.
  var start: IndexPath { IndexPath(index: section) }
}

extension WaterfallLayout {
  /// False when the delegate has no spans.
  private func addDelegateSpans(_ question: DelegateQuestion, _ input: inout WaterfallInput) -> Bool {
    let view = question.view
    let delegate = question.delegate
    let start = question.start
    guard
      let first = ask(
        .waterfallColumnSpan, delegate, view,
        { delegate.collectionView(view, layout: self, columnSpanForItemAt: start.appending(0)) })
    else { return false }
    input.startSpans()
    input.spans.reserveCapacity(input.spans.count + question.count)
    input.spans.append(Int32(clamping: first))
    for item in 1..<max(question.count, 1) {
      let span = delegate.collectionView(view, layout: self, columnSpanForItemAt: start.appending(item))
      input.spans.append(Int32(clamping: span))
    }
    return true
  }

  /// False when the delegate has no heights. Every item is asked for, in order.
  private func addDelegateHeights(_ question: DelegateQuestion, _ input: inout WaterfallInput) -> Bool {
    let view = question.view
    let delegate = question.delegate
    let start = question.start
    let widths = question.widths
    let base = input.values.count
    let hasSpans = input.spans.count > base
    func width(_ item: Int) -> CGFloat {
      let place = base + item
      guard hasSpans, place < input.spans.count else { return widths[0] }
      return widths[max(1, min(Int(input.spans[place]), widths.count)) - 1]
    }
    let widthOfFirst = width(0)
    guard
      let first = ask(
        .waterfallHeight, delegate, view,
        {
          delegate.collectionView(view, layout: self, heightForItemAt: start.appending(0), columnWidth: widthOfFirst)
        })
    else { return false }
    view._counters.sizeForItemCalls += question.count
    var heights = input.values
    input.values = []
    heights.reserveCapacity(base + question.count)
    heights.append(Double(first))
    for item in 1..<max(question.count, 1) {
      let height = delegate.collectionView(
        view, layout: self, heightForItemAt: start.appending(item), columnWidth: width(item))
      heights.append(Double(height))
    }
    input.values = heights
    return true
  }

  /// False when the delegate has no aspect ratios. Every item is asked for, in order.
  private func addDelegateRatios(_ question: DelegateQuestion, _ input: inout WaterfallInput) -> Bool {
    let view = question.view
    let delegate = question.delegate
    let start = question.start
    guard
      let first = ask(
        .waterfallAspectRatio, delegate, view,
        { delegate.collectionView(view, layout: self, aspectRatioForItemAt: start.appending(0)) })
    else { return false }
    view._counters.sizeForItemCalls += question.count
    var ratios = input.values
    input.values = []
    ratios.reserveCapacity(ratios.count + question.count)
    ratios.append(Double(first))
    for item in 1..<max(question.count, 1) {
      ratios.append(
        Double(delegate.collectionView(view, layout: self, aspectRatioForItemAt: start.appending(item))))
    }
    input.values = ratios
    return true
  }
}
