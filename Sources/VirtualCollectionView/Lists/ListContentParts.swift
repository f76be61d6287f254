internal import CollectionCore
import Foundation

/// The views a row's content is shown with, each made when there is something to show and kept for later.
@MainActor struct ListContentParts {
  /// One of them: a view while there is something to show, and where it is.
  @MainActor struct Part<View: VirtualView> {
    private(set) var view: View?
    /// Where the view is; nil while it shows nothing.
    private(set) var guide: LayoutGuide?

    /// The view, put into `owner` when it was not there.
    mutating func appear(in owner: VirtualView, make: () -> View) -> View {
      let view = view ?? make()
      if view.superview !== owner { owner.addSubview(view) }
      self.view = view
      if guide == nil {
        let guide = LayoutGuide()
        guide._role = .placed
        owner.addLayoutGuide(guide)
        self.guide = guide
      }
      return view
    }

    mutating func disappear() {
      view?.removeFromSuperview()
      if let guide { guide._owner?.removeLayoutGuide(guide) }
      guide = nil
    }

    func place(_ frame: CGRect?, mirroredIn width: CGFloat?) {
      guard var frame, let view, let guide else { return }
      if let width { frame.origin.x = width - frame.maxX }
      view.frame = frame
      guide._frame = LayoutRect(frame)
    }
  }

  private(set) var text = Part<VirtualLabel>()
  private(set) var secondaryText = Part<VirtualLabel>()
  private(set) var image = Part<ListImageView>()

  mutating func show(_ content: ListContentConfiguration, in owner: VirtualView) {
    if content.imageSize != nil {
      let view = image.appear(in: owner) { ListImageView(frame: .zero) }
      view.imageObject = content.imageObject
      view.tintColor = content.imageProperties.resolvedTintColor(for: owner.tintColor)
    } else {
      image.disappear()
    }
    ListContentParts.show(
      LabelContent(content.text, content.attributedText, content.textProperties), content.textProperties, &text, owner)
    ListContentParts.show(
      LabelContent(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties),
      content.secondaryTextProperties, &secondaryText, owner)
  }

  private static func show(
    _ content: LabelContent?, _ properties: ListContentConfiguration.TextProperties, _ part: inout Part<VirtualLabel>,
    _ owner: VirtualView
  ) {
    guard let content else {
      part.disappear()
      return
    }
    let label = part.appear(in: owner) { VirtualLabel(frame: .zero) }
    label.font = content.font
    label.textColor = content.color
    label.textAlignment = content.alignment
    label.lineBreakMode = content.lineBreakMode
    label.numberOfLines = content.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed = content.attributed { label.attributedText = attributed } else { label.text = content.text }
  }

  func place(_ arrangement: ListContentArrangement, mirroredIn width: CGFloat?) {
    image.place(arrangement.image, mirroredIn: width)
    text.place(arrangement.text, mirroredIn: width)
    secondaryText.place(arrangement.secondaryText, mirroredIn: width)
  }
}

/// The image of a row: a place of its size, with the image that the names module gave.
@MainActor final class ListImageView: VirtualView {
  var imageObject: NSObject?
}
