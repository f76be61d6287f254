/// The way from the top of a document to a value: `steps[2].updates[0].insert`.
///
/// A chain of links, so that going one level down costs one small object however deep it is. It is made into text only
/// for an error.
struct DecodingPath: Sendable {
  private enum Step: Sendable {
    case key(String)
    case index(Int)
  }

  private final class Link: Sendable {
    let parent: Link?
    let step: Step

    init(parent: Link?, step: Step) {
      self.parent = parent
      self.step = step
    }
  }

  private var link: Link?

  /// The path of the document itself.
  static let root = DecodingPath()

  func key(_ key: String) -> DecodingPath { DecodingPath(link: Link(parent: link, step: .key(key))) }

  func index(_ index: Int) -> DecodingPath { DecodingPath(link: Link(parent: link, step: .index(index))) }

  var text: String {
    var steps: [Step] = []
    var next = link
    while let current = next {
      steps.append(current.step)
      next = current.parent
    }
    var text = ""
    for step in steps.reversed() {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where DecodingPath.isWord(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\(quoted(key))]"
      }
    }
    return text
  }

  private init(link: Link? = nil) { self.link = link }

  private static func isWord(_ key: String) -> Bool {
    !key.isEmpty && key.count <= 60 && key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
