import CollectionViewScenarios
import Foundation
import VirtualCollectionView

/// Looks for what is wrong with a layout, anybody's, by asking it in many cases what views would ask it.
///
/// ```swift
/// let report = LayoutAudit(MyLayout()).run()
/// #expect(report.isClean, "\(report)")
/// ```
///
/// Each case has a view of its own, a data source that counts, and a layout made afresh by the expression that was given; a
/// layout that exists already goes from view to view. What is compared: rectangles with single elements, halves with
/// wholes, a second preparation with the first, and a layout that lived through scrolling, rotation, reloads and updates
/// with one that was just made. Nothing is random, so the same audit finds the same.
///
/// - Complexity: About 140 views of at most 260 items; a usual layout takes well under a second in a debug build.
@MainActor public struct LayoutAudit {
  /// What the layout is called in the report; the name of its class.
  public var subject: String
  /// The data that is tried: items by section.
  public var counts: [[Int]] = [[], [0], [1], [7], [0, 3, 0, 5], [60], [20, 0, 1, 30], [260]]
  /// The views that are tried, in points.
  public var sizes: [CGSize] = [
    CGSize(width: 320, height: 480), CGSize(width: 390, height: 844), CGSize(width: 667, height: 375),
  ]
  /// The size that views are turned to, in points.
  public var rotatedSize = CGSize(width: 480, height: 320)
  /// Whether sections behind the first count: false for layouts that say that they have one.
  public var expectsAllSections = true
  /// Whether items that do not exist are asked for. UIKit does not, and a layout with an array of attributes stops the
  /// process there; false.
  public var asksForMissingItems = false
  /// Whether an element may lie outside of the content, as in layouts that are to be moved by hand; false.
  public var allowsElementsOutsideContent = false

  /// Whether the content is to be a whole number of pages of the view's size, as paging needs it; false.
  public var expectsWholePages = false

  /// How much room there is to be between the last item and the end of the content, in points along the scroll axis; nil
  /// when it may be anything.
  public var trailingSpace: CGFloat?

  /// The most room there may be between two elements along the scroll axis, in points; nil when it may be anything.
  public var largestGap: CGFloat?

  /// Whether the work of preparing and of questions is counted for more and more items; true. What a view is prepared with
  /// (``preparingView(_:)``) has to answer for that many.
  public var examinesGrowth = true
  /// The numbers of items for it, in one section; three at least.
  public var growthCounts = [100, 200, 400, 800, 1_600]

  let make: @MainActor () -> CollectionViewLayout
  var variants: [Variant] = []
  var properties: [Variant] = []
  /// What was told about layouts of another class.
  var mistakes: [String] = []
  var insetSetter: (@MainActor (CollectionViewLayout, ViewInsets) -> Void)?
  var preparesView: (@MainActor (CollectionView) -> AnyObject?)?

  /// Something that is done to a layout, with its name.
  struct Variant {
    let name: String
    let change: @MainActor (CollectionViewLayout) -> Void
  }

  /// Audits the layout that an expression makes; it is evaluated for each view.
  public init(_ make: @autoclosure @escaping @MainActor () -> CollectionViewLayout) { self.init(making: make) }

  /// Audits the layouts that a block makes; it is called for each view.
  public init(making make: @escaping @MainActor () -> CollectionViewLayout) {
    self.make = make
    subject = String(describing: type(of: make()))
  }
}

// MARK: - Telling more about a layout

extension LayoutAudit {
  /// Also tries the layout after something was set about it: large items, another direction.
  public func variant<Layout: CollectionViewLayout>(
    _ name: String, _ change: @escaping @MainActor (Layout) -> Void
  ) -> LayoutAudit {
    var copy = self
    copy.note(Layout.self, "the variant \"\(name)\"")
    copy.variants.append(Variant(name: name) { if let layout = $0 as? Layout { change(layout) } })
    return copy
  }

  /// Also changes a property of a layout on screen, and looks whether the change is seen with no further call.
  ///
  /// - Parameter property: Its name, for the report.
  public func setting<Layout: CollectionViewLayout>(
    _ property: String, _ change: @escaping @MainActor (Layout) -> Void
  ) -> LayoutAudit {
    var copy = self
    copy.note(Layout.self, "the setting \"\(property)\"")
    copy.properties.append(Variant(name: property) { if let layout = $0 as? Layout { change(layout) } })
    return copy
  }

  /// Says how insets are set, and tries uneven and very large ones.
  public func insets<Layout: CollectionViewLayout>(
    _ set: @escaping @MainActor (Layout, ViewInsets) -> Void
  ) -> LayoutAudit {
    var copy = self
    copy.note(Layout.self, "what sets insets")
    copy.insetSetter = { if let layout = $0 as? Layout { set(layout, $1) } }
    return copy
  }

  /// Prepares each view: sets a delegate, registers decoration views. What the block answers is kept alive.
  public func preparingView(_ prepare: @escaping @MainActor (CollectionView) -> AnyObject?) -> LayoutAudit {
    var copy = self
    copy.preparesView = prepare
    return copy
  }
}

extension LayoutAudit {
  /// Notes what is told about layouts that this one is not.
  private mutating func note<Layout: CollectionViewLayout>(_ type: Layout.Type, _ what: String) {
    let layout = make()
    guard !(layout is Layout) else { return }
    mistakes.append("\(what) is for a \(type), and the layout is a \(Swift.type(of: layout)): it does nothing")
  }
}

// MARK: - Running

extension LayoutAudit {
  /// Tries all cases.
  public func run() -> AuditReport {
    var examination = LayoutExamination(audit: self)
    for mistake in mistakes {
      examination.find(.tellsNothing, AuditCase(counts: [], size: sizes.first ?? .zero), mistake)
    }
    // Data sources have no counts below zero: nothing could be said about a layout there.
    for counts in counts.map({ $0.map { max(0, $0) } }) {
      for (number, size) in usableSizes.enumerated() where number == 0 || !isLarge(counts) {
        examination.examine(AuditCase(counts: counts, size: size))
        // One size is enough for what does not depend on it.
        guard number == 0, !isLarge(counts) else { continue }
        examination.examine(
          AuditCase(
            counts: counts, size: size, inset: ViewInsets(top: 20, left: 0, bottom: 30, right: 0),
            direction: .rightToLeft))
        for variant in variants { examination.examine(AuditCase(counts: counts, size: size, variant: variant.name)) }
      }
    }
    examination.examineChanges()
    examination.examineProperties()
    examination.examineGrowth()
    AuditBreadcrumb.sweep()
    return examination.report
  }

  /// Whether there are so many items that one view is enough.
  private func isLarge(_ counts: [Int]) -> Bool { counts.reduce(0, +) > 100 }

  /// The sizes that a view can have.
  var usableSizes: [CGSize] {
    sizes.filter { $0.width.isFinite && $0.height.isFinite && $0.width >= 0 && $0.height >= 0 }
  }

  /// A layout made for a case.
  func layout(for setup: AuditCase) -> CollectionViewLayout {
    let layout = make()
    if let name = setup.variant { variants.first { $0.name == name }?.change(layout) }
    return layout
  }

  func stage(_ setup: AuditCase, frameScale: CGFloat = 1) -> AuditStage {
    AuditStage(layout(for: setup), setup, frameScale: frameScale, prepare: preparesView)
  }
}
