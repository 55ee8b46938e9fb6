public import InteractionCore
public import InteractionLaws

/// A design under one rule set, whose rows are checked against the laws in several shapes.
///
/// Check your own design in a test of your package. A few lines are enough for a design without rule sets or options:
///
///     let subject = RowUnderLaw(curtain)
///     for found in subject.violations() {
///       let (setup, violation) = found.setup.simplest(for: found.violation)
///       print(violation.report(for: setup))
///     }
///
/// ``Designs/rowsUnderLaw`` has a subject for each row design under each of its rule sets, if any, and a second one, driven by
/// a scroll view, if the design's rows support it. Options are up to you, because only you know which values matter:
///
///     let nailed = RowUnderLaw(curtain, options: ["isNailed": true])
public struct RowUnderLaw: Hashable, Sendable {
  /// The design whose rows are checked.
  public let design: RowDesign
  /// The name of the rule set; nil if the design has no rule sets.
  public let rules: String?
  /// The values of the configuration keys in the design's ``RowDesign/Options``.
  public let options: [String: JSON]
  /// Whether a real scroll view drives the rows.
  public let isDriven: Bool

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - design: The design.
  ///   - rules: The name of the rule set, or nil for the design's default.
  ///   - options: The values of the configuration keys in the design's ``RowDesign/Options``, as the closure `read` there
  ///     returns them; they are not checked.
  ///   - isDriven: Whether a real scroll view drives the rows. If so, only `SwipeLaw.scrollDrivenCases` are checked, or no law
  ///     at all if no scroll view can drive the design's rows.
  /// - Complexity: O(1).
  public init(_ design: RowDesign, rules: String? = nil, options: [String: JSON] = [:], isDriven: Bool = false) {
    self.design = design
    self.rules = rules ?? design.rules.first
    self.options = options
    self.isDriven = isDriven
  }

  /// The design's name, the rule set's name, if any, the keys of the options and, for rows driven by a scroll view, `driven`,
  /// separated by commas: `drawer, opensAt`.
  public var name: String {
    let parts = [design.name] + (rules.map { [$0] } ?? []) + options.keys.sorted() + (isDriven ? ["driven"] : [])
    return parts.joined(separator: ", ")
  }

  /// A violation, and the row on which it was found.
  ///
  ///     for found in RowUnderLaw(curtain).violations() {
  ///       print(found.setup.trailing.count, found.violation.report(for: found.setup))
  ///     }
  public struct Finding: Hashable, Sendable {
    /// The setup of the row.
    public let setup: RowSetup
    /// The violation of a law.
    public let violation: Violation<RowEvent>
  }

  /// Checks a row of each shape against laws.
  ///
  /// - Parameters:
  ///   - laws: The laws to check.
  ///   - corrections: The names of the corrections, or nil for all of them; names that the design does not have are ignored.
  ///   - search: The thoroughness of the search.
  /// - Returns: At most one violation of each law for each shape, ordered by shape.
  /// - Complexity: The cost of four calls of `SwipeLaw.check`, one for each shape.
  public func violations(
    of laws: [SwipeLaw] = SwipeLaw.allCases, corrections: [String]? = nil, search: Search = Search()
  ) -> [Finding] {
    shapes(corrections: corrections).flatMap { setup in
      setup.violations(of: laws, search: search, isDriven: isDriven).map { Finding(setup: setup, violation: $0) }
    }
  }

  /// Returns whether a law is broken in any shape, stopping at the first shape that breaks it.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - corrections: The names of the corrections; empty for none.
  ///   - search: The thoroughness of the search.
  /// - Returns: Whether a violation is found.
  /// - Complexity: The cost of at most four calls of `SwipeLaw.check`, one for each shape.
  public func breaks(_ law: SwipeLaw, corrections: [String], search: Search) -> Bool {
    shapes(corrections: corrections).contains {
      !$0.violations(of: [law], search: search, isDriven: isDriven).isEmpty
    }
  }

  /// Returns the setups of the rows that are checked, one for each shape.
  ///
  /// Unless options limit the widths of buttons, the shapes are two trailing buttons, as in ConstraintSwipe's article; one
  /// button on each side, with different widths; no buttons; and four leading buttons and one trailing button, which on each
  /// side ask for more than the row's 320 points.
  ///
  /// - Parameter corrections: The names of the corrections, or nil for all of them.
  /// - Returns: Four setups.
  /// - Complexity: O(1).
  public func shapes(corrections: [String]? = nil) -> [RowSetup] {
    let sides: [(leading: [Double?], trailing: [Double?])] = [
      ([], [nil, nil]), ([90], [30.3]), ([], []), ([nil, 100, 120, 90], [400]),
    ]
    return sides.map { side in
      RowSetup(
        design, leading: Self.actions(widths: side.leading, prefix: "l"),
        trailing: Self.actions(widths: side.trailing, prefix: "t"), rules: rules,
        corrections: corrections, options: options)
    }
  }

  private static func actions(widths: [Double?], prefix: String) -> [InteractionAction] {
    widths.enumerated().map { InteractionAction(id: "\(prefix)\($0)", title: "Button \($0 + 1)", width: $1) }
  }
}

extension Designs {
  /// The subjects for every row design under every rule set.
  ///
  /// First come all subjects without a scroll view, then those with a real scroll view, for designs whose rows it can drive.
  ///
  ///     for subject in Designs.standard.rowsUnderLaw { print(subject.name, subject.violations().count) }
  public var rowsUnderLaw: [RowUnderLaw] {
    let subjects = rows.flatMap { design in design.ruleSetNames.map { RowUnderLaw(design, rules: $0) } }
    let scrollDrivenSubjects = subjects.filter { $0.design.isScrollDriven }
    return subjects + scrollDrivenSubjects.map { RowUnderLaw($0.design, rules: $0.rules, isDriven: true) }
  }
}
