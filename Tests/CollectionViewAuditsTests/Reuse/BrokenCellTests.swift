import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// A way to forget something, with the rule and the property that a report must name.
struct BrokenConfiguration: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: String
  let named: String
  let configure: @MainActor @Sendable (ProductCell, Product) -> Void

  init(
    _ name: String, _ rule: String, _ named: String,
    _ configure: @escaping @MainActor @Sendable (ProductCell, Product) -> Void
  ) {
    testDescription = name
    self.rule = rule
    self.named = named
    self.configure = configure
  }

  /// What is seen.
  static let looks: [BrokenConfiguration] = [
    .init("if let image", "reuse-leak", "picture UIImageView's image") { cell, product in
      if product.isNew { cell.picture.image = UIImage(systemName: "star\(product.number)") }
    },
    .init("image without a name", "reuse-leak", "picture UIImageView's image") { cell, product in
      if product.isNew { cell.picture.image = UIImage() }
    },
    .init("if let text", "reuse-leak", "badge UILabel's text") { cell, product in
      if let badge = product.badge { cell.badge.text = badge }
    },
    .init("attributed text", "reuse-leak", "title UILabel's attributedText") { cell, product in
      if product.isNew {
        cell.title.attributedText = NSAttributedString(
          string: product.name, attributes: [.foregroundColor: UIColor.red])
      } else if cell.title.attributedText?.string != product.name {
        cell.title.text = product.name
      }
      if product.number % 3 == 1 {
        cell.title.attributedText = NSAttributedString(
          string: product.name, attributes: cell.price == nil ? [:] : [.foregroundColor: UIColor.blue])
      }
      cell.price = product.isSoldOut ? 1 : nil
    },
    .init("text colour", "reuse-leak", "title UILabel's textColor") { cell, product in
      if product.isSoldOut { cell.title.textColor = .gray }
    },
    .init("font", "reuse-leak", "title UILabel's font") { cell, product in
      if product.isNew { cell.title.font = .boldSystemFont(ofSize: 17) }
    },
    .init("alignment", "reuse-leak", "title UILabel's textAlignment") { cell, product in
      if product.isNew { cell.title.textAlignment = .center }
    },
    .init("number of lines", "reuse-leak", "title UILabel's numberOfLines") { cell, product in
      if product.isNew { cell.title.numberOfLines = 2 }
    },
    .init("hidden in one branch", "reuse-leak", "badge UILabel's isHidden") { cell, product in
      cell.badge.text = product.badge
      if product.badge == nil { cell.badge.isHidden = true }
    },
    .init("alpha", "reuse-leak", "contentView's alpha") { cell, product in
      if product.isSoldOut { cell.contentView.alpha = 0.4 }
    },
    .init("background", "reuse-leak", "contentView's backgroundColor") { cell, product in
      if product.isNew { cell.contentView.backgroundColor = .yellow }
    },
    .init("transform", "reuse-leak", "picture UIImageView's transform") { cell, product in
      if product.isNew { cell.picture.transform = CGAffineTransform(rotationAngle: .pi) }
    },
    .init("corners", "reuse-leak", "layer.cornerRadius") { cell, product in
      if product.isNew { cell.picture.layer.cornerRadius = 8 }
    },
    .init("border", "reuse-leak", "layer.borderWidth") { cell, product in
      if product.isNew { cell.layer.borderWidth = 2 }
    },
    .init("border colour", "reuse-leak", "layer.borderColor") { cell, product in
      cell.layer.borderWidth = 1
      if product.isNew { cell.layer.borderColor = UIColor.red.cgColor }
    },
    .init("shadow", "reuse-leak", "layer.shadowOpacity") { cell, product in
      if product.isNew { cell.layer.shadowOpacity = 0.5 }
    },
    .init("tint", "reuse-leak", "picture UIImageView's tintColor") { cell, product in
      if product.isNew { cell.picture.tintColor = .red }
    },
    .init("content mode", "reuse-leak", "picture UIImageView's contentMode") { cell, product in
      if product.isNew { cell.picture.contentMode = .scaleAspectFit }
    },
    .init("button off", "reuse-leak", "buy UIButton's isEnabled") { cell, product in
      if product.isSoldOut { cell.buy.isEnabled = false }
    },
    .init("button title", "reuse-leak", "buy UIButton's title") { cell, product in
      if product.isSoldOut { cell.buy.setTitle("Sold out", for: .normal) }
    },
    .init("button selected", "reuse-leak", "buy UIButton's isSelected") { cell, product in
      if product.isNew { cell.buy.isSelected = true }
    },
    .init("touches off", "reuse-leak", "the cell's isUserInteractionEnabled") { cell, product in
      if product.isSoldOut { cell.isUserInteractionEnabled = false }
    },
    .init("tag", "reuse-leak", "buy UIButton's tag") { cell, product in
      if !product.isSoldOut { cell.buy.tag = product.number + 1 }
    },
    .init("read aloud", "reuse-leak", "the cell's accessibilityLabel") { cell, product in
      if product.isNew { cell.accessibilityLabel = "New: \(product.name)" }
    },
    .init("identifier of tests", "reuse-leak", "badge UILabel's accessibilityIdentifier") { cell, product in
      if product.badge != nil { cell.badge.accessibilityIdentifier = "badge" }
    },
    .init("spinner", "reuse-leak", "spinner UIActivityIndicatorView's isHidden") { cell, product in
      if product.isNew { cell.spinner.startAnimating() }
    },
    .init("constant", "reuse-leak", "constraints") { cell, product in
      if product.isNew { cell.lineHeight.constant = 5 }
    },
    .init("frame", "reuse-leak", "title UILabel's frame") { cell, product in
      if product.badge == nil { cell.title.frame.size.width = 200 }
    },
    .init("content configuration", "reuse-leak", "contentConfiguration") { cell, product in
      if product.isNew {
        var content = UIListContentConfiguration.cell()
        content.text = product.name
        cell.contentConfiguration = content
      }
    },
    .init("background configuration", "reuse-leak", "backgroundConfiguration") { cell, product in
      if product.isNew {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .yellow
        cell.backgroundConfiguration = background
      }
    },
    .init("state handler", "reuse-leak", "configurationUpdateHandler") { cell, product in
      if product.isNew { cell.configurationUpdateHandler = { _, _ in } }
    },
    .init("background view", "reuse-leak", "the cell's backgroundView") { cell, product in
      if product.isNew {
        cell.backgroundView = UIView()
      } else if product.isSoldOut {
        cell.backgroundView = nil
      }
    },
    .init("mask", "reuse-leak", "layer.mask") { cell, product in
      if product.isNew { cell.picture.layer.mask = CALayer() }
    },
    .init("taken away for good", "reuse-leak", "number of subviews") { cell, product in
      if product.badge == nil { cell.badge.removeFromSuperview() }
    },
  ]

  /// What gets more at each reuse.
  static let piles: [BrokenConfiguration] = [
    .init("recognizer", "subviews-pile-up", "number of gesture recognizers") { cell, _ in
      cell.addGestureRecognizer(UITapGestureRecognizer())
    },
    .init("closure of a button", "subviews-pile-up", "buy UIButton's number of actions") { cell, _ in
      cell.buy.addAction(UIAction { _ in }, for: .touchUpInside)
    },
    .init("subview", "subviews-pile-up", "contentView's number of subviews") { cell, product in
      let label = UILabel()
      label.text = product.name
      cell.contentView.addSubview(label)
    },
    .init("arranged subviews", "subviews-pile-up", "stars UIStackView's number of subviews") { cell, product in
      for _ in 0..<product.number % 5 { cell.stars.addArrangedSubview(UIImageView()) }
    },
    .init("constraint", "subviews-pile-up", "number of constraints") { cell, _ in
      cell.line.bottomAnchor.constraint(lessThanOrEqualTo: cell.contentView.bottomAnchor).isActive = true
    },
    .init("gradient", "subviews-pile-up", "number of sublayers") { cell, _ in
      let layer = CAGradientLayer()
      cell.contentView.layer.insertSublayer(layer, at: 0)
    },
  ]

  /// What the cell's class keeps.
  static let kept: [BrokenConfiguration] = [
    .init("optional", "own-property-leak", "own property price") { cell, product in
      if product.isNew { cell.price = product.number }
    },
    .init("closure", "own-property-leak", "own property onTap") { cell, product in
      if product.isNew { cell.onTap = {} }
    },
    .init("object", "own-property-leak", "own property model") { cell, product in
      if !product.isSoldOut { cell.model = ProductModel(product) }
    },
    .init("list", "own-list-grows", "own property subscriptions") { cell, _ in
      cell.subscriptions.append("subscription")
    },
  ]
}

