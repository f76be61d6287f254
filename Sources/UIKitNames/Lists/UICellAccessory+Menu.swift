import Foundation
import VirtualCollectionView

extension UICellAccessory {
  /// Told of the element that was chosen from a menu, by the menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The chosen element of a menu at the end of the cell, as wide as its title and two chevrons, whose width is inferred.
  /// The menu is never opened, so the handler is not called.
  @MainActor public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    let chosen = menu.children.first { ($0 as? UIAction)?.state == .on } ?? menu.children.first
    return UICellAccessory(.popUpMenu, displayed, options.shared, text: chosen?.title ?? menu.title, menuObject: menu)
  }
}
