public import HeadlessTable

/// The laws of a table, which hold when fingers and a host reach a list through a `HeadlessTable`.
///
/// Check them on a list with more rows than a table of 320 by 480 points shows:
///
///     for violation in TableLaw.check({ MyList(count: 30) }, customEvents: edits) { print(violation.text) }
///
/// The events are those of a host, such as touches of several fingers, wheels and trackpads, keys, plain actions,
/// rotations, keyboards and frames, and the list's custom events. Laws that hold for any events are also checked with random
/// ones that no host sends. Each law has a ``name``, which appears in violations, and a ``statement`` of its requirement.
public enum TableLaw: Hashable, Sendable, CaseIterable {
  /// The updates that the table passes on match the changes of the rows, whatever causes them.
  case updatesAddUp
  /// Each row in sight is painted once, and has a view.
  case rowsInSightArePainted
  /// A finger reaches no row but the one painted under it.
  case paintedRowsAreReached
  /// For a language that is read from right to left, the table is a mirror image.
  case mirror
  /// A finger that lifts where it touched, before it would hold a row, has at most the effects of a tap.
  case restingFinger
  /// The row on which a finger rests stays under it.
  case contentStays
  /// Unless the content is at its top, changes above the visible rows do not move them.
  case visibleRowsStay
  /// Rows that stay start moving from their current places.
  case rowsDoNotJump
  /// Swipes on two rows, one after the other, have the effects that each has alone.
  case independentFingers
  /// Drawing frames makes no difference to what events do.
  case framesChangeNothing
  /// A frame that is drawn over another frame is the same as a frame drawn from scratch.
  case framesAddUp
  /// The table comes to rest by its `settleTime`.
  case comesToRest
  /// The table's policies close the rows that they promise to close.
  case policies
  /// A longer list takes little more work.
  case costDoesNotGrow
  /// Rows far down a long list are found, hit, labelled and painted like those at its top.
  case farRowsAgree

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .updatesAddUp: ListLaw.updatesAddUp.name
    case .rowsInSightArePainted: "rows in sight are painted"
    case .paintedRowsAreReached: "painted rows are reached"
    case .mirror: SwipeLaw.mirror.name
    case .restingFinger: "a resting finger only taps"
    case .contentStays: "content stays under the finger"
    case .visibleRowsStay: "visible rows stay"
    case .rowsDoNotJump: "rows do not jump"
    case .independentFingers: "fingers do not disturb each other"
    case .framesChangeNothing: "frames change nothing"
    case .framesAddUp: "frames add up"
    case .comesToRest: "the table comes to rest"
    case .policies: "policies close rows"
    case .costDoesNotGrow: "cost does not grow"
    case .farRowsAgree: "far rows agree"
    }
  }

  /// The law's requirement, in words.
  public var statement: String {
    switch self {
    case .updatesAddUp:
      """
      Whatever a host calls, the update that it gets turns the old rows into the new ones, and all updates together \
      turn the initial rows into the final ones. The keyboard focus stays with its row until that row is deleted or \
      folded away, unless a key moves it or a change is undone, and is lost only if no row is left. Keys perform only \
      plain actions and taps, which may close open rows.
      """
    case .rowsInSightArePainted:
      """
      When nothing moves and no fingers hold rows, exactly the rows in sight are painted, each once. Every painted row \
      is at least partly in the table and has its own view, and there are no more views than a frame has needed at \
      once. All numbers in layers are finite. The edited row's text is painted and is the row's label or value, even \
      after typing is undone.
      """
    case .paintedRowsAreReached:
      """
      A finger that touches for a moment or swipes a little, or a pointer that rests, reaches no row but the one \
      painted topmost under it at that moment, at rest and in motion, unless what is painted there is faint or the \
      preview of a new row.
      """
    case .mirror:
      """
      In a table that is read in the other direction, mirrored fingers, wheels and pointers have the same effects, and \
      each frame is the mirror image of the original table's, until the width changes under a finger or a pointer.
      """
    case .restingFinger:
      """
      A finger that touches and lifts at the same place, before it would hold a row, has the effects of a tap there, or \
      fewer, even if the table is rotated, covered by a keyboard or edited in the meantime. The exception is a reorder \
      control, which holds the row. The part that the finger taps when it lifts is the part that the table reported as \
      pressed.
      """
    case .contentStays:
      """
      While only fingers, wheels, pointers, a screen keyboard and time act, the row under a single finger moves up \
      and down no farther than the finger, unless rows are inserted, deleted, moved or reloaded, or travel. A wheel \
      moves the content no farther than it turns, and not while a finger is down. None of this is checked while a row \
      is lifted.
      """
    case .visibleRowsStay:
      """
      When rows are inserted, deleted or moved, or change height, because of the app, a plain action, an answer, an \
      undo, the end of editing or a gesture, one visible row below all of them comes to rest where it would have \
      without the change: `lastTouchedRow`, otherwise the row that was being edited or has the keyboard focus, \
      otherwise the first visible row. This holds if the content is not at its very top or a finger is on the row. \
      Exceptions are pulls, two fingers, rows that already move, or are lifted, being edited or scrolled to, a \
      keyboard focus that goes to another row, content that rests at an end, and content that scrolls to show what an \
      action has moved or unfolded.
      """
    case .rowsDoNotJump:
      """
      A row that is visible right before and right after an event is painted at the same y coordinate, within half a \
      point, or fades in at another one, whatever is inserted, deleted or scrolled into view. Exceptions are two \
      fingers, a finger that moves or holds a row, a wheel, a host that rotates the table, scrolls it at once, or sets \
      heights at once, for a kind or of more than 16 rows, reduced motion, edits of a list whose rows never travel, \
      content that grows or shrinks by more than a screen, and rows that move by more than 2000 points, the most that \
      rows travel together.
      """
    case .independentFingers:
      """
      If the list does not support pinches, a second finger does nothing as long as the first is down, and swipes once \
      the first has lifted. Swipes on two rows, one after the other, leave each row as its own swipe alone leaves it, \
      unless a swipe inserts, deletes or reloads rows or a notice says otherwise. If the list does not support \
      pinches, the same holds if the second finger touches a moment before the first one lifts.
      """
    case .framesChangeNothing:
      """
      It makes no difference whether frames are drawn between events: the rows, those that are open, edited or lifted, \
      the keyboard focus and the notices are the same. The exception is a touch, a wheel, a hold or a pinch that \
      begins while rows are still making room for a held row.
      """
    case .framesAddUp:
      """
      A frame that is drawn over the previous frame is the same as a frame drawn from scratch, whatever has happened in \
      between, and the changes that it reports turn the previous frame into it.
      """
    case .comesToRest:
      """
      Once no finger is down and the table's `settleTime` has passed, nothing changes, the content is not beyond its \
      ends, and, unless a person, an answer or a new scroll intervenes, a row that the host has scrolled to is at its \
      anchor, whatever rows the app inserted or deleted on the way and however the table was rotated. While a finger \
      rests, time alone causes nothing before `holdStartTime`.
      """
    case .policies:
      """
      When the table closes rows, because it scrolls or is tapped or another row opens, no row that should close stays \
      open, and the row that the table exempts stays open. If its policy is one open row, no finger, wheel or key and no \
      plain action opens a second row in the same group.
      """
    case .costDoesNotGrow:
      """
      In a list with many times as many rows, the same events cost at most one and a half times as many lookups, layers, \
      changes and notices, counted together, plus 32.
      """
    case .farRowsAgree:
      """
      In a list of 10,000 rows, the first rows, some in between and the last ones are found at their positions, hit at \
      their middles, and painted at their tops. Their actions have titles. They are described if, and only if, the first \
      row is, and then labelled with a text that is painted on them, if there is one.
      """
    }
  }
}

