import Foundation
import VirtualCollectionView

/// A difference between a recycled cell and one that was made for the same item.
struct Leak {
  let place: CellPortrait.Place
  let mine: String
  let theirs: String
  let element: ShownElement
  /// What the cell showed last.
  let before: ShownElement
  /// An item that the cell showed earlier, whose value it is.
  let origin: ShownElement?
  /// Whether properties were marked before the cell was recycled.
  let isMarked: Bool
  let wasTapped: Bool
}

/// Makes findings of leaks: one for each rule, with every property of it.
@MainActor struct LeakReport {
  let subject: String
  let fresh: FreshPortraits
  let leaks: [Leak]

  private static let input = Set(PortraitProperty.all.filter(\.isInput).map(\.name))

  var findings: [Finding] {
    var byRule: [FindingRule: [Leak]] = [:]
    for leak in leaks { byRule[rule(of: leak), default: []].append(leak) }
    return byRule.map { finding($0.key, $0.value) }
  }

  private func rule(of leak: Leak) -> FindingRule {
    let property = leak.place.property
    if property.hasPrefix(OwnValues.countPrefix) { return .ownListGrows }
    if property.hasPrefix(OwnValues.prefix) { return .ownPropertyLeak }
    // Fewer than in a new cell are missing, and none was added; one where there is to be none was left over.
    if property.hasPrefix("number of ") {
      let (mine, theirs) = (Int(leak.mine) ?? .max, Int(leak.theirs) ?? 0)
      if mine > theirs, theirs > 0 || mine > 1 { return .subviewsPileUp }
    }
    let isVaried = fresh.portraits[leak.element].map { fresh.varied[$0.sort]?.contains(leak.place) == true } ?? false
    return leak.isMarked && !isVaried && LeakReport.input.contains(property) ? .inputLeft : .reuseLeak
  }

  private func finding(_ rule: FindingRule, _ leaks: [Leak]) -> Finding {
    // The best case of each property: one whose origin is known, and the first of those.
    var best: [CellPortrait.Place: Leak] = [:]
    var order: [CellPortrait.Place] = []
    for leak in leaks {
      guard let known = best[leak.place] else {
        best[leak.place] = leak
        order.append(leak.place)
        continue
      }
      if known.origin == nil, leak.origin != nil { best[leak.place] = leak }
    }
    let chosen = order.compactMap { best[$0] }
    let most = 8
    var sentences = chosen.prefix(most).map(sentence)
    if chosen.count > most { sentences.append("and \(chosen.count - most) more properties") }
    let first = chosen[0]
    return Finding(
      rule, subject: subject, facts: sentences.joined(separator: "; "),
      smallest: "\(first.element.text) in a cell that showed \((first.origin ?? first.before).text)", cases: leaks.count
    )
  }

  private func sentence(_ leak: Leak) -> String {
    let value = { (text: String) in text.isEmpty ? "nothing" : text }
    var from = "after \(leak.before.text)"
    if let origin = leak.origin {
      from = "left over from \(origin.text)"
    } else if leak.isMarked {
      from = "as it was marked while it showed \(leak.before.text)"
    } else if leak.wasTapped {
      from = "after \(leak.before.text), which was tapped"
    }
    return "\(leak.place.text) is \(value(leak.mine)) for \(leak.element.text), \(from); in a cell of its own it is"
      + " \(value(leak.theirs))"
  }
}
