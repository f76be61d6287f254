import Foundation
import VirtualCollectionView

/// A recorded section that was made from a list configuration.
struct ListSectionCase: Sendable {
  let appearance: CollectionLayoutListConfiguration.Appearance
  let headerMode: CollectionLayoutListConfiguration.HeaderMode
  let footerMode: CollectionLayoutListConfiguration.FooterMode
  let headerTopPadding: Double?
  /// What is expected, as it stands in the file; what is null was not recorded.
  let expected: JSONValue

  init(_ row: ObjectCursor) throws(ScenarioError) {
    let configuration = try ObjectCursor(
      try row.required("configuration"), "a list configuration, an object",
      known: ["appearance", "headerMode", "footerMode", "headerTopPadding"])
    let appearance: ListLayoutProperties.Appearance = try configuration.required("appearance").choice("appearance")
    self.appearance = appearance.made
    let header: ListLayoutProperties.HeaderMode =
      try configuration.nullable("headerMode") { (value) throws(ScenarioError) in try value.choice("header mode") }
      ?? .none
    headerMode = header.made
    let footer: ListLayoutProperties.FooterMode =
      try configuration.nullable("footerMode") { (value) throws(ScenarioError) in try value.choice("footer mode") }
      ?? .none
    footerMode = footer.made
    headerTopPadding = try configuration.nullable("headerTopPadding") { (value) throws(ScenarioError) in
      try value.number("a padding in points")
    }
    let expected = try row.required("expected")
    guard expected.value.members != nil else { throw expected.wrong(expected: "what is expected, an object") }
    self.expected = expected.value
  }
}

// MARK: - Running

extension ListSectionCase {
  /// What is not as it was recorded. The section is made where a layout makes it: in its provider.
  @MainActor var failures: [ScenarioFailure] {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    configuration.footerMode = footerMode
    configuration.headerTopPadding = headerTopPadding.map { CGFloat($0) }
    var made: CollectionLayoutSection?
    let layout = CollectionViewCompositionalLayout { _, environment in
      made = .list(using: configuration, layoutEnvironment: environment)
      return made
    }
    let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = EmptySection()
    view.dataSource = source
    // A question prepares the layout and shows nothing: nobody provides headers here.
    _ = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    guard let made else { return [ScenarioFailure("section", expected: "a section", actual: "none was asked for")] }
    var failures: [ScenarioFailure] = []
    RecordedValue.compare("section", expected, made.recordedValue, into: &failures)
    return failures
  }
}

/// One section without rows.
@MainActor private final class EmptySection: NSObject, CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
    CollectionViewCell(frame: .zero)
  }
}
