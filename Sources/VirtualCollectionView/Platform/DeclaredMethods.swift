import Foundation

/// Finds the names of the methods that a class declares, in the symbols of the program.
///
/// Swift keeps no names of methods at run time, but a program that was not stripped has them in its symbol table. Read once
/// for each class that asks, from a mapping of the program's file. Where there is no such table, or the class comes from a
/// shared library, or on Darwin, nothing is known.
enum DeclaredMethods {
  #if os(Linux)
    /// The names of the methods in the body and the extensions of `type`, `numberOfSections(in:)`; nil if they cannot be
    /// known. Classes inside functions are not seen into.
    ///
    /// - Complexity: O(size of the symbol table).
    static func names(in type: AnyClass) -> Set<String>? {
      guard let image = ProgramSymbols.shared, let symbol = image.descriptorSymbol(of: type) else { return nil }
      // `$s4Main7DerivedCMn` is the descriptor, `$s4Main7DerivedC…` what belongs to the class.
      let prefix = String(symbol.dropLast(2))
      guard let description = demangled(symbol) else { return nil }
      let owner = description.replacingOccurrences(of: "nominal type descriptor for ", with: "") + "."
      var names: Set<String> = []
      image.forEachName(beginningWith: prefix) { mangled in
        // Functions and their descriptors; what lies around and inside of them ends otherwise.
        guard mangled.hasSuffix("F") || mangled.hasSuffix("FTq") else { return }
        guard let text = demangled(mangled), let start = text.range(of: owner) else { return }
        let before = text[..<start.lowerBound]
        // A method, its descriptor, or one from another module's extension; no closure inside it, no thunk around it.
        guard before.isEmpty || before == "method descriptor for " || before.hasPrefix("(extension in ") else { return }
        if let name = methodName(text[start.upperBound...]) { names.insert(name) }
      }
      return names
    }

    /// `collectionView(_:didSelectItemAt:)` from `collectionView(_: A.B, didSelectItemAt: C) -> D`; nil for what is no
    /// method.
    static func methodName(_ text: Substring) -> String? {
      guard let open = text.firstIndex(of: "(") else { return nil }
      let base = text[..<open]
      guard !base.isEmpty, base.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
      var name = base + "("
      var depth = 0
      var label: Substring? = ""
      var isArrow = false
      for character in text[text.index(after: open)...] {
        defer { isArrow = character == "-" }
        switch character {
        case "(", "[", "<": depth += 1
        case ")" where depth == 0: return name + ")"
        case ">" where isArrow: break
        case ")", "]", ">": depth -= 1
        case ":" where depth == 0 && label != nil:
          name += label.unsafelyUnwrapped + ":"
          label = nil
          continue
        case "," where depth == 0:
          label = ""
          continue
        case " ": continue
        default: break
        }
        if label != nil { label?.append(character) }
      }
      return nil
    }

    private static func demangled(_ name: String) -> String? {
      guard let text = _demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
  #else
    /// Nothing is known.
    static func names(in type: AnyClass) -> Set<String>? { nil }
  #endif
}

#if os(Linux)
  /// The standard library's own, without a declaration of its own.
  @_silgen_name("swift_demangle")
  private func _demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif
