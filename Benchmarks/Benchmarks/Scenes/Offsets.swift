import Foundation

/// Scroll offsets, made before anything is measured.
struct Offsets {
  private let values: [CGFloat]
  private var index = 0

  init(_ values: [CGFloat]) { self.values = values }

  /// The next one; after the last comes the first.
  @inline(__always) mutating func next() -> CGFloat {
    let value = values[index]
    index += 1
    if index == values.count { index = 0 }
    return value
  }

  /// Up and down by a little, where nothing comes or goes: inside of a line of `line` points.
  static func nudges(line: CGFloat) -> Offsets {
    // 830 points from here begin and end inside of a line for both 28 and 84.
    let start = line * 20 + 4
    return Offsets([start, start + 2])
  }

  /// On by a line each, forth and back.
  static func steps(line: CGFloat, lines: Int) -> Offsets {
    let count = max(2, min(400, lines - Int(830 / line) - 2))
    return Offsets((0..<count).map { CGFloat($0) * line } + (1..<count).reversed().map { CGFloat($0) * line })
  }

  /// Anywhere in the content.
  static func jumps(contentLength: CGFloat) -> Offsets {
    var random = Random(state: 42)
    let range = UInt64(max(1, contentLength - 830))
    return Offsets((0..<4_096).map { _ in CGFloat(random.next() % range) })
  }
}

/// Numbers that are the same in every run.
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
