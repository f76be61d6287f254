import CollectionCore
import Foundation
import VirtualCollectionView

/// What a view is and what it shows at the moment, in the words of documents.
@MainActor package struct ScreenDescription {
  /// Literal frames of what is on screen.
  let frames: FramesLayoutProperties
  /// What holds now.
  package let expectation: Expectation
  /// The reuse identifiers on screen.
  let cells: ScenarioCells
  /// The sizes of cells on screen by item, for layouts that measure them; nil when items have no names.
  let measured: ItemLookup<ScenarioCells.PreferredSize>?
  let selected: [ItemPath]
  let notes: [String]
  private let surroundings: ScenarioView

  /// - Parameter labels: The names of items in the document, by path; nil when they are only counted.
  package init(_ view: CollectionView, labels: ((ItemPath) -> String?)?) {
    var frames = FramesLayoutProperties()
    var expected = Expectation()
    var identifiers: [String: String] = [:]
    var sizes: [String: ScenarioCells.PreferredSize] = [:]
    var cells = ScenarioCells()
    var notes: [String] = []
    var classes: Set<String> = []
    for element in view.visibleElements {
      let name = ElementName(element)
      let frame = LayoutRect(element.view.frame)
      guard frame.isFinite else {
        notes.append("the frame of \(name) is not finite and left out")
        continue
      }
      frames.frames[name] = frame
      expected.frames[name] = frame
      let identifier = element.view.reuseIdentifier ?? ""
      if name.isCell {
        if type(of: element.view) != CollectionViewCell.self { classes.insert(element.view.uikitClassName) }
        if let id = labels?(name.path) {
          if !identifier.isEmpty { identifiers[id] = identifier }
          sizes[id] = ScenarioCells.PreferredSize(width: frame.width, height: frame.height)
          if element.view.itemLabel == id { expected.showing[name] = id }
        } else if !identifier.isEmpty {
          cells.identifier = identifier
        }
      } else if let kind = name.kind, name.category == .supplementary, !identifier.isEmpty {
        cells.supplementary[kind] = ScenarioCells.Supplementary(identifier: identifier)
      }
    }
    if let one = identifiers.values.first, identifiers.values.allSatisfy({ $0 == one }) {
      cells.identifier = one
    } else if !identifiers.isEmpty {
      cells.identifiers = .byID(identifiers)
    }
    if !classes.isEmpty { notes.append("cells are plain ones in place of \(classes.sorted().joined(separator: ", "))") }
    let content = LayoutSize(view.contentSize)
    frames.contentSize = content
    expected.contentSize = content
    expected.offset = LayoutPoint(view.contentOffset)
    expected.visible = frames.frames.keys.sorted()
    selected = (view.indexPathsForSelectedItems ?? []).map { ItemPath($0) }.sorted()
    if !selected.isEmpty { expected.selected = selected }
    self.frames = frames
    expectation = expected
    self.cells = cells
    measured = labels == nil || sizes.isEmpty ? nil : .byID(sizes)
    self.notes = notes
    surroundings = ScreenDescription.surroundings(view)
  }

  /// The view as it is now, but for its size.
  func view(size: LayoutSize) -> ScenarioView {
    var view = surroundings
    view.size = size
    return view
  }

  private static func surroundings(_ view: CollectionView) -> ScenarioView {
    ScenarioView(
      scale: Double(view.traitCollection.displayScale), contentInset: LayoutInsets(view.contentInset),
      safeArea: LayoutInsets(view.safeAreaInsets), layoutMargins: LayoutInsets(view.layoutMargins),
      prefetching: false,
      selection: !view.allowsSelection ? .none : view.allowsMultipleSelection ? .multiple : .single,
      direction: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension LayoutInsets {
  init(_ insets: ViewInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension LayoutRect {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
