import Foundation
import Testing

@testable import VirtualCollectionView

@Suite("Colours") struct VirtualColorTests {
  @Test("Colours are equal, and hash alike, when their components are")
  func equality() {
    let made = VirtualColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(made == .white && made.hash == VirtualColor.white.hash)
    #expect(Set([made, .white, .black]).count == 2)
    #expect(made != VirtualColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(!made.isEqual("white"))
  }

  @Test("Each component is in its place")
  func components() {
    let color = VirtualColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.redComponent == 0.1 && color.greenComponent == 0.2)
    #expect(color.blueComponent == 0.3 && color.alphaComponent == 0.4)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
    #expect(color.withAlphaComponent(1) == VirtualColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
  }

  @Test("The named colours are UIKit's")
  func named() {
    let text = [
      VirtualColor.red, .orange, .yellow, .green, .blue, .magenta, .purple, .cyan, .brown, .black, .white, .gray,
      .clear,
    ].map { $0.description.replacingOccurrences(of: "UIExtendedSRGBColorSpace ", with: "") }.joined(separator: "\n")
    #expect(
      text == """
        1 0 0 1
        1 0.5 0 1
        1 1 0 1
        0 1 0 1
        0 0 1 1
        1 0 1 1
        0.5 0 0.5 1
        0 1 1 1
        0.6 0.4 0.2 1
        0 0 0 1
        1 1 1 1
        0.5 0.5 0.5 1
        0 0 0 0
        """)
    #expect(VirtualColor.darkGray.redComponent + VirtualColor.lightGray.redComponent == 1)
    #expect(VirtualColor.darkGray.redComponent < 0.34)
  }
}
