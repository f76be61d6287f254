/// The diff that most libraries make: a dictionary of one list, every element of the other looked up, and moved when it is not
/// behind all that came before it. Nothing is trimmed, and no fewest moves are looked for.
struct DictionaryDiff {
  private(set) var deletes: [Int] = []
  private(set) var inserts: [Int] = []
  private(set) var moves: [(from: Int, to: Int)] = []

  init(from old: [Int], to new: [Int]) {
    var numbers: [Int: Int] = [:]
    numbers.reserveCapacity(old.count)
    for (number, element) in old.enumerated() { numbers[element] = number }
    var isStillThere = [Bool](repeating: false, count: old.count)
    var last = -1
    for (number, element) in new.enumerated() {
      guard let from = numbers[element] else {
        inserts.append(number)
        continue
      }
      isStillThere[from] = true
      if from < last { moves.append((from, number)) } else { last = from }
    }
    for number in old.indices where !isStillThere[number] { deletes.append(number) }
  }

  var operationCount: Int { deletes.count + inserts.count + moves.count }
}
