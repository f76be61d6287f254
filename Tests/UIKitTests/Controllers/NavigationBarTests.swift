import Testing
import UIKit
import VirtualCollectionView

@Suite("Navigation bars") @MainActor struct NavigationBarTests {
  @Test("A button runs its primary action in place of the one at its target, and keeps a menu")
  func primaryAction() {
    var runs = 0
    let action = UIAction(title: "Add") { _ in runs += 1 }
    let menu = UIMenu(title: "More", options: .displayInline, children: [action])
    let button = UIBarButtonItem(primaryAction: action, menu: menu)
    button.simulateTap()
    #expect(runs == 1 && button.title == "Add" && button.menu === menu && menu.options.contains(.displayInline))
    button.isEnabled = false
    button.simulateTap()
    #expect(runs == 1)
    #expect(UIBarButtonItem(systemItem: .add, menu: menu).systemItem == .add)
  }

  @Test("A controller's edit button begins and ends editing, and says which of the two it will do")
  func editButton() {
    final class Editor: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let controller = Editor()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.systemItem == .edit)
    button.simulateTap()
    #expect(controller.isEditing && button.systemItem == .done)
    controller.isEditing = false
    #expect(button.systemItem == .edit)
    button.simulateTap()
    #expect(controller.calls == ["true true", "false false", "true true"])
    let started = UIViewController()
    started.isEditing = true
    #expect(started.editButtonItem.systemItem == .done)
  }

  @Test("The bar lies below the safe area's top, 44 points high, and hides with its controller")
  func frame() {
    withEnvironment {
      $0.safeArea = ViewInsets(top: 20, left: 0, bottom: 0, right: 0)
      $0.screenSize = CGSize(width: 320, height: 480)
    } _: {
      let controller = UINavigationController(rootViewController: UIViewController())
      let bar = controller.navigationBar
      #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44) && bar === controller.navigationBar)
      bar.sizeToFit()
      #expect(bar.frame.size == CGSize(width: 320, height: 44))
      controller.setNavigationBarHidden(true, animated: false)
      #expect(bar.isHidden && controller.isNavigationBarHidden)
    }
  }
}
