import CollectionViewAudits
import VirtualCollectionView

extension ZooExhibit {
  /// Layouts that go wrong with what is around them.
  static var surrounded: [ZooExhibit] {
    [
      ZooExhibit(
        layout: "screen-rows", .screenForBounds,
        looks: "On a tablet, in a sheet or in a half of the screen the rows are too wide.",
        why: "The size of the screen is read where that of the view is meant.", mending: "Read the view's bounds.",
        { ScreenRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "spaced-rows", .negativeSize, looks: "An empty list cannot be pulled down as it should be.",
        why: "A spacing less than there are rows is taken, also of none.",
        mending: "Take it off only where there are rows.", { SpacedRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "piled-rows", .coveredWithoutOrder,
        looks: "The second section lies on the first, now on top, now below.",
        why: "The position begins at zero in each section.", mending: "Go on from where the last section ended.",
        { PiledRows() }, { RowsLayout() }),
      ZooExhibit(
        layout: "moved-rows", .narrowAnswersDiffer,
        looks: "Nothing, until somebody asks for a part of the width.",
        why: "Rows are looked for where super has them, and moved after that.",
        mending: "Look in the whole width, move, and leave out what does not meet the rectangle.",
        { MovedRows() }, { WellMovedRows() }),
      ZooExhibit(
        layout: "snapping-rows", .targetOutsideContent,
        looks: "A pull at an empty list makes the view go blank for good.",
        why: "The nearest row is looked for with a start value that stays when there is none.",
        mending: "Answer the proposed offset when there is no row.", { SnappingRows() }, { WellSnappingRows() }),
      ZooExhibit(
        layout: "sliding-rows", .updateStateKept,
        looks: "After some insertions rows slide in that were there all the time.",
        why: "What was inserted is noted down and never forgotten.",
        mending: "Forget it in finalizeCollectionViewUpdates().", { SlidingRows() }, { WellSlidingRows() }),
      ZooExhibit(
        layout: "tinted-rows", .attributesIncomplete,
        looks: "Some cells have the tint of the layout, and some have none.",
        why: "The view shows copies of attributes, and the copies lose what the subclass adds.",
        mending: "Override copy(with:) and isEqual(_:) in the subclass.",
        { TintedRows() }, { WellTintedRows() }),
    ]
  }
}
