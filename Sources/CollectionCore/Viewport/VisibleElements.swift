/// An element on screen and the place of its view in the table of views.
@frozen public struct VisibleElement: Hashable, Sendable {
  /// Which element.
  public var key: ElementKey
  /// The place of its view.
  public var slot: Int32

  /// Makes a visible element.
  @inlinable public init(key: ElementKey, slot: Int32) {
    self.key = key
    self.slot = slot
  }
}

/// The elements on screen, in ascending order of their keys.
///
/// Ordered arrays instead of a dictionary: a step of a scroll changes one or two of some thirty elements, and comparing
/// two ordered lists touches each once.
public struct VisibleElements: Sendable {
  var elements: [VisibleElement] = []

  /// Makes an empty set.
  public init() {}

  /// How many elements are on screen.
  public var count: Int { elements.count }

  /// Whether nothing is on screen.
  public var isEmpty: Bool { elements.isEmpty }

  /// All elements, ascending by key.
  public var all: [VisibleElement] { elements }

  /// The element at a position in the order of keys.
  public subscript(position: Int) -> VisibleElement { elements[position] }
}

// MARK: - Finding

extension VisibleElements {
  /// The position of an element, nil when it is not on screen. O(log *n*).
  public func position(of key: ElementKey) -> Int? {
    let position = lowerBound(key)
    return position < elements.count && elements[position].key == key ? position : nil
  }

  /// The slot of an element's view, nil when it is not on screen. O(log *n*).
  public func slot(of key: ElementKey) -> Int32? { position(of: key).map { elements[$0].slot } }

  /// How many elements have smaller keys.
  private func lowerBound(_ key: ElementKey) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) >> 1
      if elements[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - Changing

extension VisibleElements {
  /// Computes who enters, stays and leaves when `keys` come to be the elements on screen; this set does not change.
  ///
  /// - Parameter keys: Ascending, none twice.
  /// - Parameter change: Is overwritten; its buffers are used again.
  /// - Complexity: O(old + new), no allocation once the buffers have the capacity.
  public func change(to keys: [ElementKey], into change: inout VisibleChange) {
    change.prepare(count: keys.count)
    elements.withUnsafeBufferPointer { elements in
      change.slots.withUnsafeMutableBufferPointer { slots in
        var old = 0
        for position in keys.indices {
          let key = keys[position]
          while old < elements.count, elements[old].key < key {
            change.left.append(elements[old])
            old &+= 1
          }
          if old < elements.count, elements[old].key == key {
            slots[position] = elements[old].slot
            old &+= 1
          } else {
            slots[position] = VisibleChange.noSlot
            change.entered.append(Int32(truncatingIfNeeded: position))
          }
        }
        while old < elements.count {
          change.left.append(elements[old])
          old &+= 1
        }
      }
    }
  }

  /// Replaces all elements.
  ///
  /// - Parameter keys: Ascending, none twice.
  /// - Parameter slots: One for each key: ``VisibleChange/slots`` after those that entered have been filled in.
  /// - Complexity: O(*n*), no allocation while there is capacity.
  public mutating func replace(keys: [ElementKey], slots: [Int32]) {
    precondition(keys.count == slots.count)
    if elements.count > keys.count { elements.removeLast(elements.count - keys.count) }
    let old = elements.count
    elements.withUnsafeMutableBufferPointer { elements in
      for position in 0..<old { elements[position] = VisibleElement(key: keys[position], slot: slots[position]) }
    }
    for position in old..<keys.count {
      elements.append(VisibleElement(key: keys[position], slot: slots[position]))
    }
  }

  /// Adds an element, or gives the one that is there another slot; returns the slot it had. O(*n*).
  @discardableResult
  public mutating func insert(_ element: VisibleElement) -> Int32? {
    let position = lowerBound(element.key)
    if position < elements.count, elements[position].key == element.key {
      let slot = elements[position].slot
      elements[position].slot = element.slot
      return slot
    }
    elements.insert(element, at: position)
    return nil
  }

  /// Takes an element out and returns its slot, nil when it was not on screen. O(*n*).
  @discardableResult
  public mutating func remove(_ key: ElementKey) -> Int32? {
    position(of: key).map { elements.remove(at: $0).slot }
  }

  /// Takes all elements out; the capacity stays.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }
}

// MARK: - Checking

extension VisibleElements {
  /// What is wrong with the set, nil if nothing: keys ascend, no slot is negative or used twice. O(*n* log *n*).
  public func checkInvariants() -> String? {
    for position in elements.indices {
      let element = elements[position]
      if element.slot < 0 { return "Element \(position) of \(elements.count) has the slot \(element.slot)." }
      if position > 0, !(elements[position - 1].key < element.key) {
        return "The keys \(elements[position - 1].key.bits) and \(element.key.bits) do not ascend at \(position)."
      }
    }
    let slots = elements.map { $0.slot }.sorted()
    for position in slots.indices.dropFirst() where slots[position] == slots[position - 1] {
      return "Slot \(slots[position]) is used by 2 of the \(elements.count) elements."
    }
    return nil
  }
}