@MainActor @Suite("Broken cells") struct BrokenCellTests {
  private func audit(
    _ type: ProductCell.Type = ProductCell.self, hasHeaders: Bool = false,
    source change: @escaping @MainActor (ProductSource) -> Void = { _ in },
    configure: @escaping ProductSource.Configure
  ) -> AuditReport {
    var audit = ReuseAudit { view in
      let source = ProductSource(type, configure)
      change(source)
      return source.install(view)
    }
    if hasHeaders { audit.layout = rowsWithHeaders }
    return audit.run()
  }

  @Test("What is set for some items only is found by rule and property", arguments: BrokenConfiguration.looks)
  func looks(broken: BrokenConfiguration) {
    let report = audit { broken.configure($0, $1) }
    #expect(report.names.contains(broken.rule), "\(report)")
    #expect(report.findings.contains { $0.rule.name == broken.rule && $0.facts.contains(broken.named) }, "\(report)")
    #expect(report.names.allSatisfy { [broken.rule, "own-property-leak"].contains($0) }, "\(report)")
  }

  @Test("What is added at each configuration is found", arguments: BrokenConfiguration.piles)
  func piles(broken: BrokenConfiguration) {
    let report = audit { broken.configure($0, $1) }
    #expect(report.findings.contains { $0.rule.name == broken.rule && $0.facts.contains(broken.named) }, "\(report)")
  }

