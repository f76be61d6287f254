import CollectionCore
import VirtualCollectionView

extension ScenarioCommand {
  /// The words of scenario files and of this program, for people.
  func list(_ console: CommandConsole) {
    let layouts = ScenarioLayout.Name.allCases.map(\.rawValue)
    let zoo = registry.zooNames.map { entry in entry.name + (entry.fault.map { ": \($0)" } ?? "") }
    let groups: [(title: String, words: [String], isLong: Bool)] = [
      ("layouts", layouts, false),
      ("layouts of type custom", registry.layoutNames, false),
      ("layouts of type zoo", zoo, true),
      ("data sources", registry.dataSources.keys.sorted(), false),
      ("steps", StepAction.Name.allCases.map(\.rawValue), false),
      ("faults of cells", ScenarioCells.FaultAction.allCases.map(\.rawValue), false),
      ("counters", CounterName.allCases.map(\.rawValue), false),
      ("violation rules", ViolationRule.allCases.map(\.rawValue), false),
      ("causes of refused updates", UpdateCause.names, false),
      ("demos", examples.map { "\($0.name): \($0.about)" }, true),
    ]
    let style = console.style
    let parts = groups.filter { !$0.words.isEmpty }.map { group in
      let lines = group.isLong ? group.words : ScenarioCommand.wrapped(group.words, width: 76)
      return ([style.strong(group.title)] + lines.map { "  \(printable($0))" }).joined(separator: "\n") + "\n"
    }
    console.write(parts.joined(separator: "\n"))
  }

  /// Words in lines of at most `width` letters.
  private static func wrapped(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
