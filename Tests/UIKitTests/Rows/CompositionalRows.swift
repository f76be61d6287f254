// Written by .ci/uikit-rows: each declaration compiles only if the row above it is there as named.
import UIKit

// row: Geometry and trait support types: struct UIEdgeInsets { top, left, bottom, right: CGFloat; init();
//   init(top:left:bottom:right:); static let zero; Equatable, Codable; CGRect.inset(by:) }
private func edgeInsets(_ value: UIEdgeInsets) -> any Equatable & Codable {
  let _: [WritableKeyPath<UIEdgeInsets, CGFloat>] = [\.top, \.left, \.bottom, \.right]
  let _: () -> UIEdgeInsets = UIEdgeInsets.init
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> UIEdgeInsets = UIEdgeInsets.init(top:left:bottom:right:)
  let _: UIEdgeInsets = .zero
  let _: CGRect = CGRect.zero.inset(by: value)
  return value
}

// row: Geometry and trait support types: struct NSDirectionalEdgeInsets { top, leading, bottom, trailing: CGFloat;
//   init(top:leading:bottom:trailing:); static let zero; Equatable, Codable }
private func directionalInsets(_ value: NSDirectionalEdgeInsets) -> any Equatable & Codable {
  let _: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [\.top, \.leading, \.bottom, \.trailing]
  let _: (CGFloat, CGFloat, CGFloat, CGFloat) -> NSDirectionalEdgeInsets =
    NSDirectionalEdgeInsets.init(top:leading:bottom:trailing:)
  let _: NSDirectionalEdgeInsets = .zero
  return value
}

// row: Geometry and trait support types: struct UIOffset { horizontal, vertical: CGFloat; static let zero }
private func offset() {
  let _: [WritableKeyPath<UIOffset, CGFloat>] = [\.horizontal, \.vertical]
  let _: UIOffset = .zero
}

// row: Geometry and trait support types: struct CGAffineTransform / CATransform3D / CGVector (not in Foundation on
//   Linux)
private func transforms() {
  let _: [WritableKeyPath<CGAffineTransform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
  let _: [WritableKeyPath<CATransform3D, CGFloat>] = [\.m11, \.m34, \.m44]
  let _: [WritableKeyPath<CGVector, CGFloat>] = [\.dx, \.dy]
}

// row: Geometry and trait support types: struct NSDirectionalRectEdge : OptionSet { top, leading, bottom, trailing,
//   all; static let none }
private func directionalEdges() -> any OptionSet {
  let all: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing, .all, []]
  return all[0]
}

// row: Geometry and trait support types: enum NSRectAlignment : Int { none, top, topLeading, leading, bottomLeading,
//   bottom, bottomTrailing, trailing, topTrailing }
private func rectAlignment(_ value: NSRectAlignment) -> Int {
  switch value {
  case .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing:
    value.rawValue
  }
}

// row: Geometry and trait support types: enum UIUserInterfaceLayoutDirection : Int { leftToRight = 0, rightToLeft = 1
//   }
private func layoutDirection(_ value: UIUserInterfaceLayoutDirection) -> Int {
  switch value {
  case .leftToRight, .rightToLeft: value.rawValue
  }
}

// row: Geometry and trait support types: enum UIAxis / UIRectEdge / UILayoutPriority
private func setsAndPriorities() {
  let _: [UIAxis] = [.horizontal, .vertical, .both]
  let _: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
  let _: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(1)]
}

// row: Geometry and trait support types: class UITraitCollection { displayScale, horizontalSizeClass,
//   verticalSizeClass, userInterfaceStyle, layoutDirection, preferredContentSizeCategory, userInterfaceIdiom;
//   init(traitsFrom:), init(displayScale:) }
private func traits(_ value: UITraitCollection) {
  let _: CGFloat = value.displayScale
  let _: UIUserInterfaceSizeClass = value.horizontalSizeClass
  let _: UIUserInterfaceSizeClass = value.verticalSizeClass
  let _: UIUserInterfaceStyle = value.userInterfaceStyle
  let _: UIContentSizeCategory = value.preferredContentSizeCategory
  let _: UIUserInterfaceIdiom = value.userInterfaceIdiom
  let _: ([UITraitCollection]) -> UITraitCollection = UITraitCollection.init(traitsFrom:)
  let _: (CGFloat) -> UITraitCollection = UITraitCollection.init(displayScale:)
}

// row: Geometry and trait support types: protocol UIDynamicItem : NSObjectProtocol { center, bounds, transform }
@MainActor private func dynamicItem<Item: UIDynamicItem>(_ item: Item) -> any NSObjectProtocol {
  let _: ReferenceWritableKeyPath<UIView, CGPoint> = \.center
  let _: KeyPath<Item, CGRect> = \.bounds
  let _: WritableKeyPath<Item, CGAffineTransform> = \.transform
  let _: WritableKeyPath<Item, CGPoint> = \.center
  let _: any UIDynamicItem = UICollectionViewLayoutAttributes()
  return item
}
