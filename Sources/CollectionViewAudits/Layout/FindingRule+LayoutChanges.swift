// What LayoutAudit can find about preparing, changing and surroundings; the list is in FindingRule+Layout.swift.

extension FindingRule {
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
