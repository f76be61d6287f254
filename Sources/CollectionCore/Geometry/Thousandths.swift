/// A number of points with three decimals, for sentences about broken invariants.
///
/// The core has no `Double.description`: Embedded Swift would bring large tables in for it.
func thousandths(_ value: Double) -> String {
  guard value.magnitude < 9e15 else { return value.isFinite ? "a huge number" : "a number that is not finite" }
  let rounded = Int((value.magnitude * 1000 + 0.5).rounded(.down))
  let decimals = rounded % 1000
  let zeros = decimals < 10 ? "00" : decimals < 100 ? "0" : ""
  return "\(value < 0 ? "-" : "")\(rounded / 1000).\(zeros)\(decimals)"
}
