import CollectionViewScenarios
import Foundation
import VirtualCollectionView

// What an answer says along the scroll axis.

extension ProbedAnswer {
  /// The first room along an axis that is larger than it may be, with what stands on both sides of it; nil when there is
  /// none. Decorations are left out: they lie behind others.
  func firstGap(over most: CGFloat, isVertical: Bool) -> String? {
    let spans = elements.values.compactMap {
      element -> (name: ElementName, frame: CGRect, start: CGFloat, end: CGFloat)? in
      let frame = element.frame
      guard element.name.category != .decoration, !element.attributes.isHidden, frame.hasFiniteSides else { return nil }
      return isVertical
        ? (element.name, frame, frame.minY, frame.maxY) : (element.name, frame, frame.minX, frame.maxX)
    }.sorted { ($0.start, $0.name) < ($1.start, $1.name) }
    guard var last = spans.first else { return nil }
    for span in spans.dropFirst() {
      // A hundredth of a point is noise.
      if span.start - last.end > most + 0.01 {
        return
          "\(AuditText.number(span.start - last.end)) points between \(last.name) at \(AuditText.rect(last.frame)) and"
          + " \(span.name) at \(AuditText.rect(span.frame)), where \(AuditText.number(most)) are the most"
      }
      if span.end > last.end { last = span }
    }
    return nil
  }

  /// The first supplementary view without a length along an axis; nil when there is none.
  func firstEmptySupplementary(isVertical: Bool) -> String? {
    for name in order.sorted() where name.category == .supplementary {
      guard let element = elements[name], !element.attributes.isHidden, element.frame.hasFiniteSides,
        (isVertical ? element.frame.height : element.frame.width) == 0
      else { continue }
      return "\(name) has the frame \(AuditText.rect(element.frame))"
    }
    return nil
  }
}
