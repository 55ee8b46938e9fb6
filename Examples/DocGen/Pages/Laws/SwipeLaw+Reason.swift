import InteractionLaws

extension SwipeLaw {
  /// Why the law matters to the person with the finger.
  var reason: String {
    switch self {
    case .rests:
      """
      You let go, and the row stops with half a button in sight: is it open or closed? Your next touch has to guess, and \
      so has the screen reader.
      """
    case .staysInBounds:
      "You fling the row open and its text flies off the screen: you see buttons, and no longer of what."
    case .noJumps:
      """
      You catch a row that moves, and it leaps out from under your finger: what you press next is not what you were \
      looking at.
      """
    case .cancelRestores:
      """
      A call comes in while your finger is on the row, and the system takes the touch away. You have decided nothing, so \
      nothing may have changed when you come back.
      """
    case .oneNoticePerChange:
      """
      The app closes the other rows, saves and speaks by what it is told. A notice that is missing leaves two rows open, and \
      one too many does things twice.
      """
    case .reuseIsFresh:
      """
      You scroll, and the cell of the row that you held comes back with another row. What it remembers now happens to a row \
      that you have never touched.
      """
    case .equalRowsActAlike:
      """
      Two rows look the same, and one of them is slower, or deaf to a tap, because of what happened to it before: you learn \
      that the list cannot be trusted.
      """
    case .openAndClose:
      """
      You tap "Show actions", or the app closes the row for you. Whoever cannot swipe has this way only, and asked for \
      twice it must not take back what it has done.
      """
    case .flicksCount: "You flick to the right to see what is there, and the row goes where you did not send it."
    case .tapsCloseOrSelect:
      "You tap beside the buttons to get rid of them. A row that stays open, or opens the message instead, ignores that."
    case .closesWithTable:
      """
      You have scrolled on. A row that is still open somewhere has a Delete button that you have forgotten, and the next \
      tap there presses it.
      """
    case .samplingDoesNotMatter:
      "You make the same move on an old phone and on a fast one. If the number of reports decides, one of them deletes."
    case .mirror:
      """
      You read from right to left, or hold the phone in the other hand: every move means the same with the sides exchanged. \
      If one side wants more of the finger than the other, one of the two feels broken.
      """
    case .sameScriptSameTrace:
      """
      You report "I swiped, and it went": nobody can mend that unless the same swipe does the same again. Recordings, tests and \
      this page rest on it.
      """
    case .survivesAnyInput:
      """
      A split screen of no width, a clock that is set back: once a number is none, the row disappears or the app stops, and \
      what you were doing is lost.
      """
    case .resizeKeepsThePosition:
      "You turn the phone to read the button's title, and the row closes: it has forgotten what you asked for."
    case .actionsCanBeSet:
      """
      The message that you have open is read elsewhere, and its button goes. A row that stays open shows you nothing, and one \
      whose button becomes another one under your finger does what you have not asked for.
      """
    case .previewsOnlyHint:
      """
      The first row moves aside for a moment and comes back, and you know what your thumb can do. It is no more than that: a \
      row that you have opened yourself, or hold, stays where you have it.
      """
    case .actionsCanBeHit:
      """
      You press the one button and get the other, because the second lies over the first. Of all mistakes of a row this \
      one cannot be seen beforehand.
      """
    case .paintedIsPressed:
      "You press the button that you see, and nothing happens, because the row thinks that its content is on top."
    case .paintedWhereItIs:
      "You read Archive and press it, and what happens is Delete: the row is painted otherwise than it is."
    case .everyGestureHasAnAction:
      """
      You cannot swipe, because you use VoiceOver, a switch or your voice. What no plain action reaches does not exist for \
      you.
      """
    case .motionEnds:
      """
      The row is suddenly somewhere else, and you do not see where it came from; or it says that it still moves, and the \
      screen is drawn on and on while your battery runs down.
      """
    case .fullSwipesAreArmed:
      """
      You drag a row far out, and Delete takes all of its width: you know what lifting the finger will do, and that going \
      back undoes it. A row that shows one thing and does the other deletes what you wanted to keep.
      """
    case .forecastsComeTrue:
      """
      The phone ticks under your finger where the row would stay open. If lifting it then does something else, the tick was \
      a lie.
      """
    case .signalsAlternate:
      """
      You feel with your thumb what you do not look at: one tick where the row would stay open, and one where it would not any \
      more. A tick that is missing, or one that nobody's finger has caused, tells you the wrong thing.
      """
    case .progressAgrees:
      """
      An icon grows as the row opens, and a sound tells you when it is open. If the progress is another one than what you \
      see, they tell you about a row that is not there.
      """
    case .useWearsNothing:
      "You have used the app all day. In the evening its rows have stopped following your finger, and nobody can say why."
    }
  }
}
