// What code generated for optional methods of other protocols is written against: results of any type.

extension OptionalMethod {
  /// The body of a default that returns something: says that the method is left out, and returns a value of zero bits
  /// that nobody may look at.
  ///
  /// ``ifPresent(_:_:)`` neither reads nor releases it. Releasing it does no harm either where the type is a class, a
  /// collection or a plain structure.
  public func missing<Value>(_ object: AnyObject) -> Value {
    miss(object)
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for index in bytes.indices { bytes[index] = 0 }
      return buffer.moveElement(from: 0)
    }
  }

  /// The result of a call of this method of `object`; nil when it ran the default. Calls may be nested.
  public func ifPresent<Value>(_ object: AnyObject, _ call: () throws -> Value) rethrows -> Value? {
    let outer = begin(object)
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      do {
        buffer.initializeElement(at: 0, to: try call())
      } catch {
        _ = OptionalMethod.end(outer)
        throw error
      }
      // What a default returned stays in the buffer: it is no value.
      return OptionalMethod.end(outer) ? nil : buffer.moveElement(from: 0)
    }
  }
}
