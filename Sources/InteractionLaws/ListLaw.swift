/// The laws of a whole list: what holds whatever its rows do.
///
///     let insert = OwnEvent<MyList>("insert at 1") { list, time in list.insert(at: 1) }
///     for violation in ListLaw.check({ MyList(count: 5) }, own: [insert]) { print(violation.text) }
public enum ListLaw: Hashable, Sendable, CaseIterable {
  /// What is announced is what happens.
  case updatesAddUp
  /// Rows are remembered by what they are, not by where they stand.
  case identity
  /// Every way to look a row up says the same.
  case lookupsAgree
  /// A gesture that is taken away changes nothing.
  case cancelRestores
  /// Only the finger's path counts, not how often a screen reports it.
  case samplingDoesNotMatter
  /// The same events give the same list.
  case sameScriptSameTrace
  /// Nothing breaks a list.
  case anythingGoes
  /// What a gesture does, a plain action does.
  case everyGestureHasAnAction
  /// What an event does can be taken back.
  case undo
  /// Expanding and collapsing a row undo each other.
  case expandAndCollapse

  /// The name in violations and in the documentation.
  public var name: String {
    switch self {
    case .updatesAddUp: "updates add up"
    case .identity: "identity"
    case .lookupsAgree: "lookups agree"
    case .cancelRestores: SwipeLaw.cancelRestores.name
    case .samplingDoesNotMatter: SwipeLaw.samplingDoesNotMatter.name
    case .sameScriptSameTrace: SwipeLaw.sameScriptSameTrace.name
    case .anythingGoes: SwipeLaw.anythingGoes.name
    case .everyGestureHasAnAction: SwipeLaw.everyGestureHasAnAction.name
    case .undo: "undo"
    case .expandAndCollapse: "expand and collapse are inverse"
    }
  }

  /// What the law says, in a sentence or two.
  public var statement: String {
    switch self {
    case .updatesAddUp:
      "An update, applied to the rows that were there by the rule of UIKit's batch updates, gives the rows that are there."
    case .identity:
      """
      No row stands twice; an event on one row opens no other, and an edit opens and closes none and changes the looks of \
      none that it does not name: what is remembered about a row moves to no other.
      """
    case .lookupsAgree:
      """
      Position to row and row to position are inverse for every row that shows, tops are the sums of the heights above, \
      and the row at a height, or under a finger, is the one that lies there, all against a plain array.
      """
    case .cancelRestores:
      """
      A cancelled or failed gesture leaves order, open rows and all that shows as they were before it; an edit that its \
      beginning has ended is an event of its own before it.
      """
    case .samplingDoesNotMatter:
      """
      A gesture ends in the same rows, the same open rows, the same notices and the same looks however many samples report \
      it: the last one alone, or twice as many.
      """
    case .sameScriptSameTrace: "The same events at the same times give the same rows, notices and frames."
    case .anythingGoes:
      """
      Any events on any rows in any order with any numbers leave a list whose numbers are finite, whose look-ups agree and \
      in which nothing moves any more when it says that it has settled.
      """
    case .everyGestureHasAnAction:
      """
      Whatever a gesture makes a list tell or change, a plain action of one of its rows does too; where a lifted row is put \
      down, plain actions bring it.
      """
    case .undo:
      "Taking back what an event has done brings back what was there, and the updates of that add up too."
    case .expandAndCollapse:
      """
      Where a row offers the actions `expand` and `collapse`, one after the other leaves the rows that showed, what was \
      open inside it included, and each twice is once.
      """
    }
  }
}

extension ListLaw: NamedLaw {}

extension ListLaw {
  /// Checks a list.
  ///
  /// - Parameters:
  ///   - make: Makes the list, the same one every time; a handful of rows shows everything and is searched fast.
  ///   - own: The events that only this list has.
  ///   - undo: How it takes changes back; without it the law of that is not checked.
  ///   - laws: Which laws.
  ///   - search: How thoroughly; lists are not compared, so every sequence of the depth is tried.
  /// - Returns: At most one violation of each law, in their order.
  public static func check<List: ListInteraction>(
    _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil, laws: [ListLaw] = allCases,
    search: Search = Search(depth: 2, walks: 60)
  ) -> [Violation<ListEvent>] {
    var subject = ListSubject(list: make(), own: own, undo: undo, isWild: false)
    var violations = search.violations(of: laws, by: subject)
    if laws.contains(.anythingGoes) && !violations.contains(where: { $0.law == ListLaw.anythingGoes.name }) {
      // What can be enumerated has been; the numbers and orders that nobody sends on purpose are random.
      subject.isWild = true
      var random = search
      random.depth = 0
      violations += random.violations(of: [.anythingGoes], by: subject)
    }
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }

  /// Checks one law on events that are known, such as those of a violation that has been mended.
  ///
  /// - Parameters:
  ///   - events: What happens to the list.
  ///   - make: Makes the list.
  ///   - own: The events that only this list has.
  ///   - undo: How it takes changes back, for the law of that.
  /// - Returns: The violation at the first event that shows one, or nil.
  public func check<List: ListInteraction>(
    _ events: [Timed<ListEvent>], _ make: () -> List, own: [OwnEvent<List>] = [], undo: Undo<List>? = nil
  ) -> Violation<ListEvent>? {
    var subject = ListSubject(list: make(), own: own, undo: undo, isWild: false)
    if let violation = Search().violation(self, events, subject) { return violation }
    guard self == .anythingGoes else { return nil }
    // Found among random events, whose samples keep the times that they were made with.
    subject.isWild = true
    return Search().violation(self, events, subject)
  }
}
