#if canImport(UIKit)
  import Testing
  import UIKit

  /// What the tests need beyond UIKit's API. The two branches beside this file say how; nothing else knows which engine
  /// runs.
  ///
  /// - `versions`: the iOS versions whose behaviour can be had here.
  /// - `scales`: the numbers of pixels in a point that can be had here.
  /// - `show(in:_:)`: shows a view in a window.
  /// - `raised(in:by:)`: the reason of the exception that a block raises.
  /// - `scroll(section:to:of:)`: scrolls a section that scrolls itself, as a finger would.
  /// - `settle()`: waits until animations are over and their completions were called.
  @MainActor enum Engine {}

  /// What a view has around it.
  struct Surroundings {
    /// The iOS version; nil for the newest there is.
    var version: Int?
    /// Pixels in a point.
    var scale: CGFloat = 2
    /// Points that bars or corners cover.
    var safeArea: UIEdgeInsets = .zero
  }

  /// A view that is shown, with what must live as long as it does.
  @MainActor struct Shown<View> {
    let view: View
    let window: AnyObject?
  }

  extension Trait where Self == ConditionTrait {
    /// Expects places on half points, as screens with two pixels in a point have them.
    static var halfPoints: Self { .enabled("A pixel must be half a point") { await Engine.scales.contains(2) } }
  }
#endif
