import Foundation
import VirtualCollectionView

/// Work in exact counts, by kind.
public struct CountedWork: Hashable, Sendable {
  /// Questions to the layout, the data source and the size delegate.
  public var calls = 0
  /// Attribute objects made.
  public var attributes = 0
  /// Reads of an attribute object's path or frame: a search through them shows here.
  public var reads = 0
  /// Cells and other views made or taken from the pool.
  public var views = 0
  /// Calls of the allocator, where a program can count them.
  public var allocations: Int?

  /// No work.
  public init() {}

  /// The kinds by name, in a stable order.
  public var kinds: [(name: String, count: Int)] {
    [("calls", calls), ("attributes made", attributes), ("attribute reads", reads), ("views", views)]
      + (allocations.map { [("allocations", $0)] } ?? [])
  }

  /// All kinds together.
  public var total: Int { kinds.reduce(0) { $0 + $1.count } }

  /// Counts what a block has a view do.
  @MainActor static func of(
    _ view: CollectionView, allocations: (@MainActor (() -> Void) -> Int)?, _ body: () -> Void
  ) -> CountedWork {
    let (before, attributesBefore) = (view.counters, CollectionView.attributeWork)
    var work = CountedWork()
    if let allocations {
      work.allocations = allocations(body)
    } else {
      body()
    }
    let (done, attributesAfter) = (view.counters.since(before), CollectionView.attributeWork)
    work.calls =
      done.prepareCalls + done.elementsQueries + done.itemQueries + done.numberOfSectionsCalls
      + done.numberOfItemsCalls + done.cellForItemCalls + done.supplementaryCalls + done.sizeForItemCalls
    work.attributes = attributesAfter.made - attributesBefore.made
    work.reads = attributesAfter.reads - attributesBefore.reads
    work.views =
      done.cellsCreated + done.cellsReused + done.supplementaryCreated + done.supplementaryReused
    return work
  }
}
