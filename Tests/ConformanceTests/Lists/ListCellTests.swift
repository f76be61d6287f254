#if canImport(UIKit)
  import Testing
  import UIKit

  // What Apple documents of list cells and their configurations. No figure of a font, a margin or an accessory: they differ
  // by device and version.

  @MainActor @Suite("List cells") struct ListCellTests {
    private func cell(_ width: CGFloat = 320, _ height: CGFloat = 80) -> UICollectionViewListCell {
      UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func laidOut(_ cell: UICollectionViewListCell) -> CGRect {
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      return cell.contentView.frame
    }

    @Test("A list cell begins without accessories, not indented, 10 points a level, its accessories moving along")
    func defaults() {
      let cell = cell()
      #expect(cell.accessories.isEmpty)
      #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories)
      #expect(cell.contentConfiguration == nil)
      #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
    }

    @Test("The default content is empty and is not set by itself")
    func defaultContent() {
      let cell = cell()
      let content = cell.defaultContentConfiguration()
      #expect(content.text == nil && content.secondaryText == nil && content.image == nil)
      #expect(cell.contentConfiguration == nil)
    }

    @Test("The indentation is the product of level and width")
    func indentation() {
      let cell = cell()
      let plain = laidOut(cell)
      cell.indentationLevel = 2
      cell.indentationWidth = 15
      let indented = laidOut(cell)
      #expect(indented.minX == plain.minX + 30)
      #expect(indented.maxX == plain.maxX)
    }

    @Test("An accessory takes room from the content at its edge, whatever stands at the other one")
    func room() {
      let cell = cell()
      let plain = laidOut(cell)
      cell.accessories = [.disclosureIndicator()]
      let trailing = laidOut(cell)
      #expect(trailing.minX == plain.minX && trailing.maxX < plain.maxX)
      cell.accessories = [.delete(displayed: .always)]
      let leading = laidOut(cell)
      #expect(leading.minX > plain.minX && leading.maxX == plain.maxX)
      cell.accessories = []
      #expect(laidOut(cell) == plain)
    }

    @Test("Accessories for editing are not shown while nothing is edited, those for the rest are")
    func displayed() {
      let cell = cell()
      let plain = laidOut(cell)
      cell.accessories = [.delete(), .insert(), .reorder(), .multiselect()]
      #expect(laidOut(cell) == plain)
      cell.accessories = [.checkmark(displayed: .whenNotEditing)]
      #expect(laidOut(cell) != plain)
    }

    @Test("A view of one's own stands at the edge it asks for, and the width of its place can be chosen")
    func customView() {
      func content(_ width: CGFloat) -> CGRect {
        let cell = cell()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.accessories = [
          .customView(
            configuration: .init(customView: view, placement: .leading(), reservedLayoutWidth: .custom(width)))
        ]
        let frame = laidOut(cell)
        #expect(view.isDescendant(of: cell))
        return frame
      }
      let (narrow, wide) = (content(20), content(50))
      #expect(wide.minX == narrow.minX + 30)
      #expect(wide.maxX == narrow.maxX)
    }

    @Test("A list cell reads from right to left mirrored")
    func mirrored() {
      let cell = cell()
      cell.semanticContentAttribute = .forceRightToLeft
      cell.accessories = [.disclosureIndicator()]
      let content = laidOut(cell)
      #expect(content.minX > 0 && content.maxX == 320)
    }
  }

  @MainActor @Suite("Content configurations of lists") struct ListContentTests {
    private func content(_ text: String?, _ secondary: String? = nil) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.secondaryText = secondary
      return content
    }

    private func height(_ content: UIListContentConfiguration, _ width: CGFloat) -> CGFloat {
      UIListContentView(configuration: content).systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }

    @Test("A configuration makes a list content view that shows it and takes another of its kind")
    func view() {
      let view = content("a").makeContentView()
      #expect(view is UIListContentView)
      #expect((view.configuration as? UIListContentConfiguration)?.text == "a")
      view.configuration = content("b")
      #expect((view.configuration as? UIListContentConfiguration)?.text == "b")
    }

    @Test("A cell with a configuration has its view as its content view")
    func cell() {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
      cell.contentConfiguration = content("a")
      #expect(cell.contentView is UIListContentView)
    }

    @Test("More lines make the content higher, and a limit of lines holds")
    func lines() {
      let long = String(repeating: "word ", count: 60)
      let one = height(content("word"), 320)
      #expect(height(content(long), 320) > one)
      #expect(height(content(long), 160) > height(content(long), 320))
      var limited = content(long)
      limited.textProperties.numberOfLines = 1
      #expect(height(limited, 320) == one)
      #expect(height(content("word", "word"), 320) > one)
    }

    @Test("Larger margins make the content higher by what they are larger")
    func margins() {
      var row = content("word")
      let before = height(row, 320)
      row.directionalLayoutMargins.top += 7
      row.directionalLayoutMargins.bottom += 3
      #expect(height(row, 320) == before + 10)
    }

    @Test("A value stands beside the text where there is room, else below")
    func sideBySide() {
      var value = UIListContentConfiguration.valueCell()
      #expect(value.prefersSideBySideTextAndSecondaryText)
      value.text = "word"
      let one = height(value, 320)
      value.secondaryText = "word"
      #expect(height(value, 320) == one)
      #expect(height(value, 80) > one)
    }

    @Test("Texts, image and their guides are there only while there is something to show")
    func guides() {
      let view = UIListContentView(configuration: content("a"))
      #expect(view.textLayoutGuide != nil && view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
      view.configuration = content(nil, "b")
      #expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide != nil)
    }

    @Test("The image has no size of its own kept for it, nor a limit, by default")
    func image() {
      let properties = UIListContentConfiguration.cell().imageProperties
      #expect(properties.maximumSize == .zero && properties.reservedLayoutSize == .zero)
      #expect(properties.tintColor == nil && properties.cornerRadius == 0)
    }

    @Test("What was customised is kept when the configuration is updated for a state")
    func updated() {
      var row = content("a", "b")
      row.textProperties.color = .red
      row.directionalLayoutMargins.top = 1
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      state.isSelected = true
      state.isDisabled = true
      let updated = row.updated(for: state)
      #expect(updated.text == "a" && updated.secondaryText == "b")
      #expect(updated.textProperties.color == .red)
      #expect(updated.directionalLayoutMargins.top == 1)
    }

    @Test("A background's colour that was customised is kept in every state")
    func background() {
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = .red
      var state = UICellConfigurationState(traitCollection: UITraitCollection())
      state.isHighlighted = true
      #expect(background.updated(for: state).backgroundColor == .red)
      #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    }
  }

  @MainActor @Suite("Accessories of list cells") struct ListAccessoryTests {
    @Test("Accessories know what they are")
    func types() {
      let view = UIView()
      let all: [UICellAccessory] = [
        .disclosureIndicator(), .checkmark(),
        .customView(configuration: .init(customView: view, placement: .trailing(displayed: .always))),
      ]
      var found = 0
      for accessory in all {
        switch accessory.accessoryType {
        case .disclosureIndicator, .checkmark: found += 1
        case .customView(let shown): found += shown === view ? 1 : 0
        default: break
        }
      }
      #expect(found == 3)
    }

    @Test("A reorder accessory has a separator, accessories are not hidden by default")
    func defaults() {
      #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
      #expect(!UICellAccessory.ReorderOptions().isHidden && !UICellAccessory.CheckmarkOptions().isHidden)
      #expect(UICellAccessory.DeleteOptions().tintColor == nil)
    }

    @Test("Places are found before and behind an accessory")
    func positions() {
      let others: [UICellAccessory] = [.delete(), .insert()]
      #expect(UICellAccessory.Placement.position(before: .insert())(others) == 1)
      #expect(UICellAccessory.Placement.position(after: .insert())(others) == 2)
    }
  }
#endif
