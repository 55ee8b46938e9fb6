import ConstraintSwipe
public import InteractionCore
public import InteractionLaws
import ScrollSwipe
import UtilityButtons

extension RowSetup {
  /// Checks the laws of rows on the row that this describes.
  ///
  /// The mirror law is checked where the design has two sides that are alike.
  ///
  /// - Parameters:
  ///   - laws: Which laws.
  ///   - search: How thoroughly.
  /// - Returns: At most one violation of each law.
  public func violations(
    of laws: [SwipeLaw] = SwipeLaw.allCases, search: Search = Search()
  ) -> [Violation<RowEvent>] {
    violations(of: laws, by: makeRow(), search)
  }

  /// Checks the laws of rows that a real scroll view drives; a design that none can drive keeps them.
  public func violationsDriven(
    of laws: [SwipeLaw] = SwipeLaw.allCases, search: Search = Search()
  ) -> [Violation<RowEvent>] {
    guard let row = makeRow() as? any RevealingRow & ScrollDriven else { return [] }
    return violationsDriven(of: laws, by: row, search)
  }

  /// Checks one law on events that are known.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: What happens to the row.
  ///   - isDriven: Whether a real scroll view drives it.
  /// - Returns: The violation at the first event that shows one, or nil.
  public func violation(
    of law: SwipeLaw, on events: [Timed<RowEvent>], isDriven: Bool = false
  ) -> Violation<RowEvent>? {
    guard isDriven else { return violation(of: law, on: events, by: makeRow()) }
    guard let row = makeRow() as? any RevealingRow & ScrollDriven else { return nil }
    return violationDriven(of: law, on: events, by: row)
  }

  private func violation<Row: ReplayableRow>(
    of law: SwipeLaw, on events: [Timed<RowEvent>], by row: Row
  ) -> Violation<RowEvent>? {
    let twin = mirrored?.makeRow() as? Row
    return law.check(events, { row }, mirrored: twin.map { twin in { twin } })
  }

  private func violationDriven(
    of law: SwipeLaw, on events: [Timed<RowEvent>], by row: some RevealingRow & ScrollDriven
  ) -> Violation<RowEvent>? {
    law.checkDriven(events, { row })
  }

  private func violations<Row: ReplayableRow>(
    of laws: [SwipeLaw], by row: Row, _ search: Search
  ) -> [Violation<RowEvent>] {
    let twin = mirrored?.makeRow() as? Row
    return SwipeLaw.check({ row }, mirrored: twin.map { twin in { twin } }, laws: laws, search: search)
  }

  private func violationsDriven(
    of laws: [SwipeLaw], by row: some RevealingRow & ScrollDriven, _ search: Search
  ) -> [Violation<RowEvent>] {
    SwipeLaw.checkDriven({ row }, laws: laws, search: search)
  }

  /// The mirror image, or nil for a design with one side, or with a section index, which is at one side.
  public var mirrored: RowSetup? {
    var setup = self
    (setup.leading, setup.trailing) = (trailing, leading)
    switch design {
    case .constraintSwipe, .scrollSwipe(.swipeableTableViewCell, _): return setup
    case .scrollSwipe(.article, _), .utilityButtons(.zcjTableViewCell, _, _, _, _),
      .utilityButtons(_, hasSectionIndex: true, _, _, _):
      return nil
    case .utilityButtons(let rules, let hasSectionIndex, let fullSwipe, let forbidden, let corrections):
      setup.design = .utilityButtons(
        rules: rules, hasSectionIndex: hasSectionIndex, fullSwipe: fullSwipe,
        forbidden: Set(forbidden.map(\.opposite)), corrections: corrections)
      return setup
    }
  }
}
