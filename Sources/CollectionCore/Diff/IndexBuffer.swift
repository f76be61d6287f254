/// A fixed number of 32-bit numbers that one function works on: no growing, no copying, no checks in optimised code.
@usableFromInline struct IndexBuffer: ~Copyable {
  @usableFromInline let base: UnsafeMutablePointer<Int32>
  @usableFromInline let count: Int

  /// Numbers that are all `value`.
  @inlinable init(repeating value: Int32, count: Int) {
    base = UnsafeMutablePointer<Int32>.allocate(capacity: Swift.max(1, count))
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  @inlinable deinit { base.deallocate() }

  @inlinable subscript(index: Int) -> Int32 {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }
}
