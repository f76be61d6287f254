import Testing
import UIKit

private final class Dotted: UIView {
  let dot = CALayer()
  var rounds = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(dot)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    dot.frame = CGRect(x: bounds.midX - 2, y: bounds.midY - 2, width: 4, height: 4)
  }

  override func layoutSubviews() { rounds += 1 }
}

private final class Named: UICollectionViewFlowLayout {
  override func awakeFromNib() { super.awakeFromNib() }
}

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 0.01 }
}

@MainActor @Suite("Layers in layout") struct LayerLayoutTests {
  @Test("A view with layers of its own places them in layoutSublayers(of:), which lays out its subviews as well")
  func sublayers() {
    let view = Dotted(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layoutIfNeeded()
    #expect(view.dot.frame == CGRect(x: 8, y: 3, width: 4, height: 4))
    #expect(view.rounds == 1)
  }

  @Test("Layers and animations keep values under names")
  func namedValues() {
    let layer = CALayer()
    layer.setValue(3, forKey: "index")
    #expect(layer.value(forKey: "index") as? Int == 3)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("a", forKey: "id")
    #expect(animation.value(forKey: "id") as? String == "a")
    #expect(animation.value(forKey: "other") == nil)
  }

  @Test("An NSIndexPath has a section, an item and a row")
  func indexPaths() {
    let path = NSIndexPath(forItem: 3, inSection: 2)
    #expect(path.section == 2 && path.item == 3 && path.row == 3)
    #expect(path as IndexPath == IndexPath(row: 3, section: 2))
    #expect(CGFloat(1).isNear(1.001) && NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
  }
}
