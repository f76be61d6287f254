/// One change to the calls of a batch that helps to make it legal.
public enum UpdateChange: Hashable, Sendable {
  /// Leave a call out.
  case remove(UpdateOperation)
  /// Make one more call.
  case add(UpdateOperation)
  /// Make another call in its place.
  case replace(UpdateOperation, with: UpdateOperation)

  /// In words: `leave out: insert item 0.3`.
  public var text: String {
    switch self {
    case .remove(let operation): return "leave out: " + operation.text
    case .add(let operation): return "add: " + operation.text
    case .replace(let old, let new): return "instead of " + old.text + ": " + new.text
    }
  }

  /// The calls with the change made; as they were when the call is not among them.
  func applied(to operations: [UpdateOperation]) -> [UpdateOperation] {
    var changed = operations
    switch self {
    case .add(let operation): changed.append(operation)
    case .remove(let operation):
      // Of equal calls the last is the one too many.
      if let index = changed.lastIndex(of: operation) { changed.remove(at: index) }
    case .replace(let old, let new):
      if let index = changed.lastIndex(of: old) { changed[index] = new }
    }
    return changed
  }
}
