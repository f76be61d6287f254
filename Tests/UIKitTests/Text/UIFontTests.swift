import Testing
import UIKit
import VirtualCollectionView

@Suite("Fonts") @MainActor struct UIFontTests {
  @Test("Lines are as high as those of the system font")
  func lineHeight() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    let font = UIFont.systemFont(ofSize: 20.48)
    #expect(abs(font.ascender - 19.5) < 1e-9 && abs(font.descender + 4.94) < 1e-9)
    #expect(font.lineHeight == font.ascender - font.descender)
  }

  @Test("Text styles have the published sizes, for the environment and for given traits")
  func textStyles() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: largest).pointSize == 60)
    let smallest = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: smallest).pointSize == 11)
    let size = withEnvironment({ $0.contentSizeCategory = .extraLarge }) {
      UIFont.preferredFont(forTextStyle: .body).pointSize
    }
    #expect(size == 19)
  }

  @Test("Metrics scale by the ratio of the style's sizes, to the pixel")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 28)
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 16.5)
    #expect(metrics.scaledValue(for: 10) == 10)
    let font = metrics.scaledFont(
      for: .systemFont(ofSize: 17, weight: .bold), maximumPointSize: 20, compatibleWith: traits)
    #expect(font == .systemFont(ofSize: 20, weight: .bold))
  }

  @Test("Fonts are equal when weight, traits and size are")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 12) != .boldSystemFont(ofSize: 12))
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(14) == .boldSystemFont(ofSize: 14))
    #expect(UIFont(name: "Menlo", size: 10)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
  }
}
