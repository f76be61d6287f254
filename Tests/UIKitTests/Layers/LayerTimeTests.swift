import Testing
import UIKit

@MainActor @Suite("Times and keys of layers and animations") struct LayerTimeTests {
  @Test("Times are converted by begin, speed and offset, through the layers above")
  func conversion() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    #expect(inner.convertTime(7, from: nil) == 7)
    outer.beginTime = 1
    inner.speed = 2
    inner.timeOffset = 5
    #expect(inner.convertTime(7, from: nil) == 17)
    #expect(inner.convertTime(17, to: nil) == 7)
    #expect(inner.convertTime(6, from: outer) == 17)
    inner.speed = 0
    #expect(inner.convertTime(7, from: nil) == 5)
  }

  @Test("An animation keeps values under any key")
  func keys() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.setValue("old,1", forKey: "id")
    #expect(animation.value(forKey: "id") as? String == "old,1")
    #expect(animation.value(forKey: "other") == nil)
    animation.setValue(nil, forKey: "id")
    #expect(animation.value(forKey: "id") == nil)
  }
}
