#if os(Linux)
  import Foundation

  /// The symbol table of the running program: 64-bit ELF, little-endian, not stripped.
  ///
  /// Every offset is checked against the size of the file, so that a table that is not what it says is no table.
  struct ProgramSymbols: @unchecked Sendable {
    /// Nil when the program has none. Made when first needed; the mapping stays.
    static let shared = ProgramSymbols(path: "/proc/self/exe")

    private let symbols: UnsafeRawBufferPointer
    private let names: UnsafeRawBufferPointer
    /// Where the program lies in memory, less where its file says it does.
    private let slide: UInt

    /// Nil when the file is not a program with symbols.
    init?(path: String) {
      guard let file = ProgramSymbols.map(path) else { return nil }
      guard let tables = ProgramSymbols.tables(of: file), let slide = ProgramSymbols.slide(file) else {
        munmap(UnsafeMutableRawPointer(mutating: file.baseAddress), file.count)
        return nil
      }
      (symbols, names) = tables
      self.slide = slide
    }

    /// The name of the symbol of a class's description, `$s4Main7DerivedCMn`: the descriptor is at a fixed place in the
    /// metadata of a class, and private and local classes are found by nothing else.
    func descriptorSymbol(of type: AnyClass) -> String? {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      // Kind, superclass, flags, address point, size, alignment, size and address point of the class: 40 bytes.
      var value = metadata.load(fromByteOffset: 40, as: UInt.self) &- slide
      let wanted = withUnsafeBytes(of: &value) { Array($0) }
      var found: String?
      ProgramSymbols.search(symbols, for: wanted) { offset in
        // A symbol is 24 bytes long, and its value begins at the eighth.
        guard offset % 24 == 8, offset >= 8 else { return true }
        let name = string(at: Int(symbols.loadUnaligned(fromByteOffset: offset - 8, as: UInt32.self)))
        guard name.hasPrefix("$s"), name.hasSuffix("CMn") || name.hasSuffix("LLCMn") else { return true }
        found = name
        return false
      }
      return found
    }

    /// Calls `body` with each name that begins so.
    func forEachName(beginningWith prefix: String, _ body: (String) -> Void) {
      ProgramSymbols.search(names, for: Array(prefix.utf8)) { offset in
        if offset == 0 || names[offset - 1] == 0 { body(string(at: offset)) }
        return true
      }
    }

    private func string(at offset: Int) -> String {
      guard offset >= 0, offset < names.count else { return "" }
      // The last byte of the names is 0.
      return String(
        cString: names.baseAddress.unsafelyUnwrapped.advanced(by: offset).assumingMemoryBound(to: CChar.self))
    }
  }

  // MARK: - Reading

  extension ProgramSymbols {
    private static func map(_ path: String) -> UnsafeRawBufferPointer? {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_size >= 64 else { return nil }
      let size = Int(status.st_size)
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else { return nil }
      return UnsafeRawBufferPointer(start: start, count: size)
    }

    /// The symbols and their names.
    private static func tables(
      of file: UnsafeRawBufferPointer
    ) -> (UnsafeRawBufferPointer, UnsafeRawBufferPointer)? {
      guard file.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
      let count = Int(file.loadUnaligned(fromByteOffset: 60, as: UInt16.self))
      guard let headers = part(file, at: number(file, 40), length: UInt64(count * 64)) else { return nil }
      for index in 0..<count {
        let header = index * 64
        // The table of all symbols; that of the dynamic ones is another.
        guard headers.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self) == 2 else { continue }
        let link = Int(headers.loadUnaligned(fromByteOffset: header + 40, as: UInt32.self))
        guard link < count,
          let symbols = part(file, at: number(headers, header + 24), length: number(headers, header + 32)),
          let names = part(file, at: number(headers, link * 64 + 24), length: number(headers, link * 64 + 32)),
          names.last == 0
        else { return nil }
        return (symbols, names)
      }
      return nil
    }

    /// The program headers as the loader has them (`AT_PHDR`, 3), less where the file puts them.
    private static func slide(_ file: UnsafeRawBufferPointer) -> UInt? {
      let loaded = _getauxval(3)
      guard loaded != 0, let header = part(file, at: number(file, 32), length: 24) else { return nil }
      // Where there is a header about the headers, it is the first.
      guard header.loadUnaligned(fromByteOffset: 0, as: UInt32.self) == 6 else { return nil }
      return UInt(loaded) &- UInt(number(header, 16))
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    private static func part(
      _ file: UnsafeRawBufferPointer, at offset: UInt64, length: UInt64
    ) -> UnsafeRawBufferPointer? {
      guard offset <= UInt64(file.count), length <= UInt64(file.count) - offset else { return nil }
      return UnsafeRawBufferPointer(rebasing: file[Int(offset)..<Int(offset + length)])
    }

    /// Calls `body` with the offset of each occurrence until it returns false.
    private static func search(
      _ bytes: UnsafeRawBufferPointer, for needle: [UInt8], _ body: (Int) -> Bool
    ) {
      guard let start = bytes.baseAddress, !needle.isEmpty else { return }
      var offset = 0
      while offset < bytes.count,
        let hit = needle.withUnsafeBytes({
          _memmem(start + offset, bytes.count - offset, $0.baseAddress.unsafelyUnwrapped, $0.count)
        })
      {
        offset = hit - start
        if !body(offset) { return }
        offset += 1
      }
    }
  }

  // The C library's own, which its Swift module does not show.

  @_silgen_name("getauxval")
  private func _getauxval(_ type: UInt) -> UInt

  @_silgen_name("memmem")
  private func _memmem(
    _ bytes: UnsafeRawPointer, _ count: Int, _ needle: UnsafeRawPointer, _ needleCount: Int
  ) -> UnsafeRawPointer?
#endif
