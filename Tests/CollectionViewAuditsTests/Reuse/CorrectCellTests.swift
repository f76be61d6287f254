import CollectionViewAudits
import Foundation
import Testing
import UIKitNames
import VirtualCollectionView

/// A way to configure cells in full, however odd.
struct CorrectConfiguration: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let cellClass: ProductCell.Type
  let configure: @MainActor @Sendable (ProductCell, Product) -> Void

  init(
    _ name: String, _ cellClass: ProductCell.Type = ProductCell.self,
    _ configure: @escaping @MainActor @Sendable (ProductCell, Product) -> Void
  ) {
    testDescription = name
    self.cellClass = cellClass
    self.configure = configure
  }

  static let all: [CorrectConfiguration] = [
    .init("everything is set") { cell, product in
      cell.badge.text = product.badge
      cell.badge.textColor = product.isNew ? .red : .black
      cell.picture.image = product.isNew ? UIImage(systemName: "star") : nil
      cell.contentView.alpha = product.isSoldOut ? 0.4 : 1
      cell.contentView.backgroundColor = product.isNew ? .yellow : nil
      cell.buy.isEnabled = !product.isSoldOut
      cell.lineHeight.constant = product.isNew ? 5 : 1
      cell.picture.transform = product.isNew ? CGAffineTransform(rotationAngle: 1) : .identity
      cell.price = product.isNew ? product.number : nil
    },
    .init("reset in prepareForReuse()", ResettingCell.self) { cell, product in
      guard product.isNew else { return }
      cell.badge.text = "New"
      cell.picture.image = UIImage(systemName: "star")
      cell.contentView.backgroundColor = .yellow
      cell.price = product.number
    },
    .init("a hidden badge keeps its text") { cell, product in
      cell.badge.isHidden = product.badge == nil
      if let badge = product.badge {
        cell.badge.text = badge
        cell.badge.textColor = product.number > 20 ? .red : .blue
      }
    },
    .init("an empty label keeps its colour") { cell, product in
      cell.badge.text = product.badge
      if product.badge != nil { cell.badge.textColor = product.number > 20 ? .red : .blue }
    },
    .init("a subview is made when first needed, and hidden later", LazyRibbonCell.self) { cell, product in
      guard let cell = cell as? LazyRibbonCell else { return }
      if product.isNew {
        cell.ribbon.isHidden = false
        cell.ribbon.text = "New \(product.number)"
      } else {
        cell.hideRibbon()
      }
    },
    .init("the cell counts its uses") { cell, _ in cell.timesUsed += 1 },
    .init("images are made anew") { cell, product in
      cell.picture.image = UIImage(systemName: product.isNew ? "star" : "circle")
    },
    .init("models are made anew") { cell, product in cell.model = ProductModel(product) },
    .init("subviews are taken out and made anew") { cell, product in
      for view in cell.stars.arrangedSubviews { view.removeFromSuperview() }
      for _ in 0..<product.number % 5 { cell.stars.addArrangedSubview(UIImageView(image: UIImage(systemName: "star"))) }
    },
    .init("corners follow from layout", RoundCell.self) { cell, product in
      (cell as? RoundCell)?.isRound = product.isNew
      cell.setNeedsLayout()
    },
    .init("closures are set for every item") { cell, product in
      let number = product.number
      cell.onTap = { _ = number }
      cell.configurationUpdateHandler = { cell, state in
        cell.contentView.backgroundColor = state.isSelected ? .blue : nil
      }
    },
    .init("the same action is replaced") { cell, product in
      let number = product.number
      cell.buy.addAction(
        UIAction(identifier: UIAction.Identifier("buy")) { _ in _ = number }, for: .touchUpInside)
    },
    .init("recognizers are replaced") { cell, _ in
      for recognizer in cell.gestureRecognizers ?? [] { cell.removeGestureRecognizer(recognizer) }
      cell.addGestureRecognizer(UITapGestureRecognizer())
    },
    .init("a clock is shown") { cell, _ in cell.badge.text = "\(Clock.next())" },
    .init("a content configuration") { cell, product in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = product.name
      content.secondaryText = product.badge
      content.image = product.isNew ? UIImage(systemName: "star") : nil
      cell.contentConfiguration = content
    },
    .init("a list is emptied first") { cell, product in
      cell.subscriptions = []
      cell.subscriptions.append(product.name)
    },
    .init("a constraint is replaced", SwitchingCell.self) { cell, product in
      (cell as? SwitchingCell)?.isTall = product.isNew
    },
    .init("selection is shown by the cell itself", SelectionCell.self) { _, _ in },
  ]
}

@MainActor private enum Clock {
  static var ticks = 0

  static func next() -> Int {
    ticks += 1
    return ticks
  }
}

@MainActor @Suite("Correct cells") struct CorrectCellTests {
  private func audit(_ change: @escaping @MainActor (ProductSource) -> Void) -> ReuseAudit {
    ReuseAudit { view in
      let source = ProductSource { cell, product in cell.badge.text = product.badge }
      change(source)
      return source.install(view)
    }
  }

