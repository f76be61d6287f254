extension ListLayoutProperties {
  static let keys = ["appearance", "headerMode", "footerMode", "headerTopPadding", "showsSeparators"]

  init(_ object: ObjectCursor) throws(ScenarioError) {
    self.init()
    if let value = object["appearance"] { appearance = try value.choice("appearance") }
    if let value = object["headerMode"] { headerMode = try value.choice("header mode") }
    if let value = object["footerMode"] { footerMode = try value.choice("footer mode") }
    if let value = object["headerTopPadding"] { headerTopPadding = try value.number("a padding", atLeast: 0) }
    if let value = object["showsSeparators"] { showsSeparators = try value.bool() }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    if appearance != .plain { object.set("appearance", .string(appearance.rawValue)) }
    if headerMode != .none { object.set("headerMode", .string(headerMode.rawValue)) }
    if footerMode != .none { object.set("footerMode", .string(footerMode.rawValue)) }
    object.set("headerTopPadding", headerTopPadding.map { .number($0) })
    if !showsSeparators { object.set("showsSeparators", .bool(false)) }
    return object.members
  }
}
