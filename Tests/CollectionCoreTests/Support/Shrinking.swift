import Testing

/// Drops elements, many at first and then one by one, as long as the rest still fails.
func shrunk<Element>(_ elements: [Element], whileFailing fails: ([Element]) -> Bool) -> [Element] {
  var current = elements
  var chunk = max(1, current.count / 2)
  while true {
    var start = 0
    var isSmaller = false
    while start < current.count {
      var candidate = current
      candidate.removeSubrange(start..<min(start + chunk, current.count))
      if fails(candidate) {
        current = candidate
        isSmaller = true
      } else {
        start += chunk
      }
    }
    if chunk == 1 && !isSmaller { return current }
    chunk = max(1, chunk / 2)
  }
}

/// Records an issue with the seed and the smallest failing case when `failure` finds something wrong with `elements`.
func expectNone<Element>(
  seed: UInt64, _ elements: [Element], sourceLocation: SourceLocation = #_sourceLocation,
  failure: ([Element]) -> String?
) {
  guard failure(elements) != nil else { return }
  let small = shrunk(elements) { failure($0) != nil }
  Issue.record("seed \(seed): \(failure(small) ?? "") – case: \(small)", sourceLocation: sourceLocation)
}

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
