// Claims about which events come, and in which order.

extension TraceClaim {
  /// These events come in this order, with any others between them; each stands for an event of its own.
  public static func sequence(_ patterns: TracePattern...) -> TraceClaim { sequence(patterns) }

  /// These events come in this order, with any others between them; each stands for an event of its own.
  public static func sequence(_ patterns: [TracePattern]) -> TraceClaim {
    let words = "in this order: " + patterns.map(\.description).joined(separator: ", ")
    return TraceClaim(words, about: patterns) { text in
      if patterns.isEmpty { return "no events were named" }
      var at = 0
      for (number, pattern) in patterns.enumerated() {
        guard let next = (at..<text.count).first(where: { text.fits(pattern, $0) }) else {
          let before = text.places(of: pattern).filter { $0 < at }
          return number == 0 || before.isEmpty
            ? "\(pattern) does not come" + (number == 0 ? "" : " behind \(patterns[number - 1])")
            : "\(pattern) comes only before \(patterns[number - 1]):\n" + text.list(before)
        }
        at = next + 1
      }
      return nil
    }
  }

  /// There is no such event.
  public static func never(_ pattern: TracePattern) -> TraceClaim {
    TraceClaim("never \(pattern)", about: [pattern]) { text in
      let places = text.places(of: pattern)
      return places.isEmpty ? nil : "\(pattern) comes \(times(places.count)):\n" + text.list(places)
    }
  }

  /// There is such an event.
  public static func eventually(_ pattern: TracePattern) -> TraceClaim {
    TraceClaim("eventually \(pattern)", about: [pattern]) { text in
      (0..<text.count).contains { text.fits(pattern, $0) }
        ? nil : "\(pattern) does not come among \(text.count) events"
    }
  }

  /// Every event of one pattern fits the other as well; where there is none, that is so.
  public static func always(_ pattern: TracePattern, is other: TracePattern) -> TraceClaim {
    TraceClaim("\(pattern) is always \(other)", about: [pattern, other]) { text in
      let places = text.places(of: pattern).filter { !text.fits(other, $0) }
      return places.isEmpty ? nil : "\(places.count) of \(pattern) are not \(other):\n" + text.list(places)
    }
  }

  /// Behind each event of one pattern comes one of the other, within so many events, and not later than the next of the
  /// first.
  public static func each(
    _ pattern: TracePattern, followedBy other: TracePattern, within window: Int
  ) -> TraceClaim {
    let words = "each \(pattern) is followed by \(other) within \(window) events"
    return TraceClaim(words, about: [pattern, other]) { text in
      let (firsts, others) = (text.places(of: pattern), text.places(of: other))
      var at = 0
      var alone: [Int] = []
      for (number, place) in firsts.enumerated() {
        while at < others.count, others[at] <= place { at += 1 }
        let next = number + 1 < firsts.count ? firsts[number + 1] : Int.max
        if at == others.count || others[at] - place > window || others[at] > next { alone.append(place) }
      }
      return alone.isEmpty ? nil : "\(alone.count) of \(pattern) are not followed by \(other):\n" + text.list(alone)
    }
  }
}
