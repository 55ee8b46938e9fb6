import ConstraintSwipe

extension ConstraintSwipePage {
  /// What one sees of a fault.
  static func lesson(_ correction: ConstraintSwipe.Correction) -> FaultLesson {
    switch correction {
    case .fingerKeepsHold:
      FaultLesson(
        """
        You drag a row past its last button, and back toward closed with the same finger. It sticks at its buttons until the \
        finger is back where it began to drag; you lift before that, and it stays open.
        """, code: "panToCatchPoint")
    case .noticeOnChange:
      FaultLesson(
        """
        Nothing. But an app that keeps count of open rows by what it is told counts wrong, because a drag that changes \
        nothing is reported, and a row that code opens is not.
        """)
    case .cancelRestores:
      FaultLesson(
        """
        You drag a closed row past its last button, and hold it there. A call comes in, and the row stays open.
        """)
    case .failedRestores:
      FaultLesson(
        """
        A drag fails and leaves the row part-open, and nothing brings it back. You drag on from there, and it closes where \
        the same distance in one go would have opened it.
        """)
    case .reuseEndsPan:
      FaultLesson(
        """
        You hold a row while the table takes its cell for another one. The cell snaps shut, as it should, and tears itself \
        open again as soon as your finger moves.
        """)
    case .openEndsPan:
      FaultLesson(
        """
        Code opens the row that you are dragging. It does not stay there: once your finger is back beyond where it began \
        to drag, the row leaves its open position and follows it.
        """)
    case .resumesMotion:
      FaultLesson("You touch a row while it still snaps open. It jumps under your finger, to where it was going.")
    case .followsIdentity:
      FaultLesson("You open a row and delete the one above it. From then on another row counts as open.")
    case .axisDecidedOnce:
      FaultLesson(
        """
        You drag a row, and your finger sinks a little on its way. The row stops under it, and jumps after you when you go \
        straight again.
        """)
    case .noEmptySide:
      FaultLesson(
        """
        Nothing moves, because there are no buttons. But the first drag that ends on such a row is reported as having opened it.
        """)
    case .contentStaysVisible:
      FaultLesson("A row with four buttons opens so far that none of its content is left for you to swipe back.")
    case .bounceStaysCovered:
      FaultLesson(
        """
        A row with buttons on both sides closes, and for a moment a strip of the other side's buttons flashes up at its edge.
        """)
    case .tapCloses:
      FaultLesson("You tap an open row to close it. It stays open, and you have selected it instead.")
    case .closesWithTable:
      FaultLesson("You open one row after the other, and scroll on. All of them stay open.")
    }
  }
}
