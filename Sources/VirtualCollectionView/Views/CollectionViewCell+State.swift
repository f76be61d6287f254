internal import CollectionCore
import Foundation

// MARK: - Parts

extension CollectionViewCell {
  func makeContentView() -> VirtualView {
    let view = VirtualView(frame: contentArea)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _contentView = view
    addSubview(view)
    return view
  }

  func setBackground(_ view: VirtualView?) {
    guard view !== _backgroundView else { return }
    _backgroundView?.removeFromSuperview()
    _backgroundView = view
    guard let view else { return }
    if _configurations != nil { setBackgroundConfiguration(nil) }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  func setSelectedBackground(_ view: VirtualView?) {
    guard view !== _selectedBackgroundView else { return }
    _selectedBackgroundView?.removeFromSuperview()
    _selectedBackgroundView = view
    guard let view else { return }
    insertSubview(view, at: _backgroundView == nil ? 0 : 1)
    showSelectedBackground()
    setNeedsLayout()
  }

  func layoutParts() {
    if _needsConfigurationUpdate { runConfigurationUpdate() }
    let area = CGRect(origin: .zero, size: bounds.size)
    if let content = _contentView, !content.isConstrained { content.frame = contentArea }
    _backgroundView?.frame = area
    _selectedBackgroundView?.frame = area
    if _configurations != nil { placeConfiguredBackground() }
  }

  private func showSelectedBackground() {
    _selectedBackgroundView?.isHidden = !(_isSelected || _isHighlighted)
  }
}

// MARK: - State

extension CollectionViewCell {
  func setSelectedState(_ selected: Bool) {
    guard selected != _isSelected else { return }
    _isSelected = selected
    stateChanged()
  }

  func setHighlightedState(_ highlighted: Bool) {
    guard highlighted != _isHighlighted else { return }
    _isHighlighted = highlighted
    stateChanged()
  }

  func setSwipedState(_ swiped: Bool) {
    let key = swiped ? _key : nil
    guard key != _swipedKey else { return }
    _swipedKey = key
    stateChanged()
  }

  func setOutlinePlace(_ place: OutlinePlace) {
    guard place != _outlinePlace else { return }
    let wasExpanded = _outlinePlace.isExpanded
    _outlinePlace = place
    if place.isExpanded != wasExpanded { stateChanged() }
  }

  func markConfiguration() {
    _needsConfigurationUpdate = true
    setNeedsLayout()
  }

  func currentState() -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = _isEditing
    // A cell that was reused meanwhile shows another row, which nobody swiped.
    state.isSwiped = _isShown && _swipedKey == _key
    state.isExpanded = _outlinePlace.isExpanded
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  private func stateChanged() {
    if _selectedBackgroundView != nil { showSelectedBackground() }
    if _configurationUpdateHandler != nil || _configurations != nil || type(of: self) != CollectionViewCell.self {
      markConfiguration()
    }
  }
}
