/// The smallest case still failing that repeated steps of `smaller` lead to, and what it fails with.
func shrunk<Case>(
  _ failing: Case, _ message: String, smaller: (Case) -> [Case], failure: (Case) -> String?
) -> (Case, String) {
  var best = (failing, message)
  var steps = 0
  search: while steps < 1_000 {
    for candidate in smaller(best.0) {
      steps += 1
      if let message = failure(candidate) {
        best = (candidate, message)
        continue search
      }
    }
    break
  }
  return best
}

/// Copies of a list without one of its halves, then without one of its elements.
func withoutSome<Element>(_ list: [Element]) -> [[Element]] {
  if list.isEmpty { return [] }
  var result: [[Element]] = []
  if list.count > 3 {
    result.append(Array(list[..<(list.count / 2)]))
    result.append(Array(list[(list.count / 2)...]))
  }
  for i in list.indices {
    var copy = list
    copy.remove(at: i)
    result.append(copy)
  }
  return result
}
