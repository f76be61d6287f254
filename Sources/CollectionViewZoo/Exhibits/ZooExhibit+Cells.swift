import CollectionViewAudits
import Foundation
import UIKitNames
import VirtualCollectionView

extension ZooExhibit {
  /// Cells that keep something of the item before, and completions that come too late.
  @MainActor static var cells: [ZooExhibit] {
    [
      ZooExhibit(
        cell: "yellow-cell", .reuseLeak, looks: "While one scrolls, more and more posters are yellow.",
        why: "The colour is set in an if without an else.", mending: "Set it for every poster."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        if poster.isNew { cell.backgroundColor = .yellow }
      },
      ZooExhibit(
        cell: "badge-cell", .reuseLeak, looks: "Posters have badges that belong to others.",
        why: "The badge's text is set when there is one, and never taken away.",
        mending: "Hide it or set it to nil for posters without one."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        if let badge = poster.badge { cell.badge.text = badge }
      },
      ZooExhibit(
        cell: "hidden-badge-cell", .reuseLeak, looks: "Badges are missing where there should be one.",
        why: "The badge is hidden for posters without one, and never shown again.",
        mending: "Set isHidden for every poster."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        cell.badge.text = poster.badge ?? ""
        if poster.badge == nil { cell.badge.isHidden = true }
      },
      ZooExhibit(
        cell: "faded-cell", .reuseLeak, looks: "Cells stay pale after posters that are sold out.",
        why: "alpha is set for some posters.", mending: "Set it for every poster, or reset it in prepareForReuse()."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        if poster.price == nil { cell.contentView.alpha = 0.5 }
      },
      ZooExhibit(
        cell: "growing-cell", .subviewsPileUp, looks: "Badges get bolder with every reuse, and scrolling slower.",
        why: "A label is added each time the cell is configured.", mending: "Add it once, when the cell is made."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        if let badge = poster.badge {
          let label = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
          label.text = badge
          cell.contentView.addSubview(label)
        }
      },
      ZooExhibit(
        cell: "priced-cell", .ownPropertyLeak, looks: "A tap buys another poster than the one that is shown.",
        why: "A stored property of the cell is set for some posters only.", mending: "Set it for every poster."
      ) { cell, poster, _ in
        cell.title.text = poster.title
        if poster.price != nil { cell.price = poster.price }
      },
      ZooExhibit(
        cell: "subscribing-cell", .ownListGrows,
        looks: "The longer one scrolls, the more often a cell changes at once.",
        why: "A subscription is added each time the cell is configured, and the old ones go on.",
        mending: "Begin with an empty list, or empty it in prepareForReuse()."
      ) { cell, poster, _ in
        let subscriptions = cell.subscriptions
        cell.show(poster)
        cell.subscriptions = subscriptions + ["price"]
      },
      ZooExhibit(
        cell: "switch-cell", .inputLeft, looks: "Posters are favourites that nobody has chosen.",
        why: "The switch is changed by people alone: no configuration sets it.",
        mending: "Keep in the model which ones are favourites, and set the switch for every poster."
      ) { cell, poster, _ in
        let isOn = cell.favourite.isOn
        cell.show(poster)
        cell.favourite.isOn = isOn
      },
      ZooExhibit(
        cell: "framed-cell", .reuseLeak, looks: "More and more pictures have a frame.",
        why:
          "The border of the layer is set for new posters only: what is not a property of the view is easily forgotten.",
        mending: "Set it for every poster."
      ) { cell, poster, _ in
        cell.show(poster)
        if poster.isNew { cell.picture.layer.borderWidth = 2 }
      },
      ZooExhibit(
        cell: "tapping-cell", .subviewsPileUp, looks: "One tap does its work three times.",
        why: "A gesture recognizer is added each time the cell is configured.",
        mending: "Add it once, when the cell is made, and keep what it does in a closure that is set."
      ) { cell, poster, _ in
        cell.show(poster)
        cell.addGestureRecognizer(UITapGestureRecognizer())
      },
      lateWrite,
    ]
  }

  /// A cell of posters, beside one that is configured in full.
  private init(
    cell name: String, _ rule: FindingRule, looks: String, why: String, mending: String,
    _ configure: @escaping @MainActor (PosterCell, Poster, IndexPath) -> Void
  ) {
    self.init(
      name: name, kind: .cell, looks: looks, why: why, mending: mending, rule: rule,
      audit: { ReuseAudit { PosterSource(configure).install(in: $0) }.run() },
      auditMended: { ReuseAudit { PosterSource { cell, poster, _ in cell.show(poster) }.install(in: $0) }.run() })
  }

  private static var lateWrite: ZooExhibit {
    ZooExhibit(
      name: "late-picture-cell", kind: .cell,
      looks: "After fast scrolling, posters have the picture of another one.",
      why: "The completion writes to the cell that it captured, whatever that shows by now.",
      mending: "Keep the poster's title in the cell and compare it, or ask the view for the item's cell.",
      rule: .lateWrite, audit: { latePictures(compares: false) }, auditMended: { latePictures(compares: true) })
  }

  /// Scrolls fast, and lets the pictures come in the wrong order.
  private static func latePictures(compares: Bool) -> AuditReport {
    let queue = CompletionQueue()
    let source = PosterSource { cell, poster, _ in
      cell.show(poster)
      cell.picture.image = nil
      queue.async { [weak cell] in
        guard let cell, !compares || cell.title.text == poster.title else { return }
        cell.picture.image = UIImage()
      }
    }
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 50)
    flow.minimumLineSpacing = 0
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
    let watch = LateWriteWatch(view, queue)
    _ = source.install(in: view)
    for offset in [0, 600, 1_200, 1_800] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    queue.deliverAll(.lastInFirstOut)
    return withExtendedLifetime(source) { watch.report }
  }
}
