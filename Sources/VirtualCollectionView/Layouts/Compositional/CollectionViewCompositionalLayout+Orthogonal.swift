// face
internal import CollectionCore
import Foundation

// Sections that scroll across the layout's axis. UIKit moves them with the finger, in scroll views of its own; here they
// are moved by call, as the view they are in is moved by its content offset, and by `scrollToItem`.

extension CollectionViewCompositionalLayout {
  /// How far a section that scrolls itself is scrolled, in points towards its end; 0 for others. With
  /// `groupPagingCentered` it begins where the first group is centred, which can be negative (Semantics 11.54).
  public final func orthogonalOffset(inSection section: Int) -> CGFloat {
    let solver = preparedSolver
    return exists(section, solver) ? CGFloat(solver.orthogonalOffset(ofSection: section)) : 0
  }

  /// How far a section can be scrolled, in points; 0 to 0 for one whose groups all fit, or that does not scroll itself
  /// (Semantics 11.54).
  public final func orthogonalOffsetRange(inSection section: Int) -> ClosedRange<CGFloat> {
    let solver = preparedSolver
    guard exists(section, solver) else { return 0...0 }
    let range = solver.orthogonalRange(ofSection: section)
    return CGFloat(range.lowerBound)...CGFloat(range.upperBound)
  }

  /// Where a section comes to rest that is let go towards an offset: anywhere, at a group, at a page, or where a group is
  /// centred, as its behaviour has it, and never past the end (Semantics 11.55).
  public final func orthogonalRestOffset(for proposedOffset: CGFloat, inSection section: Int) -> CGFloat {
    let solver = preparedSolver
    guard exists(section, solver) else { return 0 }
    return CGFloat(solver.orthogonalRest(for: Double(proposedOffset), inSection: section))
  }

  /// Scrolls a section to where it comes to rest for an offset. Nothing is solved again; the delegate of the view is not
  /// told (Semantics 11.56), the section's handler is (Semantics 11.57).
  ///
  /// - Returns: Where it came to rest, in points.
  @discardableResult
  public final func scrollSection(_ section: Int, toOrthogonalOffset offset: CGFloat) -> CGFloat {
    let rest = orthogonalRestOffset(for: offset, inSection: section)
    return setOrthogonalOffset(rest, inSection: section)
  }

  /// Sets how far a section is scrolled, anywhere in its range: where a finger holds it, say.
  ///
  /// - Returns: The offset that was set, in points.
  @discardableResult
  public final func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) -> CGFloat {
    let solver = preparedSolver
    guard exists(section, solver), solver.orthogonalScrolling(ofSection: section) != .none else { return 0 }
    let before = solver.orthogonalOffset(ofSection: section)
    let new = _solved.solver.setOrthogonalOffset(Double(offset), ofSection: section)
    _offsets[section] = new
    if new != before {
      _vendor?.invalidate()
      _handlerWork = _handlerWork.and(.section(section))
      keepSolution()
    }
    return CGFloat(new)
  }

  /// Scrolls the section of an item that `scrollToItem` goes to, if it scrolls itself: to the place itself, not to where
  /// it would come to rest. True when it moved.
  func scrollSection(
    toShow path: ItemPath, vertical: Viewport.Alignment?, horizontal: Viewport.Alignment?
  ) -> Bool {
    let solver = preparedSolver
    let section = Int(path.section)
    guard path.item != ItemPath.unlimited, exists(section, solver),
      solver.orthogonalScrolling(ofSection: section) != .none
    else { return false }
    let before = solver.orthogonalOffset(ofSection: section)
    let place = solver.orthogonalOffset(showing: path, solver.axis == .vertical ? horizontal : vertical)
    return Double(setOrthogonalOffset(CGFloat(place), inSection: section)) != before
  }

  private func exists(_ section: Int, _ solver: CompositionalSolver) -> Bool {
    section >= 0 && section < solver.sectionCount
  }

  /// Brings sections back to where they were before a solve, or to where they begin.
  func restoreOffsets() {
    let solved = _solved
    for (section, offset) in _offsets where exists(section, solved.solver) {
      _offsets[section] = solved.solver.setOrthogonalOffset(offset, ofSection: section)
    }
    // Only a section that centres its groups can begin elsewhere than at 0.
    guard solved.sections.contains(where: { $0?.orthogonalScrollingBehavior == .groupPagingCentered }) else { return }
    for section in 0..<solved.solver.sectionCount
    where _offsets[section] == nil && solved.solver.orthogonalScrolling(ofSection: section) == .groupPagingCentered {
      let start = solved.solver.orthogonalRange(ofSection: section).lowerBound
      solved.solver.setOrthogonalOffset(start, ofSection: section)
    }
  }
}
