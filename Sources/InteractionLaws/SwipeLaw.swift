/// The laws of a row with buttons, which hold whatever a finger, code or the table does.
///
///     for violation in SwipeLaw.check({ MyRow(width: 320, height: 44) }) { print(violation.text) }
///
/// Each law has a ``name``, which appears in violations, and a ``statement`` of its requirement.
public enum SwipeLaw: Hashable, Sendable, CaseIterable {
  /// A row that no finger holds comes to rest exactly at a resting position.
  case rests
  /// A drag does not leave the row's `limits`, and a motion stays within them or keeps some content visible.
  case staysInBounds
  /// A motion starts where the content is, and content under a finger follows only the finger.
  case noJumps
  /// A gesture that is cancelled or fails changes nothing.
  case cancelRestores
  /// Each change of the resting position, except by a reuse, is reported once.
  case oneNoticePerChange
  /// A row that is prepared for reuse equals a fresh one.
  case reuseIsFresh
  /// Equal rows (by `==`) behave the same when they receive the same events.
  case equalRowsActAlike
  /// Opening and closing from code take effect, or may be ignored while a finger holds the row; repeating them changes nothing.
  case openAndClose
  /// A row follows a flick that exceeds the speed in ``RowHabits``.
  case flicksCount
  /// A tap closes an open row at rest and selects a closed one; while a finger holds the row, it does nothing.
  case tapsCloseOrSelect
  /// If ``RowHabits`` says so, an open row that no finger holds closes when another row opens, or when the table scrolls or is
  /// tapped.
  case closesWithTable
  /// Only the finger's path matters, not how often a screen reports it.
  case samplingDoesNotMatter
  /// Leading and trailing are mirror images.
  case mirror
  /// The same events give the same row.
  case sameScriptSameTrace
  /// No event breaks a row.
  case survivesAnyInput
  /// A row keeps its resting position at another size.
  case resizeKeepsPosition
  /// A row whose actions can be set shows the new ones, and closes only if its open side has none left.
  case actionsCanBeSet
  /// A preview shows that a row can be swiped, and does nothing else.
  case previewsOnlyHint
  /// Visible buttons can be pressed unless they are being hidden or only previewed, and hidden buttons cannot.
  case actionsCanBeHit
  /// In a row that can be drawn, the button found at a point is the button painted on top there.
  case paintedButtonsArePressed
  /// If a row can be drawn, it is painted in its frame, and its content and its buttons in theirs.
  case paintedInPlace
  /// Whatever a gesture reaches, a plain action reaches, too, through InteractionCore's `plainActions` and `perform`.
  case everyGestureHasAnAction
  /// A motion ends at its target, and is then over.
  case motionEnds
  /// A finger that lifts performs the outermost action of the side that `armedEdge` names, unless it flicks the content back.
  case fullSwipesAreArmed
  /// A release does what the row has forecast, on either side of each threshold.
  case forecastsComeTrue
  /// A row that sends signals sends one signal whenever a finger takes hold or crosses a threshold, and no other signals.
  case signalsAlternate
  /// The progress that a row returns agrees with its offset.
  case progressAgrees
  /// A row behaves the same after many uses as after one, and the same a day later.
  case useWearsNothingOut

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .rests: "rests"
    case .staysInBounds: "stays in bounds"
    case .noJumps: "no jumps"
    case .cancelRestores: "cancel restores"
    case .oneNoticePerChange: "one notice per change"
    case .reuseIsFresh: "reuse is fresh"
    case .equalRowsActAlike: "equal rows act alike"
    case .openAndClose: "open and close"
    case .flicksCount: "flicks count"
    case .tapsCloseOrSelect: "taps close or select"
    case .closesWithTable: "closes with the table"
    case .samplingDoesNotMatter: "sampling does not matter"
    case .mirror: "mirror"
    case .sameScriptSameTrace: "same script, same trace"
    case .survivesAnyInput: "survives any input"
    case .resizeKeepsPosition: "resizing keeps the position"
    case .actionsCanBeSet: "actions can be set"
    case .previewsOnlyHint: "previews only hint"
    case .actionsCanBeHit: "actions can be hit"
    case .paintedButtonsArePressed: "painted buttons are pressed"
    case .paintedInPlace: "painted in place"
    case .everyGestureHasAnAction: "every gesture has an action"
    case .motionEnds: "motion ends"
    case .fullSwipesAreArmed: "full swipes are armed"
    case .forecastsComeTrue: "forecasts come true"
    case .signalsAlternate: "signals alternate"
    case .progressAgrees: "progress agrees"
    case .useWearsNothingOut: "use wears nothing out"
    }
  }

  /// The law's requirement, in words.
  public var statement: String {
    switch self {
    case .rests:
      """
      When no finger holds the row and motion has settled, its offset is exactly 0 or the width of the buttons of a \
      side that can be opened, negative for the trailing side, according to `rest`. If a scroll view drives the row, \
      the target that the row returns for a release leads to such an offset.
      """
    case .staysInBounds:
      """
      During a drag, the offset stays within `limits` or, if the content was caught beyond them, between them and that point. \
      Toward a side that cannot be opened, the limit is 0. A motion uncovers only the buttons of the sides at which it starts \
      or ends or, if it starts and ends closed, those of one side. However fast the finger was, the motion stays within \
      `limits` or keeps some content visible. `limits` contains the resting offsets, and reaches at most a row's width beyond \
      them. No number is NaN or infinite.
      """
    case .noJumps:
      """
      A motion starts where the content is, and a drag catches it there. From then on, if nothing else happens and \
      the finger first moves sideways, the content's offset follows from that at the catch and the finger's \
      translation, whatever the path and speed. Between closed and open, the content moves as far as the finger. If \
      `RowHabits` says that drags cannot cross to the other side, only paths on one side are compared.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture, however long it took, returns the content to its previous resting position, or to the \
      target of the motion that it interrupted, and reports nothing.
      """
    case .oneNoticePerChange:
      """
      Each change of the resting position, by a gesture, code, a press or the table, causes one notice that names the new \
      position; setting the same position again causes none. A selection is reported only for a tap, and a press only for a \
      press, a plain action or a full swipe. Reuse reports nothing, and the row is then treated as if it had reported that \
      it closed. Reduced motion changes no notice of a row at rest.
      """
    case .reuseIsFresh:
      """
      After `prepareForReuse`, a row equals a fresh one of the same size and with the same actions, even if the call \
      interrupts a gesture or a motion.
      """
    case .equalRowsActAlike:
      """
      A row that equals a fresh row, or a fresh row opened from code, does the same as that row from then on, whatever \
      happened to it before: the same events have the same effects and lead to the same offsets.
      """
    case .openAndClose:
      """
      Code can open any side that can be opened. Opening or closing twice is the same as once, even during the motion, and a \
      row that is opened and then closed comes to rest at offset 0. While a finger holds the row, code either opens or closes \
      it as requested or leaves its resting position as it was.
      """
    case .flicksCount:
      """
      A row that is released between closed and open, faster than the speed that `RowHabits` names, follows the finger's \
      direction. Flicked outward, it opens the visible side, unless the other side was open when the finger touched. Flicked \
      back, it does not open that side, and a row that was open there closes. If no speed is named, the velocity makes no \
      difference.
      """
    case .tapsCloseOrSelect:
      """
      At rest, a tap on a closed row selects it, and a tap on an open row closes it and selects nothing. While a finger holds \
      the content, a tap does nothing; while the content moves, it may do nothing.
      """
    case .closesWithTable:
      """
      An open row closes when another row opens and when the table scrolls or is tapped outside the buttons, unless a finger \
      holds it or `RowHabits` says that it stays open.
      """
    case .samplingDoesNotMatter:
      """
      A sideways path ends in the same resting position and with the same notices however many samples report it, as \
      long as the last one is the same, including its velocity. If `RowHabits` says that a drag cannot cross to the \
      other side, only paths on one side are compared.
      """
    case .mirror:
      """
      A row with mirrored actions that receives mirrored input has the mirrored offset, to the last bit, and the mirrored \
      resting position, during a motion and at its end. It reports the mirrored notices, and has its buttons in the mirrored \
      places.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same row, effects and offsets."
    case .survivesAnyInput:
      """
      After any events in any order with any numbers, including NaN, infinities and times that run backward, all numbers of \
      the row, even those of its layers, are finite, and the next gesture brings it to rest.
      """
    case .resizeKeepsPosition:
      """
      At another width, a closed row stays closed, and an open row stays open at an offset that shows its buttons at their new \
      widths. A change of height moves nothing sideways, even in a drag or a motion. Setting the same size changes nothing.
      """
    case .actionsCanBeSet:
      """
      In a row whose actions can be set, setting the same actions changes nothing. New titles replace the old ones, \
      and move nothing unless the width of a side's buttons changes. If all actions of a side are removed, a row that \
      is open there closes and reports that once, and any other keeps its resting position. Once they are set again, a \
      row at rest that has kept its position equals one that always had them. A finger whose button is replaced presses \
      nothing.
      """
    case .previewsOnlyHint:
      """
      A preview reports nothing and ends closed. It does nothing in a row that is open, moving or held by a finger or that \
      reduces its motion, or on a side that cannot be opened.
      """
    case .actionsCanBeHit:
      """
      Visible buttons are inside the row and do not overlap. At rest, at least 60 points of content are visible, or all of it \
      in a narrower row, and each button of the open side is hit at its middle. A press is reported once if it is released on \
      a visible button, however long it took, and otherwise never. A finger that touches a button that is being hidden \
      or only previewed presses nothing. If a row closes with a press, it reports that after the press.
      """
    case .paintedButtonsArePressed:
      """
      In a row that can be drawn, the button found at a point, at any height in the row, is the button that is painted on top \
      there; where the content is on top, or nothing is painted, no button is found. A separator takes no touches: where it \
      is painted over a button, that button is found.
      """
    case .paintedInPlace:
      """
      A row that can be drawn is painted in its frame, at rest and in motion, anywhere in its list. The content is painted \
      within `contentFrame`. The content and the texts on it are at least as opaque as in a closed row and, if the width is \
      unchanged, displaced by the offset. Each button is painted within its `actionFrame`, without any text but its title or \
      icon, and as before once a touch on it is cancelled. Every number is finite.
      """
    case .everyGestureHasAnAction:
      """
      Every button can be pressed by a plain action of the row. Plain actions bring a fresh row to every resting \
      position that a gesture can reach, where it equals the row that the gesture has moved, and back.
      """
    case .motionEnds:
      """
      A row reports that it moves, and until when, if and only if it moves. A motion has no jumps, takes no longer \
      than `RowHabits` says, and does not come to rest more than a quarter of a second before its end; a motion of 20 \
      points or more begins within a tenth of a second, or a quarter of its duration if that is shorter. At its end \
      and later, a motion is exactly at its target. Advancing the row during the motion changes nothing visible. If \
      `RowHabits` says that motion is reduced, nothing moves.
      """
    case .fullSwipesAreArmed:
      """
      If `armedEdge` names a side, a finger that lifts presses the outermost action of that side, unless it flicks the \
      content back; a finger that is cancelled never does. While the side is armed, the action's button takes all of the room \
      beside the content. While no finger holds the row, no side is named.
      """
    case .forecastsComeTrue:
      """
      If a row forecasts what a release would do, a release leads to the resting position that is forecast for the finger's \
      velocity, and performs the action that is forecast, if any. The offsets that the forecast names are those beyond which \
      the row opens or performs an action. While no finger holds the row, there is no forecast.
      """
    case .signalsAlternate:
      """
      If `RowHabits` says that a row sends signals, the row signals that a finger takes hold, and signals once each time that \
      the finger crosses the threshold of opening or of a full swipe, in either direction, as `forecast` and `armedEdge` say. \
      Cancelling a gesture, code and a change of width signal nothing. Other rows signal nothing at all.
      """
    case .progressAgrees:
      """
      If a row uncovers a side that can be opened, the progress names that side and the offset as a fraction of the width of \
      its buttons; at offset 0 there is no progress. While a finger holds the row, the progress reaches a full swipe \
      exactly when `armedEdge` names the side.
      """
    case .useWearsNothingOut:
      """
      After 256 taps, drags, presses or openings, a row behaves as it did after the first, and a day later it behaves as it \
      did at first.
      """
    }
  }
}

extension SwipeLaw: NamedLaw {}
