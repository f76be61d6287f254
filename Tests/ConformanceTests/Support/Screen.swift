#if canImport(UIKit)
  import UIKit

  /// A collection view in a window, with a data source and a delegate that write into one log.
  ///
  /// Prefetching is off: with it, what is asked and when depends on the time that passes.
  @MainActor final class Screen {
    let view: UICollectionView
    let source: RecordingSource
    let delegate: RecordingDelegate
    let log = CallLog()
    private let shown: Shown<UICollectionView>
    private var others: [AnyObject] = []

    /// A screen with a layout; cells are `RecordingCell`s.
    init(
      _ counts: [Int], width: CGFloat = 100, height: CGFloat = 300, _ layout: UICollectionViewLayout,
      cell: UICollectionViewCell.Type = RecordingCell.self, in surroundings: Surroundings = Surroundings()
    ) {
      RecordingCell.made = 0
      RecordingCell.log = log
      shown = Engine.show(in: surroundings) {
        UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
      }
      view = shown.view
      source = RecordingSource(counts, log)
      delegate = RecordingDelegate(log)
      view.isPrefetchingEnabled = false
      view.register(cell, forCellWithReuseIdentifier: "Cell")
      for kind in [headerKind, footerKind] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
      }
      view.dataSource = source
      view.delegate = delegate
    }

    /// Rows 100 points high, 100 wide, without spacing, in a flow layout.
    static func rows(
      _ counts: [Int], height: CGFloat = 300, header: CGFloat = 0, in surroundings: Surroundings = Surroundings(),
      cell: UICollectionViewCell.Type = RecordingCell.self
    ) -> Screen {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 100)
      flow.minimumLineSpacing = 0
      flow.minimumInteritemSpacing = 0
      flow.headerReferenceSize = CGSize(width: 0, height: header)
      return Screen(counts, height: height, flow, cell: cell, in: surroundings)
    }

    /// A flow layout with UIKit's defaults, set up before the view is made.
    static func flow(
      _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480,
      _ flow: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), in surroundings: Surroundings = Surroundings(),
      _ setUp: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> Screen {
      setUp(flow)
      return Screen(counts, width: width, height: height, flow, in: surroundings)
    }

    /// Gives the view another delegate and keeps it alive.
    func use(_ delegate: any UICollectionViewDelegate) {
      others.append(delegate)
      view.delegate = delegate
    }

    /// Gives the view another data source and keeps it alive.
    func use(_ source: any UICollectionViewDataSource) {
      others.append(source)
      view.dataSource = source
    }

    func layOut() { view.layoutIfNeeded() }

    /// Scrolls and lays out.
    func scroll(to y: CGFloat) {
      view.contentOffset = CGPoint(x: view.contentOffset.x, y: y)
      view.layoutIfNeeded()
    }

    func reload() {
      view.reloadData()
      view.layoutIfNeeded()
    }
  }

  // MARK: - Looking

  extension Screen {
    /// `0.3 0.4`: the items on screen, ascending.
    var visible: String { names(view.indexPathsForVisibleItems) }

    /// The cells on screen, in the order of their paths.
    var cells: [UICollectionViewCell] {
      view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
    }

    /// The numbers of the cells on screen, in the order of their paths.
    var numbers: [Int] { cells.compactMap { ($0 as? RecordingCell)?.number } }

    func cell(_ section: Int, _ item: Int) -> RecordingCell? {
      view.cellForItem(at: path(section, item)) as? RecordingCell
    }

    /// What is on screen with the frames of its views: `0.3: 0 300 100 100`, then `header 1.0: …`, then footers.
    var picture: [String] {
      let items = view.indexPathsForVisibleItems.sorted().map { path in
        "\(name(path)): " + (view.cellForItem(at: path).map { text($0.frame) } ?? "no cell")
      }
      return items
        + [headerKind, footerKind].flatMap { kind in
          view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map { path in
            let found = view.supplementaryView(forElementKind: kind, at: path)
            return "\(short(kind)) \(name(path)): " + (found.map { text($0.frame) } ?? "no view")
          }
        }
    }

    /// The headers and footers of the picture.
    var ends: [String] { picture.filter { $0.hasPrefix("header") || $0.hasPrefix("footer") } }

    /// The left edges of the items on screen.
    var xs: [CGFloat] { cells.map(\.frame.minX) }

    /// The upper edges of the items on screen.
    var ys: [CGFloat] { cells.map(\.frame.minY) }
  }
#endif
