public import InteractionCore
public import InteractionLaws
import InteractionLists

/// A design of rows that scripts can name: how a row is made and configured, and what a trace says about it.
///
/// To register a design of your own, write the row, a type that conforms to `RevealingRow` and `DrawableRow`, and give
/// it a name. From then on scripts play to it, comparisons put it beside the others, and the laws check it:
///
///     let curtain = RowDesign("curtain") { setup in
///       Curtain(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
///     }
///     let replay = Replay(designs: .standard.adding(curtain))
///     print(try replay.traces(of: bytes, name: "drag.json").text)
///
/// Then add what only your row has, where it has any:
///
/// - ``Options``, for keys of its own in a configuration. The values that they read are the setup's
///   ``RowSetup/options``.
/// - ``State``, for what a trace says about it beyond what it says about every row.
/// - Rule sets and corrections, where your row follows an article and mends it:
///   ``init(_:options:state:velocityRule:make:)-3xy5e``.
///
/// Check it in all shapes by ``RowUnderLaw``. `Examples/OwnDesign` is a whole package that does all of this.
///
/// Two designs of the same name are equal.
public struct RowDesign: Sendable {
  /// The name in scripts and traces, such as `constraint-swipe`.
  public let name: String
  /// The names of its rule sets, the default one first; empty where it has no rule sets.
  public let rules: [String]
  /// The corrections, in the order of their declaration; empty for a design that follows no article.
  public let corrections: [NamedCorrection]
  /// Whether a real scroll view can drive its rows.
  public let isScrollDriven: Bool
  /// The keys of a state that a timeline shows, in order.
  let timelineKeys: [String]
  /// The keys that only this design has in a configuration.
  let options: Options
  /// Why a pan must state its velocity under a rule set, by its name; nil where it need not.
  let velocityRule: @Sendable (String) -> String?

  /// Makes a row to be played to.
  let host: @Sendable (RowSetup) -> any RowHost
  /// Makes a table of such rows to be played to.
  let tableHost: @Sendable (RowSetup, TableSetup) -> any TableHost
  /// The names of the events that the laws let happen to a list of them.
  let lawEvents: [String]
  /// Checks laws on a row, or on events that are known.
  let check: @Sendable (RowSetup, LawQuestion<SwipeLaw, RowEvent>, _ isDriven: Bool) -> [Violation<RowEvent>]
  /// Checks an event of a table of such rows that other tables do not have.
  let checkEvent: @Sendable (RowSetup, String, ScriptValue) throws(ScriptError) -> Void
  /// Checks laws on a list of such rows, or on events that are known.
  let checkList: @Sendable (RowSetup, TableSetup, LawQuestion<ListLaw, ListLawEvent>) -> [Violation<ListLawEvent>]
  /// Checks laws on a table of such rows, or on events that are known.
  let checkTable: @Sendable (RowSetup, TableSetup, LawQuestion<TableLaw, TableLawEvent>) -> [Violation<TableLawEvent>]
}

extension RowDesign {
  /// The keys that only this design has in a configuration, beside extent, actions, rules and corrections.
  ///
  /// The values that they read are the setup's ``RowSetup/options``, from where the design takes them to make a row:
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
    ///   - keys: The keys in the configuration. None may be `width`, `height`, `leading`, `trailing`, `rules` or
    ///     `corrections`; any other key that is not among them refuses a script.
    ///   - read: Checks the values of the keys, and returns those that differ from the default: writing a script leaves
    ///     the others out. An error that it throws refuses the script.
    ///   - mirrored: The options of a row's mirror image, or nil where it has none, as a row with only one side has;
    ///     the mirror law is not checked then. By default they are the row's own.
    ///   - habits: What the laws must know of a row that rightly differs from others: from which speed a release is a
    ///     flick, and whether it closes with the table.
    ///   - followsIdentity: Whether the states of rows in a list follow their ids, see `SwipeList.followsIdentity`; false only
    ///     to show a fault of an article.
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

  /// What a trace says about a row beyond what it says about every row.
  ///
  ///     let folds = RowDesign.State<Curtain>(timeline: ["folds"]) { row, time in
  ///       ["folds": .number(row.folds(at: time))]
  ///     }
  ///     let curtain = RowDesign("curtain", state: folds) { setup in
  ///       Curtain(width: setup.width, height: setup.height, trailing: setup.trailing)
  ///     }
  ///
  /// A trace says of every row its `offset`, `target`, `rest`, `isMoving`, `content` and `buttons`.
  public struct State<Row>: Sendable {
    let timeline: [String]
    let values: @Sendable (Row, Time) -> [String: JSON]

    /// Creates a state.
    ///
    /// - Parameters:
    ///   - timeline: The keys that a timeline shows in columns of their own, in order, after `offset`, `target` and
    ///     `rest`.
    ///   - values: The values at a moment, by their keys; they replace those that every row has under the same keys.
    /// - Complexity: O(1).
    public init(
      timeline: [String] = [], _ values: @escaping @Sendable (Row, Time) -> [String: JSON] = { _, _ in [:] }
    ) {
      self.timeline = timeline
      self.values = values
    }
  }

