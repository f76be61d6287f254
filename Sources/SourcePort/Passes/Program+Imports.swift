extension Program {
  /// Modules of which a part may be imported on Apple platforms and which are whole here.
  private static let wholeModules: Set<String> = [
    "UIKit", "Foundation", "os", "CoreGraphics", "QuartzCore", "Dispatch", "XCTest", "Swift",
  ]

  /// What may stand between `import` and a part of a module.
  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`; the Objective-C runtime goes away.
  mutating func rewriteImports() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.active
      for index in tokens.indices where tokens[index].kind == .word && source.text(tokens[index]) == "import" {
        guard index + 1 < tokens.count, index == 0 || source.text(tokens[index - 1]) != "." else { continue }
        var name = index + 1
        if Program.importKinds.contains(source.text(tokens[name])), name + 1 < tokens.count { name += 1 }
        var end = name + 1
        while end + 1 < tokens.count, source.text(tokens[end]) == ".", tokens[end].start == tokens[end - 1].end {
          end += 2
        }
        let module = source.text(tokens[name])
        let range = tokens[index].start..<tokens[end - 1].end
        if module == "ObjectiveC" {
          rewriters[file].blank(range, because: "there is no Objective-C here")
        } else if Program.wholeModules.contains(module), end > name + 1 {
          rewriters[file].replace(
            range, with: "import \(module)", because: "a part of a module is the whole module here")
        }
      }
    }
  }

  /// Lets a file see what Apple's modules bring along and ours do not: what Foundation re-exports there (Core Graphics, the
  /// Objective-C runtime, networking), and UIKit where the library's own header brought it.
  mutating func importWhatIsNeeded() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.active
      var imported: Set<String> = []
      var place: Int?
      var needed: Set<String> = filesThatNeedUIKit.contains(file) ? ["UIKit"] : []
      for index in tokens.indices where tokens[index].kind == .word {
        let word = source.text(tokens[index])
        if word == "import", index + 1 < tokens.count {
          var module = source.text(tokens[index + 1])
          if Program.importKinds.contains(module), index + 2 < tokens.count { module = source.text(tokens[index + 2]) }
          imported.insert(module)
          if place == nil { place = endOfImport(file, index) }
        } else if let module = Program.module(of: word), types[word] == nil,
          index == 0 || source.text(tokens[index - 1]) != "."
        {
          needed.insert(module)
        }
      }
      // Whoever imports the package under its own names has what stands in for UIKit's.
      if imported.contains("VirtualCollectionView") { imported.insert("UIKit") }
      // A file without any import may name a UIKit of its own.
      guard filesThatNeedUIKit.contains(file) || !imported.isEmpty else { continue }
      let missing = needed.subtracting(imported).sorted()
      guard !missing.isEmpty else { continue }
      let text = missing.map { "import \($0)" }.joined(separator: "; ")
      let reason = "Apple's modules bring this along"
      if let place {
        rewriters[file].insert("; " + text, at: place, because: reason)
      } else if let token = tokens.first {
        rewriters[file].insert(text + "; ", at: token.start, because: reason)
      }
    }
  }

  /// Behind the module's name of the import at a token; a part of a module may follow.
  private func endOfImport(_ file: Int, _ index: Int) -> Int {
    let source = files[file].source
    let tokens = files[file].blocks.active
    var end = index + 1
    while end + 1 < tokens.count, !source.hasLineBreak(between: tokens[end], and: tokens[end + 1]),
      source.text(tokens[end + 1]) != ";"
    {
      end += 1
    }
    return tokens[end].end
  }

  /// The module that declares a name here, of the names that Apple's Foundation shows too.
  private static func module(of name: String) -> String? {
    if networking.contains(name) { return "FoundationNetworking" }
    if shown.contains(name) || name.hasPrefix("objc_") { return "UIKit" }
    let letters = Array(name.utf8.prefix(3))
    let isUpper = letters.count == 3 && letters[2] >= 65 && letters[2] <= 90
    return isUpper && name.hasPrefix("UI") ? "UIKit" : nil
  }

  private static let networking: Set<String> = [
    "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionUploadTask",
    "URLSessionConfiguration", "URLSessionDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "NSURLRequest", "NSMutableURLRequest", "HTTPCookie", "HTTPCookieStorage", "URLCredential",
  ]
  private static let shown: Set<String> = [
    "CGAffineTransform", "CGVector", "CGPath", "CGColor", "CGImage", "CGContext", "Selector", "NSHashTable",
    "NSMapTable",
    "NSPointerFunctions", "autoreleasepool", "CFAbsoluteTimeGetCurrent", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "USEC_PER_SEC",
    "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSLayoutConstraint", "NSTextAlignment", "CACurrentMediaTime",
  ]
}
