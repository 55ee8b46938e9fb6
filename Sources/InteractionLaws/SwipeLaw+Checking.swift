extension SwipeLaw {
  /// Checks a row design against laws, with every short sequence of chosen events and with random longer ones.
  ///
  ///     let violations = SwipeLaw.check(
  ///       { MyRow(leading: [archive], trailing: [delete]) },
  ///       mirrored: { MyRow(leading: [delete], trailing: [archive]) })
  ///
  /// A row that cannot be drawn is not checked for ``paintedButtonsArePressed`` and ``paintedInPlace``, and
  /// ``survivesAnyInput`` sees no layers.
  ///
  /// - Parameters:
  ///   - make: A closure that makes a closed row that no finger holds, the same each time.
  ///   - mirrored: A closure that makes the mirror image, with the actions of the two sides exchanged. Without it, as for
  ///     a design that has one side only, ``mirror`` is not checked.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Precondition: The rows are closed, at offset 0, and do not move.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events at most, for *c* choices in a state (fewer than a hundred), the search's depth
  ///   *d*, and its *w* random sequences of *s* events. The search continues from only one of several equal states. After
  ///   an event, most laws take O(*b*²) for *b* buttons. For most laws, shortening a violation of *m* events takes
  ///   O(*m*² log *m*) more.
  public static func check<Row: RevealingRow>(
    _ make: () -> Row, mirrored: (() -> Row)? = nil, habits: RowHabits = RowHabits(), laws: [SwipeLaw] = allCases,
    search: Search = Search()
  ) -> [Violation<RowEvent>] {
    check(RowSubject(row: make(), mirrored: mirrored?(), habits: habits), laws: laws, search: search)
  }

  /// Checks a row design that can be drawn against laws, with every short sequence of chosen events and with random longer
  /// ones.
  ///
  ///     let violations = SwipeLaw.check(
  ///       { MyRow(leading: [archive], trailing: [delete]) },
  ///       mirrored: { MyRow(leading: [delete], trailing: [archive]) })
  ///
  /// - Parameters:
  ///   - make: A closure that makes a closed row that no finger holds, the same each time.
  ///   - mirrored: A closure that makes the mirror image, with the actions of the two sides exchanged. Without it, as for
  ///     a design that has one side only, ``mirror`` is not checked.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Precondition: The rows are closed, at offset 0, and do not move.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events at most, for *c* choices in a state (fewer than a hundred), the search's depth
  ///   *d*, and its *w* random sequences of *s* events. The search continues from only one of several equal states. After
  ///   an event, most laws take O(*b*²) for *b* buttons. For most laws, shortening a violation of *m* events takes
  ///   O(*m*² log *m*) more.
  public static func check<Row: RevealingRow & DrawableRow>(
    _ make: () -> Row, mirrored: (() -> Row)? = nil, habits: RowHabits = RowHabits(), laws: [SwipeLaw] = allCases,
    search: Search = Search()
  ) -> [Violation<RowEvent>] {
    check(RowSubject(drawn: make(), mirrored: mirrored?(), habits: habits), laws: laws, search: search)
  }

  /// Checks a design against laws while a real scroll view moves its content.
  ///
  ///     let violations = SwipeLaw.checkDriven { MyScrollRow(width: 320, height: 44) }
  ///
  /// Only ``scrollDrivenCases`` are checked, because the scroll view moves the content between two reports. Nothing is drawn,
  /// so ``survivesAnyInput`` sees no layers.
  ///
  /// - Parameters:
  ///   - make: A closure that makes a closed row that no finger holds, the same each time.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  ///   - laws: The laws to check; laws that are not among ``scrollDrivenCases`` are left out.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law, in the order of `laws`; empty if none was found.
  /// - Precondition: The row is closed, at offset 0, and does not move.
  /// - Complexity: O(*c*ᵈ + *w* · *s*²) events at most, for *c* choices in a state (fewer than a hundred), the search's depth
  ///   *d*, and its *w* random sequences of *s* events. The search continues from only one of several equal states. After
  ///   an event, most laws take O(*b*²) for *b* buttons. For most laws, shortening a violation of *m* events takes
  ///   O(*m*² log *m*) more.
  public static func checkDriven<Row: RevealingRow & ScrollDriven>(
    _ make: () -> Row, habits: RowHabits = RowHabits(), laws: [SwipeLaw] = allCases, search: Search = Search()
  ) -> [Violation<RowEvent>] {
    check(RowSubject(driven: make(), habits: habits), laws: laws.filter(scrollDrivenCases.contains), search: search)
  }

  /// The laws that hold for a row while a real scroll view moves its content.
  public static let scrollDrivenCases: [SwipeLaw] = [
    .rests, .oneNoticePerChange, .flicksCount, .samplingDoesNotMatter, .sameScriptSameTrace, .survivesAnyInput,
    .fullSwipesAreArmed, .forecastsComeTrue, .signalsAlternate,
  ]

  /// Checks this law on known events, such as those of a violation that you have fixed.
  ///
  ///     SwipeLaw.rests.check(violation.events, { MyRow(width: 320, height: 44) })   // nil
  ///
  /// ``paintedButtonsArePressed`` and ``paintedInPlace`` hold for every row that cannot be drawn.
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the row, in order; may be empty.
  ///   - make: A closure that makes a closed row that no finger holds.
  ///   - mirrored: A closure that makes the mirror image. Without it, ``mirror`` holds for every row.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  /// - Returns: The violation in the fresh row, or else at the first event that shows one; nil if the law holds.
  /// - Precondition: The rows are closed, at offset 0, and do not move.
  /// - Complexity: O(*e*²) for *e* events.
  public func check<Row: RevealingRow>(
    _ events: [Timed<RowEvent>], _ make: () -> Row, mirrored: (() -> Row)? = nil, habits: RowHabits = RowHabits()
  ) -> Violation<RowEvent>? {
    Search().violation(
      of: self, on: events,
      by: RowSubject(row: make(), mirrored: mirrored?(), habits: habits))
  }

  /// Checks this law on known events of a row that can be drawn.
  ///
  ///     SwipeLaw.rests.check(violation.events, { MyRow(width: 320, height: 44) })   // nil
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the row, in order; may be empty.
  ///   - make: A closure that makes a closed row that no finger holds.
  ///   - mirrored: A closure that makes the mirror image. Without it, ``mirror`` holds for every row.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  /// - Returns: The violation in the fresh row, or else at the first event that shows one; nil if the law holds.
  /// - Precondition: The rows are closed, at offset 0, and do not move.
  /// - Complexity: O(*e*²) for *e* events.
  public func check<Row: RevealingRow & DrawableRow>(
    _ events: [Timed<RowEvent>], _ make: () -> Row, mirrored: (() -> Row)? = nil, habits: RowHabits = RowHabits()
  ) -> Violation<RowEvent>? {
    Search().violation(
      of: self, on: events,
      by: RowSubject(drawn: make(), mirrored: mirrored?(), habits: habits))
  }

  /// Checks this law on known events of a row whose content a real scroll view moves.
  ///
  ///     SwipeLaw.rests.checkDriven(violation.events) { MyScrollRow(width: 320, height: 44) }   // nil
  ///
  /// Only ``scrollDrivenCases`` must hold for such a row.
  ///
  /// - Parameters:
  ///   - events: The events that are sent to the row, in order; may be empty.
  ///   - make: A closure that makes a closed row that no finger holds.
  ///   - habits: The habits of this design; by default, those that suit most rows.
  /// - Returns: The violation in the fresh row, or else at the first event that shows one; nil if the law holds.
  /// - Precondition: The row is closed, at offset 0, and does not move.
  /// - Complexity: O(*e*²) for *e* events.
  public func checkDriven<Row: RevealingRow & ScrollDriven>(
    _ events: [Timed<RowEvent>], _ make: () -> Row, habits: RowHabits = RowHabits()
  ) -> Violation<RowEvent>? {
    Search().violation(of: self, on: events, by: RowSubject(driven: make(), habits: habits))
  }

  private static func check<Row: RevealingRow>(
    _ subject: RowSubject<Row>, laws: [SwipeLaw], search: Search
  ) -> [Violation<RowEvent>] {
    var subject = subject
    var regularLaws = laws.filter { $0 != .survivesAnyInput }
    if subject.mirrored == nil { regularLaws.removeAll { $0 == .mirror } }
    if subject.draw == nil { regularLaws.removeAll { $0 == .paintedButtonsArePressed || $0 == .paintedInPlace } }
    if !regularLaws.contains(.mirror) { subject.mirrored = nil }
    var violations = search.violations(of: regularLaws, by: subject)
    (subject.mirrored, subject.isWild) = (nil, true)
    violations += search.violations(of: laws.filter { $0 == .survivesAnyInput }, by: subject, after: violations)
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }
}
