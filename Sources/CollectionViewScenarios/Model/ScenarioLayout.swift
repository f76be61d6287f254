/// A layout as a document describes it.
public struct ScenarioLayout: Hashable, Sendable {
  /// The layouts that documents know.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// Lines of items, UIKit's flow layout.
    case flow
    /// Groups in sections, UIKit's compositional layout.
    case compositional
    /// Rows under headers, UIKit's list layout.
    case list
    /// Items on rings.
    case circle
    /// Pages filled row by row.
    case pagedGrid
    /// Columns of items of any height.
    case waterfall
    /// Literal frames by element.
    case frames
    /// One that is broken on purpose, by name.
    case zoo
    /// One that the program registers which runs the scenario.
    case custom
  }

  /// What the layout is told.
  public enum Kind: Hashable, Sendable {
    /// A flow layout.
    case flow(FlowLayoutProperties)
    /// A compositional layout.
    case compositional(CompositionalLayoutProperties)
    /// A list.
    case list(ListLayoutProperties)
    /// A circle.
    case circle(CircleLayoutProperties)
    /// A paged grid.
    case pagedGrid(PagedGridLayoutProperties)
    /// A waterfall.
    case waterfall(WaterfallLayoutProperties)
    /// Literal frames.
    case frames(FramesLayoutProperties)
    /// A layout that is broken on purpose; the parameters are an object without `type` and `name`.
    case zoo(name: String, parameters: JSONValue)
    /// A layout of the program that runs the scenario; the parameters are an object without `type` and `name`.
    case custom(name: String, parameters: JSONValue)
  }

  /// What the layout is told.
  public let kind: Kind
  /// The object as it was given, `type` included: which properties were named, and where they stand.
  public let given: JSONValue

  /// Makes a layout; `given` names what differs from the defaults.
  public init(_ kind: Kind) {
    self.kind = kind
    given = kind.json
  }

  init(_ kind: Kind, given: JSONValue) {
    self.kind = kind
    self.given = given
  }

  /// Which layout it is.
  public var name: Name {
    switch kind {
    case .flow: .flow
    case .compositional: .compositional
    case .list: .list
    case .circle: .circle
    case .pagedGrid: .pagedGrid
    case .waterfall: .waterfall
    case .frames: .frames
    case .zoo: .zoo
    case .custom: .custom
    }
  }
}
