import Foundation
import VirtualCollectionView

/// Something in a cell that is not its item's.
struct LateSuspect {
  let rule: FindingRule
  let place: CellPortrait.Place
  let mine: String
  let theirs: String
  let element: ShownElement
  /// Whose value it is; nil where it is no item's.
  let origin: ShownElement?
  /// What the cell showed last, nil for a new one.
  let before: ShownElement?
}

/// Scrolls through the items while completions are under way, waits, and compares.
@MainActor final class LateWriteRun {
  private let audit: LateWriteAudit
  private let alone: [ShownElement: LonePortraits]
  private var tenants = Tenants()
  /// By cell: what it looked like when its item had just been configured.
  private var configured: [ObjectIdentifier: CellPortrait] = [:]
  private(set) var suspects: [LateSuspect] = []
  private(set) var comparisons = 0

  init(_ audit: LateWriteAudit, _ alone: [ShownElement: LonePortraits]) {
    self.audit = audit
    self.alone = alone
  }

  func run() async {
    let view = CollectionView(
      frame: CGRect(origin: .zero, size: audit.size), collectionViewLayout: audit.layout())
    let kept = audit.install(view)
    view.layoutIfNeeded()
    lookAtNew(view)
    for step in steps(view) {
      switch step.to {
      case .some(let offset): view.contentOffset = offset
      case .none: view.reloadData()
      }
      view.layoutIfNeeded()
      lookAtNew(view)
      switch step.pause {
      case .none: break
      case .turn:
        await LateWriteAudit.settle(view, turns: 1)
        lookAtNew(view)
      case .settle:
        await audit.settle(view)
        view.layoutIfNeeded()
        lookAtNew(view)
        lookAtAll(view)
      }
    }
    withExtendedLifetime(kept) {}
  }

  // MARK: Steps

  private enum Pause {
    case none, turn, settle
  }

  /// Where to scroll, nil for a reload, and how long to wait there.
  private typealias Step = (to: CGPoint?, pause: Pause)

