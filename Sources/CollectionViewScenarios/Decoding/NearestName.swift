/// Finds the known name that someone most likely meant.
public enum NearestName {
  /// The known name nearest to an unknown one, or nil when none is near.
  ///
  /// Near is a third of the letters or less (but one at least), where two letters in the wrong order count as one
  /// mistake and capitals as none. A part of a compound name will do: `gird` is near `pagedGrid`. The first of equally
  /// near ones wins.
  ///
  /// - Complexity: O(*k* · *n*²) for *k* names of *n* letters; names of more than 64 letters are near nothing.
  public static func suggest(_ unknown: String, from known: some Sequence<String>) -> String? {
    let letters = Array(unknown.lowercased().unicodeScalars)
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    var bestPart: (name: String, distance: Int)?
    for name in known {
      let distance = distance(letters, Array(name.lowercased().unicodeScalars))
      if distance <= allowed(letters.count, name.unicodeScalars.count), distance < best?.distance ?? .max {
        best = (name, distance)
      }
      for part in words(of: name) where part.count >= 3 {
        let distance = self.distance(letters, part)
        if distance <= allowed(letters.count, part.count), distance < bestPart?.distance ?? .max {
          bestPart = (name, distance)
        }
      }
    }
    return best?.name ?? bestPart?.name
  }

  /// How many mistakes two names of these lengths may be apart.
  private static func allowed(_ a: Int, _ b: Int) -> Int { max(1, max(a, b) / 3) }

  /// The words of a compound name: `pagedGrid` gives `paged` and `grid`.
  private static func words(of name: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in name.unicodeScalars {
      if scalar == "-" || scalar == "." || scalar == "_" {
        words.append([])
      } else if scalar.properties.isUppercase {
        words.append([])
        words[words.count - 1].append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      } else {
        words[words.count - 1].append(scalar)
      }
    }
    return words.count > 1 ? words : []
  }

  /// How many letters must be added, dropped, changed or swapped with their neighbour to make one name the other
  /// (Damerau and Levenshtein, no letter touched twice).
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var older: [Int] = []
    var old = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        let same = a[i - 1] == b[j - 1]
        var least = min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, older[j - 2] + 1) }
        row.append(least)
      }
      older = old
      old = row
    }
    return old[b.count]
  }
}

extension NearestName {
  /// The end of a message about an unknown name: `; did you mean 'view'?`, or the known names when none is near.
  ///
  /// - Parameter isListed: Whether the command `list` shows the names, which spares a message many of them.
  static func advice(_ unknown: String, from known: [String], isListed: Bool = false) -> String {
    if let name = suggest(unknown, from: known) { return "; did you mean '\(name)'?" }
    if isListed, known.count > 12 { return "; the command 'list' shows them" }
    return known.isEmpty ? "" : "; known: \(known.joined(separator: ", "))"
  }
}
