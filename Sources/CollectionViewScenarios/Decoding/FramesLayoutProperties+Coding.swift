import CollectionCore

extension FramesLayoutProperties {
  init(_ object: ObjectCursor) throws(ScenarioError) {
    if let value = object["frames"] { frames = try value.frames() }
    contentSize = try object.optional("contentSize") { (value) throws(ScenarioError) in try value.size() }
  }

  var json: [JSONMember] {
    var object = JSONObjectBuilder()
    object.set("contentSize", contentSize?.json)
    if !frames.isEmpty { object.set("frames", .byName(frames) { $0.json }) }
    return object.members
  }
}

extension DecodingCursor {
  /// Frames by element name, each name once, whichever way it is written.
  func frames() throws(ScenarioError) -> [ElementName: LayoutRect] {
    var frames: [ElementName: LayoutRect] = [:]
    for entry in try ObjectCursor(self, "frames by element name, an object", known: nil).entries {
      let name = try elementName(entry.key, at: entry.keyPosition)
      if frames.updateValue(try entry.value.rect(), forKey: name) != nil {
        throw failure("\(quoted(entry.key)) is '\(name)', which is there already", at: entry.keyPosition)
      }
    }
    return frames
  }
}
