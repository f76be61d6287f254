/// A section of the data in numbers: everything beyond its definition that is needed to find its elements.
struct CompositionalRecord: Sendable {
  var definition: Int
  var count: Int
  /// The number of groups, 0 when nothing is laid out.
  var groupCount = 0
  /// The length of the last group, which may be trimmed.
  var lastLength = 0.0
  /// The extent of all groups along the axis in which they follow each other, edges included.
  var rows = 0.0
  /// The extent of the largest group across it.
  var thickness = 0.0
  /// Room before the body for boundary items.
  var lead = 0.0
  /// Insets and groups.
  var body = 0.0
  /// Room behind the body.
  var trail = 0.0
  /// How far groups and boundary items stick out along the scroll axis.
  var overhang = (before: 0.0, after: 0.0)
  /// The index of what was measured in the section, −1 when nothing was.
  var measures = -1
  /// How far an orthogonal section is scrolled.
  var offset = 0.0

  var length: Double { lead + body + trail }
}

/// What was measured in one section, and what it does to its groups.
struct CompositionalMeasures: Sendable {
  var sizes: SectionSizes
  /// From the start of each group to that of the next.
  var advances: LazySums
  /// The extents of the groups across the axis in which they follow each other.
  var thicknesses: LazySums
  /// No group was ever longer than this.
  var longest: Double
}
