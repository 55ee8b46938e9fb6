/// The laws of a whole list: what holds whatever its rows do.
///
/// Check them on a list of a handful of rows, with the events that only your list has:
///
///     let insert = OwnEvent<MyList>("insert at 1") { list, time in list.insert("New", index: 1, at: time) }
///     for violation in ListLaw.check({ MyList(count: 5) }, own: [insert]) { print(violation.text) }
///
/// Each law has a ``name``, which violations carry, and a ``statement``, which says what it asks for.
public enum ListLaw: Hashable, Sendable, CaseIterable {
  /// The updates that a list announces are the changes that happen.
  case updatesAddUp
  /// What is remembered about a row is kept by its id, not by its position.
  case identity
  /// All look-ups of a row agree.
  case lookupsAgree
  /// Every row is painted, at its position.
  case rowsArePainted
  /// A finger reaches the row that it is seen on, also while rows move.
  case seenIsHit
  /// Rows that travel set out from where they are seen.
  case noJumps
  /// What moves is told, and moves until the list says that it is over.
  case motionsEndOnTime
  /// What is told has happened.
  case toldIsTrue
  /// What a row says changes where the host is told.
  case changesAreReloaded
  /// Rows have the heights that they were given, and get others where the host is told.
  case heightsAreTold
  /// A gesture that is cancelled or fails changes nothing.
  case cancelRestores
  /// A hold that does not move moves nothing.
  case heldRowsStay
  /// Only the finger's path counts, not how often a screen reports it.
  case samplingDoesNotMatter
  /// The same events give the same list.
  case sameScriptSameTrace
  /// Nothing breaks a list.
  case anythingGoes
  /// Whatever a gesture does, a plain action does too.
  case everyGestureHasAnAction
  /// Where the app is asked first, nothing is done until it answers.
  case asksFirst
  /// Undoing takes back what an event has done.
  case undo
  /// Expanding and collapsing a row undo each other.
  case expandAndCollapse

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
    case .toldIsTrue: "what is told has happened"
    case .changesAreReloaded: "changed rows are reloaded"
    case .heightsAreTold: "other heights are told"
    case .cancelRestores: SwipeLaw.cancelRestores.name
    case .heldRowsStay: "a hold that does not move moves nothing"
    case .samplingDoesNotMatter: SwipeLaw.samplingDoesNotMatter.name
    case .sameScriptSameTrace: SwipeLaw.sameScriptSameTrace.name
    case .anythingGoes: SwipeLaw.anythingGoes.name
    case .everyGestureHasAnAction: SwipeLaw.everyGestureHasAnAction.name
    case .asksFirst: "asks first"
    case .undo: "undo"
    case .expandAndCollapse: "expand and collapse are inverse"
    }
  }

  /// What the law says, in a sentence or two.
  public var statement: String {
    switch self {
    case .updatesAddUp:
      """
      An update, applied to the rows that were there by the rule of UIKit's batch updates, gives the rows that are \
      there.
      """
    case .identity:
      """
      No row stands twice; an event on one row opens no other, and an edit opens none, closes none unless it says so, and \
      changes the looks of none that it does not name: what is remembered about a row moves to no other.
      """
    case .lookupsAgree:
      """
      Position to row and row to position are inverse for every row that shows, tops are the sums of the heights \
      above, headers among them, and the row at a height is the one that lies there, all against a plain array. A row that does not show has \
      no position, height, top or action.
      """
    case .rowsArePainted:
      """
      Once nothing moves and no finger holds anything, every row is painted once, within its position and not \
      transparent, and no other row is; headers are of sections that are there, and over no row; no number of a layer is \
      NaN or infinite.
      """
    case .seenIsHit:
      """
      At any height and any moment a finger hits the row that is painted there uppermost, be it at its position or on \
      its way, and none where none is painted; where a button or a control of it is painted uppermost at rest, that one.
      """
    case .noJumps:
      """
      If rows travel when others come, go or move, they always do: a row that stays is painted right after an event \
      where it was right before.
      """
    case .motionsEndOnTime:
      """
      Where something begins to move, the effects say so. What goes 20 points or more still moves after a seventh of the \
      time that it is said to take, and half a second before the end of it.
      """
    case .toldIsTrue:
      """
      Notices name the rows that have come, gone, moved, opened, closed or been pressed, once, and those of an event on \
      one row are about it or about rows that close; of all gestures only a tap selects a row, and none that is open. \
      What opens or closes by a gesture is told. The row that is lifted or edited shows, and is so only as long as a \
      finger holds it or its text is typed.
      """
    case .changesAreReloaded:
      """
      A row that says something else than before an event is reloaded by its update or reported to have changed, unless a \
      finger holds it or its text is typed. An undo, a wait and another width are not asked about.
      """
    case .heightsAreTold:
      """
      In a list that takes heights, a row has the one that it was given last. No row that stays becomes higher or lower \
      unless the effects say so, or the update reloads it; where they say so, one does. Another width is not asked about.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture, however long it took, leaves order, open rows and all that shows as they were \
      before it; an edit that its beginning has ended is an event of its own before it.
      """
    case .heldRowsStay:
      """
      A finger that holds a row and does not move, or comes back to where it has begun, leaves the rows in their order, \
      and reports nothing when it lifts there.
      """
    case .samplingDoesNotMatter:
      """
      A gesture ends in the same rows, the same open rows, the same notices and the same looks however many samples \
      report it: the last one alone, or twice as many.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same rows, notices and frames."
    case .anythingGoes:
      """
      Any events on any rows in any order with any numbers leave a list whose numbers are finite, whose look-ups agree \
      and in which nothing moves any more when it says that it has settled.
      """
    case .everyGestureHasAnAction:
      """
      Whatever a gesture makes a list report or change, a plain action of one of its rows does too; where a lifted row \
      is put down, plain actions bring it.
      """
    case .asksFirst:
      """
      A row that waits for an answer stays as it is until that comes, however late and whatever else happens, and no press \
      deletes it. Calling the question off brings back what was before it; a second answer, or one to no question, does \
      nothing.
      """
    case .undo:
      """
      Taking back what an event has done brings back what was there, and the updates of that add up too; one step back \
      reports rows that go and come as the event reported them to come and go.
      """
    case .expandAndCollapse:
      """
      Where a row offers the actions `expand` and `collapse`, one after the other leaves the rows that showed, what \
      was open inside it included, and each twice is once.
      """
    }
  }
}

extension ListLaw: NamedLaw {}

extension ListLaw {
  /// Checks laws on a list, by every short sequence of events and by random longer ones.
  ///
  ///     let violations = ListLaw.check({ MyList(count: 5) }, laws: [.updatesAddUp, .lookupsAgree])
  ///
  /// - Parameters:
  ///   - make: Makes the list, equal each time. A handful of rows is enough to break any law, and is searched fast.
  ///   - own: The events that only this list has.
  ///   - undo: How the list takes changes back; without it ``undo`` holds for every list.
  ///   - laws: The laws to check.
  ///   - search: How thoroughly to search. Lists are not compared, so every sequence up to the depth is tried.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty where none was found.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events, for *c* choices in a state (a few dozen), the search's depth *d*, and
  ///   its *w* random sequences of *s* events. After an event most laws take O(*n*) for *n* rows, and some draw them.
  public static func check<List: ListInteraction>(
    _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil, laws: [ListLaw] = allCases,
    search: Search = Search(depth: 2, walks: 60)
  ) -> [Violation<ListLawEvent>] {
    var subject = ListSubject(list: make(), own: own, undo: undo, laws: laws)
    var violations = search.violations(of: laws, by: subject)
    if laws.contains(.anythingGoes) && !violations.contains(where: { $0.law == ListLaw.anythingGoes.name }) {
      // What can be enumerated has been; numbers and orders that no host sends on purpose are random.
      subject.isWild = true
      var random = search
      random.depth = 0
      violations += random.violations(of: [.anythingGoes], by: subject)
    }
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }

  /// Checks this law on events that are known, such as those of a violation that you have mended.
  ///
  ///     ListLaw.updatesAddUp.check(violation.events, { MyList(count: 5) })   // nil
  ///
  /// - Parameters:
  ///   - events: What happens to the list, in order; may be empty.
  ///   - make: Makes the list.
  ///   - own: The events that only this list has; one that is missing here does nothing.
  ///   - undo: How the list takes changes back, for ``undo``.
  /// - Returns: The violation at the first event that shows one, or nil where the law holds.
  /// - Complexity: O(*e*² · *n*) at most, for *e* events and *n* rows.
  public func check<List: ListInteraction>(
    _ events: [Timed<ListLawEvent>], _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil
  ) -> Violation<ListLawEvent>? {
    var subject = ListSubject(list: make(), own: own, undo: undo, laws: [self])
    if let violation = Search().violation(self, events, subject) { return violation }
    guard self == .anythingGoes else { return nil }
    // Found among random events, whose samples keep the times that they were made with.
    subject.isWild = true
    return Search().violation(self, events, subject)
  }
}
