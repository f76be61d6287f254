import CollectionCore
import VirtualCollectionView

/// What a picture needs to know of a collection view; a value that holds no view.
struct ViewSnapshot: Sendable {
  /// The visible bounds in content coordinates: offset and size.
  let bounds: LayoutRect
  let contentSize: LayoutSize
  /// The adjusted content inset.
  let inset: LayoutInsets
  /// What is on screen, in the order of element keys.
  let elements: [ElementSnapshot]
  /// What lies in the pool.
  let pools: [Pool]

  /// The views that wait under one reuse identifier.
  struct Pool: Sendable {
    /// The reuse identifier.
    let name: String
    /// In the order in which they would be taken.
    var letters: [String]
  }

  /// Reads a view. Nothing is laid out and nobody is asked.
  ///
  /// - Complexity: O(subviews + pooled views).
  @MainActor init(_ view: CollectionView) {
    bounds = LayoutRect(viewBounds: view)
    let content = view.contentSize
    contentSize = LayoutSize(width: Double(content.width), height: Double(content.height))
    let inset = view.adjustedContentInset
    self.inset = LayoutInsets(
      top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom), right: Double(inset.right))
    var places: [ObjectIdentifier: Int] = [:]
    for (index, subview) in view.subviews.enumerated() { places[ObjectIdentifier(subview)] = index }
    elements = view.visibleElements.map { element in
      ElementSnapshot(element, order: places[ObjectIdentifier(element.view)] ?? 0)
    }
    pools = ViewSnapshot.pools(of: view)
  }

  /// `offset 0,100`, `bounds 100x300`, `content 100x1000`, and `inset top,left,bottom,right` where there is one.
  var facts: [String] {
    var facts = [
      "offset " + NumberText.text(bounds.origin), "bounds " + NumberText.text(bounds.size),
      "content " + NumberText.text(contentSize),
    ]
    if inset != .zero {
      let edges = [inset.top, inset.left, inset.bottom, inset.right]
      facts.append("inset " + edges.map { NumberText.text($0) }.joined(separator: ","))
    }
    return facts
  }

  /// One pool for each run of views of the same sort and identifier: the view lists its pools one after another.
  @MainActor private static func pools(of view: CollectionView) -> [Pool] {
    var pools: [Pool] = []
    var lastSort = ""
    for pooled in view.pooledViews {
      let identifier = pooled.reuseIdentifier ?? ""
      let sort = String(pooled.traceName.prefix(1)) + identifier
      if pools.isEmpty || sort != lastSort { pools.append(Pool(name: PlainText.escaped(identifier), letters: [])) }
      lastSort = sort
      pools[pools.count - 1].letters.append(pooled.pictureLetter)
    }
    return pools
  }
}
