public import InteractionCore
public import InteractionLaws

extension RowSetup {
  /// Checks the row that the setup describes against the laws of rows.
  ///
  ///     let setup = RowSetup(curtain, trailing: [delete])
  ///     for violation in setup.violations() { print(violation.report(for: setup)) }
  ///
  /// The mirror law is checked only if the row has a mirror image.
  ///
  /// - Parameters:
  ///   - laws: The laws to check.
  ///   - search: The thoroughness of the search.
  ///   - isDriven: Whether a real scroll view drives the row. If so, only `SwipeLaw.scrollDrivenCases` are checked, or no law
  ///     at all if no scroll view can drive the design's rows.
  /// - Returns: At most one violation of each law, in the order of `laws`.
  /// - Complexity: The same as `SwipeLaw.check`.
  public func violations(
    of laws: [SwipeLaw] = SwipeLaw.allCases, search: Search = Search(), isDriven: Bool = false
  ) -> [Violation<RowEvent>] {
    design.violations(self, .search(laws, search), isDriven)
  }

  /// Checks the row against one law on known events, such as those of a violation that you have fixed.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - events: The events that the row handles, in order; may be empty.
  ///   - isDriven: Whether a real scroll view drives the row. If so, only `SwipeLaw.scrollDrivenCases` must hold; every law
  ///     holds if no scroll view can drive the design's rows.
  /// - Returns: The violation in the fresh row, or else at the first event that shows one; nil if the law holds.
  /// - Complexity: O(*e*²) for *e* events.
  public func violation(
    of law: SwipeLaw, on events: [Timed<RowEvent>], isDriven: Bool = false
  ) -> Violation<RowEvent>? {
    design.violations(self, .events(law, events), isDriven).first
  }
}
