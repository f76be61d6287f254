import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Content configurations of lists") struct ListContentConfigurationTests {
  private func state(_ change: (inout CellConfigurationState) -> Void = { _ in }) -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: ViewTraits(displayScale: 2, layoutDirection: .leftToRight))
    change(&state)
    return state
  }

  @Test("A configuration begins empty, and its view shows it")
  func empty() {
    var configuration = ListContentConfiguration.cell()
    #expect(configuration.text == nil && configuration.secondaryText == nil && configuration.imageSize == nil)
    configuration.text = "Row"
    let view = configuration.makeContentView()
    #expect(view is ListContentView)
    #expect((view.configuration as? ListContentConfiguration) == configuration)
  }

  @Test("A standard colour is paler while the cell is disabled, and comes back; one that was set stays")
  func disabled() {
    var configuration = ListContentConfiguration.cell()
    let standard = configuration.textProperties.color
    let disabled = configuration.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .tertiaryLabel && disabled.textProperties.color != standard)
    #expect(disabled.updated(for: state()).textProperties.color == standard)
    configuration.textProperties.color = .red
    #expect(configuration.updated(for: state { $0.isDisabled = true }).textProperties.color == .red)
    var viewState = ViewConfigurationState(traitCollection: ViewTraits())
    viewState.isDisabled = true
    #expect(ListContentConfiguration.header().updated(for: viewState).textProperties.color == .tertiaryLabel)
  }

  @Test("What was set is kept in every state")
  func kept() {
    var configuration = ListContentConfiguration.valueCell()
    configuration.text = "a"
    configuration.secondaryText = "b"
    configuration.imageSize = CGSize(width: 3, height: 4)
    configuration.directionalLayoutMargins.top = 1
    #expect(configuration.updated(for: state { $0.isSelected = true }) == configuration.updated(for: state()))
    #expect(configuration.updated(for: state()).text == "a")
    #expect(configuration.updated(for: state()).directionalLayoutMargins.top == 1)
  }

  @Test("A font of a text style follows the text size, one of a fixed size and one that is not to do not")
  func textSize() {
    var large = ViewTraits()
    large.preferredContentSizeCategory = .extraExtraExtraLarge
    let state = CellConfigurationState(traitCollection: large)
    var configuration = ListContentConfiguration.cell()
    #expect(configuration.updated(for: state).textProperties.font.pointSize == 23)
    #expect(configuration.updated(for: state).secondaryTextProperties.font.pointSize == 21)
    configuration.textProperties.font = .systemFont(ofSize: 11)
    configuration.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    #expect(configuration.updated(for: state).textProperties.font.pointSize == 11)
    #expect(configuration.updated(for: state).secondaryTextProperties.font.pointSize == 15)
  }

  @Test("Colours go through their transformers")
  func transformers() {
    var properties = ListContentConfiguration.cell().textProperties
    properties.color = .red
    properties.colorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(properties.resolvedColor().alphaComponent == 0.5)
    var image = ListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .blue
    #expect(image.resolvedTintColor(for: .green) == .blue)
  }

  @Test("Two configurations are equal when all they say is")
  func equality() {
    var a = ListContentConfiguration.cell()
    #expect(a == .cell() && a.hashValue == ListContentConfiguration.cell().hashValue)
    a.secondaryText = "x"
    #expect(a != .cell())
    #expect(ListContentConfiguration.cell() != .subtitleCell())
  }
}

@MainActor @Suite("Background configurations of lists") struct ListBackgroundConfigurationTests {
  @Test("A style's colour becomes a grey while the cell is selected or highlighted; one that was set stays")
  func states() {
    var state = CellConfigurationState(traitCollection: ViewTraits())
    var background = BackgroundConfiguration.listPlainCell()
    #expect(background.backgroundColor == .systemBackground)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    state.isSelected = false
    state.isHighlighted = true
    let marked = background.updated(for: state)
    #expect(marked.backgroundColor == .systemGray4)
    state.isHighlighted = false
    #expect(marked.updated(for: state) == background)
    state.isSelected = true
    background.backgroundColor = nil
    #expect(background.updated(for: state).backgroundColor == nil)
    #expect(BackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
  }

  @Test("The cell's margins are added where the configuration says so, and corners are rounded")
  func margins() {
    let cell = CollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var background = BackgroundConfiguration.listSidebarCell()
    background.backgroundInsets = DirectionalViewInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews[0].frame == CGRect(x: 10, y: 1, width: 86, height: 38))
    #expect(cell.subviews[0].layer.cornerRadius == 26)
  }
}
