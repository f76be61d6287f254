extension FlowPieces {
  /// When so many pieces are there that another update would cost as much as a list in one piece, or when what is not used
  /// of the blocks takes as much room as what is.
  var isWorthFlattening: Bool {
    if pieces.count > max(256, count / 32) || blocks.count > 1024 { return true }
    var kept = 0
    for block in blocks { kept += block.items.count }
    return kept > 2 * count + 4096
  }

  /// The items in one list, of lengths alone when all have one breadth. O(items).
  func flattened(axis: LayoutAxis) -> FlowItems {
    if let breadth = commonBreadth(axis: axis) {
      var lengths: [Double] = []
      lengths.reserveCapacity(count)
      forEachRun { items, range in
        switch items {
        case .lengths(let list, _): lengths.append(contentsOf: list[range])
        case .sizes(let list):
          list.withUnsafeBufferPointer { list in
            for item in range { lengths.append(list[item][axis]) }
          }
        case .uniform, .pieces, .measured, .indexed: break
        }
      }
      return .lengths(lengths, breadth: breadth)
    }
    var sizes: [LayoutSize] = []
    sizes.reserveCapacity(count)
    forEachRun { items, range in
      if case .sizes(let list) = items {
        sizes.append(contentsOf: list[range])
      } else {
        for item in range { sizes.append(items.size(item, axis: axis)) }
      }
    }
    return .sizes(sizes)
  }

  /// The breadth of all items, nil when one differs.
  private func commonBreadth(axis: LayoutAxis) -> Double? {
    var breadth: Double?
    var isCommon = true
    forEachRun { items, range in
      guard isCommon else { return }
      switch items {
      case .lengths(_, let own): isCommon = (breadth ?? own) == own
      case .sizes(let list):
        let own = breadth ?? list[range.lowerBound][axis.across]
        breadth = own
        list.withUnsafeBufferPointer { list in
          for item in range where list[item][axis.across] != own {
            isCommon = false
            return
          }
        }
      case .uniform, .pieces, .measured, .indexed: isCommon = false
      }
      if breadth == nil { breadth = items.size(range.lowerBound, axis: axis)[axis.across] }
    }
    return isCommon ? breadth : nil
  }

  /// The items of each piece: where they are kept, and which of them.
  private func forEachRun(_ body: (FlowItems, Range<Int>) -> Void) {
    for index in pieces.indices {
      let piece = pieces[index]
      let first = Int(piece.firstItem)
      body(blocks[Int(piece.block)].items, first..<first + endItem(index) - Int(piece.item))
    }
  }

  /// The first item that is not of the size of item 0, nil when all are alike.
  ///
  /// - Complexity: O(items up to that one).
  func firstDifference(axis: LayoutAxis) -> Int? {
    let first = size(0, axis: axis)
    for index in pieces.indices {
      let piece = pieces[index]
      let start = Int(piece.firstItem)
      let end = start + endItem(index) - Int(piece.item)
      if let item = blocks[Int(piece.block)].items.firstDifference(from: first, in: start..<end, axis: axis) {
        return item - start + Int(piece.item)
      }
    }
    return nil
  }
}

extension FlowItems {
  /// The first item of a range that is not of some size.
  func firstDifference(from size: LayoutSize, in range: Range<Int>, axis: LayoutAxis) -> Int? {
    switch self {
    case .uniform(let own, _): return own == size || range.isEmpty ? nil : range.lowerBound
    case .sizes(let sizes):
      return sizes.withUnsafeBufferPointer { sizes in
        for item in range where sizes[item] != size { return item }
        return nil
      }
    case .lengths(let lengths, let breadth):
      if breadth != size[axis.across] { return range.isEmpty ? nil : range.lowerBound }
      return lengths.withUnsafeBufferPointer { lengths in
        for item in range where lengths[item] != size[axis] { return item }
        return nil
      }
    case .pieces, .measured, .indexed:
      for item in range where self.size(item, axis: axis) != size { return item }
      return nil
    }
  }
}
