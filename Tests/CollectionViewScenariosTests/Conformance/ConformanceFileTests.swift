import CollectionCore
import CollectionViewScenarios
import Foundation
import Testing

@Suite("Recorded cases") struct ConformanceFileTests {
  private static let flow = """
    [{"id": "a", "name": "n", "bounds": [320, 480], "contentInset": [0, 0, 0, 0], "safeAreaInsets": [0, 0, 0, 0],
      "layoutMargins": null, "contentOffsetSet": [0, 0], "colour": "unknown keys are passed over",
      "layout": {"type": "flow", "scrollDirection": "vertical", "itemSize": [50, 50], "estimatedItemSize": [320, 40],
        "sectionInsetReference": "layoutMargins", "newer": true},
      "counts": [2, 1],
      "delegate": {"sizeForItem": {"byItem": "x", "values": [[[60, 40], [70, 46]], [[1, 2]]]}, "insetForSection": null,
        "referenceSizeForHeader": [0, 24], "other": 1},
      "cells": {"selfSizing": "label", "preferredSizes": null, "preferredHeightByTextIndex": [31, 50],
        "preferredWidth": "given width"},
      "doubtful": "some reason", "tolerance": 0.01,
      "expected": {"content": [320, 399], "offset": null, "offsetWasRecorded": false, "elementsScope": "visibleBounds",
        "elements": [{"id": "supplementary:K:0.max", "category": "supplementary", "kind": "K", "section": 0,
          "item": 9223372036854775807, "frame": [12, 10, 70, 50], "z": null}],
        "rects": [{"rect": [0, 0, 1, 1], "elements": ["cell:0.0"], "more": 1}],
        "itemFrames": [{"section": 0, "item": 1, "frame": [1, 2, 3, 4]}]}}]
    """

  @Test("A case of a flow layout is read in full, unknown keys passed over")
  func readsFlow() throws {
    let cases = try ConformanceFile(text: Self.flow, file: "flow.json").cases
    let first = try #require(cases.first)
    guard case .flow(let layout) = first.layout.kind else {
      Issue.record("\(first.layout.kind)")
      return
    }
    #expect(layout.sectionInsetReference == .layoutMargins)
    #expect(layout.estimatedItemSize == .size(LayoutSize(width: 320, height: 40)))
    #expect(first.counts == [2, 1])
    #expect(first.layoutMargins == nil)
    #expect(first.doubtful == "some reason")
    #expect(first.tolerance == 0.01)
    #expect(first.delegate?.sizeForItem?[0, 1] == LayoutSize(width: 70, height: 46))
    #expect(first.delegate?.referenceSizeForHeader == .all(LayoutSize(width: 0, height: 24)))
    #expect(first.cells.preferredSize(ordinal: 2, item: 3) == .init(width: nil, height: 50))
    #expect(first.expected.elementsScope == .visibleBounds)
    #expect(first.expected.offset == nil)
    #expect(first.expected.elements.map(\.name.description) == ["supplementary:K:0.max"])
    #expect(first.expected.elements[0].z == nil)
    #expect(first.expected.rects[0].elements == [ElementName(cell: ItemPath(0, 0))])
    #expect(first.expected.itemFrames[0].frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    "Values of the wrong type are refused although keys are free",
    arguments: [
      ("\"counts\": [2, 1]", "\"counts\": [2, -1]", "[0].counts[1] is the number -1, expected a count of items"),
      ("[320, 480]", "[320]", "[0].bounds is a list of 1, expected a size"),
      ("[12, 10, 70, 50]", "[12, 10]", "[0].expected.elements[0].frame is a list of 2"),
      ("\"section\": 0,", "\"section\": 1,", "the id 'supplementary:K:0.max' and the element's section and item"),
      ("\"type\": \"flow\"", "\"type\": \"flou\"", "unknown layout 'flou'; did you mean 'flow'?"),
      ("\"some reason\"", "3", "[0].doubtful is the number 3, expected true, false or a reason"),
      ("\"id\": \"a\", ", "", "the key 'id' is missing in [0]; add it"),
    ])
  func refuses(old: String, new: String, expected: String) {
    let text = Self.flow.replacingOccurrences(of: old, with: new)
    do throws(ScenarioError) {
      _ = try ConformanceFile(text: text, file: "flow.json")
      Issue.record("accepted")
    } catch {
      #expect(error.message.hasPrefix(expected), "\(error)")
      #expect(error.position.line >= 1)
    }
  }

  @Test("Two cases of one id are refused")
  func refusesDuplicates() throws {
    let one = Self.flow.dropFirst().dropLast()
    #expect(throws: ScenarioError.self) { try ConformanceFile(text: "[\(one), \(one)]") }
  }
}

// MARK: - Recorded files

/// The folder of recorded files, when the environment names one; they are not part of the project.
private let recordedFolder = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"]

@Suite("Recorded files") struct RecordedFilesTests {
  @Test(
    "Every recorded layout file is read to its last case",
    .enabled(if: recordedFolder != nil, "CONFORMANCE_CASES names no folder of recorded files"),
    arguments: [
      ("flow.json", 11), ("insetref.json", 21), ("compositional.json", 111), ("compositional-sized.json", 12),
      ("compositional-orthogonal.json", 12),
    ])
  func reads(name: String, count: Int) throws {
    let cases = try ConformanceFile.read("\(recordedFolder ?? "")/\(name)").cases
    #expect(cases.count == count)
    let hasSteps = name == "compositional-orthogonal.json"
    #expect(cases.allSatisfy { $0.expected.elements.isEmpty == hasSteps })
    #expect(cases.allSatisfy { $0.expected.steps.isEmpty != hasSteps })
    #expect(cases.allSatisfy { ($0.layout.name == .flow) == ["flow.json", "insetref.json"].contains(name) })
    #expect(cases.filter { $0.doubtful != nil }.count == (name == "flow.json" ? 3 : 0))
  }
}
