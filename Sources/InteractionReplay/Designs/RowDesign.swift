public import InteractionCore
public import InteractionLaws
import InteractionLists

/// A row design that scripts can name: its configuration, its rows and the contents of their traces.
///
/// To register a design of your own, write the row, a type that conforms to `RevealingRow` and `DrawableRow`, and give it a
/// name. Then scripts can be played on it, comparisons include it, and the laws can check it:
///
///     let curtain = RowDesign("curtain") { setup in
///       Curtain(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
///     }
///     let replay = Replay(designs: .standard.adding(curtain))
///     print(try replay.traces(of: bytes, name: "drag.json").text)
///
/// Then add the features that only your row has, if any:
///
/// - ``Options``, for further configuration keys. Their values are the setup's ``RowSetup/options``.
/// - ``State``, for the values in its traces, in addition to those of every row.
/// - Rule sets and corrections, if your row follows an article and corrects its faults:
///   ``init(_:options:state:velocityRule:make:)-3xy5e``.
///
/// Check it in all shapes with ``RowUnderLaw``. `Examples/OwnDesign` is a package with such a row, its options and its state.
///
/// Designs are equal if they have the same name.
public struct RowDesign: Sendable {
  /// The name in scripts and traces, such as `constraint-swipe`.
  public let name: String
  /// The names of the design's rule sets, the default first; empty if there are none.
  public let rules: [String]
  /// The corrections, in the order of their declaration; empty for a design that follows no article.
  public let corrections: [NamedCorrection]
  /// Whether a real scroll view can drive the design's rows.
  public let isScrollDriven: Bool
  /// The keys of a state that become columns of a timeline, in order.
  let timelineKeys: [String]
  /// The configuration keys besides those that every row design has.
  let options: Options
  /// A closure that returns the reason why a pan must state its velocity under the named rule set; nil if it need not.
  let velocityRule: @Sendable (String) -> String?

  /// A closure that makes a row on which scripts are played.
  let makeHost: @Sendable (RowSetup) -> any RowHost
  /// A closure that makes a table of the design's rows, on which scripts are played.
  let makeTableHost: @Sendable (RowSetup, TableSetup) -> any TableHost
  /// The names of the law events that scripts can apply to a list of the design's rows.
  let lawEventNames: [String]
  /// A closure that checks a row against laws of rows.
  let violations: @Sendable (RowSetup, LawCheck<SwipeLaw, RowEvent>, _ isDriven: Bool) -> [Violation<RowEvent>]
  /// A closure that checks an event of one of `DescribedRow.eventKinds`, for a table of the design's rows.
  let checkEvent: @Sendable (RowSetup, String, ScriptValue) throws(ScriptError) -> Void
  /// A closure that checks a list of the design's rows against laws of lists.
  let listViolations: @Sendable (RowSetup, TableSetup, LawCheck<ListLaw, ListLawEvent>) -> [Violation<ListLawEvent>]
  /// A closure that checks a table of the design's rows against laws of tables.
  let tableViolations: @Sendable (RowSetup, TableSetup, LawCheck<TableLaw, TableLawEvent>) -> [Violation<TableLawEvent>]
}