  @Test("What a class keeps of the item before is a risk", arguments: BrokenConfiguration.kept)
  func kept(broken: BrokenConfiguration) {
    let report = audit { broken.configure($0, $1) }
    #expect(report.names == [broken.rule], "\(report)")
    #expect(report.findings.first?.facts.contains(broken.named) == true, "\(report)")
  }

  @Test("The item a value is left over from is named, even if others were shown since")
  func origin() throws {
    let report = audit { cell, product in
      if product.number == 2 { cell.badge.text = "two" }
    }
    let facts = try #require(report[.reuseLeak]?.facts)
    #expect(facts.contains("badge UILabel's text is two for item ") && facts.contains("left over from item 0.2"))
  }

  @Test("Every property that is forgotten is named, not the first alone")
  func everyProperty() throws {
    let report = audit { cell, product in
      guard product.isNew else { return }
      cell.badge.text = "New"
      cell.picture.image = UIImage(systemName: "star")
      cell.contentView.backgroundColor = .yellow
    }
    let facts = try #require(report[.reuseLeak]?.facts)
    for property in ["badge UILabel's text", "picture UIImageView's image", "contentView's backgroundColor"] {
      #expect(facts.contains(property), "\(report)")
    }
  }

  @Test("A prepareForReuse() that resets some of it is found by the rest")
  func partialReset() {
    let report = audit(PartlyResetCell.self) { cell, product in
      if product.isNew {
        cell.badge.text = "New"
        cell.picture.image = UIImage(systemName: "star")
      }
    }
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("badge UILabel's text") == true, "\(report)")
    #expect(report[.reuseLeak]?.facts.contains("picture") == false, "\(report)")
  }

  @Test("A property of a superclass is found, too")
  func superclass() {
    let report = audit(DiscountCell.self) { cell, product in
      if product.isNew { cell.price = product.number }
    }
    #expect(report[.ownPropertyLeak]?.facts.contains("own property price") == true, "\(report)")
  }

  @Test("What a tap does to a cell is left over")
  func tapped() {
    let report = audit(source: { source in
      source.didSelect = { view, path in view.cellForItem(at: path)?.contentView.backgroundColor = .green }
    }) { _, _ in }
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("contentView's backgroundColor") == true, "\(report)")
    #expect(report[.reuseLeak]?.facts.contains("which was tapped") == true, "\(report)")
  }

  @Test("A header's text that some sections set is left over")
  func headers() {
    let report = audit(
      hasHeaders: true,
      source: { source in
        source.header = { view, section in
          view.title.text = "Section \(section)"
          if section == 1 { view.subtitle.text = "New" }
        }
      }
    ) { _, _ in }
    #expect(report.names == ["reuse-leak"])
    #expect(report[.reuseLeak]?.facts.contains("subtitle UILabel's text") == true, "\(report)")
    #expect(report[.reuseLeak]?.facts.contains("header ") == true, "\(report)")
  }

  @Test("What people typed, switched and scrolled is there for the next item")
  func input() throws {
    let report = ReuseAudit { view in
      let source = CarelessInputSource()
      view.register(ProductCell.self, forCellWithReuseIdentifier: "product")
      view.dataSource = source
      return source
    }.run()
    #expect(report.names == ["input-left"], "\(report)")
    let facts = try #require(report[.inputLeft]?.facts)
    for property in ["note UITextField's text", "favourite UISwitch's isOn", "strip UIScrollView's contentOffset"] {
      #expect(facts.contains(property), "\(report)")
    }
  }

  @Test("Accessories that some items set are left over")
  func accessories() {
    let report = ReuseAudit { view in
      let source = AccessorySource()
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
      view.dataSource = source
      return source
    }.run()
    #expect(report[.reuseLeak]?.facts.contains("the cell's accessories") == true, "\(report)")
  }

  @Test("A content view of one's own that applies a part of its configuration is found")
  func contentView() {
    let report = ReuseAudit { view in
      let source = OwnContentSource()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
      view.dataSource = source
      return source
    }.run()
    #expect(report[.reuseLeak]?.facts.contains("subtitle UILabel's text") == true, "\(report)")
  }

  @Test("Three items are enough", arguments: [2, 3])
  func few(count: Int) {
    let report = audit(source: { $0.count = count }) { cell, product in
      if product.number == 0 { cell.badge.text = "first" }
    }
    #expect(report.names == ["reuse-leak"], "\(report)")
  }

  @Test("A data source that nobody keeps, and one without items, are not clean")
  func nothing() {
    let gone = ReuseAudit { view in
      _ = ProductSource { _, _ in }.install(view)
      return nil
    }.run()
    #expect(gone.names == ["nothing-shown"])
    #expect(audit(source: { $0.count = 0 }) { _, _ in }.names == ["nothing-shown"])
  }
}

