import InteractionLaws
import InteractionReplay

/// A subject of the storm: a list, with any of its corrections.
struct Subject: Sendable {
  /// The design's name, and the rule set's or the keys of the options.
  let name: String
  /// The names of the corrections, in the order of their declaration.
  let corrections: [String]
  /// Checks laws of tables on the list with some corrections, nil for all of them.
  let violations: @Sendable (_ corrections: [String]?, [TableLaw], Search) -> [Violation<TableLawEvent>]
  /// Describes the table of some rows with some corrections, if scripts can name the list.
  let setup: (@Sendable (_ rows: Int, _ corrections: [String]?) -> TableSetup)?

  /// More rows than a table shows.
  static let rows = 30
  /// Enough rows to break any law of lists.
  static let fewRows = 4

  init(
    _ name: String, corrections: [String] = [],
    violations: @escaping @Sendable (_ corrections: [String]?, [TableLaw], Search) -> [Violation<TableLawEvent>]
  ) {
    self.name = name
    self.corrections = corrections
    self.violations = violations
    setup = nil
  }

  private init(_ name: String, of list: ListUnderLaw, setup: @escaping @Sendable (Int, [String]?) -> TableSetup) {
    self.name = name
    corrections = list.corrections.map(\.name)
    violations = { setup(Self.rows, $0).tableViolations(of: $1, search: $2) }
    self.setup = setup
  }

  /// Whether it is the design of this name, or has the rule set of this name.
  func isNamed(_ name: String) -> Bool { self.name == name || self.name.hasPrefix(name + ", ") }

  private init(_ list: ListUnderLaw) {
    self.init(list.name, of: list) { list.table(rows: $0, corrections: $1) }
  }

  /// Rows of a design with options.
  private init(_ row: RowUnderLaw) {
    let list = ListUnderLaw(row.design, rules: row.rules)
    self.init(row.name, of: list) { rows, corrections in
      let table = list.table(rows: rows, corrections: corrections)
      guard case .rows(let rows, var setup) = table.content else { return table }
      setup.options = row.options
      return TableSetup(rows, of: setup)
    }
  }

  /// Every design under every rule set, and once more with the options that the conformance suite has.
  static let all = Designs.standard.listsUnderLaw.map { Subject($0) } + withOptions

  /// Thresholds, reorder controls, and items in groups that may not be mixed.
  private static let tuned: [String: JSON] = [
    "dismissThreshold": .number(0.25), "pullThreshold": .number(0.5), "pinchThreshold": .number(2),
    "reorderControl": .string("trailing"), "revertsOnSpill": .bool(true),
    "items": .array(
      (0..<rows).map { row in
        .object([
          "text": .string("Item \(row)"), "group": .string("Group \(row / 3)"), "isMovable": .bool(row % 3 > 0),
          "height": .number([30.0, 120, 50, 520, 44, 77][row % 6]),
        ])
      }),
  ]

  private static let withOptions = [
    Subject(RowUnderLaw(.utilityButtons, options: ["sectionIndex": .bool(true), "fullSwipe": .bool(true)])),
    Subject(
      RowUnderLaw(
        .utilityButtons, options: ["fullSwipe": .bool(true), "forbidden": .array([.string("leading")])])),
    Subject(
      RowUnderLaw(
        .utilityButtons, rules: "SWTableViewCellMaster",
        options: ["sectionIndex": .bool(true), "fullSwipe": .bool(true)])),
    Subject(
      RowUnderLaw(
        .constraintSwipe,
        options: ["fullSwipe": .bool(true), "locksSide": .bool(true), "animationDuration": .number(0.7)])),
    Subject(
      RowUnderLaw(
        .scrollSwipe, options: ["fullSwipe": .bool(true), "locksSide": .bool(true), "animationDuration": .number(0.1)])),
    Subject(ListUnderLaw(.constraintSwipe, reordering: ReorderOptions())),
    Subject(ListUnderLaw(.scrollSwipe, reordering: ReorderOptions(control: .leading))),
    Subject(ListUnderLaw(.utilityButtons, reordering: ReorderOptions(control: .trailing, revertsOnSpill: true))),
    Subject(ListUnderLaw(.gestureList, options: ["pinchNeedsNeighbours": .bool(true)])),
    Subject(ListUnderLaw(.gestureList, options: tuned)),
  ]
}

/// The corrections that a subject lacks.
enum LeftOut: Hashable, Sendable {
  case nothing
  case one(String)
  case all

  /// The name on a command line.
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .one(let correction): correction
    case .all: "all"
    }
  }
}

/// A subject with some of its corrections.
struct StormTable: Sendable {
  let subject: Subject
  let leftOut: LeftOut

  /// Each subject with all of its corrections, without each single one, and with none.
  static func tables(of subjects: [Subject]) -> [StormTable] {
    subjects.flatMap { subject in
      let single = subject.corrections.map { LeftOut.one($0) }
      let some = subject.corrections.isEmpty ? [LeftOut.nothing] : [.nothing] + single + [.all]
      return some.map { StormTable(subject: subject, leftOut: $0) }
    }
  }

  var name: String {
    switch leftOut {
    case .nothing: subject.name + ", with all corrections"
    case .one(let correction): subject.name + ", without " + correction
    case .all: subject.name + ", with no correction"
    }
  }

  /// The names of the corrections that are left out.
  var missing: [String] {
    switch leftOut {
    case .nothing: []
    case .one(let correction): [correction]
    case .all: subject.corrections
    }
  }

  /// The names of the corrections that it has, nil for all of them.
  private var corrections: [String]? {
    leftOut == .nothing ? nil : subject.corrections.filter { !missing.contains($0) }
  }

  func violations(of laws: [TableLaw], search: Search) -> [Violation<TableLawEvent>] {
    subject.violations(corrections, laws, search)
  }

  /// Checks laws of lists on the list, with a few rows, if scripts can name it.
  func listViolations(of laws: [ListLaw], search: Search) -> [Violation<ListLawEvent>] {
    laws.isEmpty ? [] : subject.setup?(Subject.fewRows, corrections).violations(of: laws, search: search) ?? []
  }

  /// The violation in words, with a script that replays it if scripts can name the list.
  func report(_ violation: Violation<TableLawEvent>) -> String {
    subject.setup.map { violation.report(for: $0(Subject.rows, corrections)) } ?? violation.text
  }
}