extension RowDesign {
  /// The configuration keys of a design besides those for size, actions, rules and corrections.
  ///
  /// Their values are the setup's ``RowSetup/options``, which the design uses to make a row:
  ///
  ///     let options = RowDesign.Options(keys: ["isNailed"]) { fields throws(ScriptError) in
  ///       try fields.bool("isNailed", or: false) ? ["isNailed": true] : [:]
  ///     }
  ///     let curtain = RowDesign("curtain", options: options) { setup in
  ///       let isNailed = setup.options["isNailed"] == true
  ///       return Curtain(width: setup.width, height: setup.height, trailing: isNailed ? [] : setup.trailing)
  ///     }
  public struct Options: Sendable {
    let keys: [String]
    let read: @Sendable (ScriptFields) throws(ScriptError) -> [String: JSON]
    let mirrored: @Sendable (RowSetup) -> [String: JSON]?
    let habits: @Sendable (RowSetup) -> RowHabits
    let followsIdentity: @Sendable (RowSetup) -> Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - keys: The keys in the configuration, none of which may be `width`, `height`, `leading`, `trailing`, `rules` or
    ///     `corrections`. A script with an unknown key is refused.
    ///   - read: A closure that checks the values of the keys, and returns those that differ from the default, because a
    ///     written script omits default values. If it throws an error, the script is refused.
    ///   - mirrored: A closure that returns the options of a row's mirror image, which by default are the row's own. It
    ///     returns nil if there is no mirror image, as for a row with only one side; then the mirror law is not checked.
    ///   - habits: A closure that returns the row's habits, which the laws need to know, such as the speed of a flick.
    ///   - followsIdentity: A closure that returns whether the states of rows in a list follow the rows' ids (see
    ///     `SwipeList.followsIdentity`); false only to show a fault of an article.
    /// - Complexity: O(1).
    public init(
      keys: [String] = [],
      read: @escaping @Sendable (ScriptFields) throws(ScriptError) -> [String: JSON] = { _ in [:] },
      mirrored: @escaping @Sendable (RowSetup) -> [String: JSON]? = { $0.options },
      habits: @escaping @Sendable (RowSetup) -> RowHabits = { _ in RowHabits() },
      followsIdentity: @escaping @Sendable (RowSetup) -> Bool = { _ in true }
    ) {
      self.keys = keys
      self.mirrored = mirrored
      self.habits = habits
      self.followsIdentity = followsIdentity
      self.read = read
    }
  }

  /// The values in a row's traces, in addition to those of every row.
  ///
  ///     let folds = RowDesign.State<Curtain>(timeline: ["folds"]) { row, time in
  ///       ["folds": .number(row.folds(at: time))]
  ///     }
  ///     let curtain = RowDesign("curtain", state: folds) { setup in
  ///       Curtain(width: setup.width, height: setup.height, trailing: setup.trailing)
  ///     }
  ///
  /// Every row's trace has `offset`, `target`, `rest`, `isMoving`, `content` and `buttons`, and `armed` while a side is armed.
  public struct State<Row>: Sendable {
    let timelineKeys: [String]
    let values: @Sendable (Row, Time) -> [String: JSON]

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - timeline: The keys that get separate columns in a timeline, in order, after `offset`, `target` and `rest`.
    ///   - values: A closure that returns the values at a moment, keyed by name. They replace the values that every row has
    ///     under the same keys.
    /// - Complexity: O(1).
    public init(
      timeline: [String] = [], _ values: @escaping @Sendable (Row, Time) -> [String: JSON] = { _, _ in [:] }
    ) {
      timelineKeys = timeline
      self.values = values
    }
  }

  /// A check of the laws for rows that a scroll view drives; it finds nothing if no scroll view can drive the rows.
  struct ScrollDrivenCheck<Row: RevealingRow>: Sendable {
    let isScrollDriven: Bool
    let violations: @Sendable (Row, LawCheck<SwipeLaw, RowEvent>, RowHabits) -> [Violation<RowEvent>]

    /// The check for rows that no scroll view can drive, which finds nothing.
    static var unsupported: ScrollDrivenCheck { ScrollDrivenCheck(isScrollDriven: false) { _, _, _ in [] } }
  }
}

extension RowDesign.ScrollDrivenCheck where Row: ScrollDriven {
  /// The check for rows that a real scroll view can drive.
  static var supported: Self {
    Self(isScrollDriven: true) { row, check, habits in check.violations(ofDriven: row, habits: habits) }
  }
}

extension RowDesign {
  /// The names of the design's rule sets, or a single nil if there are none.
  var ruleSetNames: [String?] { rules.isEmpty ? [nil] : rules.map { $0 } }
}

// MARK: - Designs without an article

extension RowDesign {
  /// Creates a design without rule sets or corrections.
  ///
  ///     let curtain = RowDesign("curtain") { setup in
  ///       Curtain(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The configuration keys besides those that every row design has.
  ///   - state: The values in the design's traces, in addition to those of every row.
  ///   - make: A closure that makes a closed row of the setup's size and actions; equal setups must give equal rows.
  /// - Precondition: No key of the options is `width`, `height`, `leading`, `trailing`, `rules` or `corrections`.
  /// - Complexity: O(*k*) for *k* keys of the options and the timeline.
  public init<Row: RevealingRow & DrawableRow>(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    make: @escaping @Sendable (RowSetup) -> Row
  ) {
    self.init(
      name, rules: [], corrections: [], options: options, velocityRule: { _ in nil }, state: state,
      scrollDrivenCheck: .unsupported, make: make, makeTracedRow: make)
  }

