extension Program {
  /// Attributes that mean something to Objective-C alone. `@IBAction`, `@IBInspectable` and the like compile as they are.
  private static let objectiveC: [String: String] = [
    "objc": "there is no Objective-C here", "objcMembers": "there is no Objective-C here",
    "IBOutlet": "there are no nib files here", "UIApplicationMain": "a library has no application to start",
    "NSApplicationMain": "a library has no application to start", "GKInspectable": "there is no editor here",
  ]

  /// Blanks attributes, in whatever code may be compiled.
  mutating func blankAttributes() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.active
      for index in tokens.indices.dropLast() where source.text(tokens[index]) == "@" {
        guard tokens[index].kind == .mark, tokens[index].end == tokens[index + 1].start,
          let reason = Program.objectiveC[source.text(tokens[index + 1])]
        else { continue }
        var end = index + 2
        if end < tokens.count, source.text(tokens[end]) == "(", tokens[end].start == tokens[index + 1].end {
          while end < tokens.count, source.text(tokens[end]) != ")" { end += 1 }
          end = min(end + 1, tokens.count)
        }
        rewriters[file].blank(tokens[index].start..<tokens[end - 1].end, because: reason)
      }
    }
  }

  /// Blanks `@main` before delegates of applications. Programs of other kinds keep theirs.
  mutating func blankEntryPoints() {
    for type in allTypes where type.has("main") && conformances(fullName(type)).contains("UIApplicationDelegate") {
      for attribute in type.attributes where attribute.name == "main" {
        rewriters[type.file].blank(
          files[type.file].bytes(attribute.tokens), because: "a library has no application to start")
      }
    }
  }
}
