import CollectionCore
import Foundation
import TestSupport

/// Random diffs carried out as UIKit would, for a longer time than tests can take. The cases are those of the tests, so that
/// a seed that fails here can be looked at there.
enum DiffReplay {
  /// What is wrong with the first of so many diffs that is wrong; nil if none is. Half of them have sections.
  static func failure(count: Int) -> String? {
    let shapes = ListCase.Shape.allCases
    for number in 0..<count {
      let seed = UInt64(number / 2)
      var random = SeededRandom(seed: seed)
      if number % 2 == 0 {
        let length = seed % 1_000 == 0 ? 300 : Int.random(in: 0...14, using: &random)
        let lists = ListCase.random(shapes[number / 2 % shapes.count], length: length, &random)
        let diff = Diff(from: lists.old, to: lists.new)
        if let message = lists.failure(diff) { return "list, seed \(seed): \(message)\n\(lists)" }
      } else {
        let lists = SectionedCase.random(&random)
        let diff = lists.diff
        if let message = lists.failure(diff) ?? lists.stageFailure(diff, reloading: [], .beforeItems) {
          return "sections, seed \(seed): \(message)\n\(lists)"
        }
      }
      if (number + 1) % 50_000 == 0, isatty(2) != 0 {
        FileHandle.standardError.write(Data("\r\(number + 1) of \(count)".utf8))
      }
    }
    if isatty(2) != 0 { FileHandle.standardError.write(Data("\r".utf8)) }
    return nil
  }
}
