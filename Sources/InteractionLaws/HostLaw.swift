/// The laws of a host, which stands between gesture recognisers and a screen: a driver, or a table of your own.
///
/// The same events are sent to the host and to a `HeadlessTable` of the same list. The host must do what the table does:
///
///     let violations = HostLaw.check({ MyTable($0) }, of: MyList(count: 30))
///     for violation in violations { print(violation.text) }
///
/// ``ListLaw`` checks the list alone, and ``TableLaw`` checks it in a table; check those laws first. A driver of a single row
/// handles the same events as a row and returns the same effects, so conform it to `RevealingRow` and check it with
/// ``SwipeLaw``.
public enum HostLaw: Hashable, Sendable, CaseIterable {
  /// Everything that the list reports reaches the host's caller, once and in order.
  case nothingIsLost
  /// The host shows the same rows as the table, in the same places.
  case tableIsShown
  /// A gesture that a recogniser reports has the same effects as the touches that it consists of.
  case gesturesActLikeTouches
  /// A time earlier than the latest counts as the latest.
  case timeNeverRunsBackward

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .nothingIsLost: "nothing is lost"
    case .tableIsShown: "the table is shown"
    case .gesturesActLikeTouches: "gestures act like touches"
    case .timeNeverRunsBackward: "time never runs backward"
    }
  }

  /// The law's requirement, in words.
  public var statement: String {
    switch self {
    case .nothingIsLost:
      """
      Whatever event a host is sent, its caller receives everything that the table returns for it: each notice once and in \
      order, the update, signals, and reports of motion, heights and unfolding.
      """
    case .tableIsShown:
      """
      A host has the same rows and the same content offset as the table, and paints the same layers. The same rows are open, \
      edited, lifted or waiting for an answer.
      """
    case .gesturesActLikeTouches:
      """
      A host that is sent the gestures that recognisers report, and is scrolled to the table's content offset, has the same \
      rows and notices as a table that is touched, and paints each row in the same way.
      """
    case .timeNeverRunsBackward:
      """
      A frame is drawn before it is seen, so an event may have an earlier time than the last frame. Such an event is \
      treated as if it came at the frame's time, so whatever moves starts from the place where the frame showed it.
      """
    }
  }
}

extension HostLaw: NamedLaw {}

extension HostLaw {
  /// Checks a host against laws, with every short sequence of chosen events and with random longer ones.
  ///
  ///     let violations = HostLaw.check({ MyTable($0) }, of: MyList(count: 30), laws: [.nothingIsLost])
  ///
  /// - Parameters:
  ///   - make: A closure that makes the host of a list. The host must show the list in 320 by 480 points, from left to right,
  ///     with the policies, options and highlights that a `HeadlessTable` has by default.
  ///   - list: The list, with more rows than 480 points show, so that it can be scrolled.
  ///   - customEvents: The list's custom events.
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search. Hosts cannot be compared, so every sequence up to the depth is tried.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Complexity: O(*c*ᵈ + *w* · *s*) events, for *c* choices in a state (a few dozen), the search's depth *d*, and its
  ///   *w* random sequences of *s* events. After an event all rows are looked up, and some laws draw the visible ones.
  ///   Shortening a violation of *m* events takes O(*m*² log *m*) more.
  public static func check<Host: HostedTable>(
    _ make: (Host.List) -> Host, of list: Host.List, customEvents: [CustomEvent<Host.List>] = [],
    laws: [HostLaw] = allCases, search: Search = Search(depth: 1, randomSequences: 60, steps: 60)
  ) -> [Violation<TableLawEvent>] {
    search.violations(of: laws, by: HostSubject(make(list), of: list, customEvents: customEvents, laws: laws))
  }

  /// Checks this law on known events, such as those of a violation that you have fixed.
  ///
  ///     HostLaw.nothingIsLost.check(violation.events, { MyTable($0) }, of: MyList(count: 30))   // nil
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the host, in order; may be empty.
  ///   - make: A closure that makes the host of a list.
  ///   - list: The list.
  ///   - customEvents: The list's custom events; for an event that is missing here, only time passes.
  /// - Returns: The violation at the first event that shows one, or nil if the law holds.
  /// - Complexity: O(*e* · *n* log *n* + *e*² log *e*) for most laws, for *e* events and *n* rows.
  public func check<Host: HostedTable>(
    _ events: [Timed<TableLawEvent>], _ make: (Host.List) -> Host, of list: Host.List,
    customEvents: [CustomEvent<Host.List>] = []
  ) -> Violation<TableLawEvent>? {
    Search().violation(
      of: self, on: events, by: HostSubject(make(list), of: list, customEvents: customEvents, laws: [self]))
  }
}
