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

  /// What Foundation, Core Foundation and the Objective-C runtime declare on Apple platforms, and here UIKit alone.
  private static let standIns: Set<String> = [
    "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFTimeInterval", "CGAffineTransform", "CGColor", "CGPath",
    "CGVector",
    "NSHashTable", "NSMapTable", "NSSelectorFromString", "NSStringFromSelector", "Selector", "autoreleasepool",
    "objc_AssociationPolicy", "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
  ]

  /// Finds the files that use names of UIKit without importing it.
  ///
  /// Foundation has some of them on Apple platforms, and the header of a framework, which its files and its tests see
  /// unasked, imports UIKit as a rule. A name that the input declares itself does not count, and a file without any
  /// import is left alone.
  mutating func findUnimportedNames() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.active
      guard tokens.contains(where: { $0.kind == .word && source.text($0) == "import" }) else { continue }
      for index in tokens.indices where tokens[index].kind == .word {
        let word = source.text(tokens[index])
        guard Program.standIns.contains(word) || Program.isUIKitName(word), types[word] == nil else { continue }
        guard index == 0 || source.text(tokens[index - 1]) != "." && source.text(tokens[index - 1]) != "import"
        else { continue }
        filesThatNeedUIKit.insert(file)
        break
      }
    }
  }

  /// `UIView` is one, `UI` and `UInt` are not.
  private static func isUIKitName(_ word: String) -> Bool {
    guard word.hasPrefix("UI"), let third = word.dropFirst(2).first else { return false }
    return third.isUppercase
  }

  /// Lets files that do not import UIKit see what they use of it.
  mutating func importWhatIsNeeded() {
    for file in filesThatNeedUIKit.sorted() {
      let source = files[file].source
      let tokens = files[file].blocks.active
      var first: Int?
      var isImported = false
      for index in tokens.indices.dropLast() where source.text(tokens[index]) == "import" {
        var module = source.text(tokens[index + 1])
        if Program.importKinds.contains(module), index + 2 < tokens.count { module = source.text(tokens[index + 2]) }
        if module == "UIKit" || module == "VirtualCollectionView" { isImported = true }
        if first == nil, tokens[index].kind == .word { first = firstOfImport(index, tokens, source) }
      }
      guard !isImported else { continue }
      if let first {
        rewriters[file].insert(
          "import UIKit; ", at: tokens[first].start, because: "it uses names that UIKit alone has here")
      } else if let token = tokens.first {
        rewriters[file].insert(
          "import UIKit; ", at: token.start, because: "it uses names that UIKit alone has here")
      }
    }
  }

  /// Where a line of imports begins: with attributes and access levels, such as `@testable`, before the word.
  private func firstOfImport(_ index: Int, _ tokens: [Token], _ source: SourceText) -> Int {
    let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    var first = index
    while first > 0 {
      let word = source.text(tokens[first - 1])
      if first > 1, source.text(tokens[first - 2]) == "@" {
        first -= 2
      } else if levels.contains(word) {
        first -= 1
      } else {
        break
      }
    }
    return first
  }
}
