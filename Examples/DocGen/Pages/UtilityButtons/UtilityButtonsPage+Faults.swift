import UtilityButtons

extension UtilityButtonsPage {
  /// What one sees of a fault.
  static func lesson(_ correction: UtilityButtons.Correction) -> FaultLesson {
    switch correction {
    case .noEmptySide:
      FaultLesson(
        """
        You flick a row toward the side where it has no buttons, and nothing opens, as it should. Then you flick it open \
        toward the other side, and nothing opens either.
        """)
    case .pressOnRelease:
      FaultLesson(
        """
        You touch a button, think better of it, and slide your finger off it before you lift. What the button does is done.
        """)
    case .staysMeansStays:
      FaultLesson(
        """
        You drag an open row far over to the other side and flick it back, no faster than a flick must be. It stops on the \
        way and stays there.
        """)
    case .layoutKeepsState:
      FaultLesson(
        """
        You open a row, the cell lays itself out again, and the row is shut. You flick it open, no faster than a flick \
        must be, and it stops just short of where it should.
        """)
    case .stripsFollow:
      FaultLesson(
        """
        Nothing, because the strips are out of sight then, under the content or beyond the row's edges. But they are not \
        where they would show, and whoever asks for their frames is told where they were the last time.
        """)
    case .firstFrame:
      FaultLesson(
        """
        Nothing, because the strip is not in sight yet. But whoever asks for the strip's frame finds that it is 0 \
        points wide.
        """)
    case .halfIsStable:
      FaultLesson(
        "You let go with exactly half of the strip in sight, again and again. The row opens, closes, and opens again.")
    case .flickShutCloses:
      FaultLesson(
        """
        You drag a closed row open, and throw it back so late that it would still come to rest beyond half. It opens.
        """)
    case .resetsOnReuse:
      FaultLesson("You open a row and scroll on. Another row comes into sight, and it is open already.")
    case .noticeOnChange:
      FaultLesson(
        "Nothing. But the delegate hears that a row has closed each time you drag a closed one and it falls back.")
    case .cancelRestores:
      FaultLesson("A call comes in while you hold a row more than half open. The row opens, as if you had let go.")
    case .failedRestores: FaultLesson("A drag fails, and the row stays where it was, part-open.")
    case .resumesMotion:
      FaultLesson("You touch a row that still moves. It jumps to where it was going, and you hold it there.")
    case .closesWithTable: FaultLesson("You open one row after the other, and scroll on. All of them stay open.")
    case .contentStaysVisible:
      FaultLesson("A row with five buttons opens so far that none of its content is left for you to swipe back.")
    case .oneSideShows:
      FaultLesson(
        """
        A row has two buttons on each side. You open the left side, and part of the right one lies over it: in the middle of \
        the row you read More, where Pin should be.
        """)
    case .countsFromClosed:
      FaultLesson(
        """
        Two rows that are each other's mirror image are let go at the same place. One opens, the other does not.
        """)
    case .movesFromCode:
      FaultLesson("Your code tells the row to open, and nothing happens. You tap an open row, and it stays open.")
    }
  }
}
