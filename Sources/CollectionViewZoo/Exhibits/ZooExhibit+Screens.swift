import CollectionViewAudits
import Foundation
import VirtualCollectionView

extension ZooExhibit {
  /// Screens of the zoo: what is wrong only where view, layout and data come together.
  @MainActor static var screens: [ZooExhibit] {
    [
      ZooExhibit(
        screen: "tall-view", .reuseDisabled, looks: "Opening the screen takes a second or two with a thousand rows.",
        why: "The view is as high as its content, inside of another scroll view.",
        mending: "Let the collection view scroll itself.",
        { stage in stage.view.frame.size.height = 10_000 }, { _ in }),
      ZooExhibit(
        screen: "hand-selected", .selectionDisagrees,
        looks: "A cell looks selected, and indexPathsForSelectedItems is empty.", why: "isSelected is set on the cell.",
        mending: "Call selectItem(at:animated:scrollPosition:).",
        { stage in stage.view.visibleCells[1].isSelected = true },
        { stage in stage.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: []) }),
      ZooExhibit(
        screen: "hand-moved", .movedByHand, looks: "A row jumps back with the next layout.",
        why: "A frame is set on the cell.", mending: "Change the layout and invalidate it.",
        { stage in stage.view.visibleCells[1].frame.origin.x = 40 },
        { stage in
          (stage.layout as? RowsLayout)?.sectionInset.left = 40
          stage.view.layoutIfNeeded()
        }),
      ZooExhibit(
        screen: "unseen-view", .emptyBounds, looks: "A test finds no cell, though the counts are right.",
        why: "The view has no size yet.", mending: "Give it a frame before you look.",
        { stage in stage.view.frame.size = .zero }, { _ in }),
      ZooExhibit(
        name: "equal-by-id", kind: .dataSource, looks: "An item was renamed, and its cell keeps the old name.",
        why: "== compares the id alone, so that the snapshots do not differ.",
        mending: "Call reconfigureItems with what was renamed.", rule: .staleContent, checker: "SnapshotAudit",
        audit: { renaming { _ in } }, auditMended: { renaming { $0.reconfigureItems($0.itemIdentifiers) } }),
    ]
  }

  /// An item that is renamed between two snapshots, and whatever is done to the second.
  private static func renaming(
    _ change: (inout DiffableDataSourceSnapshot<Int, NamedItem>) -> Void
  ) -> AuditReport {
    func snapshot(_ name: String) -> DiffableDataSourceSnapshot<Int, NamedItem> {
      var snapshot = DiffableDataSourceSnapshot<Int, NamedItem>()
      snapshot.appendSections([0])
      snapshot.appendItems([NamedItem(id: 1, name: name)])
      return snapshot
    }
    var next = snapshot("new")
    change(&next)
    return SnapshotAudit.run(from: snapshot("old"), to: next)
  }

  /// A screen of sixty rows with one fault, beside one without.
  private init(
    screen name: String, _ rule: FindingRule, looks: String, why: String, mending: String,
    _ broken: @escaping @MainActor (AuditStage) -> Void, _ mended: @escaping @MainActor (AuditStage) -> Void
  ) {
    func report(_ change: @MainActor (AuditStage) -> Void) -> AuditReport {
      let stage = AuditStage(RowsLayout(), AuditCase(counts: [60], size: CGSize(width: 320, height: 480)))
      change(stage)
      stage.view.layoutIfNeeded()
      return ScreenAudit(stage.view).run()
    }
    self.init(
      name: name, kind: .screen, looks: looks, why: why, mending: mending, rule: rule, audit: { report(broken) },
      auditMended: { report(mended) })
  }
}

/// Equal when the number is.
private struct NamedItem: Hashable, Sendable {
  let id: Int
  let name: String

  static func == (a: NamedItem, b: NamedItem) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