  /// How the laws reach a row: by fingers alone, or by a scroll view's reports too.
  struct Drive<Row: RevealingRow>: Sendable {
    let isScrollDriven: Bool
    let check: @Sendable (Row, LawQuestion<SwipeLaw, RowEvent>, RowHabits) -> [Violation<RowEvent>]

    /// No scroll view can drive the row, so there is nothing to check.
    static var finger: Drive { Drive(isScrollDriven: false) { _, _, _ in [] } }
  }
}

extension RowDesign.Drive where Row: ScrollDriven {
  /// A real scroll view can drive the row.
  static var scrollView: Self {
    Self(isScrollDriven: true) { row, question, habits in question.check(driven: row, habits) }
  }
}

extension RowDesign {
  /// The names of its rule sets, or a nil where it has none.
  var ruleSets: [String?] { rules.isEmpty ? [nil] : rules.map { $0 } }
}

// MARK: - Designs without an article

extension RowDesign {
  /// Creates a design without rule sets and corrections.
  ///
  ///     let curtain = RowDesign("curtain") { setup in
  ///       Curtain(width: setup.width, height: setup.height, leading: setup.leading, trailing: setup.trailing)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The keys that only this design has in a configuration.
  ///   - state: What a trace says about its rows beyond what it says about every row.
  ///   - make: Makes a closed row of the setup's extent and actions; equal rows for equal setups.
  /// - Precondition: The options' keys are none that every row has.
  /// - Complexity: O(1).
  public init<Row: RevealingRow & DrawableRow>(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    make: @escaping @Sendable (RowSetup) -> Row
  ) {
    self.init(name, [], [], options, { _ in nil }, state, .finger, make, traced: make)
  }

  /// Creates a design without rule sets and corrections whose rows a real scroll view can drive too.
  ///
  /// The compiler chooses it where your row conforms to `ScrollDriven`. Scripts can then hold `scroll` events, and
  /// ``Designs/rowsUnderLaw`` checks the design with a scroll view too.
  ///
  /// - Parameters:
  ///   - name: The name in scripts and traces, unique in a registry.
  ///   - options: The keys that only this design has in a configuration.
  ///   - state: What a trace says about its rows beyond what it says about every row.
  ///   - make: Makes a closed row of the setup's extent and actions; equal rows for equal setups.
  /// - Precondition: The options' keys are none that every row has.
  /// - Complexity: O(1).
  public init<Row: RevealingRow & DrawableRow & ScrollDriven>(
    _ name: String, options: Options = Options(), state: State<Row> = State(),
    make: @escaping @Sendable (RowSetup) -> Row
  ) {
    self.init(name, [], [], options, { _ in nil }, state, .scrollView, make, traced: make)
  }

  /// Creates a design; the row that scripts play to may remember more for its trace than the design does.
  init<Row: RevealingRow & DrawableRow, Traced: RevealingRow & DrawableRow>(
    _ name: String, _ rules: [String], _ corrections: [NamedCorrection], _ options: Options,
    _ velocityRule: @escaping @Sendable (String) -> String?, _ state: State<Traced>, _ drive: Drive<Row>,
    _ make: @escaping @Sendable (RowSetup) -> Row, traced: @escaping @Sendable (RowSetup) -> Traced
  ) {
    let taken = options.keys.filter { (RowSetup.sharedKeys + ["rules", "corrections"]).contains($0) }
    precondition(taken.isEmpty, "Every row has options of these names: " + taken.joined(separator: ", ") + ".")
    self.name = name
    self.rules = rules
    self.corrections = corrections
    self.options = options
    self.velocityRule = velocityRule
    isScrollDriven = drive.isScrollDriven
    timelineKeys = ["offset", "target", "rest"] + state.timeline
    host = { setup in HostedRow(traced(setup), state) }
    tableHost = { row, table in
      HostedTable(
        table.swipeList(of: row, traced), in: table, .rows(state, of: row, traced),
        lawEvents: SwipeList.lawEvents(traced(row.differing)))
    }
    lawEvents = SwipeList<Traced>.lawEvents(nil).map { $0.name }
    checkEvent = { setup, kind, value throws(ScriptError) in
      let scripting = ListScripting<SwipeList<Traced>>.rows(state, of: setup, traced)
      _ = try scripting.change(kind, value, SwipeList(of: traced(setup), count: 0))
    }
    check = { setup, question, isDriven in
      let habits = options.habits(setup)
      return isDriven
        ? drive.check(make(setup), question, habits)
        : question.check(make(setup), mirrored: setup.mirrored.map(make), habits)
    }
    checkList = { setup, table, question in
      question.check(list: table.swipeList(of: setup, make), differing: make(setup.differing))
    }
    checkTable = { setup, table, question in
      question.check(list: table.swipeList(of: setup, make), differing: make(setup.differing), of: make(setup))
    }
  }
}

extension RowDesign: Hashable {
  /// Whether both have the same name.
  public static func == (a: RowDesign, b: RowDesign) -> Bool { a.name == b.name }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
