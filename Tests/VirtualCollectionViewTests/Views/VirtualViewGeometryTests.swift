import CollectionCore
import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View geometry") struct VirtualViewGeometryTests {
  @Test("A frame becomes a centre and bounds at the origin")
  func initialFrame() {
    let view = VirtualView(frame: CGRect(x: 10, y: 20, width: 30, height: 41))
    #expect(view.center == CGPoint(x: 25, y: 40.5))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 41))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 41))
    #expect(VirtualView().frame == .zero)
  }

  @Test("Setting the frame keeps the origin of the bounds")
  func frameKeepsBoundsOrigin() {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.frame = CGRect(x: 5, y: 6, width: 20, height: 30)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 20, height: 30))
    #expect(view.center == CGPoint(x: 15, y: 21))
  }

  @Test("Setting the size of the bounds keeps the centre; setting the centre keeps the bounds")
  func boundsAndCenter() {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds.size = CGSize(width: 20, height: 4)
    #expect(view.frame == CGRect(x: -5, y: 3, width: 20, height: 4))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 90, y: 98, width: 20, height: 4))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 4))
  }

  @Test("With a transform the frame is the box around the turned view, about its centre")
  func transformedFrame() {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -50, y: 12.5, width: 200, height: 25))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 9)
    #expect(view.frame == CGRect(x: 32, y: -16, width: 50, height: 100))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(
    "Setting a frame under a transform finds the bounds that fill it",
    arguments: [
      CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 9),
      CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 1, tx: 0, ty: 0),
    ])
  func setFrameUnderTransform(transform: CGAffineTransform) {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = transform
    view.frame = CGRect(x: 8, y: 16, width: 80, height: 64)
    #expect(abs(view.frame.minX - 8) < 1e-9 && abs(view.frame.minY - 16) < 1e-9)
    #expect(abs(view.frame.width - 80) < 1e-9 && abs(view.frame.height - 64) < 1e-9)
  }

  @Test("A frame that a flat transform cannot fill leaves the size alone")
  func flatTransform() {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 8, y: 16, width: 80, height: 64)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 48, y: 48))
  }

  @Test("The two transforms are one; the identity takes no memory")
  func transforms() {
    let view = VirtualView(frame: .zero)
    view.transform = .identity
    view.transform3D = CATransform3DIdentity
    #expect(view._extras == nil)
    view.transform = CGAffineTransform(translationX: 3, y: 4)
    #expect(view.transform3D.m41 == 3 && view.transform3D.m42 == 4)
    view.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.transform3D.m33 == 4)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  @Test("A new size asks for layout, a new place does not", arguments: [0, 0.01, -0.01, 1])
  func sizeAsksForLayout(growth: CGFloat) {
    let view = VirtualView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.frame.origin.x += 1
    view.center.y += 1
    view.bounds.origin.y += 1
    #expect(!view._needsLayout)
    view.frame.size.height += growth
    #expect(view._needsLayout == (growth != 0))
    view.layoutIfNeeded()
    view.bounds.size.width += growth
    #expect(view._needsLayout == (growth != 0))
  }

  @Test("The hooks of the bounds see the new value before and the old one after, once a change")
  func boundsHooks() {
    let view = HookedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(view.log == [])
    view.bounds = CGRect(x: 0, y: 5, width: 10, height: 10)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(
      view.log == [
        "will 0 5 10 10, is 0 0 10 10", "did 0 0 10 10, is 0 5 10 10", "will 0 5 20 10, is 0 5 10 10",
        "did 0 5 10 10, is 0 5 20 10",
      ])
    view.frame = CGRect(x: 70, y: 80, width: 30, height: 40)
    #expect(view.frameAtChange == CGRect(x: 70, y: 80, width: 30, height: 40))
  }
}

private final class HookedView: VirtualView {
  var log: [String] = []
  var frameAtChange = CGRect.zero

  private func text(_ rect: LayoutRect) -> String {
    "\(Int(rect.x)) \(Int(rect.y)) \(Int(rect.width)) \(Int(rect.height))"
  }

  override func boundsWillChange(to new: LayoutRect) { log.append("will \(text(new)), is \(text(_bounds))") }

  override func boundsDidChange(from old: LayoutRect) {
    log.append("did \(text(old)), is \(text(_bounds))")
    frameAtChange = frame
  }
}
