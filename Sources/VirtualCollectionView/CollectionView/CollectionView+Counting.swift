internal import CollectionCore
import Foundation

// MARK: - Counts

extension CollectionView {
  func countSections() -> Int {
    ensureCounts()
    return _sections.sectionCount
  }

  func countItems(in section: Int) -> Int {
    ensureCounts()
    guard section >= 0, section < _sections.sectionCount else {
      report(.sectionOutOfRange(section, of: _sections.sectionCount))
      return 0
    }
    return _sections.itemCount(in: section)
  }

  /// Fills the cache of counts when it is empty: all sections at once, in order (Semantics 2.3, 2.4).
  func ensureCounts() {
    if _countsAreValid { return }
    if !_hasLoaded {
      // The view loads itself by the call that a subclass may override (Semantics 2.2b).
      _hasLoaded = true
      _isLoading = true
      reloadData()
      _isLoading = false
      // Nothing is on screen that would have to leave first.
      _needsReload = false
    }
    // A count that is asked for while counting is answered from what was known before.
    guard _phase != .counting else { return }
    let phase = _phase
    _phase = .counting
    let reloads = _reloads
    let counts = askForCounts()
    _phase = phase
    _sections = SectionTable(counts: counts)
    _countsAreValid = reloads == _reloads
    resumeLayout()
    if _isTracing {
      let number = trace(
        .dataCounted(sections: Int32(clamping: _sections.sectionCount), items: Int32(clamping: _sections.itemCount)))
      _recording.changes.append(TracedChange(event: Int(number), before: nil, after: _sections, operations: nil))
    }
  }

  func askForCounts() -> [Int] {
    guard let dataSource = _dataSource else { return [0] }
    let sections = checkedCount(askForSections(dataSource), limit: ItemPath.sectionLimit, section: nil)
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    var total = 0
    for section in 0..<sections {
      _counters.numberOfItemsCalls += 1
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      let checked = checkedCount(count, limit: ItemPath.itemLimit - total, section: section)
      total += checked
      counts.append(checked)
    }
    return counts
  }

  private func askForSections(_ dataSource: any CollectionViewDataSource) -> Int {
    if _dataSourceMethods.numberOfSections == .absent { return 1 }
    let count = OptionalMethod.numberOfSections.ask(dataSource) { dataSource.numberOfSections(in: self) }
    if _dataSource === dataSource { _dataSourceMethods.numberOfSections = count == nil ? .absent : .present }
    if count != nil { _counters.numberOfSectionsCalls += 1 }
    return count ?? 1
  }

  private func checkedCount(_ count: Int, limit: Int, section: Int?) -> Int {
    if count >= 0, count <= limit { return count }
    report(.invalidCount(count, limit: limit, section: section))
    return 0
  }
}

// MARK: - Reloading

extension CollectionView {
  func setDataSource(_ dataSource: (any CollectionViewDataSource)?) {
    guard dataSource !== _dataSource else { return }
    _dataSource = dataSource
    _reportedLostDataSource = false
    _passHasDataSource = false
    _dataSourceMethods = DataSourceMethods()
    reportUncalledMethods(of: dataSource)
    if _hasLoaded { reloadData() }
    setNeedsLayout()
  }

  func reload() {
    if _isCollecting {
      // Swallowed: nothing is read again but what the batch itself reads (Semantics 2.9).
      report(.reloadInUpdate())
      return
    }
    if _isTracing {
      let number = trace(.reloadRequested)
      if !_phase.isInPass { _cause = number }
    }
    if _phase != .idle, !_isLoading { report(.reloadDuringPass(_phase)) }
    _hasLoaded = true
    _needsReload = true
    _countsAreValid = false
    _reloads += 1
    clearSelection()
    let context = _layout.makeContext()
    context._everything = true
    context._counts = true
    context._reason = .reload
    _layout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  func clearSelection() {
    for index in _touches.indices { _touches[index] = nil }
    guard !_selected.isEmpty || !_highlighted.isEmpty else { return }
    let selected = _selected
    let highlighted = _highlighted
    _selected = []
    _highlighted = []
    for path in highlighted { visibleCell(at: path)?.isHighlighted = false }
    for path in selected {
      visibleCell(at: path)?.isSelected = false
      if _isTracing { trace(.itemDeselected(path)) }
    }
  }
}

// MARK: - Delegate

extension CollectionView {
  /// Another delegate has other methods; they are found out again, and the layout may have other metrics
  /// (Semantics 2.18).
  func delegateChanged(_ delegate: (any CollectionViewDelegate)?) {
    _cachedDelegate = delegate
    _passHasDelegate = false
    _cachedFlowDelegate = delegate as? any CollectionViewDelegateFlowLayout
    _cachedWaterfallDelegate = delegate as? any WaterfallLayoutDelegate
    _waterfallMethods = .unknown
    _delegateMethods = DelegateMethods()
    _flowMethods = FlowMethods()
    reportUncalledMethods(of: delegate)
    setNeedsLayout()
  }
}
