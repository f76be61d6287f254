import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Swipe actions") struct SwipeActionTests {
  private final class Log { var lines: [String] = [] }

  private func action(
    _ title: String, _ log: Log, _ finish: @escaping (@escaping (Bool) -> Void) -> Void
  ) -> ContextualAction {
    ContextualAction(style: .normal, title: title) { action, view, completion in
      log.lines.append("\(action.title ?? "") in \((view as? CollectionViewCell)?.itemLabel ?? "?")")
      finish(completion)
    }
  }

  private func fixture(_ change: (inout ListConfiguration) -> Void) -> Fixture {
    let fixture = Fixture(list(.plain, change), [100])
    for cell in fixture.view.visibleCells {
      cell.itemLabel = fixture.view.indexPath(for: cell).map { name($0) }
    }
    return fixture
  }

  @Test("The providers are asked by edge and path, and nil offers nothing")
  func providers() {
    var asked: [String] = []
    let log = Log()
    let fixture = fixture {
      $0.leadingSwipeActionsConfigurationProvider = { path in
        asked.append("leading \(name(path))")
        return SwipeActionsConfiguration(actions: [action("pin", log) { $0(true) }])
      }
      $0.trailingSwipeActionsConfigurationProvider = { path in
        asked.append("trailing \(name(path))")
        return nil
      }
    }
    #expect(asked == [])
    #expect(fixture.view.leadingSwipeActions(forItemAt: path(0, 3))?.actions.map(\.title) == ["pin"])
    #expect(fixture.view.trailingSwipeActions(forItemAt: path(0, 3)) == nil)
    #expect(asked == ["leading 0.3", "trailing 0.3"])
    #expect(fixture.view.leadingSwipeActions(forItemAt: path(0, 100)) == nil)
    #expect(Fixture(counts: [1]).view.leadingSwipeActions(forItemAt: path(0, 0)) == nil)
    #expect(asked.count == 2)
    #expect(!fixture.view.simulateSwipeAction(at: path(0, 3)))
    #expect(log.lines == [])
  }

  @Test("An action runs with the row's cell, which is swiped until the handler says that it is done")
  func performing() {
    let log = Log()
    var finish: ((Bool) -> Void)?
    let fixture = fixture {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [
          action("delete", log) { $0(true) }, action("share", log) { finish = $0 },
        ])
      }
    }
    var done: [Bool] = []
    #expect(fixture.view.simulateSwipeAction(at: path(0, 2)) { done.append($0) })
    #expect(log.lines == ["delete in 0.2"])
    #expect(done == [true])
    let cell = fixture.view.cellForItem(at: path(0, 4))
    #expect(fixture.view.simulateSwipeAction(1, at: path(0, 4)) { done.append($0) })
    #expect(log.lines == ["delete in 0.2", "share in 0.4"])
    #expect(cell?.configurationState.isSwiped == true)
    #expect(done == [true])
    finish?(false)
    finish?(true)
    #expect(done == [true, false])
    #expect(cell?.configurationState.isSwiped == false)
  }

  @Test("A cell that is reused while its swipe is open is not swiped")
  func reused() {
    let log = Log()
    let fixture = fixture {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [action("share", log) { _ in }])
      }
    }
    let cell = fixture.view.cellForItem(at: path(0, 0))
    fixture.view.simulateSwipeAction(at: path(0, 0))
    #expect(cell?.configurationState.isSwiped == true)
    fixture.scroll(to: 1_000)
    #expect(cell?.configurationState.isSwiped == false)
    // The cells that left are in the pool now, and all are needed.
    fixture.scroll(to: 2_000)
    #expect(fixture.view.visibleCells.contains { $0 === cell })
    #expect(!fixture.view.visibleCells.contains { $0.configurationState.isSwiped })
  }

  @Test("A row off screen takes no swipe, nor does one without such an action")
  func refused() {
    let log = Log()
    let fixture = fixture {
      $0.trailingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [action("delete", log) { $0(true) }])
      }
    }
    #expect(!fixture.view.simulateSwipeAction(at: path(0, 50)))
    #expect(!fixture.view.simulateSwipeAction(1, at: path(0, 0)))
    #expect(!fixture.view.simulateSwipeAction(-1, at: path(0, 0)))
    #expect(!fixture.view.simulateSwipeAction(edge: .leading, at: path(0, 0)))
    #expect(log.lines == [])
  }

  @Test("A full swipe does the first action, unless the row says that it does not")
  func fullSwipe() {
    let log = Log()
    let fixture = fixture {
      $0.leadingSwipeActionsConfigurationProvider = { path in
        let offered = SwipeActionsConfiguration(actions: [action("a", log) { $0(true) }, action("b", log) { $0(true) }])
        #expect(offered.performsFirstActionWithFullSwipe)
        if path.item == 1 { offered.performsFirstActionWithFullSwipe = false }
        return offered
      }
    }
    var done: [Bool] = []
    #expect(fixture.view.simulateFullSwipe(edge: .leading, at: path(0, 0)) { done.append($0) })
    #expect(!fixture.view.simulateFullSwipe(edge: .leading, at: path(0, 1)))
    #expect(!fixture.view.simulateFullSwipe(at: path(0, 0)))
    #expect(log.lines == ["a in 0.0"])
    #expect(done == [true])
  }

  @Test("A handler may take the row away")
  func deleting() {
    var fixture: Fixture?
    fixture = self.fixture {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .destructive, title: "delete") { _, _, completion in
            fixture?.source.counts[0] -= 1
            fixture?.view.deleteItems(at: [path])
            completion(true)
          }
        ])
      }
    }
    #expect(fixture?.view.simulateSwipeAction(at: path(0, 0)) == true)
    #expect(fixture?.view.numberOfItems(inSection: 0) == 99)
    #expect(fixture?.view.violations == [])
  }

  @Test("An action is grey, a destructive one red, until it is given a colour; nil takes that away")
  func colors() {
    let normal = ContextualAction(style: .normal, title: nil) { _, _, _ in }
    let destructive = ContextualAction(style: .destructive, title: "x") { _, _, _ in }
    #expect(normal.backgroundColor == .systemGray)
    #expect(destructive.backgroundColor == .systemRed)
    destructive.backgroundColor = .systemBlue
    #expect(destructive.backgroundColor == .systemBlue)
    destructive.backgroundColor = nil
    #expect(destructive.backgroundColor == .systemRed)
  }
}
