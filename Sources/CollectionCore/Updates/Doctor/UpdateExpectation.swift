/// The counts that the calls of a batch ask for, whatever the data source says.
enum UpdateExpectation {
  /// What the calls make of the counts before; nil when they take more than there is.
  ///
  /// - Parameter answered: Where the counts of inserted sections are taken from.
  /// - Complexity: O(edits log edits + sections).
  static func after(
    _ before: SectionTable, _ operations: [UpdateOperation], like answered: SectionTable
  ) -> SectionTable? {
    var counts = before.counts
    var moved: [(from: Int, to: Int)] = []
    var gone: [Int] = []
    var inserted: Set<Int> = []
    for operation in operations {
      switch operation {
      case .delete(let path), .move(let path, _):
        guard counts.indices.contains(Int(path.section)) else { return nil }
        counts[Int(path.section)] -= 1
      case .insertSection(let section): inserted.insert(section)
      case .deleteSection(let section): gone.append(section)
      case .moveSection(let from, let to):
        guard counts.indices.contains(from) else { return nil }
        gone.append(from)
        moved.append((from, to))
      case .insert, .reload, .reloadSection, .reconfigure: break
      }
    }
    // Items may leave a section after it is told to move: its count is read when all have left.
    var arrivals: [(place: Int, count: Int)] = moved.map { ($0.to, counts[$0.from]) }
    for section in inserted.sorted() { arrivals.append((section, answered.itemCount(in: section))) }
    gone.sort(by: >)
    for (i, section) in gone.enumerated() {
      guard counts.indices.contains(section), i == 0 || gone[i - 1] != section else { return nil }
      counts.remove(at: section)
    }
    arrivals.sort { $0.place < $1.place }
    for arrival in arrivals {
      guard arrival.place >= 0, arrival.place <= counts.count else { return nil }
      counts.insert(arrival.count, at: arrival.place)
    }
    for operation in operations {
      switch operation {
      case .insert(let path), .move(_, let path):
        let section = Int(path.section)
        guard counts.indices.contains(section) else { return nil }
        if !inserted.contains(section) { counts[section] += 1 }
      default: break
      }
    }
    return counts.contains { $0 < 0 } ? nil : SectionTable(counts: counts)
  }

  /// From which counts the calls make those after; nil when they bring more than there is.
  static func before(
    _ after: SectionTable, _ operations: [UpdateOperation], like answered: SectionTable
  ) -> SectionTable? {
    var undone: [UpdateOperation] = []
    for operation in operations {
      switch operation {
      case .insert(let path): undone.append(.delete(path))
      case .delete(let path): undone.append(.insert(path))
      case .move(let from, let to): undone.append(.move(from: to, to: from))
      case .insertSection(let section): undone.append(.deleteSection(section))
      case .deleteSection(let section): undone.append(.insertSection(section))
      case .moveSection(let from, let to): undone.append(.moveSection(from: to, to: from))
      case .reload, .reloadSection, .reconfigure: break
      }
    }
    return self.after(after, undone, like: answered)
  }
}
