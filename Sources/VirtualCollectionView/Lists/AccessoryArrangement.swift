import Foundation

/// Where the accessories of a list cell stand, and what they leave for its content. One rule gives every recorded figure:
///
/// - Each accessory has a place, 24 points wide unless it keeps its own width or another, and lies in the middle of it.
/// - Places begin and end at the cell's margins, 16 points apart from each other, and the content begins and ends where
///   they do. Without places at an edge the content reaches that edge.
/// - Before the reorder lines, where another place stands before them, a line of 1 point stands from top to bottom, with
///   8 points on either side in place of the 16.
/// - The indentation moves the leading places and the content, or the content alone.
/// - From right to left everything is mirrored.
///
/// Lengths run from leading to trailing; origins are rounded to the pixel.
struct AccessoryArrangement {
  /// An accessory as far as its place goes.
  struct Entry {
    /// The width of its place, points.
    var place: CGFloat
    /// How large it is, points.
    var size: CGSize
    /// Whether a line stands before it, where something does.
    var isSeparated = false
  }

  /// The frames of the accessories at the leading edge.
  private(set) var leading: [CGRect] = []
  /// The frames of the accessories at the trailing edge.
  private(set) var trailing: [CGRect] = []
  /// The line before the reorder lines; nil without one.
  private(set) var separator: CGRect?
  /// Where the content begins and ends.
  private(set) var content: ClosedRange<CGFloat>

  private static let spacing: CGFloat = 16
  private static let separatorSpacing: CGFloat = 8
  private static let separatorWidth: CGFloat = 1
  /// The width of a place with ``CellAccessory/LayoutDimension/standard``, points.
  static let standardWidth: CGFloat = 24

  /// - Parameters:
  ///   - leading: From leading to trailing, as `trailing` is.
  ///   - indentation: Points.
  init(
    leading: [Entry], trailing: [Entry], size: CGSize, margins: DirectionalViewInsets, indentation: CGFloat,
    indentsAccessories: Bool, scale: CGFloat
  ) {
    func frame(_ entry: Entry, at x: CGFloat) -> CGRect {
      let origin = CGPoint(x: x + (entry.place - entry.size.width) / 2, y: (size.height - entry.size.height) / 2)
      return CGRect(
        x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale, width: entry.size.width,
        height: entry.size.height)
    }
    var start = indentation
    if !leading.isEmpty {
      var x = margins.leading + (indentsAccessories ? indentation : 0)
      for entry in leading {
        self.leading.append(frame(entry, at: x))
        x += entry.place + AccessoryArrangement.spacing
      }
      start = x - AccessoryArrangement.spacing + (indentsAccessories ? 0 : indentation)
    }
    var end = size.width
    if !trailing.isEmpty {
      var x = size.width - margins.trailing
      for (index, entry) in trailing.enumerated().reversed() {
        x -= entry.place
        end = x
        self.trailing.insert(frame(entry, at: x), at: 0)
        if entry.isSeparated, index > 0 {
          x -= AccessoryArrangement.separatorSpacing + AccessoryArrangement.separatorWidth
          separator = CGRect(x: x, y: 0, width: AccessoryArrangement.separatorWidth, height: size.height)
          x -= AccessoryArrangement.separatorSpacing
        } else {
          x -= AccessoryArrangement.spacing
        }
      }
    }
    content = start...max(start, end)
  }
}
