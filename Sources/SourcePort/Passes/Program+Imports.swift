extension Program {
  /// Modules of which a part may be imported on Apple platforms and which are whole here.
  private static let wholeModules: Set<String> = [
    "UIKit", "Foundation", "os", "CoreGraphics", "QuartzCore", "Dispatch", "XCTest", "Swift",
  ]

  private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  /// `import UIKit.UIGestureRecognizerSubclass` becomes `import UIKit`; the Objective-C runtime goes away.
  mutating func rewriteImports() {
    for file in files.indices {
      let source = files[file].source
      let tokens = files[file].blocks.active
      for index in tokens.indices where tokens[index].kind == .word && source.text(tokens[index]) == "import" {
        guard index + 1 < tokens.count, index == 0 || source.text(tokens[index - 1]) != "." else { continue }
        var name = index + 1
        let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let"]
        if kinds.contains(source.text(tokens[name])), name + 1 < tokens.count { name += 1 }
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

  /// Lets test files that import XCTest, which brings UIKit along on iOS, use UIKit's names.
  ///
  /// A test file that uses no such name stays as it is: its target may do without UIKit.
  mutating func importWhatTestsBring() {
    for file in files.indices {
      let source = files[file].source
      let words = files[file].blocks.active.filter { $0.kind == .word }.map { source.text($0) }
      let imports = zip(words, words.dropFirst()).filter { $0.0 == "import" }.map(\.1)
      guard imports.contains("XCTest"), !imports.contains("UIKit"), words.contains(where: isNameOfUIKit) else {
        continue
      }
      filesThatNeedUIKit.insert(file)
    }
  }

  /// Whether a word looks like `UIView`: `UI` and the beginning of another word.
  private func isNameOfUIKit(_ word: String) -> Bool {
    word.hasPrefix("UI") && word.dropFirst(2).first?.isUppercase == true && word.dropFirst(3).first?.isLowercase == true
  }

  /// Lets files that import Foundation or XCTest alone see what stands in for Objective-C's part of it.
  mutating func importWhatIsNeeded() {
    for file in filesThatNeedUIKit.sorted() {
      let source = files[file].source
      let tokens = files[file].blocks.active
      var first: Int?
      var isImported = false
      for index in tokens.indices.dropLast() where source.text(tokens[index]) == "import" {
        let module = source.text(tokens[index + 1])
        if module == "UIKit" || module == "VirtualCollectionView" { isImported = true }
        if first == nil, tokens[index].kind == .word {
          first = index
          // `@testable` and `public` belong to the import that they stand before.
          while let start = first, start > 0 {
            if Program.accessLevels.contains(source.text(tokens[start - 1])) {
              first = start - 1
            } else if start > 1, source.text(tokens[start - 2]) == "@" {
              first = start - 2
            } else {
              break
            }
          }
        }
      }
      guard !isImported else { continue }
      if let first {
        rewriters[file].insert(
          "import UIKit; ", at: tokens[first].start, because: "what stands in for Objective-C is UIKit's here")
      } else if let token = tokens.first {
        rewriters[file].insert(
          "import UIKit; ", at: token.start, because: "what stands in for Objective-C is UIKit's here")
      }
    }
  }
}
