// What code generated for optional methods of other protocols is written against: results of any type.

extension OptionalMethod {
  /// The body of a default that returns something: says that the method is left out, and returns a value of zero bits
  /// that nobody may look at.
  ///
  /// Only ``ifPresent(_:)`` may call such a default: it neither reads nor releases what comes back.
  public static func missing<Value>(_: Value.Type = Value.self) -> Value {
    miss()
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for index in bytes.indices { bytes[index] = 0 }
      return buffer.moveElement(from: 0)
    }
  }

  /// The result of a call; nil when it ran a default. Calls may be nested.
  public static func ifPresent<Value>(_ call: () throws -> Value) rethrows -> Value? {
    let outer = missed
    missed = false
    defer { missed = outer }
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      buffer.initializeElement(at: 0, to: try call())
      // What a default returned stays in the buffer: it is no value.
      return missed ? nil : buffer.moveElement(from: 0)
    }
  }
}
