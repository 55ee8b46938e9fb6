import ExpandableTable
import HeadlessTable
public import InteractionCore

/// What a script says of a table without a screen.
public struct TableSetup: Hashable, Sendable {
  /// The rows of a table.
  public enum Rows: Hashable, Sendable {
    /// A number of rows with the titles "Item #1", "Item #2" …
    case count(Int)
    /// One row for each title.
    case titles([String])

    /// The number of rows, never negative.
    public var count: Int {
      switch self {
      case .count(let count): max(0, count)
      case .titles(let titles): titles.count
      }
    }
  }

  /// The rows.
  public var rows: Rows
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double
  /// Which way the language runs.
  public var direction: ReadingDirection
  /// What the table does to open rows by itself.
  public var policies: TablePolicies
  /// What every row begins as; its width is the table's.
  public var row: RowSetup
  /// The form that the table holds in place of such rows, if any.
  public var form: FormSetup?

  /// Creates a setup; what is left out is what a script gets that leaves it out.
  ///
  /// Whatever the row's width is, it gets the table's.
  public init(
    _ rows: Rows, of row: RowSetup, width: Double = RowSetup.defaultWidth, height: Double = defaultHeight,
    direction: ReadingDirection = .leftToRight, policies: TablePolicies = TablePolicies()
  ) {
    self.rows = rows
    self.width = width
    self.height = height
    self.direction = direction
    self.policies = policies
    self.row = row
    self.row.width = width
  }

  /// Creates the setup of a table that holds a form; what is left out is as above.
  public init(
    _ form: FormSetup, width: Double = RowSetup.defaultWidth, height: Double = defaultHeight,
    direction: ReadingDirection = .leftToRight, policies: TablePolicies = TablePolicies()
  ) {
    self.init(
      .count(0), of: RowSetup(design: .constraintSwipe()), width: width, height: height, direction: direction,
      policies: policies)
    self.form = form
  }

  /// How many rows there are, hidden ones included.
  var rowCount: Int { form?.descriptors.count ?? rows.count }

  /// The height of a table that does not say it, in points: the screen of the first iPhones.
  public static let defaultHeight = 480.0
  /// The most rows that a script may ask for.
  ///
  /// Chosen here: ten million take some 750 megabytes.
  public static let mostRows = 10_000_000
  /// The most rows of a script's table that may be in sight, because each step of a trace lists them.
  ///
  /// Chosen here: far more than a screen shows.
  public static let mostRowsInSight = 1000
}

// MARK: - Reading and writing

extension TableSetup {
  private static let keys = ["of", "row", "rows", "width", "height", "direction", "policies"]
  private static let listKeys = ["of", "list", "width", "height", "direction", "policies"]

  init(_ reading: Reading) throws(ScriptError) {
    let design = try reading.anyObject().design("of", among: Design.inTables)
    let fields = try reading.object(design == .expandableTable ? Self.listKeys : Self.keys)
    let width = try fields.number("width", in: .extent, or: RowSetup.defaultWidth)
    let height = try fields.number("height", in: .extent, or: Self.defaultHeight)
    let direction = try fields.choice("direction", of: ReadingDirection.allCases, named: Self.name, or: .leftToRight)
    let policies = try TablePolicies(fields["policies"])
    if design == .expandableTable {
      let form = try FormSetup(fields["list"] ?? fields.empty("list"))
      guard height <= FormSetup.lowestRow * Double(Self.mostRowsInSight) else {
        throw fields.error(
          at: "height", "\(JSON.text(of: height)) is too high (no more than \(Self.mostRowsInSight) rows in sight)")
      }
      self.init(form, width: width, height: height, direction: direction, policies: policies)
      return
    }
    let rowFields = fields["row"] ?? fields.empty("row")
    let row = try RowSetup(rowFields, of: design, tableWidth: width)
    guard row.height * Double(Self.mostRowsInSight) >= height else {
      let (low, high) = (JSON.text(of: row.height), JSON.text(of: height))
      throw try rowFields.anyObject().error(
        at: "height",
        "\(low) is too small for a table \(high) high (no more than \(Self.mostRowsInSight) rows in sight)")
    }
    self.init(
      try fields.required("rows", Rows.form).rows(), of: row, width: width, height: height,
      direction: direction, policies: policies)
  }

  /// The configuration, without what is as it would be anyway.
  var json: [String: JSON] {
    var values: [String: JSON]
    if let form {
      values = ["of": .string(Design.expandableTable.name), "list": .object(form.json)]
    } else {
      values = ["of": .string(row.design.design.name), "rows": rows.json]
      var rowValues = row.json
      rowValues["width"] = nil
      if !rowValues.isEmpty { values["row"] = .object(rowValues) }
    }
    if width != RowSetup.defaultWidth { values["width"] = .number(width) }
    if height != Self.defaultHeight { values["height"] = .number(height) }
    if direction != .leftToRight { values["direction"] = .string(Self.name(direction)) }
    if policies != TablePolicies() { values["policies"] = policies.json }
    return values
  }

  static func name(_ direction: ReadingDirection) -> String {
    switch direction {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension TablePolicies {
  private static let keys = ["oneOpen", "closesOnScroll", "closesOnOutsideTap"]

  init(_ reading: Reading?) throws(ScriptError) {
    self.init()
    guard let fields = try reading?.object(Self.keys) else { return }
    oneOpen = try fields.bool(Self.keys[0], or: true)
    closesOnScroll = try fields.bool(Self.keys[1], or: true)
    closesOnOutsideTap = try fields.bool(Self.keys[2], or: true)
  }

  var json: JSON {
    let values = zip(Self.keys, [oneOpen, closesOnScroll, closesOnOutsideTap]).filter { !$0.1 }
    return .object(Dictionary(uniqueKeysWithValues: values.map { ($0.0, .bool($0.1)) }))
  }
}

extension TableSetup.Rows {
  fileprivate static let form = "a number of rows or an array of titles"

  fileprivate var json: JSON {
    switch self {
    case .count(let count): .number(Double(count))
    case .titles(let titles): .array(titles.map(JSON.string))
    }
  }
}

extension Reading {
  func rows() throws(ScriptError) -> TableSetup.Rows {
    if case .number = value { return .count(try integer(in: 0...TableSetup.mostRows)) }
    var titles: [String] = []
    for element in try array(TableSetup.Rows.form) { titles.append(try element.string()) }
    return .titles(titles)
  }
}
