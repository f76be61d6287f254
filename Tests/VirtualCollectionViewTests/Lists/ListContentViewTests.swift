import Foundation
import Testing
import VirtualCollectionView

// A capital is 8.5 points wide in 17 points, 7.5 in 15; a line of 17 points is 20.287 high and takes 20.5, of 15 points 18.

@MainActor @Suite("Content views of lists") struct ListContentViewTests {
  private func content(_ text: String?, _ secondary: String? = nil, image: CGSize? = nil) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = text
    content.secondaryText = secondary
    content.imageSize = image
    return content
  }

  private func view(_ content: ListContentConfiguration, _ width: CGFloat, _ height: CGFloat) -> ListContentView {
    let view = withEnvironment({ $0.scale = 2 }) { ListContentView(configuration: content) }
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: ListContentView) -> String {
    [view.imageLayoutGuide, view.textLayoutGuide, view.secondaryTextLayoutGuide].map { guide in
      guard let frame = guide?.layoutFrame else { return "-" }
      return [frame.minX, frame.minY, frame.width, frame.height].map { String(format: "%g", Double($0)) }
        .joined(separator: ",")
    }.joined(separator: " ")
  }

  private func height(_ content: ListContentConfiguration, _ width: CGFloat) -> CGFloat {
    view(content, 320, 100).sizeThatFits(CGSize(width: width, height: 0)).height
  }

  // 50.5 is a line of 20.5 between margins of 15; 4 lie between the texts.
  @Test("A row is as high as its lines and margins, and more lines make it higher")
  func height() {
    #expect(height(content("AAAA"), 320) == 50.5)
    // 26 points of room hold three letters: AA␣ AA.
    #expect(height(content("AA AA"), 50) == 71)
    #expect(height(content("AA AA"), 62.25) == 50.5)
    #expect(height(content("AA AA"), 62.24) == 71)
    #expect(height(content("AAAA", "AAAA"), 320) == 72.5)
    #expect(height(content(nil, "AAAA"), 320) == 48)
    #expect(height(content(nil), 320) == 30)
    #expect(height(content("A", image: CGSize(width: 10, height: 40)), 320) == 70)
  }

  @Test("A limit of lines holds, and an empty text takes no room")
  func limits() {
    var limited = content("AA AA AA AA")
    limited.textProperties.numberOfLines = 2
    #expect(height(limited, 50) == 71)
    #expect(height(content("", "AAAA"), 320) == 48)
    var sidebar = ListContentConfiguration.sidebarCell()
    sidebar.text = "AAAAAAAA AAAAAAAA"
    #expect(height(sidebar, 60) == 42.5)
  }

  @Test("Image and texts stand between the margins, each in the middle of the height")
  func placing() {
    #expect(frames(view(content("AAAA"), 200, 60)) == "- 16,20,176,20.5 -")
    #expect(
      frames(view(content("AAAA", "AA", image: CGSize(width: 29, height: 29)), 200, 80))
        == "16,25.5,29,29 61,19,131,20.5 61,43.5,131,18")
    #expect(frames(view(content(nil, image: CGSize(width: 29, height: 29)), 200, 80)) == "16,25.5,29,29 - -")
  }

  @Test("An image is no higher than the margins leave, and shrinks in proportion (list-cell-10)")
  func imageRoom() {
    #expect(frames(view(content(nil, image: CGSize(width: 29, height: 29)), 200, 50)) == "16,15,20,20 - -")
    #expect(
      frames(view(content("A", image: CGSize(width: 40, height: 20)), 200, 40)) == "16,15,20,10 52,10,140,20.5 -")
    #expect(frames(view(content(nil, image: CGSize(width: 29, height: 29)), 200, 59)) == "16,15,29,29 - -")
  }

  @Test("An image is no larger than its maximum, and lies in the middle of the room kept for it")
  func imageProperties() {
    var row = content("A", image: CGSize(width: 40, height: 20))
    row.imageProperties.maximumSize.width = 20
    #expect(frames(view(row, 200, 60)) == "16,25,20,10 52,20,140,20.5 -")
    row.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 50)
    #expect(frames(view(row, 200, 80)) == "31,35,20,10 82,30,110,20.5 -")
    #expect(height(row, 200) == 80)
  }

  @Test("A value stands at the end as long as both texts fit on a line, else below")
  func sideBySide() {
    var value = ListContentConfiguration.valueCell()
    value.text = "AAAA"
    value.secondaryText = "AA"
    // 16 + 34 + 8 + 17 + 8
    #expect(frames(view(value, 83, 60)) == "- 16,20,34,20.5 58,20,17,20.5")
    #expect(height(value, 83) == 50.5)
    #expect(frames(view(value, 82.5, 80)) == "- 16,17.5,58.5,20.5 16,42,58.5,20.5")
    #expect(height(value, 82.5) == 75)
    #expect(frames(view(value, 100, 60)) == "- 16,20,34,20.5 75,20,17,20.5")
  }

  @Test("From right to left everything is mirrored")
  func mirrored() {
    let row = content("AAAA", image: CGSize(width: 29, height: 29))
    let view = ListContentView(configuration: row)
    view.semanticContentAttribute = .forceRightToLeft
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    view.layoutIfNeeded()
    #expect(frames(view) == "155,25.5,29,29 8,30,131,20.5 -")
  }

  @Test("Larger margins of the superview count along the axes that preserve them, as far as they reach into the view")
  func outerMargins() {
    let outer = VirtualView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = ViewInsets(top: 40, left: 30, bottom: 0, right: 50)
    let inner = view(content("A"), 200, 100)
    outer.addSubview(inner)
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(frames(inner) == "- 30,40,120,20.5 -")
    inner.frame = CGRect(x: 10, y: 0, width: 160, height: 100)
    inner.layoutIfNeeded()
    #expect(frames(inner) == "- 20,40,120,20.5 -")
    var free = content("A")
    free.axesPreservingSuperviewLayoutMargins = .vertical
    inner.configuration = free
    inner.layoutIfNeeded()
    #expect(frames(inner) == "- 16,52.5,136,20.5 -")
  }

  @Test("The views come and go with what they show, and a transform changes the letters")
  func parts() {
    let view = view(content("a", "b", image: CGSize(width: 1, height: 1)), 200, 60)
    #expect(view.subviews.count == 3 && view.layoutGuides.count == 3)
    var row = content("ab cd")
    row.textProperties.transform = .capitalized
    row.textProperties.color = .red
    view.configuration = row
    let label = view.subviews[0] as? VirtualLabel
    #expect(view.subviews.count == 1 && view.layoutGuides.count == 1)
    #expect(label?.text == "Ab Cd" && label?.textColor == .red)
    #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
    row.attributedText = NSAttributedString(string: "xyz")
    view.configuration = row
    #expect(label?.text == "xyz")
  }

  @Test("Constraints reach its height and its guides")
  func constraints() {
    let outer = VirtualView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let inner = view(content("AA AA"), 10, 10)
    let mark = VirtualView(frame: .zero)
    for view in [inner, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50),
      mark.topAnchor.constraint(equalTo: inner.bottomAnchor), mark.widthAnchor.constraint(equalToConstant: 5),
      mark.heightAnchor.constraint(equalToConstant: 5),
      mark.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 71))
    #expect(mark.frame.minY == 71)
    #expect(inner.textLayoutGuide?.layoutFrame == CGRect(x: 16, y: 15, width: 26, height: 41))
  }
}
