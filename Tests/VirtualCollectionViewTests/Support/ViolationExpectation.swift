import Foundation
import Testing
import VirtualCollectionView

/// Expects a rule, a severity and UIKit's sentence, in the value and in its text.
@MainActor func expect(
  _ violation: Violation?, _ rule: ViolationRule, _ severity: Violation.Severity = .exception, says sentence: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let violation = try #require(violation, sourceLocation: sourceLocation)
  #expect(violation.rule == rule, sourceLocation: sourceLocation)
  #expect(violation.severity == severity, sourceLocation: sourceLocation)
  #expect(violation.sentence.contains(sentence), sourceLocation: sourceLocation)
  #expect(violation.description.contains(sentence), sourceLocation: sourceLocation)
  #expect(!violation.remedy.isEmpty, sourceLocation: sourceLocation)
}
