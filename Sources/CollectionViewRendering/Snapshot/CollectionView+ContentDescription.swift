import CollectionCore
import VirtualCollectionView

extension CollectionView {
  /// What is on screen as stable lines: each visible element, its frame, its labels. Made for comparing in tests.
  ///
  /// The first line has offset and content size. Then comes a line for each element, cells by path, then supplementary
  /// and then decoration views by kind and path:
  ///
  /// ```
  /// offset 0,300 content 100x1000
  /// cell:0.3 A 0,300 100x100 "S0.3" selected
  /// supplementary:UICollectionElementKindSectionHeader:0.0 =A 0,300 100x20 label "Fruit" z 10
  /// ```
  ///
  /// In a line: name, letter of the view (`pictureLetter`), frame in content coordinates with two decimals at most;
  /// then what is set of these: the item label in quotes, `label` and `id` for the accessibility label and identifier,
  /// `text` for each accessibility label of the views inside, front last, views in hidden ones left out; `z` if it is
  /// not 0, `selected`, `highlighted`, `hidden`, `alpha` below 1. Nothing is laid out: it describes what is there.
  ///
  /// - Complexity: O(views held at any depth).
  public final var contentDescription: String {
    var lines = [
      "offset " + NumberText.text(LayoutRect(viewBounds: self).origin) + " content "
        + NumberText.text(LayoutSize(width: Double(contentSize.width), height: Double(contentSize.height)))
    ]
    for element in visibleElements {
      let snapshot = ElementSnapshot(element, order: 0)
      var line = snapshot.name + " " + snapshot.letter + " " + NumberText.text(snapshot.frame)
      if let label = snapshot.itemLabel { line += " " + PlainText.quoted(label) }
      if let label = snapshot.accessibilityLabel { line += " label " + PlainText.quoted(label) }
      if let identifier = element.view.accessibilityIdentifier { line += " id " + PlainText.quoted(identifier) }
      appendTexts(of: element.view, to: &line)
      lines.append(line + snapshot.flags)
    }
    return lines.joined(separator: "\n")
  }

  private func appendTexts(of view: VirtualView, to line: inout String) {
    for subview in view.subviews where !subview.isHidden {
      if let label = subview.accessibilityLabel { line += " text " + PlainText.quoted(label) }
      appendTexts(of: subview, to: &line)
    }
  }
}
