import CollectionCore

extension StepAction {
  /// The members that are this step's own, after `do`.
  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    switch self {
    case .layout, .reloadData: break
    case .scroll(.to(let point)): object.set("to", point.json)
    case .scroll(.by(let distance)): object.set("by", distance.json)
    case .scrollToItem(let path, let positions):
      object.set("item", path.json)
      if !positions.isEmpty { object.set("position", .strings(positions.map(\.rawValue))) }
    case .scrollSection(let step):
      object.set("section", .integer(step.section))
      switch step.distance {
      case .to(let offset): object.set("to", .number(offset))
      case .by(let distance): object.set("by", .number(distance))
      }
    case .resize(let size): object.set("to", size.json)
    case .contentInset(let insets): object.set("to", insets.json)
    case .set(let data): object.set("data", data.json)
    case .reloadItems(let paths), .reconfigureItems(let paths): object.set("items", .paths(paths))
    case .reloadSections(let sections): object.set("sections", .array(sections.map { .integer($0) }))
    case .batch(let step): return step.json
    case .update(let step): return step.json
    case .setLayout(let step):
      object.set("layout", step.layout.given)
      object.set("delegate", step.delegate?.json)
    case .setLayoutProperty(let change):
      for member in change.properties.members ?? [] { object.set(member.key, member.value) }
      object.set("parameters", change.parameters)
    case .invalidate(let step): return step.json
    case .select(let path), .deselect(let path), .tap(let path), .highlight(let path), .unhighlight(let path):
      object.set("item", path.json)
    case .apply(let step): return step.json
    case .repeat(let step):
      object.set("times", .integer(step.times))
      object.set("steps", .array(step.steps.map(\.json)))
    case .advance, .run, .drag, .fling, .rotate: return timedJSON
    }
    return object.members
  }

  private var timedJSON: [JSONMember] {
    var object = JSONObjectBuilder()
    switch self {
    case .advance(.seconds(let seconds)): object.set("seconds", .number(seconds))
    case .advance(.frames(let frames)): object.set("frames", .integer(frames))
    case .run(let step): object.set("atMost", step.atMost.map { .number($0) })
    case .drag(let step):
      object.set("by", step.by.json)
      object.set("from", step.from?.json)
      object.set("duration", step.duration.map { .number($0) })
      object.set("lift", step.lift, unless: true)
    case .fling(let step):
      object.set("velocity", step.velocity.json)
      object.set("from", step.from?.json)
    case .rotate(let step):
      object.set("to", step.to.json)
      object.set("duration", step.duration.map { .number($0) })
    default: break
    }
    return object.members
  }
}

extension InvalidateStep {
  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    object.set("everything", everything, unless: false)
    if !items.isEmpty { object.set("items", .paths(items)) }
    if !supplementary.isEmpty { object.set("supplementary", .sorted(supplementary) { .paths($0) }) }
    if !decoration.isEmpty { object.set("decoration", .sorted(decoration) { .paths($0) }) }
    return object.members
  }
}
