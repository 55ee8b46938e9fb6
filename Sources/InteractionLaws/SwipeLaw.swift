/// The laws of a row with buttons: what holds whatever a finger, code or the table does.
///
///     for violation in SwipeLaw.check({ MyRow(width: 320, height: 44) }) { print(violation.text) }
///
/// Each law has a ``name``, which violations carry, and a ``statement``, which says what it asks for.
public enum SwipeLaw: Hashable, Sendable, CaseIterable {
  /// A row that no finger holds comes to rest exactly at a resting position.
  case rests
  /// The content goes only where there is something to show.
  case staysInBounds
  /// The content follows the finger and nothing else.
  case noJumps
  /// A gesture that is cancelled or fails changes nothing.
  case cancelRestores
  /// Each change of the resting position is reported once.
  case oneNoticePerChange
  /// A row that is prepared for reuse equals a fresh one.
  case reuseIsFresh
  /// What `==` does not tell apart does the same from then on.
  case equalRowsActAlike
  /// Opening and closing from code do what they say.
  case openAndClose
  /// A flick goes where the finger goes, from the speed that ``RowHabits`` names.
  case flicksCount
  /// A tap closes an open row, selects a closed one, and does nothing under a finger.
  case tapsCloseOrSelect
  /// An open row closes when another one opens, or the table scrolls or is tapped, where ``RowHabits`` says so.
  case closesWithTable
  /// Only the finger's path counts, not how often a screen reports it.
  case samplingDoesNotMatter
  /// Leading and trailing are mirror images.
  case mirror
  /// The same events give the same row.
  case sameScriptSameTrace
  /// Nothing breaks a row.
  case anythingGoes
  /// Another size keeps the resting position.
  case resizeKeepsThePosition
  /// Other actions keep the resting position, and the row is as one that was created with them.
  case actionsCanBeSet
  /// A preview shows that a row can be swiped, and does nothing else.
  case previewsOnlyHint
  /// Buttons that show can be pressed, others cannot.
  case actionsCanBeHit
  /// The button at a point is the one that is painted on top there; of rows that can be drawn.
  case paintedIsPressed
  /// The row, its content and its buttons are painted where their frames are; of rows that can be drawn.
  case paintedWhereItIs
  /// Whatever a gesture reaches, a plain action reaches too, by InteractionCore's `plainActions` and `perform`.
  case everyGestureHasAnAction
  /// A motion ends at its target, and is over then.
  case motionEnds
  /// What `armedEdge` says a finger would perform by lifting, it performs, and nothing else.
  case fullSwipesAreArmed
  /// A release does what the row said that it would, on the side of its thresholds where it is; of rows that say so.
  case forecastsComeTrue
  /// Each threshold that a finger crosses is signalled once, and nothing else, where ``RowHabits`` says so.
  case signalsAlternate
  /// The progress that a row names is the one that shows.
  case progressAgrees
  /// The hundredth drag does what the first one did.
  case useWearsNothing

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
    case .anythingGoes: "anything goes"
    case .resizeKeepsThePosition: "resize keeps the position"
    case .actionsCanBeSet: "actions can be set"
    case .previewsOnlyHint: "previews only hint"
    case .actionsCanBeHit: "actions can be hit"
    case .paintedIsPressed: "what is painted is pressed"
    case .paintedWhereItIs: "painted where it is"
    case .everyGestureHasAnAction: "every gesture has an action"
    case .motionEnds: "motion ends"
    case .fullSwipesAreArmed: "full swipes are armed"
    case .forecastsComeTrue: "forecasts come true"
    case .signalsAlternate: "signals alternate"
    case .progressAgrees: "progress agrees"
    case .useWearsNothing: "use wears nothing out"
    }
  }

  /// What the law says, in a sentence or two.
  public var statement: String {
    switch self {
    case .rests:
      """
      When no finger holds the row and motion has settled, its offset is exactly 0 or exactly the width of one side's \
      buttons, of a side that can be opened, and it is the position that `rest` names. Driven by a scroll view, the \
      target answered at release is such an offset.
      """
    case .staysInBounds:
      """
      While dragging, the offset stays within `limits`, or between them and where the content was caught, whatever \
      else happens meanwhile; toward a side that cannot open there is nothing. Motion never uncovers the buttons of a \
      side that it neither leaves nor approaches, and however fast the finger was it keeps within `limits` or the \
      content in sight. No number is NaN or infinite.
      """
    case .noJumps:
      """
      A touch takes the content where it is. From then on its offset is a function of that one and the finger's \
      translation, whatever came between; it moves no further than the finger, and along with one that goes from a \
      resting position to the next.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture leads back to the resting position from before it, or to the target of the motion \
      that it interrupted, and reports nothing, however long it took.
      """
    case .oneNoticePerChange:
      """
      Each change of the resting position, by gesture, code, press or table, gives one notice that names the new position; \
      an equal position gives none. A selection is reported at a tap only, a press at a press or at a full swipe. Reuse is \
      silent and starts a new account.
      """
    case .reuseIsFresh:
      "After `prepareForReuse` a row equals a fresh one, in the middle of a gesture and of a motion too."
    case .equalRowsActAlike:
      """
      A row that equals a fresh one, or one that was opened from code, does the same as that one from then on, whatever \
      happened to it before: the same events have the same effects and lead to the same offsets.
      """
    case .openAndClose:
      """
      A side that can be opened opens from code; twice is once; from closed, open and then close is closed. Under a \
      finger code does what it says or nothing.
      """
    case .flicksCount:
      """
      Let go between closed and open, faster than `RowHabits` says, the row goes where the finger goes: outward it opens \
      the side that shows, unless the other side was open when the finger touched; back it does not, and one that was \
      open closes. Where no speed is named, the velocity makes no difference.
      """
    case .tapsCloseOrSelect:
      """
      At rest, a tap on a closed row selects it, and one on an open row closes it and selects nothing. While a finger \
      holds the content a tap does nothing; while the content moves it may.
      """
    case .closesWithTable:
      """
      An open row closes when another one opens, and when the table scrolls or is tapped beside the buttons, unless a \
      finger holds it or `RowHabits` says that the design leaves it open.
      """
    case .samplingDoesNotMatter:
      """
      A sideways path of the finger ends in the same resting position however many samples report it, as long as the last \
      one is the same: its velocity is a part of it.
      """
    case .mirror:
      """
      Mirrored input on mirrored actions gives the mirrored offset, resting position and notices, to the last bit, in \
      motion and at its end too, and buttons in the mirrored places.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same row, effects and offsets."
    case .anythingGoes:
      """
      Any events in any order with any numbers, NaN, infinities and times that run back included, leave finite numbers, \
      painted ones too, and a row that the next gesture brings to rest.
      """
    case .resizeKeepsThePosition:
      """
      At another width a closed row is closed and an open row open, at the new widths of its buttons. Another height \
      moves nothing sideways, also under a finger and in motion. The same size is a layout pass that changes nothing.
      """
    case .actionsCanBeSet:
      """
      Of a row that takes other actions: the same ones change nothing. Where all go from a side, a row that is open there \
      closes and says so once, and any other one stays as it was. Set back, they make a row that equals one that was \
      opened with them. A finger on a button that has become another one presses nothing.
      """
    case .previewsOnlyHint:
      """
      A preview reports nothing and ends closed. A row that is open, moves, or is held by a finger does nothing, and so \
      does one at a side that cannot be opened.
      """
    case .actionsCanBeHit:
      """
      Buttons that show lie inside the row and do not overlap. At rest 60 points of content stay in sight, and each \
      button of the open side is found in its middle. A press counts where it is released on a button that shows, once, \
      and nowhere else. A finger that touches a button on its way out presses nothing. The row may close with a press, \
      and reports that after it.
      """
    case .paintedIsPressed:
      """
      Of a row that can be drawn, the button found at a point is the one that is painted on top there; where the content \
      or nothing is painted, none is found. A line of a point or less makes no difference.
      """
    case .paintedWhereItIs:
      """
      Of a row that can be drawn, in rest and in motion, anywhere in its list: the row is painted in its frame, the content \
      within `contentFrame`, displaced by the offset from where it is in a closed row, and each button within its \
      `actionFrame`, with the title of no other one. Every number is finite.
      """
    case .everyGestureHasAnAction:
      "Whatever position a gesture can reach, and every button, a plain action of the row reaches too."
    case .motionEnds:
      """
      What moves says so and until when, and what does not move says nothing. A motion has no jumps, and is on its way in \
      the last quarter of a second before its end; then it is exactly at its target and stays there. Tidying up on the \
      way changes nothing that shows. Where `RowHabits` says that motion is reduced, nothing moves.
      """
    case .fullSwipesAreArmed:
      """
      Where `armedEdge` names a side, a finger that lifts presses its outermost action, unless it throws the content \
      back; one that is taken away never does. That button then takes all of the room beside the content. Without a \
      finger no side is named.
      """
    case .forecastsComeTrue:
      """
      Of a row that says what a release would do: a finger that lifts leads to the resting position of the forecast at its \
      velocity and performs what that says, and the offsets that it names are those beyond which the row does so. \
      Without a finger there is no forecast.
      """
    case .signalsAlternate:
      """
      Of a row that `RowHabits` says sends signals: a finger that takes hold signals that, and one that crosses the \
      threshold of opening or of a full swipe signals it once in each direction, as `forecast` and `armedEdge` say. A \
      gesture that is taken away, code and another width signal nothing. Other rows signal nothing at all.
      """
    case .progressAgrees:
      """
      Of a row whose content is off its closed position, the progress names the side that shows, and the offset as a part \
      of the width of its buttons; of a closed row there is none. Under a finger it reaches a full swipe exactly where \
      `armedEdge` names the side.
      """
    case .useWearsNothing:
      """
      After 256 taps, drags, presses or openings a row does what it did after one of them, and a day later what it did \
      at once.
      """
    }
  }
}

extension SwipeLaw: NamedLaw {}
