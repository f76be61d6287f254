/// The properties of the layouts that are checked here, by name.
enum LayoutVocabulary {
  static let flow = [
    "scrollDirection", "itemSize", "estimatedItemSize", "sectionInset", "minimumLineSpacing", "minimumInteritemSpacing",
    "headerReferenceSize", "footerReferenceSize", "sectionInsetReference", "sectionHeadersPinToVisibleBounds",
    "sectionFootersPinToVisibleBounds",
  ]
  static let circle = [
    "radius", "startAngle", "sweep", "clockwise", "itemSize", "sectionInset", "ringSpacing",
  ]
  static let pagedGrid = [
    "itemsPerRow", "rows", "scrollDirection", "sectionInset", "interitemSpacing", "lineSpacing",
  ]
  static let waterfall = [
    "columns", "minimumColumnWidth", "interitemSpacing", "lineSpacing", "sectionInset", "heights", "aspectRatios",
    "mode", "headerHeight", "footerHeight", "spans",
  ]

  static let frames = ["frames", "contentSize"]

  /// The properties of a layout, nil when it takes any.
  static func keys(of name: ScenarioLayout.Name) -> [String]? {
    switch name {
    case .flow: flow
    case .circle: circle
    case .pagedGrid: pagedGrid
    case .waterfall: waterfall
    case .frames: frames
    case .compositional: CompositionalLayoutProperties.keys
    case .list: ListLayoutProperties.keys
    case .zoo, .custom: nil
    }
  }

  /// Every property once.
  static let all: [String] = {
    var keys: [String] = []
    for key in flow + circle + pagedGrid + waterfall + frames where !keys.contains(key) { keys.append(key) }
    return keys
  }()

  /// The property that cannot stand beside this one.
  static func rival(of key: String) -> String? {
    switch key {
    case "columns": "minimumColumnWidth"
    case "minimumColumnWidth": "columns"
    case "heights": "aspectRatios"
    case "aspectRatios": "heights"
    default: nil
    }
  }

  /// Checks properties of which only the names say what layouts they are of.
  ///
  /// Names that two layouts share take the same values in both, so each layout reads those it knows.
  static func check(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "an object of layout properties", known: all)
    _ = try FlowLayoutProperties(object)
    _ = try CircleLayoutProperties(object)
    _ = try PagedGridLayoutProperties(object)
    _ = try WaterfallLayoutProperties(object)
    _ = try FramesLayoutProperties(object)
  }
}