/// Resets its picture and forgets the badge.
@MainActor private final class PartlyResetCell: ProductCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}

/// Adds nothing of its own that matters.
@MainActor private final class DiscountCell: ProductCell {
  var discount = 0
}

/// Never sets what people change.
@MainActor private final class CarelessInputSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath)
    (cell as? ProductCell)?.title.text = "Item \(indexPath.item)"
    return cell
  }
}

/// Sets accessories for some items.
@MainActor private final class AccessorySource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
    guard let list = cell as? UICollectionViewListCell else { return cell }
    var content = list.defaultContentConfiguration()
    content.text = "Item \(indexPath.item)"
    content.image = UIImage(systemName: "star")
    list.contentConfiguration = content
    if indexPath.item % 3 == 0 { list.accessories = [.checkmark()] }
    return cell
  }
}

/// A configuration whose view forgets the subtitle.
private struct OwnContent: UIContentConfiguration {
  var title: String
  var subtitle: String?

  @MainActor func makeContentView() -> any UIView & UIContentView { OwnContentView(self) }

  func updated(for state: any UIConfigurationState) -> OwnContent { self }
}

@MainActor private final class OwnContentView: UIView, UIContentView {
  let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let subtitle = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: OwnContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(title)
    addSubview(subtitle)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let content = configuration as? OwnContent else { return }
    title.text = content.title
    if let text = content.subtitle { subtitle.text = text }
  }
}

@MainActor private final class OwnContentSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
    cell.contentConfiguration = OwnContent(
      title: "Item \(indexPath.item)", subtitle: indexPath.item % 3 == 0 ? "third \(indexPath.item)" : nil)
    return cell
  }
}
