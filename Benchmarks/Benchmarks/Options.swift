/// What the command line asks for.
struct Options {
  var filter: String?
  var json: String?
  var compare: String?
  var sizes = [1_000, 10_000, 100_000, 1_000_000]
  var isQuick = false
  var frame: GatedFrames.Kind?
  var count = 200
  var replays: Int?
  var wantsHelp = false

  static let usage = """
    Usage: Benchmarks [--filter TEXT] [--sizes N,N,...] [--quick] [--json FILE|-] [--compare OLD.json]
           Benchmarks --frame \(GatedFrames.Kind.allCases.map(\.rawValue).joined(separator: "|")) [--count N]
           Benchmarks --diff-replay N

      --filter TEXT   only rows whose names contain the text, upper or lower case
      --sizes N,...   numbers of items; 1000,10000,100000,1000000 without it
      --quick         fewer and shorter samples: to see that all runs, not to be believed
      --json FILE     writes the results as one JSON document; - is standard output, the table then goes to standard error
      --compare FILE  prints old/new for each row that an earlier document has too
      --frame KIND    runs frames of a kind and nothing else, for an instruction counter (.ci/frame-gate)
      --count N       how many frames; 200 without it
      --diff-replay N carries out the edits of N random diffs, and stops at the first that leads elsewhere
    """

  /// What is wrong with the arguments.
  struct Mistake: Error {
    var sentence: String
  }
}

// MARK: - Reading

extension Options {
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of name: String) throws -> String {
      guard let value = rest.popFirst() else { throw Mistake(sentence: "\(name) needs a value.") }
      return value
    }
    while let name = rest.popFirst() {
      switch name {
      case "--help", "-h": wantsHelp = true
      case "--quick": isQuick = true
      case "--filter": filter = try value(of: name)
      case "--json": json = try value(of: name)
      case "--compare": compare = try value(of: name)
      case "--sizes": sizes = try Options.sizes(try value(of: name))
      case "--count": count = try Options.number(try value(of: name), name)
      case "--diff-replay": replays = try Options.number(try value(of: name), name)
      case "--frame":
        let text = try value(of: name)
        guard let kind = GatedFrames.Kind(rawValue: text) else {
          let kinds = GatedFrames.Kind.allCases.map(\.rawValue)
          throw Mistake(sentence: "There is no frame \"\(text)\"; did you mean \(Options.nearest(text, kinds))?")
        }
        frame = kind
      default:
        throw Mistake(sentence: "Unknown option \(name); did you mean \(Options.nearest(name, Options.names))?")
      }
    }
  }

  private static let names = [
    "--filter", "--json", "--compare", "--sizes", "--quick", "--frame", "--count", "--diff-replay", "--help",
  ]

  private static func sizes(_ text: String) throws -> [Int] {
    try text.split(separator: ",").map { try number(String($0), "--sizes") }
  }

  private static func number(_ text: String, _ name: String) throws -> Int {
    // Layouts of fewer items than fill the view are another measurement.
    guard let number = Int(text), number > 0 else { throw Mistake(sentence: "\(name): \"\(text)\" is no count.") }
    return number
  }

  /// The name with the fewest letters to change.
  private static func nearest(_ text: String, _ names: [String]) -> String {
    names.min { distance(text, $0) < distance(text, $1) } ?? ""
  }

  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var corner = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let above = row[j + 1]
        row[j + 1] = min(corner + (a[i] == b[j] ? 0 : 1), above + 1, row[j] + 1)
        corner = above
      }
    }
    return row[b.count]
  }
}
