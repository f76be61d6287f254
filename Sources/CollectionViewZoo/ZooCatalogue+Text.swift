extension ZooExhibit: @MainActor CustomStringConvertible {
  /// The exhibit as people read it: what it is, what one sees, why, the cure, and which rule names it.
  public var description: String {
    """
    \(name) (\(kind.title))
      what one sees: \(looks)
      why: \(why)
      the cure: \(mending)
      found as: \(rule.name), by \(checker)
        \(rule.title)

    """
  }
}

extension ZooExhibit.Kind {
  /// As people call it.
  public var title: String {
    switch self {
    case .layout: "layout"
    case .cell: "cell"
    case .dataSource: "data source"
    case .screen: "screen"
    }
  }

  /// The audit that looks at it most often.
  var checker: String {
    switch self {
    case .layout: "LayoutAudit"
    case .cell: "ReuseAudit"
    case .dataSource: "DataSourceAudit"
    case .screen: "ScreenAudit"
    }
  }
}

extension ZooCatalogue {
  /// The catalogue as a page of the documentation, which is kept beside the articles and compared with this by a test.
  public static var markdown: String {
    var text = """
      # The zoo

      Layouts, cells and data sources that are broken on purpose: what each looks like on a screen, why, and the cure.

      ## Overview

      Each exhibit has one fault, taken from published layouts and from questions of people, and a twin without it. An audit
      names the fault by the rule that is given, and finds nothing in the twin: tests hold both. `cvsim zoo NAME` shows an
      exhibit, `cvsim audit NAME` what the audit says, `cvsim audit --mended NAME` what it says about the twin. Scenario files
      use the layouts by name: `{"type": "zoo", "name": "turning-circle"}`.


      """
    for (kind, heading) in [
      (ZooExhibit.Kind.layout, "Layouts"), (.cell, "Cells"), (.dataSource, "Data sources"),
      (.screen, "Screens"),
    ] {
      text += "## \(heading)\n\n"
      for exhibit in exhibits where exhibit.kind == kind {
        text += """
          ### \(exhibit.name)

          \(exhibit.looks) \(exhibit.why)

          - **Cure**: \(exhibit.mending)
          - **Found by** `\(exhibit.checker)` **as** `\(exhibit.rule.name)`: \(exhibit.rule.title)


          """
      }
    }
    return String(text.dropLast())
  }
}
