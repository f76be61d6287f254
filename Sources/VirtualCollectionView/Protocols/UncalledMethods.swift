import Foundation

/// Optional methods that are not called because a class adds them below the one that conforms.
///
/// Swift fixes what fulfils a requirement where the conformance is declared: what is left out there stays the default body
/// for all subclasses. UIKit asks the object and finds the method.
@MainActor struct UncalledMethods {
  /// An optional method in the wrong class.
  struct Finding: Hashable {
    /// The class with the method.
    var type: ObjectIdentifier
    var typeName: String
    /// The class that conforms.
    var conformingName: String
    var protocolName: String
    var method: String
  }

  private static var known: [ObjectIdentifier: [Finding]] = [:]

  /// The findings about the class of `object`, all protocols of this module looked at.
  ///
  /// Looks the class up the first time and remembers: without a class between, that takes a few microseconds, otherwise the
  /// symbols of the program are read.
  static func findings(about object: AnyObject) -> [Finding] {
    let type: AnyClass = Swift.type(of: object)
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = look(at: type)
    known[ObjectIdentifier(type)] = found
    return found
  }

  // MARK: Looking

  /// A protocol, and the numbers of its optional methods.
  private struct Kind {
    var name: String
    var methods: ClosedRange<Int>
    var isMet: @MainActor (AnyClass) -> Bool

    static let all = [
      Kind(name: "ScrollViewDelegate", methods: 1...14) { $0 is any ScrollViewDelegate.Type },
      Kind(name: "CollectionViewDataSource", methods: 15...20) { $0 is any CollectionViewDataSource.Type },
      Kind(name: "CollectionViewDataSourcePrefetching", methods: 21...21) {
        $0 is any CollectionViewDataSourcePrefetching.Type
      },
      Kind(name: "CollectionViewDelegate", methods: 22...41) { $0 is any CollectionViewDelegate.Type },
      Kind(name: "CollectionViewDelegateFlowLayout", methods: 42...47) {
        $0 is any CollectionViewDelegateFlowLayout.Type
      },
      Kind(name: "WaterfallLayoutDelegate", methods: 48...56) { $0 is any WaterfallLayoutDelegate.Type },
    ]
  }

  private static func look(at type: AnyClass) -> [Finding] {
    // The class itself first, `NSObject` last.
    var line: [AnyClass] = [type]
    while let parent = _getSuperclass(line[line.count - 1]) { line.append(parent) }
    var names: [Set<String>?] = []
    return Kind.all.flatMap { look(at: line, for: $0, &names) }
  }

  private static func look(at line: [AnyClass], for kind: Kind, _ names: inout [Set<String>?]) -> [Finding] {
    guard kind.isMet(line[0]), line.count > 1, kind.isMet(line[1]) else { return [] }
    var conforming = 1
    while conforming + 1 < line.count, kind.isMet(line[conforming + 1]) { conforming += 1 }
    // Classes of frameworks declare every method, for their subclasses to override.
    guard !isOurs(line[conforming]) else { return [] }
    if names.isEmpty { names = line.map { isOurs($0) ? [] : DeclaredMethods.names(in: $0) } }
    // With a method there, what subclasses have are overrides. Not knowing its methods, nothing can be said.
    guard let own = names[conforming] else { return [] }
    let declared = names[conforming...].reduce(into: own) { $0.formUnion($1 ?? []) }
    var findings: [Finding] = []
    for method in OptionalMethod.names[(kind.methods.lowerBound - 1)..<kind.methods.upperBound]
    where !declared.contains(method) {
      // The topmost of those that have it: those below override it.
      guard let place = names[..<conforming].lastIndex(where: { $0?.contains(method) == true }) else { continue }
      findings.append(
        Finding(
          type: ObjectIdentifier(line[place]), typeName: UIKitText.className(line[place]),
          conformingName: UIKitText.className(line[conforming]), protocolName: kind.name, method: method))
    }
    return findings
  }

  /// Whether a class is not the user's: such a class has nothing to find, and its symbols may be many.
  private static func isOurs(_ type: AnyClass) -> Bool {
    let name = _typeName(type, qualified: true)
    return name.hasPrefix("VirtualCollectionView.") || name.hasPrefix("UIKitNames.") || name.hasPrefix("Foundation.")
  }
}

// MARK: - Reporting

extension CollectionView {
  /// Reports the optional methods of a data source or delegate that nobody can call, once for each view.
  func reportUncalledMethods(of object: AnyObject?) {
    guard let object else { return }
    for finding in UncalledMethods.findings(about: object) {
      let violation = Violation.uncalledMethod(finding)
      if !_violations.contains(violation) { report(violation) }
    }
  }
}

extension Violation {
  @MainActor static func uncalledMethod(_ finding: UncalledMethods.Finding) -> Violation {
    Violation(
      .optionalMethodInSubclass, .advice,
      "\(finding.typeName) has \(finding.method), which UIKit calls. Here it is not called: its superclass"
        + " \(finding.conformingName) conforms to \(UIKitText.protocolName(finding.protocolName)) without it, and Swift"
        + " looks no further.",
      facts: [
        "class": finding.typeName, "method": finding.method, "conforming class": finding.conformingName,
        "protocol": UIKitText.protocolName(finding.protocolName),
      ],
      remedy: "Declare \(finding.method) in \(finding.conformingName), with what UIKit assumes when it is missing, and"
        + " override it in \(finding.typeName).")
  }
}
