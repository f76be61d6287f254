import CollectionCore
import Foundation
import VirtualCollectionView

// Sections that scroll across: brought to an offset one after the other, on one view.

/// What the handler of a section was told last.
struct HandlerRecord {
  var offset: LayoutPoint
  var items: [ElementName: LayoutRect]
  var depths: [ElementName: Int]
  var alphas: [ElementName: Double]
}

extension ConformanceComparison {
  mutating func compareSteps() {
    guard let layout = laidOut.view.collectionViewLayout as? CollectionViewCompositionalLayout else { return }
    for (number, step) in laidOut.recorded.expected.steps.enumerated() {
      for section in 0..<laidOut.view.numberOfSections {
        layout.scrollSection(section, toOrthogonalOffset: step.requestedOffset)
        laidOut.view.layoutIfNeeded()
      }
      compare(step, layout, "steps[\(number)]")
    }
  }

  private mutating func compare(
    _ step: ConformanceOrthogonalStep, _ layout: CollectionViewCompositionalLayout, _ subject: String
  ) {
    let offsets = step.sectionOffsets.indices.map { Double(layout.orthogonalOffset(inSection: $0)) }
    compare(
      "\(subject).sectionOffsets", .array(step.sectionOffsets.map { .number($0) }), .array(offsets.map { .number($0) }))
    var given: [ItemPath: CollectionReusableView] = [:]
    for element in laidOut.view.visibleElements where element.category == .cell {
      given[ItemPath(element.indexPath)] = element.view
    }
    compare(
      "\(subject).visibleCells", Set(step.visibleCells.map { ElementName(cell: $0.path) }),
      Set(given.keys.map { ElementName(cell: $0) }))
    for cell in step.visibleCells {
      guard let view = given[cell.path] else { continue }
      let name = "\(subject).visibleCells \(ElementName(cell: cell.path))"
      compare(name, cell.frame.json, LayoutRect(view.frame).json)
      compare(
        name + " alpha, hidden, zPosition", numbers(cell.alpha, cell.isHidden ? 1 : 0, cell.zPosition),
        numbers(Double(view.alpha), view.isHidden ? 1 : 0, Double(view.zPosition)))
      let transform = view.transform
      compare(
        name + " transform", .array(cell.transform.map { .number($0) }),
        numbers(
          Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d), Double(transform.tx),
          Double(transform.ty)))
    }
    for call in step.handler ?? [] { compare(call, "\(subject).handler[\(call.section)]") }
  }

  private mutating func compare(_ call: ConformanceOrthogonalStep.HandlerCall, _ subject: String) {
    guard let record = laidOut.handlerRecords[call.section] else {
      failures.append(ScenarioFailure(subject, expected: "a call", actual: "none"))
      return
    }
    compare("\(subject).offsetX", .array([.number(call.offsetX)]), .array([.number(record.offset.x)]))
    compare(subject, Set(call.items.map(\.name)), Set(record.items.keys))
    for item in call.items {
      guard let frame = record.items[item.name] else { continue }
      compare("\(subject) \(item.name)", item.frame.json, frame.json)
      compare(
        "\(subject) \(item.name) alpha, z", .array([.number(item.alpha), .integer(item.z)]),
        .array([.number(record.alphas[item.name] ?? 0), .integer(record.depths[item.name] ?? 0)]))
    }
  }

  private func numbers(_ numbers: Double...) -> JSONValue { .array(numbers.map { .number($0) }) }
}
