import CoreGraphics
import Testing
import UIKit

@Suite("Colours") struct UIColorTests {
  @Test("Red, green and blue, hue, grey and Display P3 make the same colours")
  func making() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(white: 0.5, alpha: 1) == .gray)
    let wide = UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    var red: CGFloat = 0
    #expect(wide.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(abs(red - 0.5) < 1e-6)
    UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(abs(red - 1.0931) < 1e-3)
  }

  @Test("Hue, saturation and brightness are read back, for each sixth of the circle", arguments: 0..<12)
  func hue(step: Int) {
    let color = UIColor(hue: CGFloat(step) / 12, saturation: 0.5, brightness: 0.8, alpha: 0.3)
    var (hue, saturation, brightness, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - CGFloat(step) / 12) < 1e-9 && abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.3)
  }

  @Test("Only greys answer with a white")
  func white() {
    var (white, alpha) = (CGFloat(7), CGFloat(7))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 7)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
  }

  @Test("A dynamic colour is chosen by the traits, and by the current ones where none are given")
  func dynamic() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(color.cgColor.components == [0, 0, 0, 1])
    dark.performAsCurrent { #expect(color.cgColor.components == [1, 1, 1, 1]) }
    #expect(color.cgColor.components == [0, 0, 0, 1])
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(faint == color.withAlphaComponent(0.5) && faint != color)
  }

  @Test("System colours have the components Apple publishes, in light and in dark")
  func system() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let blue = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(blue == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.secondarySystemBackground.resolvedColor(with: dark).cgColor.components?.first == 28.0 / 255)
    #expect(UIColor.separator.cgColor.alpha == 74.0 / 255)
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.secondaryLabel)
  }

  @Test("Colours go to Core Graphics and back")
  func coreGraphics() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(UIColor(cgColor: color.cgColor) == color)
    #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
    #expect(color.cgColor.copy(alpha: 1) == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
  }

  @Test("A named colour is found once it was registered, and stays dynamic")
  func named() {
    #expect(UIColor(named: "nobody") == nil)
    UIColor.register("brand", as: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue })
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor(named: "brand")?.resolvedColor(with: dark) == .red)
  }
}