extension TableLaw: NamedLaw {}

extension TableLaw {
  /// A recipe for a list of any length, for the laws ``TableLaw/costDoesNotGrow`` and
  /// ``TableLaw/farRowsAgree``.
  ///
  ///     let growth = TableLaw.Growth { MyList(count: $0) }
  ///     let violations = TableLaw.check({ MyList(count: 30) }, growth: growth, laws: [.costDoesNotGrow])
  public struct Growth<List>: Sendable {
    /// The numbers of rows of the two lists that are compared.
    public let rows: (few: Int, many: Int)
    /// The closure that makes the list with a given number of rows.
    public let make: @Sendable (Int) -> List

    /// Creates a recipe.
    ///
    /// - Parameters:
    ///   - few: The number of rows in the short list, more than a table shows.
    ///   - many: The number of rows in the long list, so many that work on each row would cost too much.
    ///   - make: A closure that makes the list with a given number of rows; both lists must look the same at the top.
    /// - Complexity: O(1).
    public init(from few: Int = 1_000, to many: Int = 1_000_000, make: @escaping @Sendable (Int) -> List) {
      rows = (few, many)
      self.make = make
    }
  }

  /// Checks a list in a table against laws, with every short sequence of chosen events and with random longer ones.
  ///
  ///     let violations = TableLaw.check({ MyList(count: 30) }, laws: [.paintedRowsAreReached, .policies])
  ///
  /// - Parameters:
  ///   - make: A closure that makes the list, the same each time, with more rows than 480 points show, so that it can be
  ///     scrolled.
  ///   - customEvents: The list's custom events.
  ///   - growth: The recipe for the list in other lengths. Without it, ``costDoesNotGrow`` and ``farRowsAgree`` are not
  ///     checked.
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search. Tables cannot be compared, so every sequence up to the depth is tried.
  ///     ``costDoesNotGrow`` is checked with sequences of at most one event and about an eighth of the random sequences.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Complexity: O(*c*ᵈ + *w* · *s*) events, for *c* choices in a state (a few dozen), the search's depth *d*, and its
  ///   *w* random sequences of *s* events. After an event all rows are looked up, and most laws draw the visible ones.
  ///   Shortening a violation of *m* events takes O(*m*² log *m*) more.
  public static func check<List: ListInteraction>(
    _ make: () -> List, customEvents: [CustomEvent<List>] = [], growth: Growth<List>? = nil,
    laws: [TableLaw] = allCases,
    search: Search = Search(depth: 2, randomSequences: 30, steps: 60)
  ) -> [Violation<TableLawEvent>] {
    let tableLaws = laws.filter { $0 != .costDoesNotGrow && $0 != .farRowsAgree }
    var subject = TableSubject(list: make(), customEvents: customEvents, laws: tableLaws)
    var violations = search.violations(of: tableLaws, by: subject)
    // The search above tried the events that a host sends. Now try values and sequences that no host sends, at random.
    subject.isWild = true
    var randomSearch = search
    randomSearch.depth = 0
    violations += randomSearch.violations(of: tableLaws.filter { $0.holdsForAnyEvents }, by: subject, after: violations)
    let growthLaws = laws.filter { !tableLaws.contains($0) }
    if let growth, !growthLaws.isEmpty {
      // Each event is tried on both lists, so search less; a few hundred events cause most kinds of lookup that a
      // table makes.
      var growthSearch = search
      (growthSearch.depth, growthSearch.randomSequences) = (min(search.depth, 1), (search.randomSequences + 7) / 8)
      violations += growthSearch.violations(
        of: growthLaws, by: CostSubject(growth, customEvents: customEvents), after: violations)
    }
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }

