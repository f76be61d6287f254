import VirtualCollectionView

// What the view itself noticed while the audit asked.

extension LayoutExamination {
  /// Finds a rule for each violation that a view recorded.
  mutating func examineViolations(_ stage: AuditStage, _ setup: AuditCase) {
    for violation in stage.violations {
      let sentence = violation.sentence.split(separator: "\n").first.map(String.init) ?? violation.sentence
      switch violation.rule {
      case .mutatedSuperAttributes:
        find(
          .superAttributesChanged, setup,
          violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
      case .attributesForMissingItem: find(.elementOfMissingItem, setup, sentence)
      case .duplicateAttributes: find(.duplicateElements, setup, sentence)
      case .invalidGeometry: find(.notANumber, setup, sentence)
      case .changedWithoutInvalidation: find(.changesByItself, setup, sentence)
      case .missingAttributes: find(.itemWithoutAttributes, setup, sentence)
      case .pathOutOfRange:
        // Asked of a flow layout it is an item, asked of the view a section.
        find(
          violation.fact("asked") == nil ? .asksForMissingSection : .asksForMissingItem, setup,
          violation.facts.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
      // Items that are larger than a view of the audit's choice are not the layout's fault.
      case .oversizedItem, .nearMiss, .overReporting, .layoutInUse: break
      default: if violation.severity != .advice { find(.brokenContract, setup, sentence) }
      }
    }
  }
}
