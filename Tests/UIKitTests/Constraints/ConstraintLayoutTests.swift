import TestSupport
import Testing
import UIKit

@MainActor @Suite("Layout by constraints") struct ConstraintLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func place(_ views: UIView..., with constraints: [NSLayoutConstraint]) {
    for view in views where view.superview == nil { root.addSubview(view) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test("A view pinned to four edges follows its superview")
  func pinned() {
    let view = plainView()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    #expect(box(view.frame) == "16 8 288 184")
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(box(view.frame) == "16 8 168 184")
  }

  @Test("A row in constants: icon, text, arrow")
  func row() {
    let icon = plainView()
    let text = WordView(5)
    let arrow = plainView()
    place(
      icon, text, arrow,
      with: [
        icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        icon.widthAnchor.constraint(equalToConstant: 44), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
        text.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
        arrow.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
        arrow.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        arrow.widthAnchor.constraint(equalToConstant: 10), arrow.heightAnchor.constraint(equalToConstant: 20),
        arrow.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      ])
    #expect([icon, text, arrow].map { box($0.frame) } == ["16 78 44 44", "68 90 218 20", "294 90 10 20"])
  }

  @Test("From right to left leading is right, and constants count leftwards")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = plainView()
    place(
      view,
      with: [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    #expect(box(view.frame) == "204 0 100 10")
  }

  @Test("Left and right stay where they are from right to left")
  func absolute() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = plainView()
    place(
      view,
      with: [
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    #expect(box(view.frame) == "16 0 100 10")
  }

  @Test("The text that hugs more keeps its width; the other takes the rest")
  func hugging() {
    let title = WordView(4)
    let value = WordView(3)
    value.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    place(title, value, with: pair(title, value))
    #expect([title, value].map { box($0.frame) } == ["0 0 290 20", "290 0 30 20"])
  }

  @Test("The text that resists less is compressed")
  func compression() {
    let title = WordView(30)
    let value = WordView(10)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    place(title, value, with: pair(title, value))
    #expect([title, value].map { box($0.frame) } == ["0 0 220 20", "220 0 100 20"])
  }

  @Test(
    "A width of at least 120 holds at 999 against a hug of 250, and gives way to a required 100",
    arguments: [false, true])
  func inequality(_ limited: Bool) {
    let text = WordView(5)
    let least = text.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    least.priority = UILayoutPriority(999)
    var all = [
      least, text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    if limited { all.append(text.widthAnchor.constraint(lessThanOrEqualToConstant: 100)) }
    place(text, with: all)
    #expect(box(text.frame) == (limited ? "0 0 100 20" : "0 0 120 20"))
  }

  @Test("A picture of 16 to 9 and a multiplier on an edge")
  func multipliers() {
    let picture = plainView()
    place(
      picture,
      with: [
        picture.topAnchor.constraint(equalTo: root.topAnchor),
        picture.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        NSLayoutConstraint(
          item: picture, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.5,
          constant: 0),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
      ])
    #expect(box(picture.frame) == "0 0 160 90")
  }

  @Test("Text of several lines gets its width first, then the height for that width")
  func wrapping() {
    let text = WordView(40, lines: 0)
    let below = WordView(3)
    place(
      text, below,
      with: [
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
        below.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      ])
    #expect([text, below].map { box($0.frame) } == ["10 10 300 40", "10 54 30 20"])
  }

  @Test("Edges come to lie on pixels: thirds of 100 at 2 pixels a point")
  func pixels() {
    root.frame.size.width = 100
    let views = [plainView(), plainView(), plainView()]
    views.forEach(root.addSubview)
    for (index, view) in views.enumerated() {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
      let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
      view.leadingAnchor.constraint(equalTo: before).isActive = true
    }
    root.layoutIfNeeded()
    #expect(views.map { box($0.frame) } == ["0 0 33.5 10", "33.5 0 33 10", "66.5 0 33.5 10"])
  }

  @Test("Views inside constrained views are in the coordinates of their superview")
  func nested() {
    let outer = plainView()
    let inner = plainView()
    outer.addSubview(inner)
    place(
      outer,
      with: [
        outer.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        outer.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
        inner.widthAnchor.constraint(equalToConstant: 90), inner.heightAnchor.constraint(equalToConstant: 30),
      ])
    #expect([outer, inner].map { box($0.frame) } == ["110 80 100 40", "5 5 90 30"])
  }

  @Test("A changed constant, and a constraint taken away, move the view at the next layout")
  func changing() {
    let view = plainView()
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    let loose = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 90)
    loose.priority = .defaultLow
    place(
      view,
      with: [
        top, loose, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
    top.constant = 20
    root.layoutIfNeeded()
    #expect(view.frame.minY == 20)
    top.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minY == 90)
    #expect(root.constraints.count == 2)
    #expect(view.constraints.count == 2)
  }

  @Test("A view taken out of the tree loses what bound it, and keeps its own constraints")
  func removing() {
    let view = plainView()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    root.addSubview(view)
    NSLayoutConstraint.activate([width, top])
    view.removeFromSuperview()
    #expect(width.isActive)
    #expect(!top.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("A fixed view's changed frame takes those bound to it along")
  func followsFixedFrame() {
    let fixed = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let view = plainView()
    root.addSubview(fixed)
    place(
      view,
      with: [
        view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: fixed.topAnchor),
        view.widthAnchor.constraint(equalTo: fixed.widthAnchor), view.heightAnchor.constraint(equalToConstant: 9),
      ])
    #expect(box(view.frame) == "65 10 50 9")
    fixed.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    root.layoutIfNeeded()
    #expect(box(view.frame) == "25 0 20 9")
  }

  @Test("Margins, safe area and guides of one's own")
  func guides() {
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = plainView()
    place(
      view,
      with: [
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        guide.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.topAnchor.constraint(equalTo: view.topAnchor), guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
    #expect(box(view.frame) == "15 20 190 30")
    #expect(box(guide.layoutFrame) == "205 20 100 30")
  }

  @Test("Texts stand on one line")
  func baselines() {
    let text = WordView(5)
    let line = plainView()
    place(
      text, line,
      with: [
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        line.topAnchor.constraint(equalTo: text.firstBaselineAnchor), line.heightAnchor.constraint(equalToConstant: 1),
        line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    #expect(box(line.frame) == "0 26 320 1")
  }

  @Test("The content of a scroll view gets its size from what is pinned to its edges", arguments: [false, true])
  func scrollView(_ usesGuide: Bool) {
    let scroll = UIScrollView(frame: root.bounds)
    let page = plainView()
    root.addSubview(scroll)
    scroll.addSubview(page)
    scroll.contentOffset.y = 30
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: usesGuide ? guide.topAnchor : scroll.topAnchor, constant: 10),
      page.leadingAnchor.constraint(equalTo: usesGuide ? guide.leadingAnchor : scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: usesGuide ? guide.trailingAnchor : scroll.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: usesGuide ? guide.bottomAnchor : scroll.bottomAnchor, constant: -10),
      page.widthAnchor.constraint(equalTo: usesGuide ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor),
      page.heightAnchor.constraint(equalToConstant: 700),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 720))
    #expect(box(page.frame) == "0 10 320 700")
  }

  private func pair(_ title: UIView, _ value: UIView) -> [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor), title.topAnchor.constraint(equalTo: root.topAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      value.topAnchor.constraint(equalTo: root.topAnchor),
    ]
  }
}

extension UILayoutPriority {
  fileprivate static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
}