  @Test("Cells that are configured in full are clean", arguments: CorrectConfiguration.all)
  func clean(correct: CorrectConfiguration) {
    let report = ReuseAudit { view in
      ProductSource(correct.cellClass) { correct.configure($0, $1) }.install(view)
    }.run()
    #expect(report.isClean, "\(report)")
    #expect(report.comparisons > 60)
  }

  @Test("What differs on purpose is ignored by its name", arguments: ["price", "own property price"])
  func ignored(name: String) {
    var audit = ReuseAudit { view in
      ProductSource { cell, product in
        cell.price = (cell.price ?? 0) + product.number
      }.install(view)
    }
    #expect(audit.run().names == ["own-property-leak"])
    audit.ignored = [name]
    #expect(audit.run().isClean)
  }

  @Test("A view's property is ignored by the name that the cell has for the view")
  func ignoredOfView() {
    var audit = ReuseAudit { view in
      ProductSource { cell, product in
        if product.isNew { cell.badge.tag = product.number }
      }.install(view)
    }
    #expect(audit.run().names == ["reuse-leak"])
    audit.ignored = ["title.tag"]
    #expect(audit.run().names == ["reuse-leak"])
    audit.ignored = ["badge.tag"]
    #expect(audit.run().isClean)
  }

  @Test("What didEndDisplaying takes away is not left over")
  func didEnd() {
    let report = ReuseAudit { view in
      let source = ProductSource { cell, product in
        if product.isNew { cell.picture.image = UIImage(systemName: "star") }
      }
      source.didEnd = { $0.picture.image = nil }
      return source.install(view)
    }.run()
    #expect(report.isClean, "\(report)")
  }

  @Test("A tap that changes the model is no leak")
  func taps() {
    var chosen: Set<IndexPath> = []
    let report = audit { source in
      source.didSelect = { view, path in
        chosen.insert(path)
        view.reloadItems(at: [path])
      }
    }.run()
    #expect(report.isClean, "\(report)")
    #expect(!chosen.isEmpty)
  }

  @Test("Headers and cells of all sections are clean when all of them is set")
  func headers() {
    var audit = audit { source in
      source.header = { view, section in
        view.title.text = "Section \(section)"
        view.subtitle.text = section == 1 ? "New" : nil
      }
    }
    audit.layout = rowsWithHeaders
    let report = audit.run()
    #expect(report.isClean, "\(report)")
  }

  @Test("Two classes may have different looks under the same names")
  func classes() {
    let report = ReuseAudit { view in
      let source = TwoClassSource()
      view.register(RedCell.self, forCellWithReuseIdentifier: "red")
      view.register(BlueCell.self, forCellWithReuseIdentifier: "blue")
      view.dataSource = source
      return source
    }.run()
    #expect(report.isClean, "\(report)")
  }

  @Test("A diffable data source with a registration is clean")
  func diffable() {
    let report = ReuseAudit { view in
      let registration = UICollectionView.CellRegistration<ProductCell, Int> { cell, _, number in
        cell.begin(Product.all[number])
        cell.badge.text = Product.all[number].badge
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<24))
      source.apply(snapshot, animatingDifferences: false)
      return source
    }.run()
    #expect(report.isClean, "\(report)")
    #expect(report.cases == 24)
  }

  @Test("Cells of a grid, sideways, and of sizes of their own are compared", arguments: [false, true])
  func layouts(isHorizontal: Bool) {
    var audit = audit { _ in }
    audit.layout = {
      let flow = UICollectionViewFlowLayout()
      flow.scrollDirection = isHorizontal ? .horizontal : .vertical
      flow.itemSize = CGSize(width: 90, height: 60)
      return flow
    }
    let report = audit.run()
    #expect(report.isClean, "\(report)")
    #expect(report.comparisons > 60)
  }
}

/// Resets all that is not set for every item.
@MainActor private final class ResettingCell: ProductCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    badge.text = nil
    picture.image = nil
    contentView.backgroundColor = nil
    price = nil
  }
}

/// Makes its ribbon on demand.
@MainActor private final class LazyRibbonCell: ProductCell {
  private weak var made: UILabel?

  var ribbon: UILabel {
    if let made { return made }
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 10))
    contentView.addSubview(label)
    made = label
    return label
  }

  func hideRibbon() { made?.isHidden = true }
}

/// Rounds its picture at each layout.
@MainActor private final class RoundCell: ProductCell {
  var isRound = false

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.layer.cornerRadius = isRound ? picture.bounds.height / 2 : 0
  }
}

/// Has two constraints, one of which is active.
@MainActor private final class SwitchingCell: ProductCell {
  private lazy var tall = line.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -5)
  private lazy var low = line.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -20)

  var isTall = false {
    didSet {
      (isTall ? low : tall).isActive = false
      (isTall ? tall : low).isActive = true
    }
  }
}

/// Colours itself while it is selected.
@MainActor private final class SelectionCell: ProductCell {
  override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .blue : nil } }
}

@MainActor private final class RedCell: ProductCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textColor = .red
    contentView.backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class BlueCell: ProductCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textColor = .blue
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class TwoClassSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Product.all.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item % 3 == 0 ? "red" : "blue", for: indexPath)
    (cell as? ProductCell)?.begin(Product.all[indexPath.item])
    return cell
  }
}
