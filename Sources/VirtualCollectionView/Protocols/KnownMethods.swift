import Foundation

/// Which optional methods a data source has, found out at the first call of each.
struct DataSourceMethods {
  var numberOfSections = MethodPresence.unknown
  var supplementary = MethodPresence.unknown
}

/// Which optional methods a delegate has, found out at the first call of each.
struct DelegateMethods {
  var willDisplay = MethodPresence.unknown
  var didEndDisplaying = MethodPresence.unknown
  var willDisplaySupplementary = MethodPresence.unknown
  var didEndDisplayingSupplementary = MethodPresence.unknown
}

/// Which metrics a flow delegate gives, found out at the first call of each.
struct FlowMethods {
  var size = MethodPresence.unknown
  var inset = MethodPresence.unknown
  var lineSpacing = MethodPresence.unknown
  var interitemSpacing = MethodPresence.unknown
  var header = MethodPresence.unknown
  var footer = MethodPresence.unknown
}