  /// In one go down and up, then with a turn of the main queue at each stop, then in leaps; reloads at the end.
  private func steps(_ view: CollectionView) -> [Step] {
    let isVertical = FreshPortraits.isVertical(view)
    let room = FreshPortraits.room(view, isVertical)
    let page = max(1, (isVertical ? view.bounds.height : view.bounds.width) * 0.7)
    let length = min(room, page * CGFloat(audit.most))
    let point = { (offset: CGFloat) in isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0) }
    let down = Array(stride(from: 0, to: length, by: max(page, length / 12))) + [length]
    var result: [Step] = []
    // How many stops lie between two waits: many, a few, none. Each pace has its own late ones.
    for (pace, pause) in [(100, Pause.none), (3, Pause.none), (2, Pause.turn), (1, Pause.none)] {
      for list in [down, down.reversed()] {
        for (index, offset) in list.enumerated() {
          let isLast = index == list.count - 1
          result.append((point(offset), isLast || index % pace == pace - 1 ? .settle : pause))
        }
      }
    }
    let leaps: [CGFloat] = [0, length, 0, length / 2, 0]
    result += leaps.map { (point($0), .none) }
    result += [(nil, .none), (nil, .none), (nil, .settle)]
    return result
  }

  // MARK: Comparing

  /// Cells that were handed to another item since the last look: what they show before anything has come.
  private func lookAtNew(_ view: CollectionView) {
    for (element, shown) in view.shownElements where tenants.note(element, in: shown) {
      let portrait = CellPortrait(shown, more: audit.properties)
      configured[ObjectIdentifier(shown)] = portrait
      guard let own = alone[element], let before = tenants.before(in: shown).first else { continue }
      comparisons += 1
      for difference in portrait.differences(from: own.configured) where isOfInterest(difference.place) {
        // A loader that has the answer by now gives it at once.
        guard own.settled.value(at: difference.place) != difference.mine else { continue }
        suspects.append(
          LateSuspect(
            rule: .reuseLeak, place: difference.place, mine: difference.mine, theirs: difference.theirs,
            element: element, origin: origin(of: difference, in: shown, element, isLate: false), before: before))
      }
    }
  }

  /// All cells on screen, when nothing is under way any more.
  private func lookAtAll(_ view: CollectionView) {
    for (element, shown) in view.shownElements {
      guard let own = alone[element] else { continue }
      comparisons += 1
      let portrait = CellPortrait(shown, more: audit.properties)
      let atFirst = configured[ObjectIdentifier(shown)]
      for difference in portrait.differences(from: own.settled) where isOfInterest(difference.place) {
        let isUnset = own.configured.value(at: difference.place) == difference.mine
        // There from the start: left over, and nothing came since. That is said already.
        if !isUnset, atFirst?.value(at: difference.place) == difference.mine { continue }
        suspects.append(
          LateSuspect(
            rule: isUnset ? .missingWrite : .lateWrite, place: difference.place, mine: difference.mine,
            theirs: difference.theirs, element: element,
            origin: isUnset ? nil : origin(of: difference, in: shown, element, isLate: true),
            before: tenants.before(in: shown).first))
      }
    }
  }

  private func isOfInterest(_ place: CellPortrait.Place) -> Bool {
    !place.isOwn && !place.isNamed(in: audit.ignored)
  }

  /// Whose value it is: that of an item which the cell showed before, else of any.
  private func origin(
    of difference: (place: CellPortrait.Place, mine: String, theirs: String), in view: CollectionReusableView,
    _ element: ShownElement, isLate: Bool
  ) -> ShownElement? {
    let isIts = { (other: ShownElement) -> Bool in
      other != element && self.alone[other]?.settled.value(at: difference.place) == difference.mine
    }
    return tenants.before(in: view).first(where: isIts) ?? (isLate ? alone.keys.sorted().first(where: isIts) : nil)
  }
}

/// Makes findings of what was found: one for each rule, with every property.
@MainActor struct LateReport {
  let subject: String
  let suspects: [LateSuspect]

  var findings: [Finding] {
    var byRule: [FindingRule: [LateSuspect]] = [:]
    for suspect in suspects { byRule[suspect.rule, default: []].append(suspect) }
    return byRule.map { rule, all in
      var best: [CellPortrait.Place: LateSuspect] = [:]
      for suspect in all {
        let known = best[suspect.place]
        if known == nil || (known?.origin == nil && suspect.origin != nil) { best[suspect.place] = suspect }
      }
      let chosen = best.values.sorted { $0.place < $1.place }
      let most = 8
      var sentences = chosen.prefix(most).map(sentence)
      if chosen.count > most { sentences.append("and \(chosen.count - most) more properties") }
      let first = chosen[0]
      let last = (first.origin ?? first.before).map { ", in a cell that showed \($0.text)" } ?? ""
      return Finding(
        rule, subject: subject, facts: sentences.joined(separator: "; "), smallest: first.element.text + last,
        cases: all.count)
    }
  }

  private func sentence(_ suspect: LateSuspect) -> String {
    let value = { (text: String) in text.isEmpty ? "nothing" : text }
    let head = "\(suspect.place.text) is \(value(suspect.mine)) for \(suspect.element.text)"
    let alone = "; alone, it shows \(value(suspect.theirs))"
    let before = suspect.before.map { " after \($0.text)" } ?? ""
    switch suspect.rule {
    case .missingWrite:
      return head + ", as before anything came," + (before.isEmpty ? " in a new cell" : before) + alone
    case .reuseLeak:
      return head + (suspect.origin.map { ", left over from \($0.text)" } ?? before) + ", until its own comes" + alone
    default:
      return head + (suspect.origin.map { ", written for \($0.text)" } ?? ", which is no item's" + before) + alone
    }
  }
}
