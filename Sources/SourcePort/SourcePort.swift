/// What the source pass is called in its reports.
let sourcePortName = "SourcePort"
