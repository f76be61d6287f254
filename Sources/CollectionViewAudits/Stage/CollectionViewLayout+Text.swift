import CollectionViewScenarios
import Foundation
import VirtualCollectionView

extension CollectionViewLayout {
  /// All that the layout answers to a rectangle around everything, a line for each element in order of names: frame, and
  /// what is set of order, opacity and hiding. Made for comparing in tests.
  ///
  /// - Complexity: O(elements log elements).
  public final var answersText: String {
    let everything = probeEverything()
    let lines = everything.order.sorted().compactMap { name -> String? in
      guard let element = everything.elements[name] else { return nil }
      let attributes = element.attributes
      var line = "\(name) \(AuditText.rect(element.frame))"
      if attributes.zIndex != 0 { line += " z \(attributes.zIndex)" }
      if attributes.alpha != 1 { line += " alpha \(AuditText.number(attributes.alpha))" }
      if attributes.isHidden { line += " hidden" }
      return line
    }
    return (["content \(AuditText.size(collectionViewContentSize))"] + lines).joined(separator: "\n")
  }
}
