import CollectionCore
import Testing

@Suite("Parts of traces") struct TracePartTests {
  private let trace = Trace(
    records: (0..<5).map { TraceRecord(.itemSelected(ItemPath(0, $0)), cause: -1, tick: 0) }, firstNumber: 10,
    names: [],
    kinds: [""], rects: [])

  @Test(
    "A part keeps the numbers of the whole, and ends where the trace ends",
    arguments: [
      (10..<15, 10..<15), (11..<13, 11..<13), (0..<12, 10..<12), (14..<99, 14..<15), (12..<12, 12..<12),
      (0..<10, 10..<10),
      (15..<20, 15..<15), (90..<91, 15..<15),
    ])
  func parts(_ stretch: Range<Int>, _ numbers: Range<Int>) {
    let part = trace.part(stretch)
    #expect(part.numbers == numbers)
    for number in numbers { #expect(part.line(number) == "\(number) itemSelected 0.\(number - 10)") }
  }

  @Test("A suffix begins at its number, or where the trace ends")
  func suffixes() {
    #expect(trace.suffix(from: 13).text == "13 itemSelected 0.3\n14 itemSelected 0.4")
    #expect(trace.suffix(from: 0).count == 5)
    #expect(trace.suffix(from: 99).numbers == 15..<15)
  }
}
