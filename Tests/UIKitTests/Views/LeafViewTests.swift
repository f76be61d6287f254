import Testing
import UIKit

@Suite("Leaf views") @MainActor struct LeafViewTests {
  @Test("An image view wants the size of the image it shows")
  func imageView() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
    let large = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let view = UIImageView(image: small)
    #expect(view.frame.size == small.size && view.intrinsicContentSize == small.size)
    #expect(!view.isUserInteractionEnabled)
    view.highlightedImage = large
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == large.size)
    view.isHighlighted = false
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == 251)
  }

  @Test("Another size of image asks the superview for layout, the same size does not")
  func imageLayout() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIImageView(image: UIImage(systemName: "star"))
    parent.addSubview(view)
    parent.layoutIfNeeded()
    view.image = UIImage(systemName: "heart")
    #expect(!parent.layer.needsLayout())
    view.image = nil
    #expect(parent.layer.needsLayout())
  }

  @Test("A wheel hides while it rests")
  func activity() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.frame.size == CGSize(width: 37, height: 37) && wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test("Progress stays between 0 and 1")
  func progress() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 2
    #expect(bar.progress == 1 && bar.intrinsicContentSize.height == 4)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
  }

  @Test("What an effect view holds is as large as the view")
  func effect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 5, y: 5, width: 50, height: 60)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(view.effect as? UIBlurEffect == UIBlurEffect(style: .systemMaterial))
  }
}
