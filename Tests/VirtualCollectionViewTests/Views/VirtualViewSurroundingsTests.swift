import Foundation
import Testing

@testable import VirtualCollectionView

@MainActor @Suite("View surroundings") struct VirtualViewSurroundingsTests {
  @Test("A view begins as UIKit's does")
  func defaults() {
    let view = VirtualView(frame: .zero)
    #expect(view.alpha == 1 && !view.isHidden && view.tag == 0 && !view.clipsToBounds && view.zPosition == 0)
    #expect(view.layoutMargins == ViewInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero && view.backgroundColor == nil && view.isUserInteractionEnabled)
    #expect(view.accessibilityIdentifier == nil && view.accessibilityLabel == nil)
    #expect(view.semanticContentAttribute == .unspecified)
    #expect(view.traitCollection == ViewTraits(displayScale: 2, layoutDirection: .leftToRight))
    #expect(view._extras == nil)
  }

  @Test("Looks are kept")
  func looks() {
    let view = VirtualView(frame: .zero)
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.zPosition = 3
    view.backgroundColor = .red
    view.accessibilityIdentifier = "id"
    view.accessibilityLabel = "label"
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.zPosition == 3)
    #expect(view.backgroundColor == .red)
    #expect(view.accessibilityIdentifier == "id" && view.accessibilityLabel == "label")
  }

  @Test(
    "A changed safe area is told once, asks for layout, and reaches into the views inside as far as they lie under it")
  func safeArea() {
    let view = SurroundedView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let child = SurroundedView(frame: CGRect(x: 10, y: 40, width: 90, height: 140))
    view.addSubview(child)
    view.layoutIfNeeded()
    let insets = ViewInsets(top: 44, left: 1, bottom: 34, right: 2)
    view.setSafeAreaInsets(insets)
    view.setSafeAreaInsets(insets)
    #expect(view.safeAreaInsets == insets && view.safeAreaChanges == 1 && view._needsLayout)
    #expect(child.safeAreaInsets == ViewInsets(top: 4, left: 0, bottom: 14, right: 2) && child.safeAreaChanges == 1)
    child.frame = CGRect(x: 10, y: 44, width: 50, height: 50)
    #expect(child.safeAreaInsets == .zero && child.safeAreaChanges == 2)
    #expect(view.layoutMargins == ViewInsets(top: 52, left: 9, bottom: 42, right: 10))
  }

  @Test("Changed margins are told once, by either name, and mirrored for readers from right to left")
  func margins() {
    let view = SurroundedView(frame: .zero)
    view.layoutIfNeeded()
    view.layoutMargins = ViewInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(view.marginChanges == 0 && !view._needsLayout)
    view.directionalLayoutMargins = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == ViewInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.marginChanges == 1 && view._needsLayout)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins == DirectionalViewInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    view.directionalLayoutMargins.leading = 9
    #expect(view.layoutMargins.right == 9 && view.layoutMargins.left == 2)
  }

  @Test("Each trait comes from the nearest view around that specifies it")
  func traits() {
    let top = VirtualView(frame: .zero)
    let middle = VirtualView(frame: .zero)
    let bottom = VirtualView(frame: .zero)
    top.addSubview(middle)
    middle.addSubview(bottom)
    top.setTraits(ViewTraits(displayScale: 3))
    #expect(top.traitCollection == ViewTraits(displayScale: 3, layoutDirection: .leftToRight))
    #expect(bottom.traitCollection.displayScale == 3)
    middle.setTraits(ViewTraits(layoutDirection: .rightToLeft))
    #expect(bottom.traitCollection.displayScale == 3)
    #expect(bottom.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    middle.setTraits(nil)
    #expect(bottom.traitCollection.displayScale == 3)
    #expect(bottom.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test(
    "What a view means decides its direction against the reader's",
    arguments: [
      (SemanticContentAttribute.unspecified, LayoutDirection.rightToLeft), (.playback, .leftToRight),
      (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ])
  func direction(meaning: SemanticContentAttribute, expected: LayoutDirection) {
    let view = VirtualView(frame: .zero)
    view.setTraits(ViewTraits(layoutDirection: .rightToLeft))
    view.semanticContentAttribute = meaning
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
  }

  @Test("An override of the traits decides the direction")
  func overriddenTraits() {
    #expect(RightToLeftView(frame: .zero).effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("Text sizes are ordered from the smallest to the largest, with UIKit's names")
  func textSizes() {
    typealias Size = ViewTraits.ContentSizeCategory
    #expect(Size.large.rawValue == "UICTContentSizeCategoryL")
    #expect(Size.allCases == Size.allCases.sorted())
    #expect(!Size.extraExtraExtraLarge.isAccessibilityCategory && Size.accessibilityMedium.isAccessibilityCategory)
  }

  @Test("Insets make a rectangle smaller at their edges, negative ones larger")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      rect.inset(by: ViewInsets(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(
      rect.inset(by: ViewInsets(top: -1, left: 0, bottom: 0, right: 0)) == CGRect(x: 10, y: 19, width: 100, height: 201)
    )
    #expect(ViewInsets() == .zero && DirectionalViewInsets() == .zero)
  }

  @Test("Animations are over at once: changes first, then the completion with true")
  func animations() {
    var log: [String] = []
    VirtualView.animate(withDuration: 1) {
      log.append("a")
    } completion: {
      log.append("done \($0)")
    }
    VirtualView.animate(withDuration: 1, delay: 2, options: [.curveEaseIn, .repeat]) { log.append("b") }
    VirtualView.animate(withDuration: 1) { log.append("c") }
    VirtualView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
      animations: { log.append("d") }, completion: { log.append("done \($0)") })
    #expect(log == ["a", "done true", "b", "c", "d", "done true"])
  }

  @Test("performWithoutAnimation turns animations off inside and puts back what was, nested too")
  func withoutAnimation() {
    #expect(VirtualView.areAnimationsEnabled)
    VirtualView.performWithoutAnimation {
      #expect(!VirtualView.areAnimationsEnabled)
      VirtualView.performWithoutAnimation {}
      #expect(!VirtualView.areAnimationsEnabled)
    }
    #expect(VirtualView.areAnimationsEnabled)
    VirtualView.setAnimationsEnabled(false)
    VirtualView.performWithoutAnimation {}
    #expect(!VirtualView.areAnimationsEnabled)
    VirtualView.setAnimationsEnabled(true)
  }
}

private final class SurroundedView: VirtualView {
  var safeAreaChanges = 0
  var marginChanges = 0
  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

private final class RightToLeftView: VirtualView {
  override var traitCollection: ViewTraits { ViewTraits(layoutDirection: .rightToLeft) }
}
