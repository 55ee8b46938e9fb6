import GestureList

extension GestureListPage {
  /// What one sees of a fault.
  static func lesson(_ correction: GestureList.Correction) -> FaultLesson {
    switch correction {
    case .movesInsteadOfExchanges:
      FaultLesson(
        """
        You carry a row so fast that your finger passes two others between two reports. You drop it, and the rows stand in one \
        order on the screen and in another one in the data.
        """)
    case .cuesFollow:
      FaultLesson(
        """
        The cue lags one report behind your finger: a fast one is at half of the row's width, and there is no tick yet; it goes back, \
        and the tick is still as strong as it was farther out.
        """, code: "Corrected.alpha")
    case .placeholderFollows:
      FaultLesson(
        """
        You begin to pull, and for a moment the new row stands at the top, opaque and without a text. You begin to pinch, and it \
        says what it said during the last pull. In the original the other rows cover it then, unless there are none; here it \
        lies above them.
        """, code: "Corrected.insertPlaceholderCell")
    case .freshDecision:
      FaultLesson(
        """
        You complete a row. You begin to drag it again and lift at once, and that counts as a second swipe to the right, which \
        restores it here; you throw it to the left so fast that there is no report on its way, and it is completed instead of \
        deleted.
        """)
    case .ignoresMisses:
      FaultLesson(
        """
        You pinch with one finger below the last row, and the app crashes. You hold your finger below the last row and drag it \
        up, and a row moves that you have never touched.
        """)
    case .cancelRestores:
      FaultLesson(
        """
        A call comes in while you swipe, and the row stays where it was, part-way. You swipe it again, and it goes back to there.
        """)
    case .pullEnds:
      FaultLesson(
        """
        You pull, go back above the top, and pull again with the same finger: the new row stays where the last report below \
        the top has put it, and nothing is added. And after a pull that did add something, its placeholder is left behind, out \
        of sight above the top.
        """)
    case .gapCloses:
      FaultLesson("You pinch a new row in, and the rows around it stay pushed apart until the table reloads.")
    case .indexFromContent:
      FaultLesson(
        """
        You pinch between the second and the third row while the list is pulled down a little. The new row appears between the \
        first and the second.
        """)
    case .countsParting:
      FaultLesson(
        """
        A pinch has begun, and you move both fingers up together, without spreading them farther. A gap opens all the same, and you \
        lift and have a new row.
        """)
    case .noticeOnChange:
      FaultLesson(
        """
        You complete a row that is complete already, and nothing changes, though it is reported. You carry a row past two \
        others, and two moves are reported.
        """)
    case .resumesMotion:
      FaultLesson(
        """
        You touch a row that is on its way back. It jumps home before it follows you.
        """)
    }
  }
}
