internal import CollectionCore
import Foundation

/// A solved layout and what it was solved for. A class, so that asking it copies nothing.
@MainActor final class SolvedComposition {
  var solver: CompositionalSolver
  let counts: [Int]
  /// The sum of the counts.
  let itemCount: Int
  /// What the sections of the data were made of, for their handlers: one for all, or one each.
  let sections: [CollectionLayoutSection?]
  let hasHandlers: Bool
  /// What of the view's surroundings its insets were taken from.
  let surroundings: [ViewInsets]

  init() {
    solver = CompositionalSolver(
      CompositionalConfiguration(viewSize: .zero, scale: 1), definitions: [], sections: [])
    counts = []
    itemCount = 0
    sections = []
    hasHandlers = false
    surroundings = []
  }

  init(
    _ solver: CompositionalSolver, counts: [Int], sections: [CollectionLayoutSection?], surroundings: [ViewInsets]
  ) {
    self.solver = solver
    self.counts = counts
    itemCount = counts.reduce(0, +)
    self.sections = sections
    self.surroundings = surroundings
    hasHandlers = sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// What a section was made of.
  func section(_ index: Int) -> CollectionLayoutSection? {
    sections.count == 1 ? sections[0] : sections.indices.contains(index) ? sections[index] : nil
  }
}

/// A context that can say that sections look as before.
@MainActor final class CompositionalInvalidationContext: CollectionViewLayoutInvalidationContext {
  nonisolated(unsafe) var keepsSolution = false

  nonisolated override init() { super.init() }
}

extension CollectionViewCompositionalLayout {
  func prepareSections() {
    startVending()
    guard let view = _collectionView else {
      _solved = SolvedComposition()
      return
    }
    let last = _solved
    let pins = pinning
    if updatePlan != nil { rememberElements { last.solver.element($0, pinning: pins) } }
    let sectionCount = view.countSections()
    let scale = PixelGrid(scale: Double(view._environment.scale)).scale
    // Counts are not gone through again for each size that is measured: what changes them invalidates.
    if !_mustSolve, updatePlan == nil, last.solver.configuration.viewSize == view._bounds.size,
      last.solver.configuration.scale == scale, sectionCount == last.counts.count,
      last.itemCount == view._sections.itemCount
    {
      return
    }
    let counts = counts(in: view)
    _mustSolve = false
    let plan = _hasFollowedUpdate ? nil : updatePlan
    if let plan {
      _offsets = Dictionary(
        _offsets.compactMap { old in plan.sections.newIndex(of: old.key).map { ($0, old.value) } }
      ) { first, _ in first }
      _hasFollowedUpdate = true
      _restingOffset = nil
    }
    let held = heldItem(plan, view)
    let sizes = keptSizes(plan, view)
    solve(view, counts)
    tell(sizes)
    restoreOffsets()
    hold(held, isUpdate: plan != nil, view)
    _visibleItems = [:]
    _handlerWork = .all
  }

  private func solve(_ view: CollectionView, _ counts: [Int]) {
    var translation = CompositionalTranslation(view, _configuration)
    let configuration = translation.translatedConfiguration()
    var uses: [CompositionalSectionUse] = []
    uses.reserveCapacity(counts.count)
    var sections: [CollectionLayoutSection?] = []
    if let provider = _provider {
      let environment = LayoutEnvironment(LayoutContainer(view._bounds.size), view.traitCollection)
      sections.reserveCapacity(counts.count)
      for (index, count) in counts.enumerated() {
        let section = provider(index, environment)
        if section == nil, count > 0 { report(.missingSectionDefinition(index, count: count)) }
        uses.append(CompositionalSectionUse(definition: translation.definition(of: section), count: count))
        sections.append(section)
      }
    } else if let section = _section {
      // A custom group's provider is asked for each section (Semantics 11.18).
      let isSame = !section._group.holdsCustomGroup
      var definition = 0
      for (index, count) in counts.enumerated() {
        if index == 0 || !isSame { definition = translation.definition(of: section) }
        uses.append(CompositionalSectionUse(definition: definition, count: count))
      }
      sections = [section]
    } else {
      for count in counts {
        uses.append(CompositionalSectionUse(definition: translation.definition(of: nil), count: count))
      }
    }
    let solver = CompositionalSolver(
      configuration, definitions: translation.definitions, sections: uses, reusing: _solved.solver)
    _solved = SolvedComposition(
      solver, counts: counts, sections: sections, surroundings: [view.safeAreaInsets, view.layoutMargins])
    reportObstacle(view)
  }

  /// Tells of the first section that has items and shows none; a view without a size has not been laid out yet.
  private func reportObstacle(_ view: CollectionView) {
    let solved = _solved
    guard view._bounds.width > 0, view._bounds.height > 0 else { return }
    for section in 0..<solved.solver.sectionCount {
      guard let obstacle = solved.solver.obstacle(inSection: section), solved.section(section) != nil else { continue }
      let count = solved.solver.itemCount(inSection: section)
      let violation =
        obstacle == .noRoom
        ? Violation.sectionWithoutRoom(section, count: count, view: CGSize(view._bounds.size))
        : .groupHoldsNothing(section, count: count)
      if _reportedObstacle != violation { report(violation) }
      _reportedObstacle = violation
      return
    }
    _reportedObstacle = nil
  }

  /// The solver for the data as they are now.
  var preparedSolver: CompositionalSolver {
    _collectionView?.ensurePrepared()
    return _solved.solver
  }

  /// Solves again where insets that sections keep clear of are other ones.
  func surroundingsMayHaveChanged() {
    guard let view = _collectionView, view._hasPrepared else { return }
    if _solved.surroundings != [view.safeAreaInsets, view.layoutMargins] {
      invalidateLayout()
    } else if _solved.solver.isPinning {
      keepSolution()
    }
  }

  /// Asks for another pass that solves nothing again.
  func keepSolution() {
    let context = makeContext()
    (context as? CompositionalInvalidationContext)?.keepsSolution = true
    invalidateLayout(with: context)
  }

  // MARK: Bounds

  func dependsOn(_ newBounds: CGRect) -> Bool {
    guard let view = _collectionView else { return false }
    let new = LayoutRect(newBounds)
    if new.size != view._bounds.size { return true }
    return new != view._bounds && (_solved.solver.isPinning || hasHandlerOfMainScroll)
  }

  func context(for newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
    let context = makeContext()
    if let view = _collectionView, LayoutSize(newBounds.size) == view._bounds.size {
      (context as? CompositionalInvalidationContext)?.keepsSolution = true
    }
    return context
  }
}

extension CollectionLayoutGroup {
  /// Whether it, or a group in it, asks a provider for places.
  var holdsCustomGroup: Bool {
    if case .custom = _filling { return true }
    return _children.contains { ($0 as? CollectionLayoutGroup)?.holdsCustomGroup ?? false }
  }
}
