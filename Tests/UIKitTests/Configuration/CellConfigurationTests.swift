import Testing
import UIKit

@MainActor @Suite("Cell configuration") struct CellConfigurationTests {
  private func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test("A configuration's view takes the place of the content view, and is made once for one type")
  func content() {
    let cell = cell()
    let plain = cell.contentView
    cell.contentConfiguration = TextConfiguration(text: "a")
    let made = cell.contentView as? TextView
    #expect(made != nil && plain.superview == nil && made?.frame == cell.bounds && made?.shown == "a")
    cell.contentConfiguration = TextConfiguration(text: "b")
    #expect(cell.contentView === made && made?.shown == "b")
    cell.contentConfiguration = OtherConfiguration()
    #expect(cell.contentView !== made && made?.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is TextView) && cell.contentView.frame == cell.bounds)
    #expect(cell.subviews.count == 1)
  }

  @Test("A configuration follows the cell's state at the next layout, unless it is not to", arguments: [true, false])
  func state(automatic: Bool) {
    let cell = cell()
    cell.automaticallyUpdatesContentConfiguration = automatic
    cell.contentConfiguration = TextConfiguration(text: "a")
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.isHighlighted = true
    let view = cell.contentView as? TextView
    #expect(view?.shown == "a")
    cell.layoutIfNeeded()
    #expect(view?.shown == (automatic ? "a selected" : "a"))
    #expect((cell.contentConfiguration as? TextConfiguration)?.isSelected == automatic)
  }

  @Test("A subclass updates its configuration before it is first shown, and once for any number of changes")
  func subclass() {
    let cell = UpdatingCell(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true, true])
  }

  @Test("A background lies behind the content, inset; views and configurations take each other's place")
  func background() {
    let cell = cell()
    _ = cell.contentView
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = background
    #expect(cell.backgroundView == nil && cell.subviews.count == 2)
    #expect(cell.subviews[0].backgroundColor == .red)
    cell.layoutIfNeeded()
    #expect(cell.subviews[0].frame == CGRect(x: 2, y: 1, width: 34, height: 16))
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
    background.backgroundColor = nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(background.resolvedBackgroundColor(for: .green).alphaComponent == 0.5)
  }

  @Test("States carry values of the user's own")
  func custom() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = state
    state[UIConfigurationStateCustomKey("x")] = 3
    #expect(state[UIConfigurationStateCustomKey("x")] == AnyHashable(3) && state != plain)
  }
}

private struct TextConfiguration: UIContentConfiguration {
  var text: String
  var isSelected = false
  func makeContentView() -> UIView & UIContentView { TextView(self) }
  func updated(for state: UIConfigurationState) -> TextConfiguration {
    var copy = self
    if let state = state as? UICellConfigurationState { copy.isSelected = state.isSelected }
    return copy
  }
}

private final class TextView: UIView, UIContentView {
  var configuration: UIContentConfiguration { didSet { show() } }
  var shown = ""

  init(_ configuration: TextConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func show() {
    guard let text = configuration as? TextConfiguration else { return }
    shown = text.text + (text.isSelected ? " selected" : "")
  }
}

private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView { OtherView(self) }
  func updated(for state: UIConfigurationState) -> OtherConfiguration { self }
}

private final class OtherView: UIView, UIContentView {
  var configuration: UIContentConfiguration
  init(_ configuration: OtherConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

private final class UpdatingCell: UICollectionViewCell {
  var states: [Bool] = []
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state.isSelected)
  }
}
