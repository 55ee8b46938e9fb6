import ScrollSwipe

extension ScrollSwipePage {
  /// What one sees of a fault.
  static func lesson(_ correction: ScrollSwipe.Correction) -> FaultLesson {
    switch correction {
    case .opensAtInset:
      FaultLesson("You drag an open row a little, bring it back to where it was, and let go. It closes.")
    case .opensAtHalf:
      FaultLesson("You drag a row open, slowly, until almost all of its buttons show, and let go. It closes.")
    case .layoutKeepsState:
      FaultLesson(
        """
        You open a row, and something makes the cell lay itself out again, such as a rotation. The row is shut at once, \
        without a motion.
        """)
    case .noEmptySide:
      FaultLesson(
        """
        Nothing, because the content stays where it is. But the scroll view has scrolled and come back, and that hides the \
        containers of a new cell, which were there until then.
        """)
    case .firstFrame:
      FaultLesson(
        """
        Nothing while the content is opaque, because the containers lie under it or beyond the row's edges. But in a new cell \
        they are where nobody wants them: on a row wider than 320 points the right one begins where a narrower row would \
        end, and none of them is hidden.
        """)
    case .closesOnlyOpen:
      FaultLesson(
        """
        You hold a row half open with one finger and open another one with a second. The row under your first finger slides \
        shut while you hold it.
        """)
    case .closesWithTable:
      FaultLesson(
        """
        You open a row and scroll, and it stays open. Under the article's rules you open another one, and then two are open.
        """)
    case .cancelRestores:
      FaultLesson(
        """
        You hold an open row and have moved it by a point when a call comes in. The row closes, as if you had let go.
        """)
    case .failedRestores: FaultLesson("A drag fails, and the row stays where it was, part-open.")
    case .noticeOnChange:
      FaultLesson(
        """
        Nothing, and neither does your app: nobody tells it that a row has opened or closed.
        """)
    case .resumesMotion:
      FaultLesson("You touch a row that still glides open. It jumps to where it was going, and you hold it there.")
    case .contentStaysVisible:
      FaultLesson("A row with four buttons opens so far that none of its content is left for you to swipe back.")
    }
  }
}
