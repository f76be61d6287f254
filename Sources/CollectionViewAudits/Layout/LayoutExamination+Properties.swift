import CollectionCore
import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// Properties that the user of the audit named: what they change must be seen, and insets be where they belong.

extension LayoutExamination {
  mutating func examineProperties() {
    let setup = AuditCase(counts: [7], size: audit.usableSizes.first ?? CGSize(width: 320, height: 480))
    for property in audit.properties { examineProperty(property, setup) }
    if audit.insetSetter != nil { examineInsets(setup) }
  }

  private mutating func examineProperty(_ property: LayoutAudit.Variant, _ setup: AuditCase) {
    var after = setup
    after.change = "setting \(property.name)"
    let stage = stage(after)
    property.change(stage.layout)
    stage.view.layoutIfNeeded()
    // What it looks like when the property was there from the start.
    let fresh = audit.layout(for: setup)
    property.change(fresh)
    let right = AuditStage(fresh, setup, prepare: audit.preparesView)
    let shown = ProbedAnswer(stage.view.shownAttributes)
    compare(.propertyWithoutInvalidation, after, shown, shouldBe: ProbedAnswer(right.view.shownAttributes))
  }

  private mutating func examineInsets(_ setup: AuditCase) {
    guard let set = audit.insetSetter else { return }
    func places(_ insets: ViewInsets) -> (stage: AuditStage, all: ProbedAnswer) {
      let layout = audit.layout(for: setup)
      set(layout, insets)
      let stage = AuditStage(layout, setup, prepare: audit.preparesView)
      return (stage, layout.probeEverything())
    }
    let sides: [(String, ViewInsets, ViewInsets)] = [
      (
        "left and right", ViewInsets(top: 0, left: 40, bottom: 0, right: 0),
        ViewInsets(top: 0, left: 0, bottom: 0, right: 40)
      ),
      (
        "top and bottom", ViewInsets(top: 40, left: 0, bottom: 0, right: 0),
        ViewInsets(top: 0, left: 0, bottom: 40, right: 0)
      ),
    ]
    for (names, one, other) in sides {
      let (first, second) = (places(one).all, places(other).all)
      compared(first.order.count)
      if !first.order.isEmpty, first.firstDifference(from: second) == nil {
        find(
          .unevenInsetIgnored, setup,
          "with 40 points \(names.split(separator: " ")[0]) every item is where it is with 40 points"
            + " \(names.split(separator: " ")[2])")
      }
    }
    examineLackOfRoom(setup, places(.zero).all, places(largeInsets(setup.size)).all)
  }

  /// More than the view has, on all sides alike.
  private func largeInsets(_ size: CGSize) -> ViewInsets {
    let (x, y) = (size.width * 0.75, size.height * 0.75)
    return ViewInsets(top: y, left: x, bottom: y, right: x)
  }

  /// Items that were on one side of the middle must not be on the other when room is short.
  private mutating func examineLackOfRoom(_ setup: AuditCase, _ roomy: ProbedAnswer, _ tight: ProbedAnswer) {
    var without = setup
    without.change = "taking insets of three quarters of the view on each side"
    func middle(_ answer: ProbedAnswer) -> CGPoint {
      let frames = answer.order.compactMap { answer.elements[$0]?.frame }.filter(\.hasFiniteSides)
      guard !frames.isEmpty else { return .zero }
      return CGPoint(
        x: frames.map(\.midX).reduce(0, +) / CGFloat(frames.count),
        y: frames.map(\.midY).reduce(0, +) / CGFloat(frames.count))
    }
    let (from, to) = (middle(roomy), middle(tight))
    var turned = 0
    var looked = 0
    for name in roomy.order {
      guard let before = roomy.elements[name]?.frame, let after = tight.elements[name]?.frame,
        before.hasFiniteSides, after.hasFiniteSides
      else { continue }
      let a = CGPoint(x: before.midX - from.x, y: before.midY - from.y)
      let b = CGPoint(x: after.midX - to.x, y: after.midY - to.y)
      looked += 1
      if a.x * b.x + a.y * b.y < -1 { turned += 1 }
    }
    compared(looked)
    // A list that breaks its lines otherwise moves some items to other sides; a figure turned inside out moves all.
    guard looked >= 3, turned * 10 >= looked * 9 else { return }
    find(.turnedInsideOut, without, "\(turned) of \(looked) items are on the other side of the middle")
  }
}

extension CollectionView {
  /// The attributes of what is on screen, as it is shown.
  var shownAttributes: [CollectionViewLayoutAttributes] {
    visibleCells.compactMap { cell in
      guard let path = indexPath(for: cell) else { return nil }
      let attributes = CollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = cell.frame
      attributes.alpha = cell.alpha
      return attributes
    }
  }
}
