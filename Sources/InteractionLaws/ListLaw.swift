/// The laws of a whole list, which hold whatever its rows do.
///
/// Check them on a list of a handful of rows, with the events that only your list has:
///
///     let insert = CustomEvent<MyList>("insert at 1") { list, time in list.insert("New", index: 1, at: time) }
///     for violation in ListLaw.check({ MyList(count: 5) }, customEvents: [insert]) { print(violation.text) }
///
/// Each law has a ``name``, which appears in violations, and a ``statement`` of its requirement.
public enum ListLaw: Hashable, Sendable, CaseIterable {
  /// The updates that a list reports match the changes of its rows.
  case updatesAddUp
  /// A row's state is keyed by the row's id, not by its position.
  case identity
  /// All lookups of a row agree.
  case lookupsAgree
  /// Every visible row is painted, at its position.
  case rowsArePainted
  /// A finger hits the row that is painted under it, even while rows move.
  case paintedRowsAreHit
  /// Rows that travel start from the places where they are painted.
  case noJumps
  /// Motions are reported, and last about as long as the list says.
  case motionsEndOnTime
  /// Whatever is reported has happened.
  case reportsAreTrue
  /// A row whose text changes is reloaded, or reported as changed.
  case changesAreReloaded
  /// Rows have the heights that they were given, and any change of height is reported.
  case heightChangesAreReported
  /// A gesture that is cancelled or fails changes nothing.
  case cancelRestores
  /// A finger that holds a row without moving moves nothing, and a pinch inserts rows only between the rows that it parts.
  case heldRowsStay
  /// Only the finger's path matters, not how often a screen reports it.
  case samplingDoesNotMatter
  /// The same events give the same list.
  case sameScriptSameTrace
  /// No event breaks a list.
  case survivesAnyInput
  /// Whatever a gesture does, a plain action can do, too.
  case everyGestureHasAnAction
  /// An action that asks first is not performed until the app answers.
  case asksFirst
  /// Undoing an event restores the rows as they were before it.
  case undo
  /// Expanding and collapsing a row undo each other.
  case collapsingUndoesExpanding
  /// Descriptions and actions for a screen reader, a menu and a keyboard agree with the painted rows.
  case descriptionsMatch
  /// Typed text is kept, in the row that is being edited.
  case typedTextIsKept
  /// Time alone changes nothing.
  case timeChangesNothing
  /// A list behaves the same after many uses as after two.
  case useWearsNothingOut

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .updatesAddUp: "updates add up"
    case .identity: "identity"
    case .lookupsAgree: "lookups agree"
    case .rowsArePainted: "rows are painted"
    case .paintedRowsAreHit: "painted rows are hit"
    case .noJumps: SwipeLaw.noJumps.name
    case .motionsEndOnTime: "motions end on time"
    case .reportsAreTrue: "reports are true"
    case .changesAreReloaded: "changed rows are reloaded"
    case .heightChangesAreReported: "changed heights are reported"
    case .cancelRestores: SwipeLaw.cancelRestores.name
    case .heldRowsStay: "a motionless hold moves nothing"
    case .samplingDoesNotMatter: SwipeLaw.samplingDoesNotMatter.name
    case .sameScriptSameTrace: SwipeLaw.sameScriptSameTrace.name
    case .survivesAnyInput: SwipeLaw.survivesAnyInput.name
    case .everyGestureHasAnAction: SwipeLaw.everyGestureHasAnAction.name
    case .asksFirst: "asks first"
    case .undo: "undo"
    case .collapsingUndoesExpanding: "collapsing undoes expanding"
    case .descriptionsMatch: "descriptions match the rows"
    case .typedTextIsKept: "typed text is kept"
    case .timeChangesNothing: "time alone changes nothing"
    case .useWearsNothingOut: SwipeLaw.useWearsNothingOut.name
    }
  }

  /// The law's requirement, in words.
  public var statement: String {
    switch self {
    case .updatesAddUp:
      """
      By the rules of UIKit's batch updates, an event's update turns the rows before it into the rows after it.
      """
    case .identity:
      """
      No row appears twice. An event on one row opens no other row, and any other event, such as an edit by the app, \
      opens none. An edit that changes the rows closes none of those that stay without reporting it. Outside of \
      gestures, it changes the appearance, but for the y coordinate, colours and opacity, only of rows that it reloads \
      or reports, or in which text is being typed. An edit ends no drag of another row, unless text is being typed \
      afterward. So no row's state moves to another row.
      """
    case .lookupsAgree:
      """
      For every row that is not hidden, the lookups of its position and of the row at that position are inverses, its top is \
      the sum of the heights above it, headers included, and a lookup by y coordinate finds the row there, if it has a \
      height. All are compared with a plain array. A hidden or deleted row has no position, height, top, action or \
      description.
      """
    case .rowsArePainted:
      """
      At rest, every visible row that has a height is painted once, within its position and over its middle (an open \
      row is moved aside), and not fully transparent, and no hidden or deleted row is. While a finger drags a row \
      sideways, its texts move with its content, neither is more faded than at rest, and each cue is at its own end \
      of the row. Every header is the only one of an existing section, covers no row while in its own place, and says \
      the same wherever the list is scrolled; whatever covers the top of the list is painted there. No number in a \
      layer is NaN or infinite.
      """
    case .paintedRowsAreHit:
      """
      At any y coordinate and any moment, a finger hits the row that is painted topmost there, at its position or \
      travelling, and no row where none is painted. Exceptions are places where something faint, or the preview of a \
      new row, is topmost. At rest, a finger hits the button or control that is painted topmost under it.
      """
    case .noJumps:
      """
      In a list whose rows travel when others are inserted, deleted or moved, none jumps: right after an event that \
      changes the rows or animates the heights of at most 16 of them, while no gesture is in progress, a row that \
      stays is painted at the same y coordinate as right before, within half a point.
      """
    case .motionsEndOnTime:
      """
      If something begins to move, the effects say so, unless the width has changed. If anything moves 20 points or \
      more, something is still moving after 15 % of the duration that the list states or, if that is later, 0.45 \
      seconds before the end. Exceptions are gestures in progress, and lists with a row of no height. If the app can \
      set the list's `animationDuration`, a motion that a change of the rows begins takes at least the time that is \
      set; if the list reduces its motion, no row moves.
      """
    case .reportsAreTrue:
      """
      Notices that rows were inserted, deleted, moved, opened, closed or pressed are true, and not repeated within an \
      event. An event on one row opens, presses and selects no other row, and deletes other rows only if it deletes \
      that row or ends their editing. Of gestures, only a tap selects a row, and never an open one. A lifted row is \
      visible and held by a finger. An edited row is visible, and a tap outside ends its editing. If a gesture or an \
      action begins or ends editing, that is reported. A question is reported. If a gesture, an action or an answer \
      opens or closes a row, that is reported; if, with no gesture in progress, it changes the description of a row, \
      a notice or a reload reports the row; if it turns a row on or off or changes whether it is completed, a reload \
      is not enough. A press is reported before the closing and the question that it causes, the end of editing in \
      one row before its beginning in another, and nothing about a row after its deletion until it is inserted again. \
      A row that an edit reports as changed neither appears nor disappears with the edit, unless that is reported, \
      too.
      """
    case .changesAreReloaded:
      """
      A row whose text an event changes is reloaded by the event's update or reported as changed, unless the row is or \
      was being edited or a gesture is in progress. Undoing, waiting and changes of width are not checked.
      """
    case .heightChangesAreReported:
      """
      In a list that accepts heights from a host, a row has the height that it was given last. The height of a row that stays \
      changes only if the effects say that heights change or the update reloads the row; if the effects say so, the height of \
      some row changes. Changes of width are not checked.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture, however long it took, leaves the order, the open rows and everything visible as \
      they were before it, if nothing but time has passed between its reports. What its beginning reports or does to \
      the rows, such as ending an edit, counts as done before it.
      """
    case .heldRowsStay:
      """
      A finger that holds a row without moving, or returns to where it began, leaves the rows in their order. When it \
      lifts there, nothing is reported, and a later tap causes the notices that it would have caused before the hold, \
      if that began without any. A pull or a pinch of a point or two inserts no row, and a pinch inserts rows only \
      between those that it parts.
      """
    case .samplingDoesNotMatter:
      """
      A gesture ends with the same rows, open rows, notices and appearance, whether reported by its last sample alone \
      or by twice as many. Drags of a row to both sides are not compared, nor drags that ever go more up or down than \
      sideways, nor the notices of a gesture that causes some before its end. A slider keeps its value as its finger \
      lifts.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same rows, notices and frames."
    case .survivesAnyInput:
      """
      Any events on any rows in any order with any numbers leave a list whose numbers are finite, whose updates add up, \
      whose lookups agree, and in which nothing moves once the list says that it has settled.
      """
    case .everyGestureHasAnAction:
      """
      Whatever a gesture on a row makes a list report or change, except a selection, a plain action of that row can, \
      too; a press or a swipe that also closes the row takes a second action, the one that closes it. For a pull or a \
      pinch, an action of any row will do. Gestures while text is being edited are not checked. Wherever a finger \
      releases a lifted row or a slider, one of the row's plain actions, performed up to 12 times, can bring it there.
      """
    case .asksFirst:
      """
      A row that waits for an answer stays as it is until the answer arrives, however late, whatever gestures and actions \
      happen in the meantime, unless the app edits or removes it or undoes something. Cancelling the question restores \
      the state before it. A second answer, or an answer to no question, does nothing.
      """
    case .undo:
      """
      Undoing an event restores the rows that were there before it, their contents and their order, in one step, or \
      in two if the event ended an edit or a gesture; the updates of the undo add up, too. Undoing reports rows as \
      deleted that the event reported as inserted, and the other way round. Undoing a reordering reports a move if \
      and only if the event did. What is expanded or collapsed need not be undone. `canUndo` says whether there is \
      anything to undo.
      """
    case .collapsingUndoesExpanding:
      """
      If a row offers the action `expand` or `collapse`, performing that action and then the other shows the same rows \
      as before, including those expanded inside it, and performing it twice leaves the same rows as once.
      """
    case .descriptionsMatch:
      """
      Unless a row is being edited, its label is a text that is painted on it, if there is one, and its painted title \
      is its label or value; a row without painted text, such as a slider's, may be labelled by its question. A row \
      that offers to be collapsed, expanded, turned off or turned on says that it is expanded, collapsed, on or off, \
      and one painted as done that its task is done. If performing an action changes its title, the row's state, if \
      any, changes, too; if it reports the row as changed, the row's description changes. A row's actions have ids \
      and titles, all different, `delete` is destructive, and the actions of its buttons have the buttons' titles and \
      roles. Open rows are listed from the top, each with the side and the buttons that are painted. A row that does \
      not exist has no description.
      """
    case .typedTextIsKept:
      """
      Typed text is, letter for letter, the text that a host shows in the edited row and, once the editing ends, the row's \
      label or value.
      """
    case .timeChangesNothing:
      """
      A day later, the same rows are visible, open, edited, lifted or waiting for an answer, and their descriptions are the \
      same. If there was something to undo, there still is, and undoing or answering causes the notices that it would have \
      caused at once.
      """
    case .useWearsNothingOut:
      """
      After 256 taps, cancelled drags or plain actions that insert no row and leave the same rows as at first, every event \
      has the effects that it had after two of them. The motion that an edit by the app begins takes as long after 48 such \
      edits as after two.
      """
    }
  }
}

extension ListLaw: NamedLaw {}

extension ListLaw {
  /// Checks a list against laws, with every short sequence of chosen events and with random longer ones.
  ///
  ///     let violations = ListLaw.check({ MyList(count: 5) }, laws: [.updatesAddUp, .lookupsAgree])
  ///
  /// - Parameters:
  ///   - make: A closure that makes the list, the same each time. A handful of rows is enough to show most faults, and is
  ///     searched quickly.
  ///   - customEvents: The list's custom events.
  ///   - undo: The list's undo. Without it, the law ``undo`` holds for every list.
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search. Lists cannot be compared, so every sequence up to the depth is tried.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events, for *c* choices in a state (about a hundred), the search's depth *d*, and
  ///   its *w* random sequences of *s* events. After an event most laws take O(*n* log *n*) for *n* rows, and some draw them.
  ///   For most laws, shortening a violation of *m* events takes O(*m*² log *m*) more.
  public static func check<List: ListInteraction>(
    _ make: () -> List, customEvents: [CustomEvent<List>] = [], undo: Undo<List>? = nil, laws: [ListLaw] = allCases,
    search: Search = Search(depth: 2, randomSequences: 60)
  ) -> [Violation<ListLawEvent>] {
    var subject = ListSubject(list: make(), customEvents: customEvents, undo: undo, laws: laws)
    var violations = search.violations(of: laws, by: subject)
    // The search above tried the events that a host sends. Now try values and sequences that no host sends, at random.
    subject.isWild = true
    var randomSearch = search
    randomSearch.depth = 0
    violations += randomSearch.violations(of: laws.filter { $0 == .survivesAnyInput }, by: subject, after: violations)
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }

  /// Checks this law on known events, such as those of a violation that you have fixed.
  ///
  ///     ListLaw.updatesAddUp.check(violation.events, { MyList(count: 5) })   // nil
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the list, in order; may be empty.
  ///   - make: A closure that makes the list.
  ///   - customEvents: The list's custom events; an event that is missing here does nothing.
  ///   - undo: The list's undo. Without it, the law ``undo`` holds for every list, and `undo` events do nothing.
  /// - Returns: The violation in the fresh list, or else at the first event that shows one; nil if the law holds.
  /// - Complexity: O(*e*² · *n* + *e* · *n*² log *n*) for most laws, for *e* events and *n* rows.
  public func check<List: ListInteraction>(
    _ events: [Timed<ListLawEvent>], _ make: () -> List, customEvents: [CustomEvent<List>] = [], undo: Undo<List>? = nil
  ) -> Violation<ListLawEvent>? {
    var subject = ListSubject(list: make(), customEvents: customEvents, undo: undo, laws: [self])
    if let violation = Search().violation(of: self, on: events, by: subject) { return violation }
    guard self == .survivesAnyInput else { return nil }
    // The events may come from the random search, in which the law requires more.
    subject.isWild = true
    return Search().violation(of: self, on: events, by: subject)
  }
}
