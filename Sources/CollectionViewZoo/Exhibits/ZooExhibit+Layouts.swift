import CollectionViewAudits
import Foundation
import VirtualCollectionView

extension ZooExhibit {
  /// The layouts of the zoo, each with its mended twin.
  @MainActor static var layouts: [ZooExhibit] { published + answering + preparing + placing + borrowing + surrounded }

  private static var published: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "turning-circle", .propertyWithoutInvalidation,
        looks: "The slider moves and the circle does not, until something else reloads it.",
        why: "origin is a plain stored property.",
        mending: "CircleLayout.startAngle invalidates, and keeps every cell.",
        { PublishedTurningCircle() }, { CircleLayout() }
      ) { audit in
        audit.setting("where it begins") { (layout: CollectionViewLayout) in
          (layout as? PublishedTurningCircle)?.origin = 1
          (layout as? CircleLayout)?.startAngle = 90
        }
      },
      ZooExhibit(
        layout: "fitting-circle", .prepareAddsUp,
        looks: "After a reload items are there twice; after a deletion the gone ones stay.",
        why: "prepare() appends to an array that is never emptied.", mending: "CircleLayout computes anew.",
        { PublishedFittingCircle() }, { CircleLayout() }),
      ZooExhibit(
        layout: "row-pages", .asksForMissingItem,
        looks: "With ten items on pages of eight the last ones are missing, or the program stops.",
        why: "Each item borrows the place of another one by number, and on an incomplete page that one does not exist.",
        mending: "PagedGridLayout computes the frames.", { PublishedRowPages() }, { PagedGridLayout() }),
    ]
  }

  private static var answering: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "everything-rows", .elementsTooMany, looks: "Scrolling gets slower with every item that is added.",
        why: "The rectangle is not looked at.", mending: "Answer the rows between the first and the last that meet it.",
        { EverythingRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "silent-rows", .itemWithoutAttributes,
        looks: "Scrolling to an item does nothing, and updates stop the program.",
        why: "layoutAttributesForItem(at:) is not overridden.", mending: "Answer every item by its path.",
        { SilentRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "disagreeing-rows", .answersDisagree, looks: "Rows jump by a few points when they are updated.",
        why: "One of the two questions rounds and the other does not.", mending: "Compute a frame in one place.",
        { DisagreeingRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "contained-rows", .elementsMissing, looks: "Rows at the edge disappear before they have left.",
        why: "Frames are looked for that lie inside of the rectangle.", mending: "Test whether the two meet.",
        { ContainedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "forgetful-rows", .halvesDiffer, looks: "Rows flicker, or are gone after a second look.",
        why: "Only what is new since the last answer is answered.", mending: "Answer by the rectangle alone.",
        { ForgetfulRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "bucket-rows", .duplicateElements, looks: "A warning, and a row in the middle that is shown twice.",
        why: "Buckets overlap, and an element in two of them is answered twice.", mending: "Collect by index path.",
        { BucketRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "one-section-rows", .itemNeverShown, looks: "The second section is not there.",
        why: "Section 0 is all that is counted.", mending: "Go through all sections.",
        { OneSectionRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "first-section-rows", .asksForMissingSection,
        looks: "The program stops when the data is empty, as before the first answer of a server.",
        why: "Section 0 is taken for granted.", mending: "Go through 0..<numberOfSections.",
        { FirstSectionRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "asking-rows", .readsDataSource,
        looks: "Now and then the program stops while data is being loaded.",
        why: "The data source is asked directly, and is ahead of what the view knows.",
        mending: "Ask the view for its counts.", { AskingRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "shared-rows", .notANumber, looks: "With no items the program stops.",
        why: "The height is divided by the number of rows.", mending: "Answer early when there are none.",
        { SharedRows() }, { RowsLayout() }),
    ]
  }

  private static var preparing: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "appending-rows", .prepareAddsUp, looks: "More and more cells on top of each other.",
        why: "prepare() appends.", mending: "Begin prepare() with empty arrays.", { AppendingRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "cached-rows", .reloadLeavesOldPlaces, looks: "New items never appear, deleted ones stop the program.",
        why: "prepare() returns early when it has something.",
        mending: "Return early only when neither counts nor size have changed.", { CachedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "counted-rows", .sizeChangeMissed, looks: "After rotation the rows are as wide as before.",
        why: "prepare() looks at the counts to see whether something changed, and not at the size.",
        mending: "Compare the size as well.", { CountedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "drifting-rows", .notRepeatable, looks: "The rows move down a bit each time something is invalidated.",
        why: "prepare() goes on from where it stopped.", mending: "Begin at zero.", { DriftingRows() }, { RowsLayout() }
      ),
      ZooExhibit(
        layout: "quiet-rows", .propertyWithoutInvalidation, looks: "Setting indent does nothing until the next reload.",
        why: "The property does not invalidate.", mending: "Invalidate in didSet.", { QuietRows() }, { IndentedRows() }
      ) { audit in
        audit.setting("indent") { (layout: RowsLayout) in
          (layout as? QuietRows)?.indent = 20
          (layout as? IndentedRows)?.indent = 20
        }
      },
    ]
  }

  private static var placing: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "short-rows", .outsideContent, looks: "It does not scroll, and the last rows cannot be reached.",
        why: "The content size is that of the view.", mending: "Answer where the last row ends.",
        { ShortRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "raised-rows", .outsideContent, looks: "The first row is cut at its top.",
        why: "Frames begin at negative positions.", mending: "Begin at zero, and use contentInset for room.",
        { RaisedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "double-inset-rows", .contentTooLarge, looks: "There is an empty strip behind the last row.",
        why: "The insets are added inside of the loop over columns.", mending: "Add them once.",
        { DoubleInsetRows() }, { RowsLayout() }
      ) { audit in
        var audit = audit
        audit.trailingSpace = 0
        audit.counts = [[7], [60]]
        return audit
      },
      ZooExhibit(
        layout: "wide-header-rows", .gapBetweenElements, looks: "Below the header there is an empty strip.",
        why: "The rows begin at the header's maxX.", mending: "Begin at its maxY.",
        { WideHeaderRows() }, { HeaderRows() }
      ) { audit in
        var audit = audit
        audit.largestGap = 0
        return audit
      },
      ZooExhibit(
        layout: "empty-footer-rows", .emptySupplementary,
        looks: "The program stops, since the data source has no view for a footer that nobody sees.",
        why: "Each section has attributes for a footer, of height 0 where there is none.",
        mending: "Answer no attributes for what is to be left out.", { EmptyFooterRows() }, { HeaderRows() }),
      ZooExhibit(
        layout: "centered-rows", .unevenInsetIgnored, looks: "An inset on the left alone does not move the rows.",
        why: "Both insets are taken from the width, and the middle stays that of the view.",
        mending: "Place in the rectangle that is left.", { CenteredRows() }, { RowsLayout() }
      ) { audit in audit.insets { (layout: RowsLayout, insets) in layout.sectionInset = insets } },
      ZooExhibit(
        layout: "inside-out-circle", .turnedInsideOut, looks: "With large insets the circle is mirrored.",
        why: "The radius becomes negative.", mending: "Take max(0, …) of what is left.",
        { PublishedFittingCircle() }, { CircleLayout() }
      ) { audit in
        audit.insets { (layout: CollectionViewLayout, insets) in
          (layout as? PublishedFittingCircle)?.sectionInset = insets
          (layout as? CircleLayout)?.sectionInset = insets
        }
      },
      ZooExhibit(
        layout: "tall-ring", .outsideContent, looks: "In a narrow view the items at the sides are cut off.",
        why: "The radius is taken from the height alone.", mending: "Take the shorter side.",
        { TallRing() }, { CircleLayout() }
      ) { audit in
        var audit = audit
        audit.expectsAllSections = false
        return audit
      },
      ZooExhibit(
        layout: "framed-rows", .frameForBounds,
        looks: "In a view that is scaled, as during a transition, rows are smaller.",
        why: "frame is read where bounds is meant.", mending: "Read bounds.", { FramedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "stubborn-rows", .sizeChangeMissed, looks: "After rotation the rows are as wide as before.",
        why: "shouldInvalidateLayout(forBoundsChange:) is not overridden.", mending: "Answer true for another size.",
        { StubbornRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "eager-rows", .boundsChangeNeedless, looks: "Scrolling is slow: everything is prepared at each step.",
        why: "shouldInvalidateLayout(forBoundsChange:) answers true always.", mending: "Answer true for another size.",
        { EagerRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "stretching-rows", .boundsChangeMissed, looks: "The stretchy header stretches after a reload only.",
        why: "A frame depends on the offset, and scrolling does not invalidate.",
        mending: "Answer true when the offset changes, with a context that names the header.",
        { StretchingRows() }, { FollowingRows() }),
      ZooExhibit(
        layout: "travelling-rows", .scrollingBackDiffers,
        looks: "After scrolling there and back the rows are narrower.",
        why: "Distances are added up.", mending: "Compute from the offset alone.",
        { TravellingRows() }, { FollowingRows() }),
    ]
  }

  private static var borrowing: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "borrowing-flow", .superAttributesChanged,
        looks: "A warning about a cached frame mismatch, and items that jump.",
        why: "The objects that super answers are changed.", mending: "Change copies.",
        { BorrowingFlow() }, { CopyingFlow() }
      ) { audit in
        audit.variant("items of 120") { (layout: CollectionViewFlowLayout) in
          layout.itemSize = CGSize(width: 120, height: 50)
        }
      }
    ]
  }
}
