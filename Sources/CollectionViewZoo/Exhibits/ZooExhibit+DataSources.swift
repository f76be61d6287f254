import CollectionViewAudits
import Foundation
import VirtualCollectionView

extension ZooExhibit {
  /// Data sources that break the contract.
  @MainActor static var dataSources: [ZooExhibit] {
    [
      ZooExhibit(
        source: "registering-source", .registersInProvider, "registration-in-provider",
        looks: "The program stops at the first cell.",
        why: "A CellRegistration is made inside of cellForItemAt, a new one for each cell.",
        mending: "Make it once and keep it."),
      ZooExhibit(
        source: "double-dequeue-source", .dequeuesTwice, "dequeued-not-returned",
        looks: "Since iOS 18 the program stops; before, cells got lost.",
        why: "A cell is dequeued that is not returned, as by an early return behind it.",
        mending: "Dequeue once for each request, behind the decision which."),
      ZooExhibit(
        source: "own-cell-source", .returnsOwnCell, "cell-not-dequeued", looks: "The program stops at the first cell.",
        why: "A cell is made with its initialiser.", mending: "Dequeue it."),
      ZooExhibit(
        source: "same-cell-source", .returnsOtherCell, "view-in-use",
        looks: "One cell jumps about, and all other places are empty.",
        why: "A cell that is already on screen is returned for another item.", mending: "Return what was dequeued."),
      ZooExhibit(
        source: "reloading-source", .reloadsInProvider, "mutates-during-layout",
        looks: "A warning, flicker, or a loop that never ends.",
        why: "reloadData() is called while the view asks for a cell.", mending: "Call it behind the layout pass."),
      ZooExhibit(
        source: "inserting-source", .insertsInProvider, "mutates-during-layout",
        looks: "The program stops, or cells show the wrong items.",
        why: "Items are inserted while the view asks for a cell, as by a list that loads more when its end is near.",
        mending: "Insert them in the next turn of the main queue."),
      ZooExhibit(
        source: "unregistered-source", .forgetsRegistration, "unregistered-identifier",
        looks: "The program stops at the first cell.", why: "The identifier is spelled differently, or not registered.",
        mending: "Keep the identifier in one constant."),
      ZooExhibit(
        source: "counting-source", .countsOn, "counts-change", looks: "Now and then the program stops in an update.",
        why: "The count is computed from something that moves on.", mending: "Keep what is shown in an array."),
      ZooExhibit(
        source: "silent-source", .growsSilently, "counts-change-in-pass",
        looks: "The next update stops the program, though its own numbers are right.",
        why: "The model was changed and the view was not told.", mending: "Tell the view right behind each change."),
      ZooExhibit(
        source: "shifting-source", .changesIdentifier, "identifier-changes",
        looks: "Cells change their look for no reason, and reconfiguring stops the program.",
        why: "The identifier does not depend on the item alone.", mending: "Choose it by the item."),
      ZooExhibit(
        source: "negative-source", .countsBelowZero, "invalid-count", looks: "The program stops at the first layout.",
        why: "A count is computed as a difference, such as all items less a header.", mending: "Take max(0, …) of it."),
      ZooExhibit(
        source: "keeping-source", .keepsCells, "kept-cell",
        looks: "Memory grows with every item that was shown, and some places show the cell of another item.",
        why: "Cells are kept by index path and handed out again, while the view recycles them.",
        mending: "Keep the data, and dequeue a cell at each request."),
      ZooExhibit(
        source: "misplaced-source", .dequeuesForAnother, "dequeued-for-another",
        looks: "Cells have the size of their neighbours until the next layout.",
        why: "The cell is dequeued with a path made by hand, such as that of the item before.",
        mending: "Dequeue with the path that was given."),
      ZooExhibit(
        source: "naming-source", .identifiesItems, "identifier-per-item",
        looks: "Scrolling is slow, and memory grows, as if nothing was recycled.",
        why: "Each item has a reuse identifier of its own, so that no cell shows anything old.",
        mending: "Use one identifier for each class, and set all of a cell."),
      ZooExhibit(
        source: "class-registering-source", .registersClass, "registers-while-asked",
        looks: "Nothing is seen, until another class is registered: then no cell is recycled.",
        why: "register(_:forCellWithReuseIdentifier:) is called in cellForItemAt.",
        mending: "Register where the view is set up."),
    ]
  }

  private init(
    source name: String, _ fault: BrokenSource.Fault, _ rule: String, looks: String, why: String, mending: String
  ) {
    self.init(
      name: name, kind: .dataSource, looks: looks, why: why, mending: mending,
      rule: FindingRule.named(rule) ?? FindingRule(rule, .fault, title: looks, why: why, remedy: mending),
      audit: { DataSourceAudit { BrokenSource(fault).install(in: $0) }.run() },
      auditMended: { DataSourceAudit { BrokenSource(.none).install(in: $0) }.run() })
  }
}
