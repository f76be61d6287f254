import Testing
import UIKit
import VirtualCollectionView

private final class TraitView: UIView {
  var heard: [UIUserInterfaceStyle?] = []
  var colors: [UIColor] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heard.append(previousTraitCollection?.userInterfaceStyle)
    colors.append(UIColor(cgColor: UIColor.label.cgColor))
  }
}

@Suite("Screen, device, application and traits") @MainActor struct EnvironmentTests {
  @Test("Screen, device and application answer for the environment")
  func environment() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844) && UIScreen.main.scale == 2)
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .portrait)
    withEnvironment {
      $0.screenSize = CGSize(width: 1180, height: 820)
      $0.idiom = .pad
      $0.era = .iOS15
      $0.direction = .rightToLeft
      $0.safeArea = ViewInsets(top: 20, left: 0, bottom: 0, right: 0)
    } _: {
      #expect(UIScreen.main.bounds.width == 1180 && UIDevice.current.model == "iPad")
      #expect(UIDevice.current.systemVersion == "15.0" && UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 1180, height: 20))
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    }
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("The key window is reached through the application and its scene")
  func windows() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    #expect(UIApplication.shared.keyWindow === window && scene?.windows.first === window)
    #expect(scene?.interfaceOrientation == .portrait && window.windowScene === scene)
  }

  @Test("Size classes follow the device and the shape of its screen")
  func sizeClasses() {
    func classes(_ width: CGFloat, _ height: CGFloat, _ idiom: UIUserInterfaceIdiom) -> [UIUserInterfaceSizeClass] {
      withEnvironment {
        $0.screenSize = CGSize(width: width, height: height)
        $0.idiom = idiom
      } _: {
        [UIView().traitCollection.horizontalSizeClass, UIView().traitCollection.verticalSizeClass]
      }
    }
    #expect(classes(390, 844, .phone) == [.compact, .regular])
    #expect(classes(844, 390, .phone) == [.compact, .compact])
    #expect(classes(926, 428, .phone) == [.regular, .compact])
    #expect(classes(820, 1180, .pad) == [.regular, .regular])
  }

  @Test("Traits join, the later winning, and contain what they specify")
  func joining() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(both.horizontalSizeClass == .regular && both.userInterfaceStyle == .dark)
    #expect(both.verticalSizeClass == .unspecified && both.displayScale == 0)
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(both.containsTraits(in: nil) && both.containsTraits(in: UITraitCollection()))
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test("A change of traits is told from the outside in, and stops where a view has its own")
  func changes() {
    let (outer, middle, inner) = (TraitView(frame: .zero), TraitView(frame: .zero), TraitView(frame: .zero))
    outer.addSubview(middle)
    middle.addSubview(inner)
    let label = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    outer.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(outer.heard == [.light] && middle.heard == [.light] && inner.heard == [.light])
    #expect(inner.colors == [label])
    outer.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(outer.heard.count == 1)
    middle.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(middle.heard.count == 1)
    outer.setTraits(nil)
    #expect(outer.heard == [.light, .dark] && middle.heard.count == 1 && inner.heard.count == 1)
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.traitCollection.displayScale == 2)
  }
}
