internal import CollectionCore
import Foundation

extension WaterfallLayout {
  static var emptySolver: WaterfallSolver {
    WaterfallSolver(sections: [], values: [], bounds: .zero, grid: PixelGrid(scale: 2))
  }

  /// The solver for the data as they are now.
  var preparedSolver: WaterfallSolver {
    _collectionView?.ensurePrepared()
    return _solved.solver
  }

  func prepareWaterfall() {
    startVending()
    if updatePlan != nil { rememberWaterfall() }
    guard let view = _collectionView else {
      _solved = Solved(WaterfallLayout.emptySolver)
      return
    }
    let grid = pixels(of: view)
    let room = room(in: view)
    let chosen: WaterfallMode = mode == .shortestColumn ? .shortestColumn : .stickyColumns
    if let plan = updatePlan, follow(plan, view, room, chosen, grid) { return }
    // What it held goes first, and the new one can have the same memory.
    _solved = Solved(WaterfallLayout.emptySolver)
    var input = WaterfallInput()
    input.knowsSpans = chosen == .shortestColumn
    let metrics = readMetrics()
    let count = view.countSections()
    input.sections.reserveCapacity(count)
    for index in 0..<count {
      var section = metrics
      section.itemCount = view.countItems(in: index)
      askForMetrics(of: index, view, &section)
      addItems(of: index, view, room.width, grid, &section, &input)
      input.sections.append(section)
    }
    let solver = WaterfallSolver(
      sections: input.sections, values: input.values, spans: input.spans, mode: chosen, bounds: room, grid: grid)
    _solved = Solved(solver)
    _solvedScale = grid.scale
    if let path = solver.firstInvalidItem { reportItem(path, input) }
  }

  /// Keeps the places before an update.
  private func rememberWaterfall() {
    let last = _solved
    rememberPlaces { WaterfallLayout.place(of: $0, last.solver) }
  }

  // MARK: Metrics

  /// What the properties say about every section.
  func readMetrics() -> WaterfallSection {
    let inset = sectionInset
    let line = lineSpacing
    let between = interitemSpacing
    let header = headerHeight
    let footer = footerHeight
    check(["lineSpacing": line, "interitemSpacing": between, "headerHeight": header, "footerHeight": footer])
    check(inset)
    var columns = WaterfallColumns.count(numberOfColumns)
    if let width = minimumColumnWidth {
      check(["minimumColumnWidth": width])
      if width.isFinite { columns = .minimumWidth(Double(width)) }
    } else if case .count(let count) = columns {
      check(["numberOfColumns": CGFloat(count)], least: 1)
    }
    return WaterfallSection(
      itemCount: 0, columns: columns, inset: LayoutInsets(inset), lineSpacing: Double(line),
      interitemSpacing: Double(between), headerLength: Double(header), footerLength: Double(footer))
  }

  /// Puts what the delegate says about a section in the place of the properties.
  func askForMetrics(of index: Int, _ view: CollectionView, _ section: inout WaterfallSection) {
    guard let delegate = view._cachedWaterfallDelegate else { return }
    if let count = ask(
      .waterfallColumns, delegate, view,
      { delegate.collectionView(view, layout: self, numberOfColumnsInSection: index) })
    {
      check(["numberOfColumnsInSection \(index)": CGFloat(count)], least: 1)
      section.columns = .count(count)
    }
    if let inset = ask(
      .waterfallInset, delegate, view, { delegate.collectionView(view, layout: self, insetForSectionAt: index) })
    {
      check(inset)
      section.inset = LayoutInsets(inset)
    }
    if let line = ask(
      .waterfallLineSpacing, delegate, view,
      { delegate.collectionView(view, layout: self, lineSpacingForSectionAt: index) })
    {
      section.lineSpacing = checked("lineSpacingForSectionAt \(index)", line)
    }
    if let between = ask(
      .waterfallInteritemSpacing, delegate, view,
      { delegate.collectionView(view, layout: self, interitemSpacingForSectionAt: index) })
    {
      section.interitemSpacing = checked("interitemSpacingForSectionAt \(index)", between)
    }
    if let header = ask(
      .waterfallHeader, delegate, view, { delegate.collectionView(view, layout: self, heightForHeaderInSection: index) }
    ) {
      section.headerLength = checked("heightForHeaderInSection \(index)", header)
    }
    if let footer = ask(
      .waterfallFooter, delegate, view, { delegate.collectionView(view, layout: self, heightForFooterInSection: index) }
    ) {
      section.footerLength = checked("heightForFooterInSection \(index)", footer)
    }
  }

  private func checked(_ name: String, _ value: CGFloat) -> Double {
    if !(value.isFinite && value >= 0) { check([name: value]) }
    return Double(value)
  }

  /// The delegate's answer, nil when it has no such method. One that is known to be absent is not called.
  func ask<Value>(
    _ method: OptionalMethod, _ delegate: any WaterfallLayoutDelegate, _ view: CollectionView, _ question: () -> Value
  ) -> Value? {
    guard view._waterfallMethods[method] != .absent else { return nil }
    let answer = method.ask(delegate, question)
    view._waterfallMethods[method] = answer == nil ? .absent : .present
    return answer
  }

  // MARK: Findings

  private func reportItem(_ path: ItemPath, _ input: WaterfallInput) {
    var place = Int(path.item)
    for section in input.sections.prefix(Int(path.section)) { place += section.itemCount }
    report(
      .invalidItemLength(
        self, path: IndexPath(path), value: CGFloat(input.values[place]),
        isRatio: input.sections[Int(path.section)].sizing == .aspectRatios))
  }
}
