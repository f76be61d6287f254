#if canImport(UIKit)
  import UIKit

  // Short words for what compositional layouts are made of.

  extension NSCollectionLayoutSize {
    static func of(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// All of the container.
    static var whole: NSCollectionLayoutSize { .of(.fractionalWidth(1), .fractionalHeight(1)) }
  }

  extension NSCollectionLayoutItem {
    /// An item, with views beside it.
    static func of(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension = .fractionalHeight(1),
      badges: [NSCollectionLayoutSupplementaryItem] = [],
      _ change: (NSCollectionLayoutItem) -> Void = { _ in }
    ) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(layoutSize: .of(width, height), supplementaryItems: badges)
      change(item)
      return item
    }
  }

  extension NSCollectionLayoutGroup {
    /// Items side by side.
    static func row(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
      _ spacing: NSCollectionLayoutSpacing? = nil, _ change: (NSCollectionLayoutGroup) -> Void = { _ in }
    ) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: .of(width, height), subitems: items)
      if let spacing { group.interItemSpacing = spacing }
      change(group)
      return group
    }

    /// Items one below the other.
    static func column(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: [NSCollectionLayoutItem],
      _ spacing: NSCollectionLayoutSpacing? = nil, _ change: (NSCollectionLayoutGroup) -> Void = { _ in }
    ) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.vertical(layoutSize: .of(width, height), subitems: items)
      if let spacing { group.interItemSpacing = spacing }
      change(group)
      return group
    }

    /// Rows as wide as the section with two items that share the width.
    static func halves(_ height: CGFloat) -> NSCollectionLayoutGroup {
      .row(.fractionalWidth(1), .absolute(height), [.of(.fractionalWidth(0.5))])
    }
  }

  extension NSCollectionLayoutSection {
    static func of(
      _ group: NSCollectionLayoutGroup, _ change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: group)
      change(section)
      return section
    }
  }

  extension NSCollectionLayoutBoundarySupplementaryItem {
    /// A view at the boundary, as wide as its section.
    static func of(
      _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension,
      _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
    ) -> NSCollectionLayoutBoundarySupplementaryItem { .of(kind, alignment, .fractionalWidth(1), height, change) }

    /// A view at the boundary.
    static func of(
      _ kind: String, _ alignment: NSRectAlignment, _ width: NSCollectionLayoutDimension,
      _ height: NSCollectionLayoutDimension, offset: CGPoint = .zero,
      _ change: (NSCollectionLayoutBoundarySupplementaryItem) -> Void = { _ in }
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .of(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
      change(item)
      return item
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Four different insets, so that none can stand for another.
    static var uneven: NSDirectionalEdgeInsets { .of(3, 4, 5, 6) }

    static func of(
      _ top: CGFloat = 0, _ leading: CGFloat = 0, _ bottom: CGFloat = 0, _ trailing: CGFloat = 0
    ) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  extension UICollectionViewCompositionalLayoutConfiguration {
    static func of(
      _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void
    ) -> UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      change(configuration)
      return configuration
    }
  }

  // MARK: - Screens

  extension Screen {
    /// 320 × 480 points, laid out: every section looks alike.
    static func composed(
      _ counts: [Int], _ section: NSCollectionLayoutSection, width: CGFloat = 320, height: CGFloat = 480,
      in surroundings: Surroundings = Surroundings(),
      _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
    ) -> Screen {
      composed(
        counts, UICollectionViewCompositionalLayout(section: section, configuration: .of(configure)), width: width,
        height: height, in: surroundings)
    }

    /// The same with a layout; views of the kinds `a` to `d` can be shown, and backgrounds of the kind `back`.
    static func composed(
      _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, width: CGFloat = 320, height: CGFloat = 480,
      in surroundings: Surroundings = Surroundings()
    ) -> Screen {
      let screen = Screen(counts, width: width, height: height, layout, in: surroundings)
      screen.view.contentInsetAdjustmentBehavior = .never
      for kind in ["a", "b", "c", "d"] {
        screen.view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "View")
      }
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
      screen.layOut()
      return screen
    }

    /// The frames of the items of a section, on screen or not: `0 0 160 40`.
    func boxes(_ section: Int = 0, _ count: Int? = nil) -> [String] {
      (0..<(count ?? source.counts[section])).map { item in
        view.collectionViewLayout.layoutAttributesForItem(at: path(section, item)).map { text($0.frame) } ?? "none"
      }
    }

    /// The frame of a view of a kind.
    func box(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> String {
      view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(section, item)).map {
        text($0.frame)
      } ?? "none"
    }

    /// The frame of a background.
    func background(_ section: Int = 0) -> String {
      view.collectionViewLayout.layoutAttributesForDecorationView(ofKind: "back", at: path(section, 0)).map {
        text($0.frame)
      } ?? "none"
    }

    /// What a rectangle meets: `0.3`, `header 1.0`, `back 0.0`, in the order of these words.
    func met(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [String] {
      let found = view.collectionViewLayout.layoutAttributesForElements(
        in: CGRect(x: x, y: y, width: width, height: height))
      return (found ?? []).map { attributes in
        (attributes.representedElementKind.map { short($0) + " " } ?? "") + name(attributes.indexPath)
      }.sorted()
    }

    /// `320 176`.
    var content: String { text(view.contentSize.width) + " " + text(view.contentSize.height) }
  }
#endif
