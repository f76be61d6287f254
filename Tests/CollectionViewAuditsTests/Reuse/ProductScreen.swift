import CollectionViewAudits
import Foundation
import UIKitNames
import VirtualCollectionView

/// What cells of these tests show; every part is there for some items only.
struct Product: Hashable {
  let name: String
  var isNew: Bool { number % 5 == 2 }
  var isSoldOut: Bool { number % 4 == 1 }
  var badge: String? { number % 7 == 3 ? "Badge \(number)" : nil }
  let number: Int

  static let all = (0..<24).map { Product(name: "Product \($0)", number: $0) }
}

/// A model made anew at each question.
final class ProductModel {
  let name: String
  var tags: [String]

  init(_ product: Product) {
    name = product.name
    tags = [product.name]
  }
}

/// A cell as programs write them.
@MainActor class ProductCell: UICollectionViewCell {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
  let badge = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
  let picture = UIImageView(frame: CGRect(x: 120, y: 0, width: 40, height: 40))
  let buy = UIButton(frame: CGRect(x: 160, y: 0, width: 40, height: 40))
  let favourite = UISwitch(frame: CGRect(x: 200, y: 0, width: 51, height: 31))
  let note = UITextField(frame: CGRect(x: 255, y: 0, width: 50, height: 20))
  let stars = UIStackView(frame: CGRect(x: 255, y: 20, width: 50, height: 20))
  let spinner = UIActivityIndicatorView(frame: CGRect(x: 300, y: 0, width: 20, height: 20))
  let strip = UIScrollView(frame: CGRect(x: 0, y: 40, width: 100, height: 10))
  let line = UIView()
  private(set) lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 1)

  var model: ProductModel?
  var price: Int?
  var onTap: (() -> Void)?
  var subscriptions: [String] = []
  var timesUsed = 0
  let identity = UUID()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, badge, picture, buy, favourite, note, stars, spinner, strip, line] as [UIView] {
      contentView.addSubview(view)
    }
    strip.contentSize = CGSize(width: 300, height: 10)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      lineHeight, line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 30), line.topAnchor.constraint(equalTo: contentView.topAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// What is set for every item by all of them; people's input with it.
  func begin(_ product: Product) {
    title.text = product.name
    note.text = ""
    favourite.isOn = product.number % 3 == 0
    strip.contentOffset = .zero
  }
}

/// Products in sections of ten whose cells a test configures.
@MainActor final class ProductSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  typealias Configure = @MainActor (ProductCell, Product) -> Void

  let cellClass: ProductCell.Type
  let configure: Configure
  var count = Product.all.count
  var header: (@MainActor (HeaderView, Int) -> Void)?
  var didSelect: (@MainActor (UICollectionView, IndexPath) -> Void)?
  var didEnd: (@MainActor (ProductCell) -> Void)?

  init(_ cellClass: ProductCell.Type = ProductCell.self, _ configure: @escaping Configure) {
    self.cellClass = cellClass
    self.configure = configure
  }

  func install(_ view: UICollectionView) -> AnyObject? {
    view.register(cellClass, forCellWithReuseIdentifier: "product")
    view.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    return self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { (count + 9) / 10 }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(10, count - section * 10)
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    guard let product = cell as? ProductCell else { return cell }
    let item = Product.all[indexPath.section * 10 + indexPath.item]
    product.begin(item)
    configure(product, item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if let view = view as? HeaderView { header?(view, indexPath.section) }
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    didSelect?(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if let cell = cell as? ProductCell { didEnd?(cell) }
  }
}

/// A header with a title and a subtitle.
@MainActor final class HeaderView: UICollectionReusableView {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let subtitle = UILabel(frame: CGRect(x: 100, y: 0, width: 100, height: 20))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(subtitle)
  }

  required init?(coder: NSCoder) { nil }
}

/// Rows with headers.
@MainActor func rowsWithHeaders() -> UICollectionViewLayout {
  let flow = UICollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 320, height: 50)
  flow.minimumLineSpacing = 0
  flow.headerReferenceSize = CGSize(width: 320, height: 30)
  return flow
}
