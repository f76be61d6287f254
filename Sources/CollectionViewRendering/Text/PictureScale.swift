import CollectionCore

/// How many characters a viewport gets, and which of them a rectangle covers.
///
/// A character is taken as twice as high as wide. Boxes that share an edge share its line of characters, so a viewport
/// of *n* steps has *n* + 1 characters along an axis.
struct PictureScale {
  /// Along x, one more than there are steps.
  let columns: Int
  /// Along y, one more than there are steps.
  let rows: Int
  private let bounds: LayoutRect

  /// The fewest steps along an axis: with fewer, nothing could be told apart in a very long and thin viewport.
  private static let fewest = 4

  /// Makes the largest scale that fits; nil for a viewport without area, or one that is not finite.
  init?(bounds: LayoutRect, maxColumns: Int, maxRows: Int) {
    guard !bounds.isEmpty, bounds.isFinite else { return nil }
    self.bounds = bounds
    let across = Double(maxColumns - 1)
    let down = Double(maxRows - 1)
    let pointsPerColumn = max(bounds.width / across, bounds.height / (2 * down))
    columns = PictureScale.steps(bounds.width / pointsPerColumn, most: maxColumns - 1) + 1
    rows = PictureScale.steps(bounds.height / (2 * pointsPerColumn), most: maxRows - 1) + 1
  }

  /// The characters that a rectangle of the content covers, its edges included; nil when it cannot be seen.
  func box(of frame: LayoutRect) -> TextCanvas.Box? {
    guard frame.isFinite, frame.touches(bounds) else { return nil }
    return TextCanvas.Box(
      left: step(frame.minX - bounds.minX, bounds.width, columns),
      top: step(frame.minY - bounds.minY, bounds.height, rows),
      right: step(frame.maxX - bounds.minX, bounds.width, columns),
      bottom: step(frame.maxY - bounds.minY, bounds.height, rows))
  }

  /// The step nearest to a distance, −1 and `count` for all that is outside: whole numbers of any size would overflow.
  private func step(_ distance: Double, _ length: Double, _ count: Int) -> Int {
    if distance < 0 { return -1 }
    if distance > length { return count }
    return Int((distance / length * Double(count - 1)).rounded())
  }

  private static func steps(_ exact: Double, most: Int) -> Int {
    min(max(Int(min(exact, 1000).rounded()), fewest), most)
  }
}
