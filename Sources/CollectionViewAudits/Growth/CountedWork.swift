import CollectionCore
import Foundation
import VirtualCollectionView

/// Work in exact counts, by kind.
public struct CountedWork: Hashable, Sendable {
  /// A kind of work and how much of it was done.
  public struct Amount: Hashable, Sendable {
    /// What is counted, as in reports.
    public let name: String
    /// How much.
    public let count: Int

    /// Makes an amount.
    public init(_ name: String, _ count: Int) {
      self.name = name
      self.count = count
    }
  }

  /// Questions to the layout, the data source and the delegate, all together.
  public var calls = 0
  /// The same one by one: `prepare`, `elements in a rectangle`, `cellForItem` and so on.
  public var questions: [Amount] = []
  /// Attribute objects made.
  public var attributes = 0
  /// Reads of an attribute object's path or frame: a search through them shows here.
  public var reads = 0
  /// Elements that a question was answered with: whoever asked goes through them all.
  public var answered = 0
  /// Cells and other views made or taken from the pool.
  public var views = 0
  /// Calls of the allocator, where a program can count them.
  public var allocations: Int?
  /// What the user of a check counts besides.
  public var others: [Amount] = []

  /// No work.
  public init() {}

  /// The kinds by name, in a stable order.
  public var kinds: [(name: String, count: Int)] {
    [
      ("calls", calls), ("attributes made", attributes), ("attribute reads", reads), ("elements answered", answered),
      ("views", views),
    ] + (allocations.map { [("allocations", $0)] } ?? []) + others.map { ($0.name, $0.count) }
  }

  /// All kinds together.
  public var total: Int {
    kinds.reduce(0) { sum, kind in
      let (total, isTooLarge) = sum.addingReportingOverflow(kind.count)
      return isTooLarge ? .max : total
    }
  }

  /// How much of a kind or of a question was done; nil when it was not counted.
  public func count(of name: String) -> Int? {
    kinds.first { $0.name == name }?.count ?? questions.first { $0.name == name }?.count
  }
}

// MARK: - Counting

/// Reads all that is counted, before and after.
@MainActor struct WorkReading {
  private let counters: Counters
  private let attributes: (made: Int, reads: Int)
  private let others: [Int]
  private let counts: [GrowthCheck.OwnCount]
  private let view: CollectionView

  init(_ view: CollectionView, _ counts: [GrowthCheck.OwnCount]) {
    self.view = view
    self.counts = counts
    others = counts.map { $0.read(view) }
    attributes = CollectionView.attributeWork
    counters = view.counters
  }

  /// What was done since.
  func work(answered: Int, allocations: Int?) -> CountedWork {
    let (done, made) = (view.counters.since(counters), CollectionView.attributeWork)
    var work = CountedWork()
    work.questions = [
      CountedWork.Amount("prepare", done.prepareCalls),
      CountedWork.Amount("elements in a rectangle", done.elementsQueries),
      CountedWork.Amount("attributes of an item", done.itemQueries),
      CountedWork.Amount("numberOfSections", done.numberOfSectionsCalls),
      CountedWork.Amount("numberOfItems", done.numberOfItemsCalls),
      CountedWork.Amount("cellForItem", done.cellForItemCalls),
      CountedWork.Amount("supplementary views", done.supplementaryCalls),
      CountedWork.Amount("sizeForItem", done.sizeForItemCalls),
      CountedWork.Amount("willDisplay", done.willDisplayCalls),
      CountedWork.Amount("didEndDisplaying", done.didEndDisplayingCalls),
    ]
    work.calls = work.questions.reduce(0) { $0 + $1.count }
    work.attributes = made.made - attributes.made
    work.reads = made.reads - attributes.reads
    work.answered = answered
    work.views =
      done.cellsCreated + done.cellsReused + done.supplementaryCreated + done.supplementaryReused
    work.allocations = allocations
    work.others = zip(counts, others).map { CountedWork.Amount($0.name, $0.read(view) - $1) }
    return work
  }
}
