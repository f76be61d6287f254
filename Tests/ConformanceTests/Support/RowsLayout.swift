#if canImport(UIKit)
  import UIKit

  /// Rows below each other, with every call written down and every answer open to a test.
  @MainActor class RowsLayout: UICollectionViewLayout {
    /// A supplementary or decoration element.
    struct Extra {
      var category: UICollectionView.ElementCategory
      var kind: String
      var path: IndexPath
      var frame: CGRect
    }

    let log = CallLog()
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    var rowHeight: CGFloat = 100
    var width: CGFloat = 100
    /// Frames of items that are not where their row says.
    var moved: [IndexPath: CGRect] = [:]
    var hidden: Set<IndexPath> = []
    var depths: [IndexPath: Int] = [:]
    var extras: [Extra] = []
    /// Whether other bounds invalidate.
    var followsBounds = false
    var onPrepare: (() -> Void)?
    /// Takes the place of the answer by geometry.
    var answer: ((CGRect) -> [UICollectionViewLayoutAttributes]?)?
    private var paths: [IndexPath] = []

    override func prepare() {
      super.prepare()
      log.add("prepare")
      paths = []
      if let view = collectionView {
        for section in 0..<view.numberOfSections {
          for item in 0..<view.numberOfItems(inSection: section) { paths.append(path(section, item)) }
        }
      }
      onPrepare?()
    }

    override var collectionViewContentSize: CGSize {
      log.add("size")
      return CGSize(width: width, height: rowHeight * CGFloat(paths.count))
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      log.add("elements")
      if let answer { return answer(rect) }
      let items = paths.map { item($0) }.filter { overlap($0.frame, rect) }
      return items + extras.filter { overlap($0.frame, rect) }.map { attributes(of: $0) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      log.add("item \(name(indexPath))")
      return paths.contains(indexPath) ? item(indexPath) : nil
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.add("view \(short(elementKind)) \(name(indexPath))")
      return extra(.supplementaryView, elementKind, indexPath)
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      log.add("view \(elementKind) \(name(indexPath))")
      return extra(.decorationView, elementKind, indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.add("should \(text(newBounds))")
      return followsBounds
    }

    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      log.add("context for bounds")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout() {
      log.add("invalidate()")
      super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      log.add("invalidate(with:)")
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  // MARK: - Answering

  extension RowsLayout {
    /// The attributes of an item as of now.
    func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      let row = paths.firstIndex(of: path) ?? 0
      attributes.frame = moved[path] ?? CGRect(x: 0, y: CGFloat(row) * rowHeight, width: width, height: rowHeight)
      attributes.zIndex = depths[path] ?? 0
      attributes.isHidden = hidden.contains(path)
      return attributes
    }

    private func attributes(of extra: Extra) -> UICollectionViewLayoutAttributes {
      let attributes =
        extra.category == .supplementaryView
        ? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: extra.kind, with: extra.path)
        : UICollectionViewLayoutAttributes(forDecorationViewOfKind: extra.kind, with: extra.path)
      attributes.frame = extra.frame
      return attributes
    }

    private func extra(
      _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      extras.first { $0.category == category && $0.kind == kind && $0.path == path }.map { attributes(of: $0) }
    }

    /// A header of a section.
    static func header(_ section: Int, y: CGFloat, height: CGFloat = 20) -> Extra {
      Extra(
        category: .supplementaryView, kind: headerKind, path: path(section, 0),
        frame: CGRect(x: 0, y: y, width: 100, height: height))
    }

    /// A decoration view.
    static func line(_ section: Int, y: CGFloat) -> Extra {
      Extra(
        category: .decorationView, kind: "line", path: path(section, 0),
        frame: CGRect(x: 0, y: y, width: 100, height: 20))
    }
  }

  // MARK: - Asking for less

  extension RowsLayout {
    /// Invalidates the named items alone.
    func invalidate(items: [IndexPath]) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: items)
      invalidateLayout(with: context)
    }

    /// What was written since the last time, each line once, in the order of their first coming: how often a layout is
    /// asked for its size or its elements is not promised.
    func steps(_ words: String...) -> [String] {
      var result: [String] = []
      for line in log.take() where !result.contains(line) && (words.isEmpty || words.contains { line.hasPrefix($0) }) {
        result.append(line)
      }
      return result
    }
  }
#endif
