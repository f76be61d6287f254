internal import CollectionCore
import Foundation

/// Element kinds as small numbers, for keys. Headers and footers of flow layouts have fixed ones.
///
/// The numbers are given in the order of first sight, process-wide, so nothing that a test can see may depend on them:
/// views number the kinds again for themselves.
@MainActor enum ElementKinds {
  private static var names: [String] = [
    "", CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
  ]
  private static var numbers: [String: UInt16] = [
    CollectionView.elementKindSectionHeader: 1, CollectionView.elementKindSectionFooter: 2,
  ]

  /// The largest number that still fits a key.
  static let limit = 1_023

  static func number(of name: String) -> UInt16 {
    if let known = numbers[name] { return known }
    guard names.count <= limit else {
      fatalError("\(names.count) element kinds are in use and '\(name)' is one more; a process may use \(limit) kinds.")
    }
    let number = UInt16(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }

  static func name(of number: UInt16) -> String { names[Int(number)] }
}
