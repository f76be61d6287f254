extension FindingRule {
  /// What ``LayoutAudit`` can find.
  public static let layoutRules: [FindingRule] = [
    notANumber, negativeSize, duplicateElements, elementOfMissingItem, itemWithoutAttributes, itemNeverShown,
    answersDisagree,
    elementsMissing, elementsTooMany, halvesDiffer, outsideContent, prepareAddsUp, notRepeatable, scrollingBackDiffers,
    contentNotWholePages, contentTooLarge, changesByItself, superAttributesChanged, asksForMissingItem,
    asksForMissingSection,
    answersForMissingItem, brokenContract,
    boundsChangeMissed, boundsChangeNeedless, sizeChangeMissed, updateLeavesOldPlaces, reloadLeavesOldPlaces,
    propertyWithoutInvalidation, unevenInsetIgnored, turnedInsideOut, frameForBounds, screenForBounds,
    readsDataSource, coveredWithoutOrder, targetOutsideContent, updateStateKept, attributesIncomplete,
  ]

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

  // MARK: Preparing

  /// A second preparation that adds to the first.
  public static let prepareAddsUp = FindingRule(
    "prepare-adds-up", .fault, title: "A second prepare() leaves more elements than the first.",
    why: "An array is appended to in prepare() and never emptied.",
    remedy: "Begin prepare() with removeAll(keepingCapacity: true).")

  /// A second preparation that comes to something else.
  public static let notRepeatable = FindingRule(
    "not-repeatable", .fault, title: "A second prepare() places items elsewhere, with nothing changed.",
    why: "prepare() goes on from what it left the last time: running positions, random numbers.",
    remedy: "Compute from the view's counts and sizes alone.")

  /// Other frames after scrolling there and back.
  public static let scrollingBackDiffers = FindingRule(
    "scrolling-back-differs", .fault, title: "After scrolling there and back items are elsewhere.",
    why: "Something is accumulated in the bounds change: a distance, an offset.",
    remedy: "Compute from the bounds, not from how they changed.")

  /// Answers that change with no invalidation.
  public static let changesByItself = FindingRule(
    "changes-by-itself", .fault,
    title: "The same question has another answer the second time, with nothing invalidated.",
    why: "An answered object is changed afterwards, or attributes are computed from a property or clock that moves on.",
    remedy: "Copy attributes before you change them, and invalidate when what they depend on changes.")

  // MARK: Super

  /// Attributes of super that were changed.
  public static let superAttributesChanged = FindingRule(
    "super-attributes-changed", .fault, title: "Attributes of super are changed without a copy.",
    why: "super.layoutAttributes… hands out the objects of its cache.",
    remedy: "Change copies: attributes.map { $0.copy() as! UICollectionViewLayoutAttributes }.")

  /// Super asked for items that do not exist.
  public static let asksForMissingItem = FindingRule(
    "asks-for-missing-item", .fault, title: "Super is asked for an item that does not exist.",
    why: "Another item's place is borrowed by its number, and on an incomplete page that number is past the end.",
    remedy: "Compute the frame instead of borrowing it.")

  /// The view asked for the items of a section that does not exist.
  public static let asksForMissingSection = FindingRule(
    "asks-for-missing-section", .fault, title: "The layout asks how many items a section has that does not exist.",
    why: "Section 0 is taken for granted.",
    remedy: "Go through 0..<collectionView.numberOfSections: there may be none.")

  /// Attributes for items that do not exist.
  public static let answersForMissingItem = FindingRule(
    "answers-for-missing-item", .risk, title: "An item that does not exist has attributes.",
    why: "The path is put into a formula without a look at the counts.",
    remedy: "Answer nil for paths outside of the counts.")

  /// Another rule of the contract, as the view noticed it.
  public static let brokenContract = FindingRule(
    "broken-contract", .fault, title: "The view reported a broken rule of the contract.",
    why: "See the sentence, which is UIKit's own where it has one.",
    remedy: "Do what the sentence's remedy says.")

  // MARK: Bounds

  /// Scrolling that needs another layout and does not get it.
  public static let boundsChangeMissed = FindingRule(
    "bounds-change-missed", .fault, title: "After scrolling, items stand where a layout made there would not put them.",
    why: "The frames depend on the offset, and shouldInvalidateLayout(forBoundsChange:) answers false.",
    remedy: "Answer true when the offset changes, or leave the offset out of the frames.")

  /// Scrolling that invalidates for nothing.
  public static let boundsChangeNeedless = FindingRule(
    "bounds-change-needless", .waste, title: "Every step of scrolling invalidates, and nothing ever moves by it.",
    why: "shouldInvalidateLayout(forBoundsChange:) answers true for every change.",
    remedy: "Answer true only where the size changes: newBounds.size != collectionView.bounds.size.")

  /// Another size of the view that is not followed.
  public static let sizeChangeMissed = FindingRule(
    "size-change-missed", .fault,
    title: "After rotation, items stand where a layout made for that size would not put them.",
    why: "shouldInvalidateLayout(forBoundsChange:) answers false for another size.",
    remedy: "Answer newBounds.size != collectionView.bounds.size.")

  // MARK: Data

  /// Old places after an update.
  public static let updateLeavesOldPlaces = FindingRule(
    "update-leaves-old-places", .fault,
    title: "After a batch update, items stand where a new layout would not put them.",
    why: "prepare() keeps what it had when it thinks that nothing changed, or adds to it.",
    remedy: "Make everything anew when invalidateDataSourceCounts or invalidateEverything is set.")

  /// What an update left behind in the layout.
  public static let updateStateKept = FindingRule(
    "update-state-kept", .fault, title: "After a batch update an item still appears or disappears as if it were new.",
    why: "What prepare(forCollectionViewUpdates:) notes down is added to and never emptied.",
    remedy: "Empty it in finalizeCollectionViewUpdates().")

  /// Old places after other data.
  public static let reloadLeavesOldPlaces = FindingRule(
    "reload-leaves-old-places", .fault, title: "After reloadData, items stand where a new layout would not put them.",
    why: "prepare() keeps what it had, or adds to it.",
    remedy: "Make everything anew in prepare().")

  /// Counts read behind the view's back.
  public static let readsDataSource = FindingRule(
    "reads-data-source", .risk, title: "The layout asks the data source itself how many items there are.",
    why: "collectionView.dataSource is called in place of collectionView.numberOfItems(inSection:).",
    remedy: "Ask the view: it keeps the counts that its cells and updates belong to.")

  // MARK: Properties

  /// A property that takes effect only by chance.
  public static let propertyWithoutInvalidation = FindingRule(
    "property-without-invalidation", .fault, title: "A property of the layout changes and nothing moves.",
    why: "Its setter does not invalidate, so the caller has to remember it, and often takes reloadData().",
    remedy: "Call invalidateLayout() in didSet, with a context that names no more than what moves.")

  /// Insets that are not where they should be.
  public static let unevenInsetIgnored = FindingRule(
    "uneven-inset-ignored", .fault, title: "An inset on one side does what the same inset on the other side does.",
    why: "The sum of both sides is taken from the size, and the middle stays the middle of the view.",
    remedy: "Place in the rectangle that is left: CGRect.inset(by:) and its own middle.")

  /// A figure that is mirrored when room is short.
  public static let turnedInsideOut = FindingRule(
    "turned-inside-out", .fault, title: "With too little room, items change sides.",
    why: "A radius or width becomes negative when insets and items are larger than the view.",
    remedy: "Take max(0, …) of what is left.")

  /// A layout that depends on the view's frame.
  public static let frameForBounds = FindingRule(
    "frame-for-bounds", .risk, title: "In a view with a transform, items stand elsewhere.",
    why: "collectionView.frame is read where bounds is meant: with a transform the frame is another size.",
    remedy: "Read collectionView.bounds.")

  /// A layout that depends on the screen.
  public static let screenForBounds = FindingRule(
    "screen-for-bounds", .risk, title: "On another screen, items stand elsewhere in a view of the same size.",
    why: "UIScreen.main.bounds is read where the view's own bounds are meant.",
    remedy: "Read collectionView.bounds: a view need not be as large as the screen.")
}
