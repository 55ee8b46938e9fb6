import InteractionLaws

extension TableLaw {
  /// Why the law matters to the person with the finger.
  var reason: String {
    switch self {
    case .updatesAddUp:
      "You turn the phone and the app is gone: a row went away and the table view was not told."
    case .rowsInSightArePainted: "There is a hole in the list, where one of your entries is."
    case .paintedIsReached:
      "You touch one row and the next one opens. You cannot know which of them you are about to delete."
    case .mirror:
      "You read from right to left, and a swipe does not do what it does for everybody else."
    case .restingFinger:
      "You rest your thumb on a row while the phone turns in your hand, lift it, and the row is deleted."
    case .contentStays:
      "You hold a row and it slides away under your finger: what you let go on is another one."
    case .sightStays:
      "You read, and the words slide away: somewhere above, a row has come that you do not see."
    case .rowsDoNotJump:
      "A row goes, and the list is another one in an instant: your thumb is above a row that you have not seen come."
    case .independentFingers:
      "You swipe one row, and another one changes that you have not touched."
    case .framesChangeNothing:
      "What you did yesterday works today only if the phone is fast enough: it depends on how often the screen was drawn."
    case .framesAddUp:
      "You have let go of a row, and it stays half open on the screen; what you touch next is not what you see."
    case .comesToRest:
      "Nothing moves, and yet the app draws sixty times a second: your phone gets warm and its battery runs down."
    case .policies:
      """
      You scroll on or tap elsewhere, and a Delete button stays out in a row that you have left: the next careless tap \
      presses it.
      """
    case .costDoesNotGrow:
      "Your list has grown over the years, and now each tap takes a second, because all of it is looked at each time."
    case .farRowsAgree:
      "You have scrolled down to a message of last year and swipe it, and the one below it is deleted."
    }
  }
}
