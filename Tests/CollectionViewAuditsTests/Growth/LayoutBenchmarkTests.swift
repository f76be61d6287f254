import CollectionViewAudits
import Foundation
import Testing
import VirtualCollectionView

@MainActor @Suite("Layout benchmarks") struct LayoutBenchmarkTests {
  private var short: LayoutBenchmark {
    var benchmark = LayoutBenchmark()
    benchmark.operations = [.query, .scroll]
    benchmark.counts = [10, 100]
    benchmark.repetitions = 3
    return benchmark
  }

  @Test("A benchmark has a row for each operation and number, and the ratio to the flow layout")
  func rows() {
    let table = short.run(on: EveryItem())
    #expect(table.rows.map(\.count) == [10, 100, 10, 100])
    #expect(table.rows.allSatisfy { $0.nanoseconds > 0 && ($0.ratio ?? 0) > 0 })
    #expect(table.description.hasPrefix("EveryItem beside CollectionViewFlowLayout\n  query   10 "))
    #expect(table.description.contains("  query   grows as n to the "))
    #expect(table.description.contains(", CollectionViewFlowLayout as n to the "))
    #expect((table.exponent(of: .query) ?? 0) > 0.5, "\(table)")
    #expect(table.exponent(of: .reload) == nil)
  }

  @Test("The table as JSON is one document whose numbers are plain decimals")
  func json() throws {
    let table = short.run(on: EveryItem())
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any], "\(table.json)")
    #expect(json["layout"] as? String == "EveryItem")
    #expect(json["reference"] as? String == "CollectionViewFlowLayout")
    let rows = try #require(json["rows"] as? [[String: Any]])
    #expect(rows.map { $0["operation"] as? String } == ["query", "query", "scroll", "scroll"])
    #expect(rows.allSatisfy { ($0["ratio"] as? Double ?? 0) > 0 && ($0["nanosecondsPerItem"] as? Double ?? 0) > 0 })
    #expect((json["growth"] as? [[String: Any]])?.count == 2)
    #expect(table.json.contains(#/[0-9]e|: -?(?:nan|inf|huge)/#) == false)
  }

  @Test("Without a reference there is no ratio, and the document says null")
  func alone() throws {
    var benchmark = short
    benchmark.reference = nil
    let table = benchmark.run(on: EveryItem())
    #expect(table.rows.allSatisfy { $0.ratio == nil })
    #expect(table.json.contains("\"reference\": null"))
    #expect(table.description.hasPrefix("EveryItem\n"))
    #expect((try? JSONSerialization.jsonObject(with: Data(table.json.utf8))) != nil)
  }

  @Test("Two layouts of the user's own are compared in one run, with the delegate that they need")
  func compare() {
    var benchmark = short
    var prepared = 0
    benchmark.preparesView = { view, count in
      prepared += 1
      let sizes = Squares()
      view.delegate = sizes
      return sizes
    }
    let table = LayoutBenchmark.compare(EveryItem(), CircleLayout(), benchmark: benchmark)
    #expect(table.subject == "EveryItem" && table.reference == "CircleLayout")
    #expect(table.rows.allSatisfy { $0.ratio != nil })
    #expect(prepared == 8)
  }
}

@MainActor private final class Squares: NSObject, CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 50, height: 50) }
}