  /// Checks this law on known events, such as those of a violation that you have fixed.
  ///
  ///     TableLaw.updatesAddUp.check(violation.events, { MyList(count: 30) })   // nil
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the table, in order; may be empty.
  ///   - make: A closure that makes the list.
  ///   - customEvents: The list's custom events; for an event that is missing here, only time passes.
  ///   - growth: The recipe for the list in other lengths. Without it, ``costDoesNotGrow`` and ``farRowsAgree`` hold for
  ///     every list.
  /// - Returns: The violation in the fresh table, or else at the first event that shows one; nil if the law holds.
  /// - Complexity: O(*e* · *n* log *n* + *e*² log *e*) for most laws, for *e* events and *n* rows.
  public func check<List: ListInteraction>(
    _ events: [Timed<TableLawEvent>], _ make: () -> List, customEvents: [CustomEvent<List>] = [],
    growth: Growth<List>? = nil
  ) -> Violation<TableLawEvent>? {
    if self == .costDoesNotGrow || self == .farRowsAgree {
      return growth.flatMap {
        Search().violation(of: self, on: events, by: CostSubject($0, customEvents: customEvents))
      }
    }
    return Search().violation(
      of: self, on: events, by: TableSubject(list: make(), customEvents: customEvents, laws: [self]))
  }

  /// Whether the law holds for any events on any rows in any order with any numbers.
  private var holdsForAnyEvents: Bool {
    switch self {
    case .updatesAddUp, .rowsInSightArePainted, .framesChangeNothing, .framesAddUp, .policies: true
    case .paintedRowsAreReached, .mirror, .restingFinger, .contentStays, .visibleRowsStay, .rowsDoNotJump,
      .independentFingers,
      .comesToRest, .costDoesNotGrow, .farRowsAgree:
      false
    }
  }
}
