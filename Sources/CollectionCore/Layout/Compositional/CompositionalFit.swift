/// How many children a group holds along its axis, and what their fractions are parts of.
struct CompositionalFit: Hashable, Sendable {
  /// Never more: a group of children without extent would hold any number.
  static let limit = 1 << 14

  /// The number of children, 0 when not even the first fits (Semantics 11.15).
  var count: Int
  /// The group's inner size, made shorter along the axis by the spacings between the children (Semantics 11.11).
  var base: LayoutSize

  /// Finds out how many fit.
  ///
  /// The children are tried one by one: each time the size is made shorter by the spacings of all of them first, then
  /// fractions are resolved in it. So four quarters with a spacing of 10 fit into 320 and are 72.5 wide
  /// (Semantics 11.11).
  ///
  /// When some child's extent across the axis is a fraction of the axis' own extent, the number that would fit without
  /// any spacing decides how much shorter the size is made (Semantics 11.12).
  init(
    _ children: [CompositionalChild], in inner: LayoutSize, axis: LayoutAxis, spacing: Double, _ grid: PixelGrid
  ) {
    let fit = CompositionalFitting(children: children, inner: inner, axis: axis, grid: grid)
    if children.contains(where: { $0.size[axis.across].isFraction(of: axis) }) {
      let capacity = fit.count(spacing: 0, in: inner)
      base = fit.base(less: capacity, spacing)
      count = min(capacity, fit.count(spacing: spacing, in: base))
      return
    }
    count = 0
    base = inner
    while count < CompositionalFit.limit {
      let candidate = fit.base(less: count + 1, spacing)
      guard count == 0 || candidate[axis] > 0 || spacing == 0 else { break }
      guard fit.length(of: count + 1, spacing: spacing, in: candidate) <= inner[axis] + 1e-6 else { break }
      count += 1
      base = candidate
    }
  }

  /// Children of a given number, whether they fit or not.
  init(count: Int, in inner: LayoutSize, axis: LayoutAxis, spacing: Double) {
    self.count = max(0, min(count, CompositionalFit.limit))
    base = inner
    base[axis] = max(0, inner[axis] - Double(max(0, self.count - 1)) * spacing)
  }
}

private struct CompositionalFitting {
  let children: [CompositionalChild]
  let inner: LayoutSize
  let axis: LayoutAxis
  let grid: PixelGrid

  /// The inner size less the spacings between `count` children.
  func base(less count: Int, _ spacing: Double) -> LayoutSize {
    var result = inner
    result[axis] -= Double(max(0, count - 1)) * spacing
    return result
  }

  /// What `count` children and the spacings between them take; fractions are parts of `base`.
  func length(of count: Int, spacing: Double, in base: LayoutSize) -> Double {
    let passes = count / children.count
    let rest = count % children.count
    var sum = Double(max(0, count - 1)) * spacing
    for index in children.indices {
      sum += children[index].room(axis, in: base, grid) * Double(index < rest ? passes + 1 : passes)
    }
    return sum
  }

  /// How many children fit one after the other; fractions are parts of `base`.
  func count(spacing: Double, in base: LayoutSize) -> Int {
    var count = 0
    while count < CompositionalFit.limit, length(of: count + 1, spacing: spacing, in: base) <= inner[axis] + 1e-6 {
      count += 1
    }
    return count
  }
}

extension CompositionalChild {
  var size: CompositionalSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var edgeSpacing: CompositionalEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The points it takes along `axis`, the least room at its edges included (Semantics 11.20).
  func room(_ axis: LayoutAxis, in base: LayoutSize, _ grid: PixelGrid) -> Double {
    size[axis].resolved(in: base, grid).points + edgeSpacing.before(axis).minimum + edgeSpacing.after(axis).minimum
  }
}
