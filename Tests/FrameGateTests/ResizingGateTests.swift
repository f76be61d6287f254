import AllocationCounter
import CollectionCore
import Testing
import VirtualCollectionView

/// One item that gets another size must not cost a copy of what is known of all the others.
///
/// A list that is held twice while it changes is copied as a whole, silently, and the change looks the same. What is asked of
/// the allocator tells: it is the same among few items and among many, with as many levels of sums above them.
@MainActor
@Suite("Resizing gates", .enabled(if: allocation_counter_is_available()))
struct ResizingGateTests {
  private static let few = 4_000
  private static let many = 30_000

  @Test("An item of another size asks for as much memory among 4,000 as among 30,000", arguments: MeasuredFlow.allCases)
  func flow(_ flow: MeasuredFlow) {
    let few = flow.memory(Self.few)
    let many = flow.memory(Self.many)
    #expect(few == many)
    // A few small blocks each time: nothing that holds a length for each item.
    #expect(many.bytes / MeasuredFlow.resizes < 8 * Self.few / 4)
  }

  @Test("A row of another size asks for as much memory among 4,000 estimated rows as among 30,000")
  func compositional() {
    let few = resizedRows(Self.few)
    let many = resizedRows(Self.many)
    #expect(few == many)
    #expect(many.bytes / MeasuredFlow.resizes < 8 * Self.few / 4)
  }

  @Test("A size that is measured again asks for no more memory among 30,000 than among 4,000")
  func remembering() {
    let few = remembered(Self.few)
    #expect(few == remembered(Self.many))
    #expect(few.bytes / MeasuredFlow.resizes < 8 * Self.few / 4)
  }

  @Test(
    "A cell on screen that grows asks for as much memory among 4,000 as among 30,000", arguments: ResizedView.allCases)
  func pass(_ layout: ResizedView) {
    let few = ResizeGateScene(layout, count: Self.few)
    let many = ResizeGateScene(layout, count: Self.many)
    let inFew = few.memory()
    let inMany = many.memory()
    #expect(few.asked >= 40 && many.asked == few.asked)
    #expect(inFew == inMany)
  }
}

/// What was asked of the allocator.
struct Memory: Equatable, CustomStringConvertible {
  var count: Int
  var bytes: Int

  init(_ counted: AllocationCount) {
    count = Int(counted.count)
    bytes = Int(counted.bytes)
  }

  var description: String { "\(bytes) bytes in \(count) blocks" }
}

/// Flows of one section whose items are known, each in its own way.
enum MeasuredFlow: String, CaseIterable, Sendable {
  case list
  case grid
  case everyNinth
  case givenList
  case givenGrid

  static let resizes = 40

  private var breadth: Double { self == .grid || self == .givenGrid ? 130 : 390 }
  private var step: Int { self == .everyNinth ? 9 : 1 }

  /// What it takes to give items all over the section other sizes, and all others another average.
  func memory(_ count: Int) -> Memory {
    var flow = make(count)
    // The first change of given sizes sorts them in.
    resize(&flow, count, times: 1)
    allocation_counter_start()
    resize(&flow, count, times: MeasuredFlow.resizes)
    let counted = Memory(allocation_counter_stop())
    #expect(flow.frame(ofItem: ItemPath(0, 0))?.height == 60)
    return counted
  }

  private func resize(_ flow: inout FlowSolver, _ count: Int, times: Int) {
    for index in 0..<times {
      let item = (times - 1 - index) * (count / times) / step * step
      let isDone = flow.setMeasured(
        LayoutSize(width: breadth, height: 60), at: ItemPath(0, item),
        rest: LayoutSize(width: breadth, height: 30 + Double(index & 7)))
      if !isDone { Issue.record("Item \(item) was refused.") }
    }
  }

  private func make(_ count: Int) -> FlowSolver {
    let sizes = (0..<count).map { LayoutSize(width: breadth, height: Double(20 + $0 % 7)) }
    var items = FlowItems.uniform(LayoutSize(width: breadth, height: 35), count: count)
    var measured: [MeasuredSizes.Entry] = []
    switch self {
    case .givenList, .givenGrid: items = .sizes(sizes)
    case .list, .grid, .everyNinth:
      measured = stride(from: 0, to: count, by: step).map { MeasuredSizes.Entry(item: Int32($0), size: sizes[$0]) }
    }
    var flow = FlowSolver(axis: .vertical, breadth: 390, scale: 2)
    flow.append(
      FlowSection(items: items, lineSpacing: 0, interitemSpacing: 0, equalAcrossIsGrid: true), measured: measured)
    return flow
  }
}

/// What it takes to give estimated rows of a compositional layout other sizes.
private func resizedRows(_ count: Int) -> Memory {
  let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(35))
  let group = CompositionalGroup(
    size: size, filling: .fit(axis: .vertical), children: [.item(CompositionalItem(size: size))])
  var solver = CompositionalSolver(
    CompositionalConfiguration(viewSize: LayoutSize(width: 390, height: 830), scale: 2),
    definitions: [CompositionalSection(group: group)], sections: [CompositionalSectionUse(definition: 0, count: count)])
  func resize(to height: Double) {
    for index in 0..<MeasuredFlow.resizes {
      let path = ItemPath(0, index * (count / MeasuredFlow.resizes))
      _ = solver.setMeasuredSize(LayoutSize(width: 390, height: height), for: ElementKey(cell: path))
    }
  }
  resize(to: 40)
  allocation_counter_start()
  resize(to: 60)
  let counted = Memory(allocation_counter_stop())
  #expect(solver.contentSize.height == Double(35 * count + 25 * MeasuredFlow.resizes))
  return counted
}

/// What it takes to remember other sizes of items that were measured before.
private func remembered(_ count: Int) -> Memory {
  var sizes = MeasuredSizes()
  for item in 0..<count { sizes.set(LayoutSize(width: 390, height: 40), at: ItemPath(0, item)) }
  allocation_counter_start()
  for index in 0..<MeasuredFlow.resizes {
    sizes.set(LayoutSize(width: 390, height: 80), at: ItemPath(0, index * (count / MeasuredFlow.resizes)))
  }
  let counted = Memory(allocation_counter_stop())
  #expect(sizes.count == count && sizes.size(at: ItemPath(0, 0))?.height == 80)
  return counted
}
