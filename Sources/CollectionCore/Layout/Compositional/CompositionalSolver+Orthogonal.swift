// Sections that scroll across the layout's axis (Semantics 11.52–11.55).

extension CompositionalSolver {
  /// How a section scrolls itself.
  public func orthogonalScrolling(ofSection section: Int) -> CompositionalOrthogonalScrolling {
    definitions[records[section].definition].section.orthogonalScrolling
  }

  /// The extent of the row that is seen at once: the view's, less the section's insets.
  public func viewport(ofSection section: Int) -> Double {
    let definition = definitions[records[section].definition]
    let across = axis.across
    return max(
      0,
      configuration.viewSize[across].orZero - definition.insets.leading(across) - definition.insets.trailing(across))
  }

  /// How far a section can be scrolled: the distance its groups have moved towards the leading edge.
  ///
  /// From 0 to where the row ends with the viewport; a row that fits does not scroll. With
  /// ``CompositionalOrthogonalScrolling/groupPagingCentered`` from where the first group is centred, which can be
  /// negative, to where the last one is (Semantics 11.54).
  public func orthogonalRange(ofSection section: Int) -> ClosedRange<Double> {
    let record = records[section]
    let definition = definitions[record.definition]
    guard definition.isOrthogonal, record.groupCount > 0 else { return 0...0 }
    let viewport = viewport(ofSection: section)
    if definition.section.orthogonalScrolling == .groupPagingCentered {
      let first = centredOffset(ofGroup: 0, section)
      return first...max(first, centredOffset(ofGroup: record.groupCount - 1, section))
    }
    return 0...max(0, record.rows - viewport)
  }

  /// How far a section is scrolled.
  public func orthogonalOffset(ofSection section: Int) -> Double { records[section].offset }

  /// Scrolls a section as far as its range allows; frames and queries then tell where its items are seen.
  ///
  /// Nothing is solved again, but what a query's window told holds no longer.
  /// - Returns: The offset that was set.
  @discardableResult
  public mutating func setOrthogonalOffset(_ offset: Double, ofSection section: Int) -> Double {
    guard offset.isFinite, definitions[records[section].definition].isOrthogonal else { return records[section].offset }
    let range = orthogonalRange(ofSection: section)
    records[section].offset = max(range.lowerBound, min(offset, range.upperBound))
    return records[section].offset
  }

  mutating func clampOffset(_ section: Int) { setOrthogonalOffset(records[section].offset, ofSection: section) }

  /// Where a section comes to rest when it is let go towards `offset` (Semantics 11.55).
  ///
  /// At or past the end of the row that is the end; otherwise anywhere, at the nearest group's leading edge, at the
  /// nearest multiple of the viewport, or where the nearest group is centred, and never past the end. In a row that can
  /// be scrolled by 6 points, 40 was measured to come to rest at 6 though the first group's edge is nearer to it.
  /// - Complexity: O(log groups).
  public func orthogonalRest(for offset: Double, inSection section: Int) -> Double {
    let range = orthogonalRange(ofSection: section)
    let proposed = max(range.lowerBound, min(offset.finiteOrZero, range.upperBound))
    if proposed >= range.upperBound { return range.upperBound }
    let rest: Double
    switch orthogonalScrolling(ofSection: section) {
    case .none, .continuous: rest = proposed
    case .paging:
      let viewport = viewport(ofSection: section)
      rest = viewport > 0 ? (proposed / viewport + 0.5).rounded(.down) * viewport : proposed
    case .continuousGroupLeadingBoundary, .groupPaging:
      rest = nearest(to: proposed, section) { distance(toGroup: $0, records[section]) }
    case .groupPagingCentered:
      rest = nearest(to: proposed, section) { centredOffset(ofGroup: $0, section) }
    }
    return max(range.lowerBound, min(rest, range.upperBound))
  }

  /// The offset at which an item of a section that scrolls itself is at a place of the section's viewport, before the
  /// section's range is applied; without a place the nearest at which it is seen whole, or fills the viewport
  /// (Semantics 7.8, 7.9).
  ///
  /// Places are those on screen: where the layout is mirrored, a row begins at the right.
  /// - Complexity: as of one frame.
  public func orthogonalOffset(showing path: ItemPath, _ alignment: Viewport.Alignment?) -> Double {
    let section = Int(path.section)
    let offset = records[section].offset
    guard let frame = element(ElementKey(cell: path))?.frame, frame.isFinite else { return offset }
    let definition = definitions[records[section].definition]
    let across = axis.across
    let isMirrored = configuration.isRightToLeft && across == .horizontal
    let shown = isMirrored ? frame.mirrored(inWidth: contentSize.width) : frame
    let atStart = shown.min(across) - definition.insets.leading(across) + offset
    let atEnd = atStart + shown.length(across) - viewport(ofSection: section)
    switch alignment {
    case .center: return (atStart + atEnd) / 2
    case .start: return isMirrored ? atEnd : atStart
    case .end: return isMirrored ? atStart : atEnd
    case nil: return max(min(atStart, atEnd), min(offset, max(atStart, atEnd)))
    }
  }

  /// The offset at which a group is in the middle of the viewport.
  private func centredOffset(ofGroup group: Int, _ section: Int) -> Double {
    let record = records[section]
    let definition = definitions[record.definition]
    var placer = CompositionalPlacer()
    let length = size(ofGroup: group, record, &placer)[definition.stack]
    return distance(toGroup: group, record) - (viewport(ofSection: section) - length) / 2
  }

  /// The nearest of the ascending offsets of a section's groups; of two equally near the one behind.
  private func nearest(to offset: Double, _ section: Int, _ place: (Int) -> Double) -> Double {
    var low = 0
    var high = records[section].groupCount - 1
    guard high >= 0 else { return offset }
    while low < high {
      let middle = (low + high) / 2
      if place(middle) < offset { low = middle + 1 } else { high = middle }
    }
    let behind = place(low)
    guard low > 0, behind > offset else { return behind }
    let before = place(low - 1)
    return offset - before < behind - offset ? before : behind
  }
}
