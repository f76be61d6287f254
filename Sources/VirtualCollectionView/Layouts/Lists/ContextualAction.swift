import Foundation

/// What a swipe over a row offers to do: `UIContextualAction`.
@preconcurrency @MainActor open class ContextualAction: NSObject {
  /// Whether what it does takes the row away.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// It does not.
    case normal = 0
    /// It does.
    case destructive = 1
  }

  /// Does it. Call the completion with true when it was done; UIKit then closes the swipe.
  public typealias Handler = (
    _ action: ContextualAction, _ sourceView: VirtualView, _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  private let _style: Style
  private let _handler: Handler
  private var _backgroundColor: VirtualColor?
  /// What the names module keeps here under UIKit's types: an image.
  package final var imageObject: NSObject?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    _style = style
    _handler = handler
    self.title = title
    super.init()
  }

  /// Whether what it does takes the row away.
  open var style: Style { _style }
  /// What is done.
  open var handler: Handler { _handler }
  /// What it says.
  open var title: String?

  /// Behind it; grey, or red for a destructive one. Nil sets it back to that.
  open var backgroundColor: VirtualColor! {
    get { _backgroundColor ?? (_style == .destructive ? .systemRed : .systemGray) }
    set { _backgroundColor = newValue }
  }
}