  /// Creates a design without rule sets or corrections, for rows that a real scroll view can drive, too.
  ///
  /// The compiler chooses this initialiser if your row conforms to `ScrollDriven`. Scripts can then contain `scroll` events,
  /// and ``Designs/rowsUnderLaw`` also includes the rows driven by a scroll view.
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The configuration keys besides those that every row design has.
  ///   - state: The values in the design's traces, in addition to those of every row.
  ///   - make: A closure that makes a closed row of the setup's size and actions; equal setups must give equal rows.
  /// - Precondition: No key of the options is `width`, `height`, `leading`, `trailing`, `rules` or `corrections`.
  /// - Complexity: O(*k*) for *k* keys of the options and the timeline.
  public init<Row: RevealingRow & DrawableRow & ScrollDriven>(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    make: @escaping @Sendable (RowSetup) -> Row
  ) {
    self.init(
      name, rules: [], corrections: [], options: options, velocityRule: { _ in nil }, state: state,
      scrollDrivenCheck: .supported, make: make, makeTracedRow: make)
  }

  /// Creates a design.
  ///
  /// The laws check the rows that `make` makes. Scripts are played on those that `makeTracedRow` makes, which may store more
  /// for their traces.
  init<Row: RevealingRow & DrawableRow, Traced: RevealingRow & DrawableRow>(
    _ name: String, rules: [String], corrections: [NamedCorrection], options: Options,
    velocityRule: @escaping @Sendable (String) -> String?, state: State<Traced>,
    scrollDrivenCheck: ScrollDrivenCheck<Row>, make: @escaping @Sendable (RowSetup) -> Row,
    makeTracedRow: @escaping @Sendable (RowSetup) -> Traced
  ) {
    let reservedKeys = options.keys.filter { (RowSetup.sharedKeys + ["rules", "corrections"]).contains($0) }
    precondition(
      reservedKeys.isEmpty,
      "\(name) cannot have option keys that all row designs reserve; rename \(reservedKeys.joined(separator: ", ")).")
    self.name = name
    self.rules = rules
    self.corrections = corrections
    self.options = options
    self.velocityRule = velocityRule
    isScrollDriven = scrollDrivenCheck.isScrollDriven
    timelineKeys = ["offset", "target", "rest"] + state.timelineKeys
    makeHost = { setup in ScriptedRow(makeTracedRow(setup), state: state) }
    makeTableHost = { row, table in
      ScriptedTable(
        table.swipeList(of: row, makeTracedRow), in: table, scripting: .rows(state, of: row, makeTracedRow),
        lawEvents: SwipeList.lawEvents(differingRow: makeTracedRow(row.differingSetup)))
    }
    lawEventNames = SwipeList<Traced>.lawEvents(differingRow: nil).map { $0.name }
    checkEvent = { setup, kind, value throws(ScriptError) in
      let scripting = ListScripting<SwipeList<Traced>>.rows(state, of: setup, makeTracedRow)
      _ = try scripting.change(kind, value, for: SwipeList(of: makeTracedRow(setup), count: 0))
    }
    violations = { setup, check, isDriven in
      let habits = options.habits(setup)
      return isDriven
        ? scrollDrivenCheck.violations(make(setup), check, habits)
        : check.violations(of: make(setup), mirrored: setup.mirrored.map(make), habits: habits)
    }
    listViolations = { setup, table, check in
      check.violations(of: table.swipeList(of: setup, make), differingRow: make(setup.differingSetup))
    }
    tableViolations = { setup, table, check in
      check.violations(
        of: table.swipeList(of: setup, make), differingRow: make(setup.differingSetup), template: make(setup))
    }
  }
}

extension RowDesign: Hashable {
  /// Returns whether two designs have the same name.
  public static func == (a: RowDesign, b: RowDesign) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
