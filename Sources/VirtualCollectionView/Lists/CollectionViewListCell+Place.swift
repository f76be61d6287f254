internal import CollectionCore
import Foundation

extension CollectionViewListCell {
  /// The element the cell shows, or is being configured for; nil when it is neither.
  final var shownElement: ElementKey? {
    guard let owner = _owner else { return nil }
    if _isShown { return _key }
    return owner._request.isActive && owner._request.slot == _slot && _slot >= 0 ? owner._request.key : nil
  }

  /// What the list that the cell stands in knows of it; nil outside of a list.
  final var listPlace: ListPlace? {
    guard let owner = _owner, let key = shownElement else { return nil }
    let path = IndexPath(key.path)
    return key.isCell
      ? owner._layout.listPlace(ofItemAt: path)
      : owner._layout.listPlace(ofSupplementaryView: owner.kindName(key), at: path)
  }

  /// Gives the cell a row's margins while it stands in a list, and takes them back when it does not. Margins that the user
  /// set stay.
  final func takeListMargins() {
    let isInList = listPlace != nil
    let ofList = ViewInsets(top: 8, left: 16, bottom: 8, right: 16)
    if isInList, _extras?.layoutMargins == nil {
      layoutMargins = ofList
      _hasListMargins = true
    } else if !isInList, _hasListMargins {
      _hasListMargins = false
      if _extras?.layoutMargins == ofList { changeMargins { $0.layoutMargins = nil } }
    }
  }
}

extension ListContentConfiguration {
  /// The content of a row, header or footer of a list, by its look; a row's outside of one.
  ///
  /// Inferred: a plain sidebar has the rows of a sidebar, and headers and footers of a plain list, as its headers are
  /// measured to be as high and pinned as those.
  static func standard(for place: ListPlace?) -> ListContentConfiguration {
    guard let place else { return .cell() }
    switch place.appearance {
    case .plain: return place.isHeader ? .plainHeader() : place.isFooter ? .plainFooter() : .cell()
    case .grouped, .insetGrouped: return place.isHeader ? .groupedHeader() : place.isFooter ? .groupedFooter() : .cell()
    case .sidebar: return place.isHeader ? .sidebarHeader() : place.isFooter ? .groupedFooter() : .sidebarCell()
    case .sidebarPlain: return place.isHeader ? .plainHeader() : place.isFooter ? .plainFooter() : .sidebarCell()
    }
  }
}

extension BackgroundConfiguration {
  /// The background of a row, header or footer of a list, by its look; a plain row's outside of one.
  static func standard(for place: ListPlace?) -> BackgroundConfiguration {
    guard let place else { return .listPlainCell() }
    switch place.appearance {
    case .plain: return place.isHeader || place.isFooter ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped:
      return place.isHeader || place.isFooter ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar: return place.isHeader || place.isFooter ? .listSidebarHeader() : .listSidebarCell()
    case .sidebarPlain: return place.isHeader || place.isFooter ? .listPlainHeaderFooter() : .listSidebarCell()
    }
  }
}
