import Foundation
import Testing
import VirtualCollectionView

@testable import CollectionViewRendering

@MainActor @Suite("View letters") struct ViewLetterTests {
  @Test(
    "The first 52 views have a letter, later ones a letter and the round",
    arguments: [
      (1, "A"), (2, "B"), (26, "Z"), (27, "a"), (52, "z"), (53, "A1"), (104, "z1"), (105, "A2"), (0, "?"), (-1, "?"),
    ])
  func letters(_ number: Int, _ letter: String) { #expect(ViewLetter.text(number) == letter) }

  @Test("No two of a thousand views share a letter")
  func unique() { #expect(Set((1...1000).map(ViewLetter.text)).count == 1000) }

  @Test("A view that no collection view made has no letter")
  func unknown() { #expect(CollectionReusableView(frame: .zero).pictureLetter == "=?") }
}
