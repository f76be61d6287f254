import Foundation
public import UIKitNames
import VirtualCollectionView

/// What a poster shows: title and, for some, a badge, a colour, a picture and a price.
public struct Poster: Hashable, Sendable {
  /// Always there.
  public var title: String
  /// Only for some.
  public var badge: String?
  /// Whether it is new, which is shown in yellow.
  public var isNew: Bool
  /// Only for some.
  public var price: Int?

  /// Sixty of them: every seventh has a badge, every fifth is new, every second has a price.
  public static let sixty = (0..<60).map { number in
    Poster(
      title: "Poster \(number)", badge: number % 7 == 3 ? "Badge \(number)" : nil, isNew: number % 5 == 2,
      price: number % 2 == 0 ? number : nil)
  }
}

/// A cell with a title, a badge and a picture.
@preconcurrency @MainActor public final class PosterCell: CollectionViewCell {
  /// The title.
  public let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
  /// Hidden for posters without one.
  public let badge = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
  /// The picture, which comes later.
  public let picture = UIImageView(frame: CGRect(x: 200, y: 0, width: 40, height: 40))
  /// Whether somebody likes it.
  public let favourite = UISwitch(frame: CGRect(x: 250, y: 0, width: 51, height: 31))
  /// What a tap would buy.
  public var price: Int?
  /// What tells the cell about changes.
  public var subscriptions: [String] = []

  /// Makes a cell that shows nothing.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, badge, picture, favourite] { contentView.addSubview(view) }
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows a poster, every part of it set for every poster.
  public func show(_ poster: Poster) {
    title.text = poster.title
    badge.text = poster.badge
    badge.isHidden = poster.badge == nil
    backgroundColor = poster.isNew ? .yellow : nil
    price = poster.price
    favourite.isOn = false
    subscriptions = ["price of \(poster.title)"]
  }
}

/// A data source of posters whose cells are configured by a block.
@preconcurrency @MainActor public final class PosterSource: NSObject, CollectionViewDataSource {
  private let configure: @MainActor (PosterCell, Poster, IndexPath) -> Void

  /// Makes a data source.
  public init(_ configure: @escaping @MainActor (PosterCell, Poster, IndexPath) -> Void) { self.configure = configure }

  /// Registers the cell and becomes a view's data source.
  public func install(in view: CollectionView) -> AnyObject? {
    view.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    view.dataSource = self
    return self
  }

  /// Sixty.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    Poster.sixty.count
  }

  /// A poster's cell.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    if let poster = cell as? PosterCell { configure(poster, Poster.sixty[indexPath.item], indexPath) }
    return cell
  }
}
