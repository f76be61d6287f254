extension FindingRule {
  /// What ``LayoutAudit`` can find.
  public static let layoutRules: [FindingRule] = [
    tellsNothing, notANumber, negativeSize, duplicateElements, elementOfMissingItem, itemWithoutAttributes,
    itemNeverShown,
    answersDisagree, elementsMissing, elementsTooMany, halvesDiffer, narrowAnswersDiffer, outsideContent,
    prepareAddsUp, notRepeatable, scrollingBackDiffers, contentNotWholePages, contentTooLarge, changesByItself,
    superAttributesChanged, asksForMissingItem, asksForMissingSection, answersForMissingItem, brokenContract,
    boundsChangeMissed, boundsChangeNeedless, sizeChangeMissed, updateLeavesOldPlaces, reloadLeavesOldPlaces,
    propertyWithoutInvalidation, unevenInsetIgnored, turnedInsideOut, frameForBounds, screenForBounds,
    readsDataSource, coveredWithoutOrder, targetOutsideContent, updateStateKept, attributesIncomplete,
  ]

  /// Something told about the layout that does not concern it.
  public static let tellsNothing = FindingRule(
    "tells-nothing", .risk, title: "The audit was told something about a layout of another class.",
    why: "The closure's parameter has another type than the layout that is audited.",
    remedy: "Give the closure the class of the layout; one for several takes CollectionViewLayout.")

  // MARK: Answers

  /// A frame, size, opacity, content size or target offset that is not a finite number.
  public static let notANumber = FindingRule(
    "not-a-number", .fault, title: "A frame, size or offset is not a finite number.",
    why: "Something is divided by a count or a size that can be zero.",
    remedy: "Answer nothing for no items, and guard the division in prepare().")

  /// A width or height below zero.
  public static let negativeSize = FindingRule(
    "negative-size", .fault, title: "An element or the content has a negative width or height.",
    why: "Spacing is taken off although there is no item, or insets from a room that is smaller than they are.",
    remedy: "Take max(0, …) of what is left, and one spacing less than there are items only where there are items.")

  /// The same element twice in one answer.
  public static let duplicateElements = FindingRule(
    "duplicate-elements", .fault, title: "One answer holds the same element twice.",
    why: "An array of attributes is appended to without being emptied, or two searches overlap.",
    remedy: "Empty the array in prepare(), or collect the answer by index path.")

  /// Attributes of an item that does not exist.
  public static let elementOfMissingItem = FindingRule(
    "element-of-missing-item", .fault, title: "The answer for a rectangle names an item that does not exist.",
    why: "Attributes of an earlier preparation are still there after items went away.",
    remedy: "Make the attributes anew in prepare(), from the view's counts of that moment.")

  /// An item, supplementary or decoration view that has no attributes when it is asked for by its path.
  public static let itemWithoutAttributes = FindingRule(
    "item-without-attributes", .fault, title: "An element that is shown has no attributes of its own.",
    why: "layoutAttributesForItem(at:), …ForSupplementaryView or …ForDecorationView is not overridden, or knows fewer"
      + " elements than the answer for a rectangle.",
    remedy: "Answer every existing element, visible or not: scrolling to an item and updates ask for it.")

  /// An item that is nowhere, or a header or decoration view that has a place and is in no answer.
  public static let itemNeverShown = FindingRule(
    "item-never-shown", .fault, title: "An element is never shown, wherever one scrolls.",
    why:
      "Only section 0 is laid out, the loop ends before the last item, or layoutAttributesForElements(in:) leaves out"
      + " a whole kind of elements.",
    remedy:
      "Go through all sections, all their items, headers, footers and decorations, or say in the documentation how"
      + " many the layout can show.")

  /// A rectangle's answer that is not the item's.
  public static let answersDisagree = FindingRule(
    "answers-disagree", .fault,
    title: "An element has other attributes in a rectangle than when it is asked for alone.",
    why: "The two methods compute on their own ways, or one of them hands out an object that the other has changed.",
    remedy: "Compute an element's attributes in one place and let both methods use it.")

  /// Elements in sight that a rectangle's answer leaves out.
  public static let elementsMissing = FindingRule(
    "elements-missing", .fault, title: "The answer for a rectangle leaves out an element that is in it.",
    why: "The rectangle is matched against other frames than those of the answer, or the search ends too early.",
    remedy: "Test the frame that the element will have, and end a search only where none can follow.")

  /// Many elements outside of the rectangle.
  public static let elementsTooMany = FindingRule(
    "elements-too-many", .waste, title: "The answer for a rectangle is mostly outside of it.",
    why: "Everything is answered, whatever the rectangle.",
    remedy: "Keep frames sorted along the scroll axis and search by halves; answer what meets the rectangle.")

  /// Two halves of a rectangle that do not make up the whole, or have the same element elsewhere.
  public static let halvesDiffer = FindingRule(
    "halves-differ", .fault, title: "Two halves of a rectangle do not have what the whole has.",
    why: "What is answered depends on the last answer or on the visible bounds, or attributes are computed from the"
      + " rectangle that is asked for, such as from its middle.",
    remedy: "Let the rectangle decide which elements are answered, and nothing else; place by the view's bounds.")

  /// A rectangle that is narrower than the view across the scrolling, and does not have what is in it. Views ask for their
  /// whole width or height.
  public static let narrowAnswersDiffer = FindingRule(
    "narrow-answers-differ", .risk,
    title: "A rectangle narrower than the view does not have what is in it, or has it elsewhere.",
    why: "Items are moved across the scrolling behind the search, or placed by what else was found in the rectangle.",
    remedy: "Ask super for the whole row or column, move copies, and leave out what does not meet the rectangle then.")

  /// Two elements in one place, without an order.
  public static let coveredWithoutOrder = FindingRule(
    "covered-without-order", .risk, title: "An element covers another one, and nothing says which is on top.",
    why:
      "A position is not moved on by a section, header or column, or elements that are meant to lie on each other have"
      + " the same zIndex.",
    remedy: "Move on by what was placed; where elements are to lie on each other give them different zIndex.")

  /// Attributes of a class of the user's own that lose something.
  public static let attributesIncomplete = FindingRule(
    "attributes-incomplete", .fault,
    title: "A property of the layout's own attributes is lost in copies, or not compared.",
    why: "copy(with:) or isEqual(_:) is not overridden: the view shows copies, and does not apply what is equal.",
    remedy: "Override both in the subclass of the attributes, and call super in each.")

  /// A scroll that is to end where nothing is.
  public static let targetOutsideContent = FindingRule(
    "target-outside-content", .fault, title: "A scroll is to come to rest far outside of the content.",
    why: "The nearest item is looked for with a start value such as greatestFiniteMagnitude, and there is none.",
    remedy: "Answer the proposed offset when no item was found, and keep the target between the ends of the content.")

  /// Elements that nothing can scroll to.
  public static let outsideContent = FindingRule(
    "outside-content", .fault, title: "An element lies outside of the content, where nothing scrolls to.",
    why: "The content size is not that of the frames: of super, of the view, or zero because it is not overridden.",
    remedy: "Answer a content size that holds all frames, and place nothing at negative positions.")

  /// Pages that are cut.
  public static let contentNotWholePages = FindingRule(
    "content-not-whole-pages", .fault, title: "The content is not a whole number of pages.",
    why: "The content size is super's, or counts items and not pages, so that an incomplete last page is cut.",
    remedy: "Answer the number of pages, rounded up, times the size of the view.")

  /// Room behind the last item that nobody asked for.
  public static let contentTooLarge = FindingRule(
    "content-too-large", .fault, title: "The content goes on behind the last item further than it should.",
    why:
      "Insets or spacings are counted once for each column or item, and not once for the section, or the length of an"
      + " earlier preparation is added to.",
    remedy: "Take the end of the last frame and add the inset once.")
}
