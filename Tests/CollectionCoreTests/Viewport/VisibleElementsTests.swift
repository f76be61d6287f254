import TestSupport
import Testing

@testable import CollectionCore

@Suite("VisibleElements") struct VisibleElementsTests {
  private func key(_ item: Int) -> ElementKey { ElementKey(cell: ItemPath(0, item)) }

  private func elements(_ items: ClosedRange<Int>, firstSlot: Int32 = 0) -> VisibleElements {
    var elements = VisibleElements()
    elements.replace(keys: items.map(key), slots: items.indices.enumerated().map { firstSlot + Int32($0.offset) })
    return elements
  }

  @Test("A step of a scroll lets one enter, one leave and the others keep their slots")
  func step() {
    let visible = elements(3...7, firstSlot: 10)
    var change = VisibleChange()
    visible.change(to: (4...8).map(key), into: &change)
    #expect(change.entered == [4])
    #expect(change.stayed == [0, 1, 2, 3])
    #expect(change.left == [VisibleElement(key: key(3), slot: 10)])
    #expect(change.slots == [11, 12, 13, 14, VisibleChange.noSlot])
    #expect(!change.isEmpty)
    #expect(visible.slot(of: key(3)) == 10, "the set itself still holds the old elements")
  }

  @Test("The same keys are no change; nothing at all is one for everybody")
  func extremes() {
    let visible = elements(0...4)
    var change = VisibleChange()
    visible.change(to: (0...4).map(key), into: &change)
    #expect(change.isEmpty && change.stayed.count == 5)
    visible.change(to: [], into: &change)
    #expect(change.left.count == 5 && change.entered.isEmpty && change.stayed.isEmpty && change.slots.isEmpty)
    VisibleElements().change(to: (0...4).map(key), into: &change)
    #expect(change.entered == [0, 1, 2, 3, 4] && change.left.isEmpty)
  }

  @Test("An element that is not on screen has no slot")
  func lookup() {
    var visible = elements(3...7)
    #expect(visible.slot(of: key(2)) == nil && visible.slot(of: key(8)) == nil)
    #expect(visible.slot(of: key(3)) == 0 && visible.slot(of: key(7)) == 4)
    #expect(visible.slot(of: ElementKey(.supplementary, kind: 1, path: ItemPath(0, 3))) == nil)
    #expect(visible.remove(key(5)) == 2 && visible.remove(key(5)) == nil && visible.count == 4)
    #expect(visible.insert(VisibleElement(key: key(5), slot: 9)) == nil)
    #expect(visible.insert(VisibleElement(key: key(5), slot: 8)) == 9)
    #expect(visible.all.map(\.slot) == [0, 1, 8, 3, 4] && visible[2].key == key(5))
    visible.removeAll()
    #expect(visible.isEmpty && visible.slot(of: key(3)) == nil)
  }

  /// Goes through the sets of keys as a view would and compares every step with sets.
  private func difference(_ lists: [[ElementKey]]) -> String? {
    var visible = VisibleElements()
    var change = VisibleChange()
    var slots: [ElementKey: Int32] = [:]
    var nextSlot: Int32 = 0
    for keys in lists {
      visible.change(to: keys, into: &change)
      let (old, new) = (Set(slots.keys), Set(keys))
      if change.entered.map({ keys[Int($0)] }) != new.subtracting(old).sorted() { return "entered \(change.entered)" }
      if change.stayed.map({ keys[Int($0)] }) != new.intersection(old).sorted() { return "stayed \(change.stayed)" }
      let left = old.subtracting(new).sorted().map { VisibleElement(key: $0, slot: slots[$0]!) }
      if change.left != left { return "left \(change.left)" }
      for position in change.stayed where change.slots[Int(position)] != slots[keys[Int(position)]] {
        return "slot \(change.slots[Int(position)])"
      }
      for position in change.entered {
        change.slots[Int(position)] = nextSlot
        nextSlot += 1
      }
      visible.replace(keys: keys, slots: change.slots)
      slots = Dictionary(uniqueKeysWithValues: zip(keys, change.slots))
      if let broken = visible.checkInvariants() { return broken }
      for (key, slot) in slots where visible.slot(of: key) != slot { return "slot of \(key)" }
    }
    return nil
  }

  @Test("Random sets of cells, headers and decorations enter, stay and leave as sets do")
  func randomSets() {
    for seed in UInt64(0)..<150 {
      var random = SeededRandom(seed: seed)
      let lists = (0..<8).map { _ -> [ElementKey] in
        let count = Int.random(in: 0...30, using: &random)
        return Set(
          (0..<count).map { _ in
            let category = ElementCategory(rawValue: UInt8.random(in: 0...2, using: &random))!
            let path = ItemPath(Int.random(in: 0...2, using: &random), Int.random(in: -1...6, using: &random))
            return ElementKey(
              category, kind: category == .cell ? 0 : UInt16.random(in: 1...2, using: &random), path: path)
          }
        ).sorted()
      }
      expectNone(seed: seed, lists) { difference($0) }
    }
  }

  @Test("After the first scroll nothing moves in memory")
  func doesNotAllocate() {
    var visible = VisibleElements()
    var change = VisibleChange()
    let lists = (0..<20).map { first in ((first * 17 % 60)...(first * 17 % 60 + 30)).map(key) }
    var addresses: Set<UnsafeRawPointer> = []
    for (number, keys) in (lists + lists).enumerated() {
      visible.change(to: keys, into: &change)
      for position in change.entered { change.slots[Int(position)] = Int32(position) }
      visible.replace(keys: keys, slots: change.slots)
      if number < lists.count { continue }
      visible.elements.withUnsafeBufferPointer { _ = addresses.insert(UnsafeRawPointer($0.baseAddress!)) }
      change.slots.withUnsafeBufferPointer { _ = addresses.insert(UnsafeRawPointer($0.baseAddress!)) }
    }
    #expect(addresses.count == 2)
  }

  @Test("The checker names keys out of order and a slot used twice")
  func findsBrokenSets() {
    var visible = VisibleElements()
    visible.replace(keys: [key(1), key(0)], slots: [0, 1])
    #expect(visible.checkInvariants() == "The keys \(key(1).bits) and \(key(0).bits) do not ascend at 1.")
    visible.replace(keys: [key(0), key(1), key(2)], slots: [3, 1, 3])
    #expect(visible.checkInvariants() == "Slot 3 is used by 2 of the 3 elements.")
    visible.replace(keys: [key(0)], slots: [-1])
    #expect(visible.checkInvariants() == "Element 0 of 1 has the slot -1.")
  }
}
