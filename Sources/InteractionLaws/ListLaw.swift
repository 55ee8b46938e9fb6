/// The laws of a whole list, which hold whatever its rows do.
///
/// Check them on a list of a handful of rows, with the events that only your list has:
///
///     let insert = OwnEvent<MyList>("insert at 1") { list, time in list.insert("New", index: 1, at: time) }
///     for violation in ListLaw.check({ MyList(count: 5) }, own: [insert]) { print(violation.text) }
///
/// Each law has a ``name``, which violations carry, and a ``statement`` of what it requires.
public enum ListLaw: Hashable, Sendable, CaseIterable {
  /// The updates that a list reports are the changes that happen.
  case updatesAddUp
  /// What a list remembers about a row is keyed by the row's id, not by its position.
  case identity
  /// All look-ups of a row agree.
  case lookupsAgree
  /// Every row is painted, at its position.
  case rowsArePainted
  /// A finger hits the row that is painted under it, even while rows move.
  case seenIsHit
  /// Rows that travel start from where they are painted.
  case noJumps
  /// Every motion is reported, and lasts until the list says that it is over.
  case motionsEndOnTime
  /// Whatever is reported has happened.
  case reportsAreTrue
  /// A row whose text changes is reloaded, or reported as changed.
  case changesAreReloaded
  /// Rows have the heights that they were given, and any change of height is reported.
  case heightChangesAreReported
  /// A gesture that is cancelled or fails changes nothing.
  case cancelRestores
  /// A hold that does not move moves nothing.
  case heldRowsStay
  /// Only the finger's path counts, not how often a screen reports it.
  case samplingDoesNotMatter
  /// The same events give the same list.
  case sameScriptSameTrace
  /// No event breaks a list.
  case survivesAnyInput
  /// Whatever a gesture does, a plain action does too.
  case everyGestureHasAnAction
  /// If the app is asked first, nothing is done until it answers.
  case asksFirst
  /// Undoing restores what was there before an event.
  case undo
  /// Expanding and collapsing a row undo each other.
  case expandAndCollapse
  /// What a screen reader, a menu and a keyboard are given is what is painted.
  case saidIsShown
  /// What is typed is kept, in the row that is edited.
  case typedIsKept
  /// Time alone changes nothing.
  case timeChangesNothing
  /// The hundredth drag does what the second one did.
  case useWearsNothing

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .updatesAddUp: "updates add up"
    case .identity: "identity"
    case .lookupsAgree: "lookups agree"
    case .rowsArePainted: "rows are painted"
    case .seenIsHit: "what is seen is what is hit"
    case .noJumps: SwipeLaw.noJumps.name
    case .motionsEndOnTime: "motions end on time"
    case .reportsAreTrue: "what is reported has happened"
    case .changesAreReloaded: "changed rows are reloaded"
    case .heightChangesAreReported: "changed heights are reported"
    case .cancelRestores: SwipeLaw.cancelRestores.name
    case .heldRowsStay: "a hold that does not move moves nothing"
    case .samplingDoesNotMatter: SwipeLaw.samplingDoesNotMatter.name
    case .sameScriptSameTrace: SwipeLaw.sameScriptSameTrace.name
    case .survivesAnyInput: SwipeLaw.survivesAnyInput.name
    case .everyGestureHasAnAction: SwipeLaw.everyGestureHasAnAction.name
    case .asksFirst: "asks first"
    case .undo: "undo"
    case .expandAndCollapse: "expand and collapse are inverse"
    case .saidIsShown: "what is said is what is shown"
    case .typedIsKept: "what is typed is kept"
    case .timeChangesNothing: "time alone changes nothing"
    case .useWearsNothing: SwipeLaw.useWearsNothing.name
    }
  }

  /// What the law says, in a sentence or two.
  public var statement: String {
    switch self {
    case .updatesAddUp:
      """
      An update, applied to the rows before an event by the rules of UIKit's batch updates, gives the rows after it.
      """
    case .identity:
      """
      No row appears twice. An event on one row opens no other. An edit opens no row, closes none without reporting it, \
      and changes the looks of none that it does not name. So the state of one row never moves to another.
      """
    case .lookupsAgree:
      """
      For every row that shows, position to row and row to position are inverse, its top is the sum of the heights above \
      it, headers included, and the row found at a height is the one there, all compared with a plain array. A row that \
      does not show has no position, height, top or action.
      """
    case .rowsArePainted:
      """
      Once nothing moves and no finger holds anything, every row is painted once, within its position and not \
      transparent, and no other row is. Every header belongs to a section that exists, and covers no row. No number in a \
      layer is NaN or infinite.
      """
    case .seenIsHit:
      """
      At any height and any moment a finger hits the row that is painted topmost there, whether it is at its position \
      or on its way, and no row where none is painted. Where a button or a control of the row is painted topmost at \
      rest, the finger hits that.
      """
    case .noJumps:
      """
      If rows travel when others come, go or move, they always do: right after an event, a row that stays is painted \
      where it was right before.
      """
    case .motionsEndOnTime:
      """
      If something begins to move, the effects say so. Anything that moves 20 points or more is still moving after a \
      seventh of the time that it is said to take, and half a second before the end of it.
      """
    case .reportsAreTrue:
      """
      Notices name the rows that have come, gone, moved, opened, closed or been pressed, each once. Those of an event on \
      one row are about that row or about rows that close. The only gesture that selects a row is a tap, and it selects \
      no open row. A row that a gesture opens or closes is reported. A row that is lifted or edited shows, and remains so \
      only as long as a finger holds it or its text is being typed.
      """
    case .changesAreReloaded:
      """
      A row whose text an event changes is reloaded by the event's update or reported as changed, unless a finger holds \
      it or its text is being typed. Undoing, waiting and changes of width are not checked.
      """
    case .heightChangesAreReported:
      """
      In a list that takes heights, a row has the height that it was given last. No row that stays becomes taller or \
      shorter unless the effects say so or the update reloads it; if the effects say so, some row does. Changes of width \
      are not checked.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture, however long it took, leaves the order, the open rows and everything that shows as \
      they were before it. If its beginning ended an edit, that counts as a separate event before it.
      """
    case .heldRowsStay:
      """
      A finger that holds a row and does not move, or returns to where it began, leaves the rows in their order, and \
      nothing is reported when it lifts there.
      """
    case .samplingDoesNotMatter:
      """
      A gesture ends with the same rows, open rows, notices and looks however many samples report it: the last one \
      alone, or twice as many.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same rows, notices and frames."
    case .survivesAnyInput:
      """
      Any events on any rows in any order with any numbers leave a list whose numbers are finite, whose look-ups agree, \
      and in which nothing moves once it says that it has settled.
      """
    case .everyGestureHasAnAction:
      """
      Whatever a gesture makes a list report or change, a plain action of one of its rows does too. Wherever a lifted \
      row is put down, plain actions can bring it there.
      """
    case .asksFirst:
      """
      A row that waits for an answer stays as it is until the answer arrives, however late and whatever else happens, and \
      no press deletes it. Cancelling the question restores what was there before it. A second answer, or an answer to no \
      question, does nothing.
      """
    case .undo:
      """
      Undoing an event restores what was there before it, and the updates of the undo add up too. One step back reports \
      rows as deleted that the event reported as inserted, and the other way round.
      """
    case .expandAndCollapse:
      """
      If a row offers the actions `expand` and `collapse`, performing one after the other leaves the rows that showed \
      before, including what was expanded inside it, and performing either of them twice is the same as once.
      """
    case .saidIsShown:
      """
      A row is called by a text that is painted on it; it says that it is unfolded if it offers to be folded, and is in \
      another state after an action whose title changes. Its actions have different names, and those of buttons have the \
      buttons' titles and roles. Open rows are listed from the top, each with the side and the buttons that are painted. \
      Nothing is said about a row that does not exist.
      """
    case .typedIsKept:
      """
      Text that is typed is, letter for letter, the text that a host shows, and after the editing what is said about the \
      row that was edited.
      """
    case .timeChangesNothing:
      """
      A day later the same rows show, are open, are edited, are lifted and wait for an answer, and say the same; there is \
      as much to undo, and an answer has the effects that it would have had at once.
      """
    case .useWearsNothing:
      """
      After 256 taps, cancelled drags or plain actions that lead back to the same rows, every event has the effects that \
      it had after two of them.
      """
    }
  }
}

extension ListLaw: NamedLaw {}

extension ListLaw {
  /// Checks laws on a list with every short sequence of events and with random longer ones.
  ///
  ///     let violations = ListLaw.check({ MyList(count: 5) }, laws: [.updatesAddUp, .lookupsAgree])
  ///
  /// - Parameters:
  ///   - make: Makes the list, equal each time. A handful of rows is enough to break any law, and is searched quickly.
  ///   - own: The events that only this list has.
  ///   - undo: How the list undoes changes; without it ``undo`` holds for every list.
  ///   - laws: The laws to check.
  ///   - search: How thoroughly to search. Lists are not compared, so every sequence up to the depth is tried.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events, for *c* choices in a state (a few dozen), the search's depth *d*, and
  ///   its *w* random sequences of *s* events. After an event most laws take O(*n*) for *n* rows, and some draw them.
  public static func check<List: ListInteraction>(
    _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil, laws: [ListLaw] = allCases,
    search: Search = Search(depth: 2, walks: 60)
  ) -> [Violation<ListLawEvent>] {
    var subject = ListSubject(list: make(), own: own, undo: undo, laws: laws)
    var violations = search.violations(of: laws, by: subject)
    if laws.contains(.survivesAnyInput) && !violations.contains(where: { $0.law == ListLaw.survivesAnyInput.name }) {
      // What can be enumerated has been tried; numbers and orders that no host sends on purpose are random.
      subject.isWild = true
      var random = search
      random.depth = 0
      violations += random.violations(of: [.survivesAnyInput], by: subject)
    }
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }

  /// Checks this law on known events, such as those of a violation that you have fixed.
  ///
  ///     ListLaw.updatesAddUp.check(violation.events, { MyList(count: 5) })   // nil
  ///
  /// - Parameters:
  ///   - events: What happens to the list, in order; may be empty.
  ///   - make: Makes the list.
  ///   - own: The events that only this list has; an event that is missing here does nothing.
  ///   - undo: How the list undoes changes, for ``undo``.
  /// - Returns: The violation at the first event that shows one, or nil if the law holds.
  /// - Complexity: O(*e*² · *n*) at most, for *e* events and *n* rows.
  public func check<List: ListInteraction>(
    _ events: [Timed<ListLawEvent>], _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil
  ) -> Violation<ListLawEvent>? {
    var subject = ListSubject(list: make(), own: own, undo: undo, laws: [self])
    if let violation = Search().violation(self, events, subject) { return violation }
    guard self == .survivesAnyInput else { return nil }
    // The events may be random ones, for which the law requires more.
    subject.isWild = true
    return Search().violation(self, events, subject)
  }
}
