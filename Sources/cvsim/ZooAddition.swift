import CollectionViewScenarios
import CollectionViewZoo
import Foundation

extension AdditionalCommand {
  /// `cvsim zoo`: the catalogue of what is broken on purpose.
  static let zoo = AdditionalCommand(
    CommandDescription(
      "zoo",
      about: "Shows layouts, cells and data sources that are broken on purpose: what one sees, why, and the cure.",
      operands: "[NAME…]", operandCount: 0...Int.max,
      options: [CommandOption("--markdown", about: "the whole catalogue as a page of the documentation")],
      notes: """
        Without a NAME the exhibits are listed. 'audit NAME' shows what the checker says about one, and 'audit --mended
        NAME' about the same done right; scenario files use the layouts as {"type": "zoo", "name": NAME}.
        """)
  ) { arguments, console in
    if arguments.has("--markdown") {
      console.write(ZooCatalogue.markdown)
      return .good
    }
    if arguments.operands.isEmpty {
      let width = ZooCatalogue.exhibits.map(\.name.count).max() ?? 0
      for exhibit in ZooCatalogue.exhibits {
        let name = exhibit.name.padding(toLength: width, withPad: " ", startingAt: 0)
        console.write("\(name)  \(exhibit.looks)\n")
      }
      return .good
    }
    for name in arguments.operands {
      guard let exhibit = ZooCatalogue.exhibit(named: name) else {
        let nearest = NearestName.suggest(name, from: ZooCatalogue.exhibits.map(\.name))
        console.complain("zoo: there is no exhibit '\(name)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")\n")
        return .usage
      }
      console.write(exhibit.description + "\n")
    }
    return .good
  }
}
