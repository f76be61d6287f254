import CollectionViewAudits
import CollectionViewScenarios
import CollectionViewZoo
import Foundation
import VirtualCollectionView

extension AdditionalCommand {
  /// `cvsim audit`: the audits of shipped layouts and of the zoo.
  static let audit = AdditionalCommand(
    CommandDescription(
      "audit", about: "Looks for what is wrong with shipped layouts and with the exhibits of the zoo.",
      operands: "[NAME…]", operandCount: 0...Int.max,
      options: [
        CommandOption("--mended", about: "looks at the mended twin of each exhibit"),
        CommandOption("--quiet", letter: "-q", about: "the names of what was found alone"),
      ],
      notes: """
        NAME is a shipped layout (\(ShippedLayouts.all.map(\.name).joined(separator: ", "))), or an
        exhibit of the zoo ('zoo' is all of them). Without a NAME the shipped layouts are looked at.
        Exit status: 0 nothing was found; 1 something was; 64 called wrongly.
        """)
  ) { arguments, console in
    var reports: [(name: String, report: AuditReport)] = []
    for name in arguments.operands.isEmpty ? ShippedLayouts.all.map(\.name) : arguments.operands {
      if let shipped = ShippedLayouts.all.first(where: { $0.name == name }) {
        reports.append((name, shipped.audit()))
      } else if name == "zoo" {
        reports += ZooCatalogue.exhibits.map {
          ($0.name, arguments.has("--mended") ? $0.auditMended() : $0.audit())
        }
      } else if let exhibit = ZooCatalogue.exhibit(named: name) {
        reports.append((name, arguments.has("--mended") ? exhibit.auditMended() : exhibit.audit()))
      } else {
        let known = ShippedLayouts.all.map(\.name) + ["zoo"] + ZooCatalogue.exhibits.map(\.name)
        let nearest = NearestName.suggest(name, from: known).map { "; did you mean '\($0)'?" } ?? ""
        console.complain("cvsim audit: there is no layout or exhibit '\(name)'\(nearest)\n")
        return .usage
      }
    }
    for (name, report) in reports {
      let text = report.isClean ? "clean" : report.names.joined(separator: " ")
      console.write(arguments.has("--quiet") ? "\(name): \(text)\n" : "\(report)\n\n")
    }
    return reports.allSatisfy(\.report.isClean) ? .good : .failed
  }
}
