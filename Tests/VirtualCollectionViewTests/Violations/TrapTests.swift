import Foundation
import Testing
import VirtualCollectionView

// Each test runs its body in a process of its own, under the default policy.

@MainActor private func expectText(
  _ result: ExitTest.Result?, _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let result = try #require(result, sourceLocation: sourceLocation)
  let output = String(decoding: result.standardErrorContent, as: UTF8.self)
  for text in texts { #expect(output.contains(text), sourceLocation: sourceLocation) }
}

@MainActor private func trapping(
  _ layout: CollectionViewLayout? = nil, counts: [Int] = [20]
) -> (CollectionView, HookedSource) {
  let flow = CollectionViewFlowLayout()
  flow.itemSize = CGSize(width: 100, height: 100)
  let view = CollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout ?? flow)
  let source = HookedSource(counts)
  view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
  view.dataSource = source
  return (view, source)
}

@MainActor @Suite("The policy that stops") struct TrapTests {
  @Test("An unregistered identifier stops the process with UIKit's sentence (Semantics 1.10)")
  func unregistered() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        source.identifier = "Missing"
        view.layoutIfNeeded()
      }
    }
    try expectText(
      result, "could not dequeue a view of kind: UICollectionElementKindCell with identifier Missing - must register",
      "rule: unregistered-identifier (exception)", "what to do: Register a class for 'Missing'")
  }

  @Test("A cell made by hand stops the process with UIKit's sentence (Semantics 1.11)")
  func notDequeued() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        source.makeCell = { _, _ in CollectionViewCell(frame: .zero) }
        view.layoutIfNeeded()
      }
    }
    try expectText(result, "The collection view's data source returned a cell without a reuseIdentifier.")
  }

  @Test("A dequeue that nobody asked for stops the process with UIKit's sentence (Semantics 1.16)")
  func unaskedDequeue() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        view.layoutIfNeeded()
        _ = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: IndexPath(item: 0, section: 0))
      }
    }
    try expectText(result, "Expected dequeued view to be returned to the collection view in preparation for display.")
  }

  @Test("A view without a layout stops the process with UIKit's sentence (Semantics 1.17)")
  func noLayout() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = CollectionView(frame: .zero) }
    }
    try expectText(result, "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test("Attributes for an item that does not exist stop the process with UIKit's sentence (Semantics 3.13)")
  func missingItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = GivenLayout()
        layout.elements = { _ in [row(1)] }
        let (view, source) = trapping(layout, counts: [1])
        defer { withExtendedLifetime(source) {} }
        view.layoutIfNeeded()
      }
    }
    try expectText(
      result,
      "UICollectionView received layout attributes for a cell with an index path that does not exist: <NSIndexPath>"
        + " {length = 2, path = 0 - 1}")
  }

  @Test("Corruption stops the process as well, since UIKit would break later")
  func corruption() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        view.layoutIfNeeded()
        let cell = view.visibleCells[0]
        source.makeCell = { _, _ in cell }
        view.contentOffset.y = 50
        view.layoutIfNeeded()
      }
    }
    try expectText(result, "rule: view-in-use (corruption)", "which is shown already for")
  }

  @Test("Scrolling to an item that does not exist stops the process with UIKit's sentence (Semantics 7.11)")
  func outOfBounds() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
      }
    }
    try expectText(
      result,
      "Attempted to scroll the collection view to an out-of-bounds item (20) when there are only 20 items in section 0."
    )
  }

  @Test("A layout loop stops the process with UIKit's sentence instead of hanging (Semantics 5.11)")
  func loop() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping()
        defer { withExtendedLifetime(source) {} }
        source.onCell = { view, _ in view.reloadData() }
        view.layoutIfNeeded()
      }
    }
    try expectText(result, "is stuck in a recursive layout loop.", "rule: layout-loop (exception)")
  }

  @Test("A negative count stops the process")
  func negativeCount() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, source) = trapping(counts: [-1])
        defer { withExtendedLifetime(source) {} }
        view.layoutIfNeeded()
      }
    }
    try expectText(result, "rule: invalid-count (exception)", "expected: 0 to")
  }

  @Test("Warnings and advice are printed and do not stop")
  func printed() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let layout = GivenLayout()
        // Over-reporting is advice, a duplicate and a reload in the middle of a pass are warnings.
        layout.elements = { _ in [row(0)] + (0..<300).map { row($0) } }
        let (view, source) = trapping(layout, counts: [300])
        defer { withExtendedLifetime(source) {} }
        var reloads = 0
        source.onCell = { view, _ in
          reloads += 1
          if reloads == 1 { view.reloadData() }
        }
        view.layoutIfNeeded()
        if view.visibleCells.count == 3 { exit(7) }
      }
    }
    try expectText(
      result, "rule: over-reporting (advice)", "rule: duplicate-attributes (warning)",
      "rule: reload-during-pass (warning)")
  }
}
