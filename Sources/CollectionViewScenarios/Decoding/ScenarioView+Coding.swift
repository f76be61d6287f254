extension ScenarioView {
  static let keys = [
    "size", "scale", "contentInset", "safeArea", "layoutMargins", "prefetching", "selection", "direction", "policy",
  ]

  init(_ cursor: DecodingCursor) throws(ScenarioError) {
    let object = try ObjectCursor(cursor, "a view, an object", known: ScenarioView.keys)
    self.init()
    if let value = object["size"] { size = try value.extent() }
    if let value = object["scale"] { scale = try value.positive("pixels per point") }
    if let value = object["contentInset"] { contentInset = try value.insets() }
    if let value = object["safeArea"] { safeArea = try value.insets() }
    if let value = object["layoutMargins"] { layoutMargins = try value.insets() }
    if let value = object["prefetching"] { prefetching = try value.bool() }
    if let value = object["selection"] { selection = try value.choice("selection") }
    if let value = object["direction"] { direction = try value.choice("direction") }
    if let value = object["policy"] { policy = try value.choice("policy") }
  }

  var json: JSONValue {
    let standard = ScenarioView()
    var object = JSONObjectBuilder()
    object.set("size", size, unless: standard.size)
    object.set("scale", scale, unless: standard.scale)
    object.set("contentInset", contentInset, unless: standard.contentInset)
    object.set("safeArea", safeArea, unless: standard.safeArea)
    object.set("layoutMargins", layoutMargins, unless: standard.layoutMargins)
    object.set("prefetching", prefetching, unless: standard.prefetching)
    object.set("selection", selection, unless: standard.selection)
    object.set("direction", direction, unless: standard.direction)
    object.set("policy", policy, unless: standard.policy)
    return object.json
  }
}
