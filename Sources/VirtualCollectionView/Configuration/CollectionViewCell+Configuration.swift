internal import CollectionCore
import Foundation

/// The configurations of a cell that has some.
@MainActor final class CellConfigurations {
  var content: (any ContentConfiguration)?
  var contentView: (any VirtualView & ConfiguredView)?
  var background: BackgroundConfiguration?
  var backgroundView: VirtualView?
  /// What the content named the cell.
  var ownLabel: String?
}

extension CollectionViewCell {
  private var configurations: CellConfigurations {
    if let configurations = _configurations { return configurations }
    let configurations = CellConfigurations()
    _configurations = configurations
    return configurations
  }

  // MARK: Content

  func setContentConfiguration(_ new: (any ContentConfiguration)?) {
    guard var configuration = new else {
      dropContent()
      return
    }
    if automaticallyUpdatesContentConfiguration { configuration = configuration.updated(for: configurationState) }
    configurations.content = configuration
    takeLabel(of: configuration)
    show(configuration)
  }

  /// The text of a row's content names the cell in traces and pictures, unless its user named it.
  private func takeLabel(of configuration: any ContentConfiguration) {
    guard let list = configuration as? ListContentConfiguration, let text = list.shownText ?? list.shownSecondaryText,
      _itemLabel == nil || _itemLabel == configurations.ownLabel
    else { return }
    configurations.ownLabel = text
    _itemLabel = text
  }

  /// The given width, and the height that a row's content has in it; nil for another content.
  func fittingConfiguredSize(_ size: CGSize) -> CGSize? {
    guard let list = _contentView as? ListContentView else { return nil }
    return CGSize(
      width: size.width,
      height: list.height(width: size.width, in: directionalLayoutMargins))
  }

  /// Gives the configuration to the view that is there, if it supports it; else to a new one in its place.
  private func show(_ configuration: any ContentConfiguration) {
    if let view = configurations.contentView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    _contentView?.removeFromSuperview()
    _contentView = view
    configurations.contentView = view
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  private func dropContent() {
    guard let configurations = _configurations, configurations.content != nil else { return }
    configurations.content = nil
    configurations.contentView = nil
    _contentView?.removeFromSuperview()
    _contentView = nil
  }

  // MARK: Background

  func setBackgroundConfiguration(_ new: BackgroundConfiguration?) {
    guard var configuration = new else {
      _configurations?.background = nil
      _configurations?.backgroundView?.removeFromSuperview()
      _configurations?.backgroundView = nil
      return
    }
    // A configuration takes the place of the views, as a view takes that of a configuration.
    if _backgroundView != nil { setBackground(nil) }
    if _selectedBackgroundView != nil { setSelectedBackground(nil) }
    if automaticallyUpdatesBackgroundConfiguration { configuration = configuration.updated(for: configurationState) }
    configurations.background = configuration
    show(configuration)
  }

  private func show(_ configuration: BackgroundConfiguration) {
    let view = configurations.backgroundView ?? VirtualView(frame: .zero)
    if configurations.backgroundView == nil {
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
    view.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    if configuration.cornerRadius > 0 || view._hasLayer { view.layer.cornerRadius = configuration.cornerRadius }
    for old in view.subviews where old !== configuration.customView { old.removeFromSuperview() }
    if let custom = configuration.customView, custom.superview !== view { view.addSubview(custom) }
    placeConfiguredBackground()
  }

  func placeConfiguredBackground() {
    guard let view = _configurations?.backgroundView, let background = _configurations?.background else { return }
    let insets = backgroundInsets(of: background).resolved(effectiveUserInterfaceLayoutDirection)
    view.frame = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
    background.customView?.frame = CGRect(origin: .zero, size: view.bounds.size)
  }

  /// The insets, with the cell's margins added where the configuration says so.
  private func backgroundInsets(of background: BackgroundConfiguration) -> DirectionalViewInsets {
    var insets = background.backgroundInsets
    let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
    guard !edges.isEmpty else { return insets }
    let margins = directionalLayoutMargins
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets
  }

  // MARK: State

  /// Brings configurations that follow the state by themselves up to date, then lets the cell do its own.
  func runConfigurationUpdate() {
    _needsConfigurationUpdate = false
    let state = configurationState
    if let content = _configurations?.content, automaticallyUpdatesContentConfiguration {
      let updated = content.updated(for: state)
      configurations.content = updated
      show(updated)
    }
    if let background = _configurations?.background, automaticallyUpdatesBackgroundConfiguration {
      let updated = background.updated(for: state)
      configurations.background = updated
      show(updated)
    }
    updateConfiguration(using: state)
  }
}
