extension UpdatePlan {
  /// What is wrong with the plan, nil if nothing.
  ///
  /// - Complexity: O(edits log edits + sections).
  public func checkInvariants() -> String? {
    if let broken = sections.checkInvariants() ?? removed.checkInvariants() ?? placed.checkInvariants() {
      return broken
    }
    guard sections.oldCount == before.sectionCount, sections.newCount == after.sectionCount else {
      return "The map is for " + NumberText.text(sections.oldCount) + " and " + NumberText.text(sections.newCount)
        + " sections, the tables have " + NumberText.text(before.sectionCount) + " and "
        + NumberText.text(after.sectionCount) + "."
    }
    for edit in removed.edits where !before.contains(edit.path) {
      return "Item " + NumberText.text(edit.path) + " is edited, but is not there before the update."
    }
    for edit in placed.edits where !after.contains(edit.path) {
      return "Item " + NumberText.text(edit.path) + " is edited, but is not there after the update."
    }
    return brokenPartner ?? brokenSection
  }

  private var brokenPartner: String? {
    for edit in removed.edits where edit.action == .move {
      guard let back = placed.edit(at: edit.partner), back.action == .move, back.partner == edit.path else {
        return "Item " + NumberText.text(edit.path) + " moves to " + NumberText.text(edit.partner)
          + ", where nothing comes from it."
      }
    }
    for edit in placed.edits where edit.action == .move && removed.edit(at: edit.partner)?.action != .move {
      return "Item " + NumberText.text(edit.path) + " comes from " + NumberText.text(edit.partner)
        + ", which does not move."
    }
    return nil
  }

  /// As many places must be left in a section as items stay in it.
  private var brokenSection: String? {
    for section in 0..<after.sectionCount {
      guard let old = sections.oldIndex(of: section) else { continue }
      let staying = before.itemCount(in: old) - removed.range(ofSection: Int32(old)).count
      let room = after.itemCount(in: section) - placed.range(ofSection: Int32(section)).count
      if staying != room {
        return NumberText.text(staying) + " items stay in section " + NumberText.text(section)
          + ", but there is room for " + NumberText.text(room) + "."
      }
    }
    return nil
  }
}
