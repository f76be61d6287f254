import CoreGraphics
import Testing
import UIKit

@Suite("Images") @MainActor struct UIImageTests {
  @Test("The size is read from the first bytes of PNG, GIF and JPEG")
  func headers() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    let image = try #require(UIImage(data: Data(png + [0, 0, 1, 0x2c, 0, 0, 0, 200]), scale: 2))
    #expect(image.size == CGSize(width: 150, height: 100) && image.scale == 2)
    #expect(image.cgImage?.width == 300)
    #expect(UIImage(data: Data(Array("GIF89a".utf8) + [10, 0, 1, 1]))?.size == CGSize(width: 10, height: 257))
    let jpeg: [UInt8] = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 11, 8, 0, 30, 1, 4, 3]
    #expect(UIImage(data: Data(jpeg))?.size == CGSize(width: 260, height: 30))
    #expect(UIImage(data: Data([1, 2, 3])) == nil && UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data(jpeg.prefix(12))) == nil)
  }

  @Test("A registered name is an image; an unknown one is nil")
  func named() {
    #expect(UIImage(named: "nothing") == nil)
    UIImage.register("cover", size: CGSize(width: 30, height: 40))
    #expect(UIImage(named: "cover")?.size == CGSize(width: 30, height: 40))
    #expect(UIImage(named: "cover") == UIImage(named: "cover"))
  }

  @Test("A symbol is a square of the line height of its font size")
  func symbols() {
    #expect(UIImage(systemName: "star")?.size == CGSize(width: 21, height: 21))
    let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    #expect(UIImage(systemName: "star", withConfiguration: large)?.size == CGSize(width: 48, height: 48))
    #expect(UIImage(systemName: "star")?.isSymbolImage == true && UIImage(systemName: "") == nil)
  }

  @Test("A renderer runs the drawing code once and gives an image of the size")
  func rendering() {
    var runs = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      runs += 1
    }
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 2 && runs == 1)
  }

  @Test("What is made from an image keeps all but what was changed")
  func deriving() throws {
    let image = try #require(UIImage(systemName: "star"))
    let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.red)
    #expect(template.renderingMode == .alwaysTemplate && template.tint == .red && template.size == image.size)
    #expect(image.renderingMode == .automatic && image.tint == nil)
  }

  @Test("There is a context while an image is begun or rendered, and none before and after")
  func currentContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 2))
    UIView().layer.render(in: UIGraphicsGetCurrentContext()!)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      #expect(UIGraphicsGetCurrentContext() != nil)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
