import CollectionViewAudits
import CollectionViewScenarios
import CollectionViewZoo
import VirtualCollectionView

extension AdditionalCommand {
  /// `cvsim growth`: how the work of layouts grows.
  static let growth = AdditionalCommand(
    CommandDescription(
      "growth", about: "Counts the work of layouts for more and more items, and says how it grows.",
      operands: "[NAME…]", operandCount: 0...Int.max, options: [],
      notes: """
        NAME is a shipped layout (\(ShippedLayouts.all.map(\.name).joined(separator: ", "))), or a layout
        of the zoo. Without a NAME the shipped layouts are counted.
        """)
  ) { arguments, console in
    let check = GrowthCheck(.prepare, .query, .queryPoint, .queryEverything)
    for name in arguments.operands.isEmpty ? ShippedLayouts.all.map(\.name) : arguments.operands {
      guard
        let make = ShippedLayouts.all.first(where: { $0.name == name })?.make
          ?? ZooCatalogue.exhibit(named: name)?.layout
      else {
        let known = ShippedLayouts.all.map(\.name) + ZooCatalogue.layouts.map(\.name)
        let nearest = NearestName.suggest(name, from: known).map { "; did you mean '\($0)'?" } ?? ""
        console.complain("cvsim growth: there is no layout '\(name)'\(nearest)\n")
        return .usage
      }
      console.write("\(check.run(making: make))\n\n")
    }
    return .good
  }
}
