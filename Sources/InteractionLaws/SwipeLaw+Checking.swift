extension SwipeLaw {
  /// Checks a design of rows.
  ///
  /// - Parameters:
  ///   - make: Makes a closed row that nobody touches, the same one every time.
  ///   - mirrored: Makes the mirror image, with the actions of the two sides exchanged; without it, as for a design that
  ///     has one side only, the mirror law is not checked.
  ///   - laws: Which laws.
  ///   - search: How thoroughly.
  /// - Returns: At most one violation of each law, in their order.
  public static func check<Row: RevealingRow>(
    _ make: () -> Row, mirrored: (() -> Row)? = nil, laws: [SwipeLaw] = allCases, search: Search = Search()
  ) -> [Violation<RowEvent>] {
    check(RowSubject(row: make(), mirrored: mirrored?(), scroll: nil, isWild: false), laws, search)
  }

  /// Checks a design that a real scroll view drives: those laws that hold for it then.
  ///
  /// They are `drivenCases`; where the content is between two reports is the scroll view's affair.
  ///
  /// - Parameters:
  ///   - make: Makes a closed row, the same one every time.
  ///   - laws: Which laws.
  ///   - search: How thoroughly.
  /// - Returns: At most one violation of each law, in their order.
  public static func checkDriven<Row: RevealingRow & ScrollDriven>(
    _ make: () -> Row, laws: [SwipeLaw] = allCases, search: Search = Search()
  ) -> [Violation<RowEvent>] {
    check(RowSubject(driven: make()), laws.filter(drivenCases.contains), search)
  }

  /// The laws of a row that a real scroll view drives.
  public static let drivenCases: [SwipeLaw] = [
    .rests, .oneNoticePerChange, .samplingDoesNotMatter, .sameScriptSameTrace, .anythingGoes,
  ]

  /// Checks one law on events that are known, such as those of a violation that has been mended.
  ///
  /// - Parameters:
  ///   - events: What happens to the row.
  ///   - make: Makes a closed row.
  ///   - mirrored: Makes the mirror image, for the mirror law.
  /// - Returns: The violation at the first event that shows one, or nil.
  public func check<Row: RevealingRow>(
    _ events: [Timed<RowEvent>], _ make: () -> Row, mirrored: (() -> Row)? = nil
  ) -> Violation<RowEvent>? {
    Search().violation(
      self, events, RowSubject(row: make(), mirrored: mirrored?(), scroll: nil, isWild: self == .anythingGoes))
  }

  /// Checks one law on events that are known, of a row that a real scroll view drives.
  public func checkDriven<Row: RevealingRow & ScrollDriven>(
    _ events: [Timed<RowEvent>], _ make: () -> Row
  ) -> Violation<RowEvent>? {
    Search().violation(self, events, RowSubject(driven: make()))
  }

  private static func check<Row: RevealingRow>(
    _ subject: RowSubject<Row>, _ laws: [SwipeLaw], _ search: Search
  ) -> [Violation<RowEvent>] {
    var tame = laws.filter { $0 != .anythingGoes }
    if subject.mirrored == nil { tame.removeAll { $0 == .mirror } }
    var violations = search.violations(of: tame, by: subject)
    if laws.contains(.anythingGoes) {
      var wild = subject
      wild.isWild = true
      violations += search.violations(of: [.anythingGoes], by: wild)
    }
    return laws.flatMap { law in violations.filter { $0.law == law.name } }
  }
}
