import CollectionCore

extension StepAction {
  /// What the step does in a few words: `scroll to 0,100`.
  var title: String {
    switch self {
    case .layout: "layout"
    case .scroll(.to(let point)): "scroll to \(NumberText.text(point))"
    case .scroll(.by(let distance)): "scroll by \(NumberText.text(distance))"
    case .scrollToItem(let path, let positions):
      (["scrollToItem \(NumberText.text(path))"] + positions.map(\.rawValue)).joined(separator: " ")
    case .scrollSection(let step):
      switch step.distance {
      case .to(let offset): "scroll section \(step.section) to \(NumberText.text(offset))"
      case .by(let distance): "scroll section \(step.section) by \(NumberText.text(distance))"
      }
    case .resize(let size): "resize to \(NumberText.text(size))"
    case .contentInset(let insets): "contentInset to \(StepAction.text(insets))"
    case .set(let data): "set \(StepAction.text(data))"
    case .reloadItems(let paths), .reconfigureItems(let paths): "\(name.rawValue) \(StepAction.text(paths))"
    case .reloadSections(let sections): "reloadSections \(sections.map(String.init).joined(separator: " "))"
    case .batch(let step): "batch of \(StepAction.text(step.updates))"
    case .update(let step): "update of \(StepAction.text(step.updates))"
    case .setLayout(let step): "setLayout \(StepAction.text(step.layout.given))"
    case .setLayoutProperty(let change):
      "setLayoutProperty "
        + StepAction.text(.object((change.properties.members ?? []) + (change.parameters?.members ?? [])))
    case .invalidate(let step):
      step == InvalidateStep() ? "invalidate" : "invalidate \(StepAction.text(.object(step.json)))"
    case .select(let path), .deselect(let path), .tap(let path), .highlight(let path), .unhighlight(let path):
      "\(name.rawValue) \(NumberText.text(path))"
    case .repeat(let step): "repeat \(step.times) times: \(step.steps.map(\.action.title).joined(separator: ", "))"
    case .reloadData, .apply, .advance, .run, .drag, .fling, .rotate: name.rawValue
    }
  }

  /// A value on one line, cut when it is long: a list of heights may have thousands.
  private static func text(_ value: JSONValue) -> String {
    let line = JSONText.line(value)
    return line.count > 100 ? "\(line.prefix(99))…" : line
  }

  private static func text(_ paths: [ItemPath]) -> String {
    paths.map { NumberText.text($0) }.joined(separator: " ")
  }

  /// `2: delete 0.1, insert 0.2`.
  private static func text(_ updates: [ScenarioUpdate]) -> String {
    if updates.isEmpty { return "nothing" }
    let shown = updates.prefix(4).map(\.operation.text).joined(separator: ", ")
    return "\(updates.count): \(shown)\(updates.count > 4 ? ", …" : "")"
  }

  private static func text(_ insets: LayoutInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { NumberText.text($0) }.joined(separator: ",")
  }

  private static func text(_ data: ScenarioData) -> String {
    let counts = data.counts
    let items = counts.reduce(0, +)
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    return "\(sections) with \(items == 1 ? "1 item" : "\(items) items")"
  }
}
