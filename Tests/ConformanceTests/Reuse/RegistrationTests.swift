#if canImport(UIKit)
  import Testing
  import UIKit

  private final class RedCell: RecordingCell {}
  private final class BlueCell: RecordingCell {}
  private final class Badge: UICollectionReusableView {}

  @MainActor @Suite("Registration") struct RegistrationTests {
    @Test("A registered class is made through its own init(frame:) (Semantics 1.1)")
    func initialiser() {
      let screen = Screen.rows([3])
      screen.view.register(RedCell.self, forCellWithReuseIdentifier: "Cell")
      screen.layOut()
      #expect(screen.cells.count == 3)
      #expect(screen.cells.allSatisfy { $0 is RedCell })
      #expect(screen.log.take("init") == ["init 100x100", "init 100x100", "init 100x100"])
    }

    @Test("A class registered under an identifier in use replaces the earlier one for new cells (Semantics 1.1)")
    func replacing() {
      let screen = Screen.rows([30])
      screen.view.register(RedCell.self, forCellWithReuseIdentifier: "Cell")
      screen.layOut()
      screen.view.register(BlueCell.self, forCellWithReuseIdentifier: "Cell")
      #expect(screen.cells.allSatisfy { $0 is RedCell })
      screen.scroll(to: 300)
      #expect(screen.cells.count == 3)
      #expect(screen.cells.allSatisfy { $0 is BlueCell })
    }

    @Test("Registering nil takes the registration away (Semantics 1.1, 1.10)")
    func unregistering() {
      let reason = Engine.raised {
        let screen = Screen.rows([3])
        screen.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "Cell")
        screen.layOut()
      }
      #expect(reason?.hasPrefix("could not dequeue a view of kind: UICollectionElementKindCell") == true)
    }

    @Test("Registering nil for a kind of supplementary views takes that registration away (Semantics 1.1, 1.10)")
    func unregisteringView() {
      let reason = Engine.raised {
        let screen = Screen.rows([3], header: 50)
        screen.view.register(
          nil as AnyClass?, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "View")
        screen.layOut()
      }
      #expect(reason?.hasPrefix("could not dequeue a view of kind: UICollectionElementKindSectionHeader") == true)
    }

    @Test("Cells are pooled by identifier: one identifier never gets the other's cells (Semantics 1.2)")
    func poolsByIdentifier() {
      let screen = Screen.rows([30])
      screen.view.register(BlueCell.self, forCellWithReuseIdentifier: "Other")
      screen.layOut()
      screen.scroll(to: 300)
      screen.source.identifier = "Other"
      screen.scroll(to: 600)
      #expect(screen.cells.allSatisfy { $0 is BlueCell && $0.reuseIdentifier == "Other" })
      #expect(screen.cells.compactMap { ($0 as? RecordingCell)?.reuses } == [0, 0, 0])
      screen.source.identifier = "Cell"
      screen.scroll(to: 900)
      #expect(screen.cells.allSatisfy { !($0 is BlueCell) && $0.reuseIdentifier == "Cell" })
      #expect(screen.cells.compactMap { ($0 as? RecordingCell)?.reuses } == [1, 1, 1])
    }

    @Test("One identifier under two kinds is two pools (Semantics 1.2)")
    func poolsByKind() {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 100, height: 100)
      flow.headerReferenceSize = CGSize(width: 100, height: 50)
      flow.footerReferenceSize = CGSize(width: 100, height: 50)
      let screen = Screen([1, 1, 1, 1, 1], height: 200, flow)
      screen.view.register(Badge.self, forSupplementaryViewOfKind: footerKind, withReuseIdentifier: "View")
      for offset in [0.0, 200, 400] {
        screen.scroll(to: offset)
        let headers = screen.view.visibleSupplementaryViews(ofKind: headerKind)
        let footers = screen.view.visibleSupplementaryViews(ofKind: footerKind)
        #expect(headers.count == 1)
        #expect(headers.allSatisfy { !($0 is Badge) })
        #expect(footers.count == 1)
        #expect(footers.allSatisfy { $0 is Badge })
      }
    }

    @Test("A cell belongs to the pool of the view that made it (Semantics 1.2)")
    func poolsByView() {
      let first = Screen.rows([30])
      first.layOut()
      first.scroll(to: 300)
      let second = Screen.rows([30])
      second.layOut()
      #expect(second.numbers == [1, 2, 3])
      #expect(second.cells.allSatisfy { ($0 as? RecordingCell)?.reuses == 0 })
    }

    @Test(
      "A registration alone will do, and configures inside the dequeue call (fact-reg-first-use, Semantics 1.3)"
    )
    func registrationObject() {
      let screen = Screen.rows([30])
      var log: [String] = []
      let registration = UICollectionView.CellRegistration<BlueCell, String> { cell, path, item in
        log.append("configure \(item) at \(name(path)): \(text(cell.frame))")
        cell.label = item
      }
      screen.source.makeCell = { view, path in
        log.append("ask \(name(path))")
        let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "i\(path.item)")
        log.append("got \(cell.label)")
        return cell
      }
      screen.scroll(to: 100)
      #expect(log.prefix(3) == ["ask 0.1", "configure i1 at 0.1: 0 100 100 100", "got i1"])
      #expect(Set(screen.cells.map { $0.reuseIdentifier ?? "none" }).count == 1)
      #expect(screen.cells.allSatisfy { $0.reuseIdentifier != nil && $0.reuseIdentifier != "Cell" })
      screen.scroll(to: 400)
      screen.scroll(to: 700)
      #expect(screen.cells.compactMap { ($0 as? RecordingCell)?.reuses } == [1, 1, 1])
    }

    @Test("Two registrations for one class have an identifier and a pool each (Semantics 1.3)")
    func twoRegistrations() {
      let screen = Screen.rows([30])
      let even = UICollectionView.CellRegistration<BlueCell, Int> { cell, _, _ in cell.label = "even" }
      let odd = UICollectionView.CellRegistration<BlueCell, Int> { cell, _, _ in cell.label = "odd" }
      screen.source.makeCell = { view, path in
        view.dequeueConfiguredReusableCell(using: path.item % 2 == 0 ? even : odd, for: path, item: 0)
      }
      screen.layOut()
      #expect(Set(screen.cells.map { $0.reuseIdentifier ?? "none" }).count == 2)
    }

    @Test("A registration of supplementary views configures with kind and path (Semantics 1.3)")
    func supplementaryRegistration() {
      let screen = Screen.rows([3], header: 50)
      var log: [String] = []
      let registration = UICollectionView.SupplementaryRegistration<Badge>(elementKind: headerKind) {
        view, kind, path in
        log.append("\(short(kind)) \(name(path)): \(text(view.frame))")
      }
      screen.source.makeView = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
      }
      screen.layOut()
      #expect(log == ["header 0.0: 0 0 100 50"])
      #expect(screen.view.supplementaryView(forElementKind: headerKind, at: path(0, 0)) is Badge)
    }

    @Test("A cell made by the view has its identifier, one made by hand has none (Semantics 1.9)")
    func identifiers() {
      let screen = Screen.rows([3])
      screen.layOut()
      #expect(screen.cells.map(\.reuseIdentifier) == ["Cell", "Cell", "Cell"])
      #expect(UICollectionViewCell(frame: .zero).reuseIdentifier == nil)
      #expect(UICollectionReusableView(frame: .zero).reuseIdentifier == nil)
    }
  }
#endif
