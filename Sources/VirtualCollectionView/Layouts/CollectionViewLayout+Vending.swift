internal import CollectionCore
import Foundation

// What the layouts have in common that are not in UIKit: where they get their room, and how they hand attributes out.

/// A solver that is done. A class, so that asking it retains one object and not each array of the solver.
final class Solved<Solver: ElementSolver>: ElementSolver {
  let solver: Solver

  init(_ solver: Solver) { self.solver = solver }

  func elements(in rect: LayoutRect, into result: inout [PlacedElement]) -> QueryWindow {
    solver.elements(in: rect, into: &result)
  }
}

extension CircleSolver: ElementSolver {}
extension PagedGridSolver: ElementSolver {}
extension WaterfallSolver: ElementSolver {}

extension CollectionViewLayout {
  /// Makes the vendor at the first preparation, and lets it forget the last answer at each.
  func startVending() {
    if _vendor == nil { _vendor = AttributesVendor(type(of: self).layoutAttributesClass) }
    _vendor?.invalidate()
  }

  /// What the insets leave of a view's bounds.
  func room(in view: CollectionView) -> LayoutSize {
    let insets = view._adjustedInset
    return LayoutSize(
      width: max(0, view._bounds.width - insets.left - insets.right),
      height: max(0, view._bounds.height - insets.top - insets.bottom))
  }

  /// The pixels of a view's screen.
  func pixels(of view: CollectionView) -> PixelGrid { PixelGrid(scale: Double(view._environment.scale)) }

  /// The items of each section.
  ///
  /// - Complexity: O(sections).
  func counts(in view: CollectionView) -> [Int] {
    let sections = view.countSections()
    var result: [Int] = []
    result.reserveCapacity(sections)
    for section in 0..<sections { result.append(view.countItems(in: section)) }
    return result
  }

  /// Whether a view would be of another size with these bounds, in one of the axes that matter.
  func resizes(to bounds: CGRect, width: Bool = true, height: Bool = true) -> Bool {
    guard let view = _collectionView else { return false }
    let new = LayoutRect(bounds)
    return (width && new.width != view._bounds.width) || (height && new.height != view._bounds.height)
  }

  /// Reports, once a view, that somebody changed attributes which belong to the layout.
  func reportAlteration(of vendor: AttributesVendor) {
    guard let bad = vendor.altered(), let view = _collectionView,
      !view._violations.contains(where: { $0.rule == .mutatedSuperAttributes })
    else { return }
    report(.mutatedAttributes(of: self, bad.attributes, computed: bad.computed))
  }

  /// Reports numbers that cannot be the measure of anything, each with the name of its property.
  ///
  /// - Parameter least: What a good number must reach.
  func check(_ values: KeyValuePairs<String, CGFloat>, least: CGFloat = 0) {
    for (name, value) in values where !(value.isFinite && value >= least) {
      report(.invalidMetric(self, name, value, least: least))
    }
  }

  /// Reports insets that are not finite; negative ones reach outwards.
  func check(_ inset: ViewInsets) {
    check(
      [
        "sectionInset.top": inset.top, "sectionInset.left": inset.left, "sectionInset.bottom": inset.bottom,
        "sectionInset.right": inset.right,
      ], least: -.greatestFiniteMagnitude)
  }
}
