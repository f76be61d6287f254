extension FindingRule {
  /// What ``LayoutAudit`` finds by counting work for more and more items.
  public static let growthRules: [FindingRule] = [queryGrows, prepareGrowsTooFast]

  /// A question whose work grows though its answer does not.
  public static let queryGrows = FindingRule(
    "query-grows", .waste, title: "The work of a question grows with the number of items, and its answer does not.",
    why: "layoutAttributesForElements(in:) looks at all attributes to find those in the rectangle, or makes them all.",
    remedy:
      "Keep the attributes sorted along the scroll axis: find the first one that ends behind the rectangle's start by"
      + " halves, and stop at the first one that begins behind its end. Make them in prepare(), not for each question.")

  /// Preparing that does more than sorting would.
  public static let prepareGrowsTooFast = FindingRule(
    "prepare-grows-too-fast", .waste, title: "The work of prepare() grows faster than the number of items.",
    why: "For each item, those before it are looked through: for the row it belongs to, for the end of the section.",
    remedy:
      "Carry along what an item needs of those before it, such as the end of each column, and look at each item once.")
}
