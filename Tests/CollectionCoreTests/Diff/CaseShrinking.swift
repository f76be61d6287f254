import CollectionCore
import TestSupport

extension ListCase {
  /// Smaller cases that are like this one.
  var smaller: [ListCase] {
    var result: [ListCase] = []
    for element in Set(old + new).sorted() {
      result.append(ListCase(old: old.filter { $0 != element }, new: new.filter { $0 != element }))
    }
    return result + withoutSome(old).map { ListCase(old: $0, new: new) }
      + withoutSome(new).map { ListCase(old: old, new: $0) }
  }
}

extension SectionedCase {
  /// Smaller cases that are like this one.
  var smaller: [SectionedCase] {
    var result: [SectionedCase] = []
    for section in Set(old.map(\.section) + new.map(\.section)).sorted() {
      result.append(SectionedCase(old: old.filter { $0.section != section }, new: new.filter { $0.section != section }))
    }
    for item in Set((old + new).flatMap(\.items)).sorted() {
      var copy = self
      for index in old.indices { copy.old[index].items.removeAll { $0 == item } }
      for index in new.indices { copy.new[index].items.removeAll { $0 == item } }
      result.append(copy)
    }
    return result
  }
}
