import QuartzCore
import Testing
import UIKit

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer { layer as! CAGradientLayer }
}

private final class CountingLayer: CALayer {
  var layouts = 0
  let made: String

  override init() {
    made = "init()"
    super.init()
  }
  override init(layer: Any) {
    made = "init(layer:)"
    super.init(layer: layer)
  }
  required init?(coder: NSCoder) { fatalError() }

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
  }
}

private final class CountingView: UIView {
  override class var layerClass: AnyClass { CountingLayer.self }
}

@Suite("Layers") @MainActor struct CALayerTests {
  @Test("A view's layer says what the view says, and sets what is set in it")
  func mirrors() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let layer = view.layer
    #expect(layer === view.layer && layer.frame == view.frame && layer.position == view.center)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.zPosition = 7
    layer.opacity = 0.5
    layer.masksToBounds = true
    layer.isHidden = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.bounds.size == CGSize(width: 3, height: 4) && view.zPosition == 7 && view.alpha == 0.5)
    #expect(view.clipsToBounds && view.isHidden && view.backgroundColor == .red)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.alpha = 1
    view.bounds.origin.y = 9
    #expect(layer.opacity == 1 && layer.bounds.minY == 9)
  }

  @Test("Another anchor moves the frame, and the position stays")
  func anchor() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.frame == CGRect(x: 120, y: 90, width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 0, y: 10) && view.layer.position == view.center)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: -10, width: 20, height: 20))
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    #expect(view.convert(CGPoint(x: 0, y: 10), to: parent) == CGPoint(x: 0, y: 10))
    #expect(view.convert(CGPoint(x: 10, y: 0), to: parent) == CGPoint(x: 20, y: -10))
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 5, width: 10, height: 10))
  }

  @Test("layerClass decides the class, which is made by its own init()")
  func layerClass() throws {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(view.gradient.colors?.count == 2 && view.gradient.frame == view.frame)
    let counting = CountingView(frame: .zero)
    #expect((counting.layer as? CountingLayer)?.made == "init()")
  }

  @Test("Sublayers are those added, then those of subviews; they know what holds them")
  func tree() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layer.sublayers == nil)
    let child = UIView(frame: .zero)
    view.addSubview(child)
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    view.layer.addSublayer(a)
    view.layer.insertSublayer(b, at: 0)
    view.layer.insertSublayer(c, above: b)
    #expect(view.layer.sublayers == [b, c, a, child.layer])
    #expect(a.superlayer === view.layer && child.layer.superlayer === view.layer)
    c.removeFromSuperlayer()
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.layer.sublayers == [child.layer] && a.superlayer == nil && child.superview === view)
  }

  @Test("A layer of its own has its own geometry")
  func standalone() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 60, height: 40))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      layer.bounds.size == CGSize(width: 5, height: 10) && layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.addSublayer(layer)
    #expect(parent.convert(CGPoint(x: 5, y: 5), from: layer) == CGPoint(x: 10, y: 5))
    #expect(layer.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 10, y: 5))
    #expect(parent.hitTest(CGPoint(x: 9, y: 9)) === layer && parent.hitTest(CGPoint(x: 50, y: 9)) === parent)
  }

  @Test("A layer of its own is laid out when it asks and somebody lays it out")
  func layout() {
    let layer = CountingLayer()
    let parent = CALayer()
    parent.addSublayer(layer)
    parent.layoutIfNeeded()
    parent.layoutIfNeeded()
    #expect(layer.layouts == 1)
    layer.bounds.size.width = 5
    parent.layoutIfNeeded()
    #expect(layer.layouts == 2)
  }

  @Test("Defaults are Core Animation's")
  func defaults() {
    let layer = CALayer()
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.shadowRadius == 3 && layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.cornerRadius == 0 && layer.opacity == 1)
    #expect(layer.contentsGravity == .resize && layer.cornerCurve == .circular && layer.borderWidth == 0)
    #expect(CAShapeLayer().fillColor == CGColor.black && CAShapeLayer().strokeColor == nil)
  }

  @Test("Animations are kept under their keys until they are taken away")
  func animations() {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = CGFloat.pi
    turn.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(turn, forKey: "turn")
    layer.add(CAKeyframeAnimation(keyPath: "position"), forKey: nil)
    layer.add(turn, forKey: "turn")
    #expect(layer.animationKeys()?.count == 2 && layer.animation(forKey: "turn") === turn)
    layer.removeAnimation(forKey: "turn")
    #expect(layer.animation(forKey: "turn") == nil && layer.animationKeys()?.count == 1)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  @Test("A transaction's completion runs when it is committed, the inner one first")
  func transactions() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setCompletionBlock { done.append("inner") }
    CATransaction.commit()
    #expect(done == ["inner"])
    CATransaction.commit()
    #expect(done == ["inner", "outer"] && !CATransaction.disableActions())
  }
}
