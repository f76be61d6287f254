// MARK: - Columns before anything is placed

extension WaterfallSection {
  /// How many columns the section has in a view of some extent across the scroll axis, points.
  ///
  /// Whoever has to say how long an item is must know how wide it will be, before the solver can be made.
  public func numberOfColumns(
    inExtent extent: Double, axis: LayoutAxis = .vertical, grid: PixelGrid
  ) -> Int {
    WaterfallColumnGeometry(self, across: axis.across, extent: extent.orZero, grid: grid).count
  }

  /// The extent across the scroll axis of an item that covers `span` columns, points: whole pixels for one column; for
  /// more, with the spacing between them, give or take the pixel by which the columns themselves were rounded.
  public func columnWidth(
    span: Int = 1, inExtent extent: Double, axis: LayoutAxis = .vertical, grid: PixelGrid
  ) -> Double {
    let geometry = WaterfallColumnGeometry(self, across: axis.across, extent: extent.orZero, grid: grid)
    let covered = max(1, min(span, geometry.count))
    return covered == 1 ? geometry.width : grid.down(geometry.width + Double(covered - 1) * geometry.pitch)
  }
}
