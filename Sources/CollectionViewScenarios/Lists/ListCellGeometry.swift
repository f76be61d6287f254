import Foundation
import VirtualCollectionView

/// The recorded geometry of one list cell in a flow layout: where its content, image, text and accessories are.
struct ListCellGeometry: Sendable {
  private let bounds: CGSize
  private let itemSize: CGSize
  private let style: ListContentStyle
  private let text: String?
  private let secondaryText: String?
  private let image: CGSize?
  private let accessories: [RecordedAccessory]
  private let isEditing: Bool
  private let indentationLevel: Int
  private let tolerance: Double
  /// What is expected, as it stands in the file; what is null was not there.
  private let expected: JSONValue

  init(_ row: ObjectCursor) throws(ScenarioError) {
    let layout = try ObjectCursor(
      try row.required("layout"), "a flow layout, an object",
      known: ["type", "itemSize", "minimumLineSpacing", "bounds"])
    bounds = CGSize(try layout.required("bounds").extent())
    itemSize = CGSize(try layout.required("itemSize").extent())
    let cell = try ObjectCursor(
      try row.required("cell"), "a cell, an object",
      known: [
        "contentConfiguration", "text", "secondaryText", "image", "accessories", "editing", "indentationLevel",
      ])
    style = try cell.required("contentConfiguration").choice("content configuration")
    text = try cell.nullable("text") { (value) throws(ScenarioError) in try value.string() }
    secondaryText = try cell.nullable("secondaryText") { (value) throws(ScenarioError) in try value.string() }
    image = try cell.nullable("image") { (value) throws(ScenarioError) in CGSize(try value.extent()) }
    accessories =
      try cell.nullable("accessories") { (value) throws(ScenarioError) in
        try value.list("accessories, a list of words") { (word) throws(ScenarioError) in try RecordedAccessory(word) }
      } ?? []
    isEditing = try cell.nullable("editing") { (value) throws(ScenarioError) in try value.bool() } ?? false
    indentationLevel =
      try cell.nullable("indentationLevel") { (value) throws(ScenarioError) in try value.integer("a level") } ?? 0
    tolerance =
      try row.nullable("tolerance") { (value) throws(ScenarioError) in try value.number("points", atLeast: 0) } ?? 0.001
    let expected = try row.required("expected")
    guard expected.value.members != nil else { throw expected.wrong(expected: "what is expected, an object") }
    self.expected = expected.value
  }
}

/// An accessory by the word of recordings.
private struct RecordedAccessory: Sendable {
  private enum Word: String, CaseIterable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case leadingView = "customView 30x20 leading"
    case trailingView = "customView 30x20 trailing"
  }
  private let word: Word

  init(_ cursor: DecodingCursor) throws(ScenarioError) { word = try cursor.choice("accessory") }

  @MainActor func make() -> CellAccessory {
    switch word {
    case .disclosureIndicator: .disclosureIndicator()
    case .outlineDisclosure: .outlineDisclosure()
    case .checkmark: .checkmark()
    case .delete: .delete()
    case .insert: .insert()
    case .reorder: .reorder()
    case .multiselect: .multiselect()
    case .leadingView: .customView(configuration: .init(customView: Self.view, placement: .leading()))
    case .trailingView: .customView(configuration: .init(customView: Self.view, placement: .trailing()))
    }
  }

  @MainActor private static var view: VirtualView { VirtualView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
}

// MARK: - Running

extension ListCellGeometry {
  /// What is not as it was recorded, on a Mac, which is where it was.
  @MainActor var failures: [ScenarioFailure] {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = itemSize
    layout.minimumLineSpacing = 0
    let view = withEnvironment({
      $0.scale = 2
      $0.idiom = .mac
    }) { CollectionView(frame: CGRect(origin: .zero, size: bounds), collectionViewLayout: layout) }
    let source = OneListCell { cell in
      var content = style.configuration
      content.text = text
      content.secondaryText = secondaryText
      content.imageSize = image
      cell.contentConfiguration = content
      cell.accessories = accessories.map { $0.make() }
      cell.indentationLevel = indentationLevel
    }
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.isEditing = isEditing
    view.layoutIfNeeded()
    guard let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) else {
      return [ScenarioFailure("cell", expected: "a cell", actual: "none is on screen")]
    }
    cell.layoutIfNeeded()
    return compared(with: cell)
  }

  @MainActor private func compared(with cell: CollectionViewCell) -> [ScenarioFailure] {
    let content = cell.contentView
    let accessories = cell.subviews.filter { $0 !== content }.map(\.frame).sorted { $0.minX < $1.minX }
    let label = content.subviews.first { $0 is VirtualLabel }
    let image = (content as? ListContentView)?.imageLayoutGuide?.layoutFrame
    var failures: [ScenarioFailure] = []
    func compare(_ name: String, _ actual: [Double]?) {
      guard let value = expected[name], !value.isNull else { return }
      let wanted = value.elements?.map { $0.double ?? .nan } ?? [value.double ?? .nan]
      if let actual, actual.count == wanted.count,
        zip(actual, wanted).allSatisfy({ ($0 - $1).magnitude <= tolerance })
      {
        return
      }
      failures.append(
        ScenarioFailure(name, expected: JSONText.line(value), actual: actual.map { "\($0)" } ?? "nothing of the kind"))
    }
    compare("contentViewX", [Double(content.frame.minX)])
    compare("contentViewWidth", [Double(content.frame.width)])
    compare("imageFrame", image.map { content.convert($0, to: cell).numbers })
    compare("textX", label.map { [Double(content.convert($0.frame, to: cell).minX)] })
    compare("accessoryViewCount", [Double(accessories.count)])
    for (index, recorded) in (expected["accessoryFrames"]?.elements ?? []).enumerated() {
      let actual = index < accessories.count ? accessories[index].numbers : nil
      let wanted = recorded.elements?.map { $0.double ?? .nan } ?? []
      if let actual, zip(actual, wanted).allSatisfy({ ($0 - $1).magnitude <= tolerance }) { continue }
      failures.append(
        ScenarioFailure(
          "accessoryFrames[\(index)]", expected: JSONText.line(recorded),
          actual: actual.map { "\($0)" } ?? "no such accessory"))
    }
    return failures
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}

/// One section with one list cell.
@MainActor private final class OneListCell: NSObject, CollectionViewDataSource {
  private let configure: (CollectionViewListCell) -> Void

  init(_ configure: @escaping (CollectionViewListCell) -> Void) { self.configure = configure }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CollectionViewListCell { configure(cell) }
    return cell
  }
}
